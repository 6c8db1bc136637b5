/**
 * `<saved-searches>`: the searches that a shopper keeps on this device, each with how many cars are new, to open, rename
 * or take away. Plain elements, because the page of favourites has no React. Hidden while there is none.
 */
import { savedSearches } from '#stores/saved/browser-saved-searches.ts'
import type { NewCars } from './saved-search-row.ts'
import { SavedSearchRow } from './saved-search-row.ts'

export class SavedSearchList extends HTMLElement {
  #stop: (() => void) | undefined
  #newCars: NewCars | null = null
  /** By the paths of the searches. */
  readonly #rows = new Map<string, SavedSearchRow>()
  readonly #title = document.createElement('h2')
  readonly #list = document.createElement('ul')

  connectedCallback(): void {
    this.classList.add('saved')
    this.#title.textContent = 'Saved searches'
    this.#title.tabIndex = -1
    this.#list.className = 'saved__list'
    this.replaceChildren(this.#title, this.#list)
    this.#stop = savedSearches.$entries.subscribe(() => this.#draw())
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  /** How many cars are new, once that is known. */
  show(newCars: NewCars): void {
    this.#newCars = newCars
    if (this.#stop !== undefined) this.#draw()
  }

  /** A row that stays is not even moved, which would take the focus from it. */
  #draw(): void {
    const entries = savedSearches.$entries.get()
    this.hidden = entries.length === 0
    for (const [path, { element }] of this.#rows) {
      if (entries.some((saved) => saved.path === path)) continue
      element.remove()
      this.#rows.delete(path)
    }
    entries.forEach((saved, index) => {
      const row = this.#rows.get(saved.path) ?? new SavedSearchRow(saved.path, () => this.#remove(saved.path))
      this.#rows.set(saved.path, row)
      row.update(saved, this.#newCars)
      const there = this.#list.children[index] ?? null
      if (there !== row.element) this.#list.insertBefore(row.element, there)
    })
  }

  /** The button that had the focus goes: the focus moves to the next row, or to what is above the list. */
  #remove(path: string): void {
    const at = savedSearches.$entries.get().findIndex((saved) => saved.path === path)
    savedSearches.remove(path)
    const rows = this.#list.children
    const next = rows[at] ?? rows[at - 1]
    if (next !== undefined) next.querySelector<HTMLElement>('a, input')?.focus()
    else this.dispatchEvent(new CustomEvent('emptied', { bubbles: true }))
  }
}

export const SAVED_SEARCH_LIST = 'saved-searches'

/** Makes the element known, once. */
export function defineSavedSearchList(): void {
  if (customElements.get(SAVED_SEARCH_LIST) === undefined) customElements.define(SAVED_SEARCH_LIST, SavedSearchList)
}
