/**
 * `<saved-searches>`: the searches that a shopper keeps on this device, each with how many cars are new, to open, rename
 * or take away. Plain elements, because the page of favourites has no React. Hidden while there is none.
 */
import { countOf } from '#domain/formats/words.ts'
import { savedSearches } from '#stores/browser-saved-searches.ts'
import { SAVED_NAME_LENGTH } from '#stores/saved-searches.ts'
import type { SavedSearch } from '#stores/search-state-record.ts'

export interface NewCars {
  readonly counts: ReadonlyMap<string, number>
  readonly itemName: { readonly one: string; readonly many: string }
}

export class SavedSearchList extends HTMLElement {
  #stop: (() => void) | undefined
  #newCars: NewCars | null = null
  /** The path of the search that is being renamed. */
  #renaming: string | null = null
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

  #draw(): void {
    const entries = savedSearches.$entries.get()
    this.hidden = entries.length === 0
    this.#list.replaceChildren(...entries.map((saved) => this.#row(saved)))
  }

  #row(saved: SavedSearch): HTMLLIElement {
    const row = element('li', 'saved__row')
    if (this.#renaming === saved.path) row.append(this.#form(saved))
    else row.append(this.#link(saved), this.#buttons(saved))
    return row
  }

  #link({ path, name }: SavedSearch): HTMLAnchorElement {
    const link = element('a', 'saved__link')
    link.href = path
    link.append(textElement('span', 'saved__name', name))
    const count = this.#newCars?.counts.get(path) ?? 0
    if (count > 0 && this.#newCars !== null) {
      const { one, many } = this.#newCars.itemName
      link.append(textElement('span', 'saved__new', countOf(count, { one: `new ${one}`, many: `new ${many}` })))
    }
    return link
  }

  #buttons(saved: SavedSearch): HTMLElement {
    const buttons = element('span', 'saved__buttons')
    const rename = textElement('button', 'saved__button', 'Rename')
    rename.type = 'button'
    rename.setAttribute('aria-label', `Rename the search ${saved.name}`)
    rename.onclick = () => this.#rename(saved.path)
    const remove = textElement('button', 'saved__button', 'Remove')
    remove.type = 'button'
    remove.setAttribute('aria-label', `Remove the search ${saved.name}`)
    remove.onclick = () => this.#remove(saved.path)
    buttons.append(rename, remove)
    return buttons
  }

  #form(saved: SavedSearch): HTMLFormElement {
    const form = element('form', 'saved__form')
    const input = element('input', 'saved__input')
    input.value = saved.name
    input.maxLength = SAVED_NAME_LENGTH
    input.required = true
    input.setAttribute('aria-label', `New name of ${saved.name}`)
    const keep = textElement('button', 'button button--small', 'Keep')
    const cancel = textElement('button', 'button button--quiet button--small', 'Cancel')
    cancel.type = 'button'
    const finish = (name: string): void => {
      this.#renaming = null
      savedSearches.rename(saved.path, name)
      this.#draw()
      this.#focusOn(
        `Rename the search ${savedSearches.$entries.get().find(({ path }) => path === saved.path)?.name ?? ''}`,
      )
    }
    form.onsubmit = (event) => {
      event.preventDefault()
      finish(input.value)
    }
    cancel.onclick = () => finish(saved.name)
    input.onkeydown = (event) => {
      if (event.key === 'Escape') finish(saved.name)
    }
    form.append(input, keep, cancel)
    return form
  }

  #rename(path: string): void {
    this.#renaming = path
    this.#draw()
    this.#list.querySelector('input')?.select()
  }

  /** The button that had the focus goes: the focus moves to the next row, or to what is above the list. */
  #remove(path: string): void {
    const at = savedSearches.$entries.get().findIndex((saved) => saved.path === path)
    savedSearches.remove(path)
    const links = this.#list.querySelectorAll('a')
    const next = links[at] ?? links[at - 1]
    if (next !== undefined) next.focus()
    else this.dispatchEvent(new CustomEvent('emptied', { bubbles: true }))
  }

  #focusOn(label: string): void {
    for (const button of this.#list.querySelectorAll('button')) {
      if (button.getAttribute('aria-label') === label) button.focus()
    }
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  return made
}

function textElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = element(name, className)
  made.textContent = text
  return made
}

export const SAVED_SEARCH_LIST = 'saved-searches'

/** Makes the element known, once. */
export function defineSavedSearchList(): void {
  if (customElements.get(SAVED_SEARCH_LIST) === undefined) customElements.define(SAVED_SEARCH_LIST, SavedSearchList)
}
