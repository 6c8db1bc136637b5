/** The buttons that choose cars for the comparison; the bar that shows them is loaded with the first. */

import { COMPARE_LIMIT, COMPARE_PATH } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { compared } from '#stores/saved/browser-compare.ts'
import { browserFavouriteOf } from '../favourites/favourite-attributes.ts'
import { fullText } from './compare-words.ts'

/** Puts the bar at the end of the page with the first chosen car; the comparison itself needs none. */
export function watchCompare(): void {
  if (location.pathname === COMPARE_PATH) return
  compared.$compared.subscribe((cars) => {
    if (cars.length > 0)
      import('./compare-bar.ts').then(
        ({ showBar }) => showBar(),
        () => {},
      )
  })
}

function toggle(car: Favourite): void {
  const outcome = compared.toggle(car)
  import('./compare-bar.ts').then(
    ({ announceCompare }) => announceCompare(outcome, car.name),
    () => {},
  )
}

/** Why a car cannot be added: seen by whoever points at the button or has the focus on it. A press says it again. */
function showReason(button: HTMLButtonElement, reason: string | null): void {
  button.ariaDisabled = reason && 'true'
  button.ariaDescription = reason
  if (reason === null) button.removeAttribute('data-reason')
  else button.dataset['reason'] = reason
}

/** `<compare-button>`: chooses a car for the comparison; the favourite button beside it holds the car's record. */
export class CompareButton extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    const heart = this.parentElement?.querySelector<HTMLElement>('favourite-button')
    const car = heart === null || heart === undefined ? null : browserFavouriteOf(heart)
    if (button === null || car === null) return
    const { reason } = button.dataset
    if (reason !== undefined) {
      showReason(button, reason)
      return
    }
    button.onclick = () => toggle(car)
    this.#stop = compared.$compared.subscribe((cars) => {
      const isChosen = compared.has(car.slug)
      const isFull = !isChosen && cars.length >= COMPARE_LIMIT
      button.setAttribute('aria-pressed', String(isChosen))
      showReason(button, isFull ? fullText() : null)
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}
