/** The map of a place (S2 §7 "an embedded map service is used with a client key"): shown in the page after a press. */

export type MapProvider = 'none' | 'openstreetmap' | 'google' | 'mapbox'

export interface MapOptions {
  readonly provider: MapProvider
  readonly clientKey: string | null
  /** From 1 for the world to 20 for a building. */
  readonly zoom: number
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
  /** For a frame of the page. */
  readonly embedUrl: string
  /** The same map as a page of its own, where no script runs. */
  readonly pageUrl: string
}

/** Where the frames of each service come from. */
const ORIGINS: Readonly<Record<MapProvider, string | null>> = {
  none: null,
  openstreetmap: 'https://www.openstreetmap.org',
  google: 'https://www.google.com',
  mapbox: 'https://api.mapbox.com',
}

export function mapOrigin({ provider }: MapOptions): string | null {
  return ORIGINS[provider]
}

/** `null` without a service, or where the service needs to know where the place is and nobody has said. */
export function placeMap({ provider, clientKey, zoom }: MapOptions, { name, address }: MappedPlace): PlaceMap | null {
  const origin = ORIGINS[provider]
  const key = encodeURIComponent(clientKey ?? '')
  const { latitude, longitude, placeId } = address
  const words = encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)
  if (origin === null) return null
  if (provider === 'google') {
    const query = placeId === null ? words : `place_id:${encodeURIComponent(placeId)}`
    return {
      embedUrl: `${origin}/maps/embed/v1/place?key=${key}&q=${query}&zoom=${zoom}`,
      pageUrl: `${origin}/maps/search/?api=1&query=${words}`,
    }
  }
  if (latitude === null || longitude === null) return null
  if (provider === 'mapbox') {
    const url = `${origin}/styles/v1/mapbox/streets-v12.html?title=false&zoomwheel=false&access_token=${key}#${zoom}/${latitude}/${longitude}`
    return { embedUrl: url, pageUrl: url }
  }
  const box = boxAround(latitude, longitude, zoom).map((degrees) => degrees.toFixed(5))
  return {
    embedUrl: `${origin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    pageUrl: `${origin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  }
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
