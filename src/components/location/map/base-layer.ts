/** What a Leaflet map shows below its markers: tiles of the site's own server, or the outline of Australia. */
import type { Map as LeafletMap } from 'leaflet'
import { control, divIcon, marker, polygon, polyline, tileLayer } from 'leaflet'
import { OUTLINE_BORDERS, OUTLINE_LAND, STATE_NAMES } from '#domain/places/australia-outline.ts'
import { element } from '../../elements/draw-element.ts'

const MAX_TILE_ZOOM = 20
/** The outline knows the coast to a quarter of a degree: nearer, it would say what it does not know. */
const MAX_OUTLINE_ZOOM = 11

export function addTiles(view: LeafletMap, url: string, attribution: string): void {
  // Leaflet takes HTML here: a text node, serialised, is text.
  const text = element('span', {}, attribution).outerHTML
  control.attribution({ prefix: false }).addTo(view)
  tileLayer(url, { attribution: text, maxZoom: MAX_TILE_ZOOM }).addTo(view)
}

export function addOutline(view: LeafletMap): void {
  view.setMaxZoom(MAX_OUTLINE_ZOOM)
  const atPoint = ([longitude, latitude]: readonly [number, number]): [number, number] => [latitude, longitude]
  for (const points of OUTLINE_LAND) {
    polygon(points.map(atPoint), { className: 'outline-map__land', interactive: false, fillOpacity: 1 }).addTo(view)
  }
  for (const points of OUTLINE_BORDERS) {
    polyline(points.map(atPoint), { className: 'outline-map__borders', interactive: false }).addTo(view)
  }
  for (const { name, at } of STATE_NAMES) {
    const icon = divIcon({ className: 'outline-map__state', html: element('span', {}, name), iconSize: [0, 0] })
    marker(atPoint(at), { icon, interactive: false, keyboard: false, alt: '' }).addTo(view)
  }
}
