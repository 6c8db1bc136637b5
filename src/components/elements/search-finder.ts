/** `<search-finder>`: sends its form to the narrowest search route of what is chosen, with the rest as parameters. */
import type { Choice } from './finder-href.ts'
import { finderHref } from './finder-href.ts'

export class SearchFinder extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    form.onsubmit = (event) => {
      event.preventDefault()
      location.assign(finderHref(form.getAttribute('action') ?? '', chosenIn(form)))
    }
  }
}

/** What is chosen, and the city that a site adds to such searches (S2 §2). */
function chosenIn(form: HTMLFormElement): Choice[] {
  return [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[type=hidden]')].map(
    (field) => ({
      name: field.name,
      value: field.value,
      href: field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.dataset.href ?? null) : null,
    }),
  )
}
