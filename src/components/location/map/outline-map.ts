/** The outline of Australia with a marker where each place is: for sites without a map service. */

import { OUTLINE_SIZE, onOutline, outlinePaths, STATE_NAMES } from '#domain/places/australia-outline.ts'
import type { MapPoint } from '#domain/places/place-map.ts'

const SVG = 'http://www.w3.org/2000/svg'

export function createOutlineMap(places: readonly MapPoint[], title: string): SVGElement {
  const { width, height } = OUTLINE_SIZE
  const { land, borders } = outlinePaths()
  const svg = shape('svg', {
    class: 'outline-map',
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': `${title}, in Australia`,
  })
  svg.append(shape('path', { class: 'outline-map__land', d: land }))
  svg.append(shape('path', { class: 'outline-map__borders', d: borders }))
  for (const { name, at } of STATE_NAMES) {
    const place = onOutline(...at)
    if (place === null) continue
    const words = shape('text', { x: String(place.x), y: String(place.y), 'text-anchor': 'middle' })
    words.textContent = name
    svg.append(words)
  }
  for (const { latitude, longitude } of places) {
    const point = onOutline(longitude, latitude)
    if (point === null) continue
    const at = { cx: String(point.x), cy: String(point.y) }
    // Of one place alone, so that it is seen at once.
    if (places.length === 1) svg.append(shape('circle', { class: 'outline-map__ring', r: '24', ...at }))
    svg.append(shape('circle', { class: 'outline-map__dot', r: '9', ...at }))
  }
  return svg
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
