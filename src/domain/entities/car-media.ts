/** Hotspots of a car, and an address within an object (S1 §3 Car "Media"). */
import type { Hotspot } from '../car/viewer/hotspots.ts'
import { readUrl } from '../values/read-url.ts'
import { asLine, asList, asNumber, entity, isRecord, list, read } from './fields.ts'

/** A spin has at most one picture for each degree. */
const MAX_SPIN_IMAGES = 360
const MAX_HOTSPOTS = 100

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

/** `{ url }` or an address, as an address. */
export const urlHolder = read((value) => readUrl(isRecord(value) ? value['url'] : value))
