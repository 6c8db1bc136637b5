/** The finder of the home page: where it leads, and the element that goes there. */

export interface Choice {
  name: string
  value: string
  /** The route that stands for the choice, when there is one. */
  href: string | null
}

/** The route of the first choice that has one; the other choices as parameters, in the words of the search page. */
export function finderHref(searchPath: string, choices: readonly Choice[]): string {
  const chosen = choices.filter(({ value }) => value !== '')
  const route = chosen.find(({ href }) => href !== null)
  const parameters = chosen
    .filter((choice) => choice !== route)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`)
  return `${route?.href ?? searchPath}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`
}

/** `<search-finder>`: sends its form to the narrowest search route of what is chosen, with the rest as parameters. */
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
