/** Marked points over a picture of a car: a button each, whose text opens as a popover, and all of them as a list. */
import type { Hotspot, ShownHotspot } from '#domain/car/viewer/hotspots.ts'
import { element } from '../../elements/draw-element.ts'

export interface HotspotLayer {
  /** The buttons, to stand over the picture. */
  readonly buttons: HTMLElement
  /** What the points say, for who cannot see where they are. */
  readonly list: HTMLElement
  draw(shown: readonly ShownHotspot[]): void
}

/** `of` goes into the ids of the texts: two views of a car may have points. */
export function createHotspotLayer(of: Hotspot['view'], hotspots: readonly Hotspot[]): HotspotLayer {
  const texts = [...new Set(hotspots.filter(({ view }) => view === of).map(({ description }) => description))]
  const points = new Map(
    texts.map((text, index) => {
      const id = `hotspot-${of}-${index + 1}`
      const button = element('button', { class: 'hotspot', type: 'button', popovertarget: id, 'aria-label': text })
      const place = element('div', { class: 'hotspots__place' }, button)
      place.hidden = true
      return [text, { place, words: element('p', { class: 'hotspot__text', id, popover: '' }, text) }] as const
    }),
  )
  const buttons = element('div', { class: 'hotspots' })
  for (const { place, words } of points.values()) buttons.append(place, words)
  const list = element('ul', { class: 'viewer__list', 'aria-label': 'Points of interest' })
  list.append(...texts.map((text) => element('li', {}, text)))
  list.hidden = texts.length === 0
  return {
    buttons,
    list,
    draw(shown) {
      const seen = new Map(shown.map((each) => [each.description, each]))
      for (const [text, { place, words }] of points) {
        const at = seen.get(text)
        if (at !== undefined) place.style.transform = `translate(${at.xShare * 100}%, ${at.yShare * 100}%)`
        if (place.hidden === (at === undefined)) continue
        place.hidden = at === undefined
        if (place.hidden) words.hidePopover()
      }
    },
  }
}
