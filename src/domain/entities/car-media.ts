/** Photographs, videos, spins and hotspots of a car (S1 §3 Car "Media"). */
import type { Hotspot } from '../car/viewer/hotspots.ts'
import { readUrl } from '../values/read-url.ts'
import { asLine, asList, asNumber, entity, isRecord, line, list, part, read, required, url, whole } from './fields.ts'

const MAX_IMAGES = 100
const MAX_VIDEOS = 20
/** A spin has at most one picture for each degree. */
const MAX_SPIN_IMAGES = 360
const MAX_HOTSPOTS = 100

/** `{ image: { url, thumb: { url } } }`; an image without a thumbnail is its own. */
export interface ImageDto {
  image: { url: string; thumb: { url: string } }
}

const asUrl = (value: unknown): string | null => readUrl(value)

function asImage(value: unknown): ImageDto | null {
  const holder = isRecord(value) ? (value['image'] ?? value) : value
  const address = readUrl(isRecord(holder) ? holder['url'] : holder)
  if (address === null) return null
  const thumb = isRecord(holder) ? holder['thumb'] : null
  return { image: { url: address, thumb: { url: readUrl(isRecord(thumb) ? thumb['url'] : thumb) ?? address } } }
}

/** `{ video: { url } }`, `{ url }` or an address. */
function asVideo(value: unknown): { video: { url: string } } | null {
  const holder = isRecord(value) ? (value['video'] ?? value) : value
  const address = readUrl(isRecord(holder) ? holder['url'] : holder)
  return address === null ? null : { video: { url: address } }
}

const asDegrees = asNumber(-360, 360)
/** A share of the picture; above 1 it is in percent. */
function asShare(value: unknown): number | null {
  const number = asNumber(0, 100)(value)
  return number === null || number <= 1 ? number : number / 100
}

interface PositionDto {
  angle: number
  x: number
  y: number
}

function asPosition(value: unknown): PositionDto | null {
  if (!isRecord(value)) return null
  const [angle, x, y] = [asDegrees(value['angle']), asShare(value['x']), asShare(value['y'])]
  return angle === null || x === null || y === null ? null : { angle, x, y }
}

/** A list of positions, or an object of positions by their angle. */
function asPositions(value: unknown): PositionDto[] {
  const byAngle = isRecord(value)
    ? Object.entries(value).map(([angle, at]) => (isRecord(at) ? { ...at, angle } : at))
    : value
  return asList(byAngle, asPosition, MAX_SPIN_IMAGES)
}

interface HotspotDto {
  description: string
  positions: PositionDto[]
}

/** A hotspot without a description or a position says nothing. */
function asHotspot(value: unknown): HotspotDto | null {
  if (!isRecord(value)) return null
  const description = asLine(1_000)(value['description'])
  const positions = asPositions(value['positions'])
  return description === null || positions.length === 0 ? null : { description, positions }
}

export const hotspotsSchema = entity({
  exterior: list(asHotspot, MAX_HOTSPOTS),
  interior: list(asHotspot, MAX_HOTSPOTS),
})

export const mediaEntries = {
  images: list(asImage, MAX_IMAGES),
  thumbnails: list(asUrl, MAX_IMAGES),
  primary_image_url: url,
  video_url: url,
  external_video_url: url,
  walkaround_videos: list(asVideo, MAX_VIDEOS),
  videos: list(asVideo, MAX_VIDEOS),
  spin_images: list(asUrl, MAX_SPIN_IMAGES),
  spin_interior_image: url,
  spin_code: line(200),
  hotspots: part(hotspotsSchema),
  photos_count: whole(0, 1_000),
}

interface HotspotsDto {
  exterior: readonly HotspotDto[]
  interior: readonly HotspotDto[]
}

/** Hotspots as the rules of the viewer read them. */
export function hotspotsFromDto(hotspots: HotspotsDto | null): Hotspot[] {
  const ofView = (view: Hotspot['view'], dto: readonly HotspotDto[]): Hotspot[] =>
    dto.map(({ description, positions }) => ({
      view,
      description,
      positions: positions.map(({ angle, x, y }) => ({ angleDegrees: angle, xShare: x, yShare: y })),
    }))
  return hotspots === null ? [] : [...ofView('exterior', hotspots.exterior), ...ofView('interior', hotspots.interior)]
}

/** An address that an entity cannot be without. */
export const requiredUrl = required(asUrl, 'an https: address or a path from /')
/** `{ url }` or an address, as an address. */
export const urlHolder = read((value) => readUrl(isRecord(value) ? value['url'] : value))
