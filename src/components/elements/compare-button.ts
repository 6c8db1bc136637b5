/** `<compare-button>`: chooses a car for the comparison; which car it is, the heart beside it says. */
import { compared } from '#stores/browser-compare.ts'
import { tellCompare } from './compare-bar.ts'
import { browserFavouriteOf } from './favourite-attributes.ts'

export class CompareButton extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    const heart = this.parentElement?.querySelector<HTMLElement>('favourite-button')
    const car = heart === null || heart === undefined ? null : browserFavouriteOf(heart)
    if (button === null || car === null) return
    button.onclick = () => tellCompare(compared.toggle(car), car.name)
    this.#stop = compared.$compared.subscribe(() => {
      button.setAttribute('aria-pressed', String(compared.has(car.slug)))
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}
