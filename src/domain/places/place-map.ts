/**
 * The map of a place, shown in the page after a press: an embedded map service with a client key (S2 §7), the site's own
 * tile server, or, without either, an outline of Australia.
 */

import { addressLine } from './address-line.ts'
import { onOutline } from './australia-outline.ts'

export type MapProvider = 'none' | 'openstreetmap' | 'google' | 'mapbox' | 'tiles'

export interface MapOptions {
  readonly provider: MapProvider
  readonly clientKey: string | null
  /** From 1 for the world to 20 for a building. */
  readonly zoom: number
  readonly tiles: TileServer | null
}

export interface TileServer {
  /** With {z}, {x} and {y}. */
  readonly url: string
  /** Whose map it is. */
  readonly attribution: string
}

export interface MappedPlace {
  readonly name: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postcode: string
    /** Degrees. */
    readonly latitude: number | null
    readonly longitude: number | null
    readonly placeId: string | null
  }
}

export interface PlaceMap {
  /** What is shown in the page: a frame, tiles around a point, or a point on the outline. */
  readonly shown:
    | { readonly kind: 'frame'; readonly url: string }
    | { readonly kind: 'tiles'; readonly at: MapPoint; readonly tiles: TileServer; readonly zoom: number }
    | { readonly kind: 'outline'; readonly at: MapPoint }
  /** A map as a page of its own, where no script runs. */
  readonly pageUrl: string
}

export interface MapPoint {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Where the frames of each service come from. */
const FRAME_ORIGINS: Readonly<Record<MapProvider, string | null>> = {
  none: null,
  openstreetmap: 'https://www.openstreetmap.org',
  google: 'https://www.google.com',
  mapbox: 'https://api.mapbox.com',
  tiles: null,
}

/** Pictures of any host are allowed on every page, so a tile server needs no place in the policy. */
export function mapOrigin({ provider }: MapOptions): string | null {
  return FRAME_ORIGINS[provider]
}

/** `null` where the map must know where the place is and nobody has said, or for a place outside the outline. */
export function placeMap(options: MapOptions, { name, address }: MappedPlace): PlaceMap | null {
  const { provider, clientKey, zoom, tiles } = options
  const key = encodeURIComponent(clientKey ?? '')
  const { latitude, longitude, placeId } = address
  const words = encodeURIComponent(`${name}, ${addressLine(address)}`)
  const searchUrl = `https://www.google.com/maps/search/?api=1&query=${words}`
  const frame = (url: string, pageUrl: string): PlaceMap => ({ shown: { kind: 'frame', url }, pageUrl })
  if (provider === 'google') {
    const query = placeId === null ? words : `place_id:${encodeURIComponent(placeId)}`
    return frame(`https://www.google.com/maps/embed/v1/place?key=${key}&q=${query}&zoom=${zoom}`, searchUrl)
  }
  if (latitude === null || longitude === null) return null
  if (provider === 'mapbox') {
    const url = `https://api.mapbox.com/styles/v1/mapbox/streets-v12.html?title=false&zoomwheel=false&access_token=${key}#${zoom}/${latitude}/${longitude}`
    return frame(url, url)
  }
  if (provider === 'openstreetmap') {
    const box = boxAround(latitude, longitude, zoom).map((degrees) => degrees.toFixed(5))
    return frame(
      `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    )
  }
  const at = { latitude, longitude }
  if (provider === 'tiles' && tiles !== null) return { shown: { kind: 'tiles', at, tiles, zoom }, pageUrl: searchUrl }
  return onOutline(longitude, latitude) === null ? null : { shown: { kind: 'outline', at }, pageUrl: searchUrl }
}

/** Of a tile of Web maps. */
const TILE_PX = 256
/** The usual size of the frame. */
const FRAME_PX = { width: 720, height: 360 }

/** West, south, east, north: what a frame of the usual size shows at a zoom. */
function boxAround(latitude: number, longitude: number, zoom: number): [number, number, number, number] {
  const degreesPerPx = 360 / 2 ** zoom / TILE_PX
  const halfWidth = (FRAME_PX.width * degreesPerPx) / 2
  const halfHeight = (FRAME_PX.height * degreesPerPx * Math.cos((latitude * Math.PI) / 180)) / 2
  return [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]
}
