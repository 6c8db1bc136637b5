/** A map of the site's own tile server, by Leaflet. Loaded by a press. */
import { divIcon, map, marker } from 'leaflet'
import leafletSheetUrl from 'leaflet/dist/leaflet.css?url'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { addTiles } from './base-layer.ts'

export interface TileMapOptions {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
  /** With {z}, {x} and {y}. */
  readonly tileUrl: string
  readonly attribution: string
  readonly title: string
}

/** `host` stands in the page already: Leaflet measures it. */
export async function drawTileMap(host: HTMLElement, options: TileMapOptions): Promise<void> {
  await loadStyleSheet(leafletSheetUrl)
  const at: [number, number] = [options.latitude, options.longitude]
  const view = map(host, { center: at, zoom: options.zoom, scrollWheelZoom: false, attributionControl: false })
  addTiles(view, options.tileUrl, options.attribution)
  const icon = divIcon({ className: 'place-map__marker', iconSize: [24, 24] })
  marker(at, { icon, alt: options.title, interactive: false, keyboard: false }).addTo(view)
}
