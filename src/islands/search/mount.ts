/** Puts the search into the place of the page that was built, once the first answer is there. */
import { createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { SearchSettings } from '#search/settings.ts'
import { pageElements } from './page-elements.ts'
import { SearchRoot } from './SearchRoot.tsx'
import type { SearchParts } from './search-parts.ts'
import { createSearchRouter } from './search-router.ts'
import type { Visit } from './visit.ts'

const CARDS = '.search__results .grid > li'
/** What is as high as the style sheet guesses until it has come into view. */
const GUESSED = [CARDS, '.similar']

/** `host` holds the page as it was built, whose frame gives way. */
export function mountSearch(host: HTMLElement, settings: SearchSettings, parts: SearchParts): void {
  const frame = host.querySelector<HTMLElement>('.search__frame')
  if (frame === null) return
  const drawn = document.createElement('div')
  drawn.className = frame.className
  const visit: Visit = { byHistory: false }
  const root = createRoot(drawn)
  const search = createElement(SearchRoot, {
    settings,
    parts,
    elements: pageElements(host),
    visit,
    router: createSearchRouter(settings, window, visit),
    // A copy: the page as it was built keeps its own for as long as it is shown.
    related: copyOf(frame.querySelector<HTMLElement>('.search__related')),
    onReady: () => takeOver(host, frame, drawn),
  })
  // In slices, so that a shopper who scrolls meanwhile is not held up.
  startTransition(() => root.render(search))
}

function copyOf(element: HTMLElement | null): HTMLElement | null {
  return element === null ? null : (element.cloneNode(true) as HTMLElement)
}

/** What had the focus keeps it. */
function takeOver(host: HTMLElement, frame: HTMLElement, drawn: HTMLElement): void {
  if (drawn.isConnected) return
  const focused = document.activeElement
  const typed = frame.querySelector<HTMLInputElement>('.search__ask input')
  const placeOf = focused !== null && frame.contains(focused) ? focusPlace(frame, focused) : null
  keepHeights(frame, drawn)
  frame.replaceWith(drawn)
  if (typed !== null) handOver(typed, focused === typed, drawn.querySelector('.search__ask input'))
  if (placeOf !== null && focused !== typed) {
    const counterpart = placeOf(drawn) ?? drawn.querySelector<HTMLElement>('#results')
    counterpart?.focus({ preventScroll: true })
  }
  delete host.dataset['pending']
  host.dataset['ready'] = ''
}

/** Finds in another frame what stands where `focused` does in this one: in the same card, or a link that says the same. */
function focusPlace(frame: HTMLElement, focused: Element): (other: HTMLElement) => HTMLElement | undefined {
  const card = [...frame.querySelectorAll(CARDS)].findIndex((each) => each.contains(focused))
  const alikeIn = (whole: HTMLElement): HTMLElement[] => {
    const place = card < 0 ? whole : whole.querySelectorAll(CARDS)[card]
    const all = [...(place?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    return card < 0 ? all.filter(({ textContent }) => textContent === focused.textContent) : all
  }
  const index = alikeIn(frame).indexOf(focused as HTMLElement)
  return (other) => alikeIn(other)[index]
}

/** On a phone: whoever has scrolled on has seen how high it is, and what is drawn anew would be guessed again. */
function keepHeights(frame: HTMLElement, drawn: HTMLElement): void {
  for (const guessed of GUESSED) {
    const news = drawn.querySelectorAll<HTMLElement>(guessed)
    for (const [index, built] of frame.querySelectorAll(guessed).entries()) {
      news[index]?.style.setProperty('contain-intrinsic-block-size', `auto ${built.getBoundingClientRect().height}px`)
    }
  }
}

/** Words that were typed before the search was there. */
function handOver(from: HTMLInputElement, hasFocus: boolean, to: HTMLInputElement | null): void {
  if (to === null) return
  if (from.value !== '' && from.value !== to.value) {
    // As a browser sets it when somebody types, which React listens to.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (hasFocus) to.focus({ preventScroll: true })
}
