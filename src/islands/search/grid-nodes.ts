/**
 * The items of the grid, kept as they are while they stay: a card whose car is still there is the same element, with its
 * photograph loaded and its heart in place.
 *
 * On phones those that come into view first are drawn at once, and the others a few at a time after that has been
 * painted. Until then they are as high as the style sheet says of what is not in view.
 */
import { afterNextPaint } from './after-next-paint.ts'

export interface GridItem {
  /** Which item it is, whatever it looks like. */
  readonly key: string
  /** What stands inside its list item. Escaped. */
  readonly html: string
}

interface KnownItem {
  readonly element: HTMLLIElement
  readonly html: string
}

export interface GridNodes {
  /** `atOnce` of them from the top, if not all. */
  update(items: readonly GridItem[], atOnce?: number): void
}

/** So many take a slow phone a short time. */
const DRAWN_TOGETHER = 6

export function createGridNodes(list: HTMLElement): GridNodes {
  let known = new Map<string, KnownItem>()
  /** What is there and still empty, by the text that goes into it. */
  let waiting = new Map<HTMLLIElement, string>()
  let isFilling = false

  function fillNow(element: HTMLLIElement): void {
    const html = waiting.get(element)
    if (html === undefined) return
    waiting.delete(element)
    write(element, html)
  }
  function fill(): void {
    isFilling = false
    for (const element of [...waiting.keys()].slice(0, DRAWN_TOGETHER)) fillNow(element)
    fillLater()
  }
  function fillLater(): void {
    if (isFilling || waiting.size === 0) return
    isFilling = true
    afterNextPaint(fill)
  }
  function elementFor(item: GridItem, isLater: boolean): KnownItem {
    const before = known.get(item.key)
    if (before?.html === item.html) {
      if (!isLater) fillNow(before.element)
      return before
    }
    const element = document.createElement('li')
    // The first answer takes the place of the page as it was built, all of it at once.
    if (isLater && known.size > 0) {
      waiting.set(element, item.html)
      return { element, html: item.html }
    }
    write(element, item.html)
    return { element, html: item.html }
  }

  return {
    update(items, atOnce = items.length) {
      const next = new Map(items.map((item, index) => [item.key, elementFor(item, index >= atOnce)]))
      known = next
      const elements = [...next.values()].map(({ element }) => element)
      const stays = new Set<Element>(elements)
      for (const child of [...list.children]) if (!stays.has(child)) child.remove()
      elements.forEach((element, index) => {
        const there = list.children[index]
        if (there !== element) list.insertBefore(element, there ?? null)
      })
      waiting = new Map([...waiting].filter(([element]) => stays.has(element)))
      fillLater()
    },
  }
}

function write(element: HTMLLIElement, html: string): void {
  // safe: made by the functions that the page hands in, which escape every value
  element.innerHTML = html
}
