/** The finder of the home page: where it leads, how many it finds, and the element that says and does so. */
import { countOf } from '#domain/formats/words.ts'
import type { Finder } from '#view-models/home.ts'
import { element } from './draw-element.ts'

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

/** What the page says of the stock. */
export type FinderCounts = Pick<Finder, 'pricesAud' | 'counts'>

/** How many cars are found; an empty value is any, and a budget is as the search writes it (":40000"). */
export function finderCount(
  { pricesAud, counts }: FinderCounts,
  { make, second, budget }: { readonly make: string; readonly second: string; readonly budget: string },
): number {
  const price = budget === '' ? 0 : 1 + pricesAud.indexOf(Number(budget.slice(1)))
  return counts.reduce((sum, [ofMake, ofSecond, ...found]) => {
    const isFound = (make === '' || make === ofMake) && (second === '' || second === ofSecond)
    return sum + (isFound ? (found[price] ?? 0) : 0)
  }, 0)
}

function showCount(form: HTMLFormElement, status: HTMLElement, counts: FinderCounts): void {
  const label = form.querySelector<HTMLElement>('.finder__label')
  if (label === null) return
  const { one = '', many = '' } = label.dataset
  const [make = '', second = '', budget = ''] = [...form.querySelectorAll('select')].map(({ value }) => value)
  const count = finderCount(counts, { make, second, budget })
  const found = countOf(count, { one, many })
  const words = count === 0 ? `No ${many} like this` : `Show Me ${found}`
  if (label.textContent === words) return
  label.textContent = words
  status.textContent = count === 0 ? `${words}. Change one of the choices.` : `${found} found`
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

/** `<search-finder>`: sends its form to the narrowest search route of what is chosen, with the rest as parameters. */
class SearchFinder extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    const known = this.querySelector('.finder__counts')?.textContent
    if (form === null || known == null) return
    form.onsubmit = (event) => {
      event.preventDefault()
      location.assign(finderHref(form.getAttribute('action') ?? '', chosenIn(form)))
    }
    const counts: FinderCounts = JSON.parse(known)
    const status = element('p', { class: 'hidden', role: 'status' })
    this.append(status)
    const show = (): void => showCount(form, status, counts)
    form.onchange = show
    // What was chosen before this file came, or is put in again by a browser that comes back to the page, has no event.
    show()
    addEventListener('pageshow', show)
  }
}

customElements.define('search-finder', SearchFinder)
