/** What a press on "Show the map" shows. Loaded by that press. */
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { element } from '../../elements/draw-element.ts'
import { createOutlineMap } from './outline-map.ts'
import sheetUrl from './place-map.css?url'

/** Puts the map of a `<place-map>` below `bar`; rejected when it cannot be loaded. */
export async function showMap({ dataset }: HTMLElement, bar: Element): Promise<void> {
  const { embed, title = '', at = '', tiles, attribution = '', zoom } = dataset
  const [latitude = 0, longitude = 0] = at.split(',').map(Number)
  await loadStyleSheet(sheetUrl)
  if (embed !== undefined) {
    const frame = element('iframe', { class: 'place-map', src: embed, title })
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    bar.after(frame)
    frame.focus({ preventScroll: true })
    return
  }
  const map = element('div', { class: 'place-map', role: 'region', 'aria-label': title, tabindex: '-1' })
  if (tiles === undefined) {
    map.append(createOutlineMap([{ latitude, longitude }], title))
    bar.after(map)
  } else {
    const { drawTileMap } = await import('./tile-map.ts')
    bar.after(map)
    await drawTileMap(map, { latitude, longitude, zoom: Number(zoom), tileUrl: tiles, attribution, title })
  }
  map.focus({ preventScroll: true })
}
