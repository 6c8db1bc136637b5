/** A row of the list of saved searches: the search as a link, and the buttons that rename it or take it away. */
import { countOf } from '#domain/formats/words.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { savedSearches } from '#stores/saved/browser-saved-searches.ts'
import { SAVED_NAME_LENGTH } from '#stores/saved/saved-searches.ts'

export interface NewCars {
  readonly counts: ReadonlyMap<string, number>
  readonly itemName: { readonly one: string; readonly many: string }
}

export class SavedSearchRow {
  readonly element = element('li', 'saved__row')
  readonly #link = element('a', 'saved__link')
  readonly #path: string
  readonly #name = element('span', 'saved__name')
  readonly #count = element('span', 'saved__new')
  readonly #buttons = element('span', 'saved__buttons')
  readonly #rename = textElement('button', 'saved__button', 'Rename')
  readonly #remove = textElement('button', 'saved__button', 'Remove')

  constructor(path: string, remove: () => void) {
    this.#path = path
    this.#link.href = path
    this.#link.append(this.#name)
    this.#rename.type = 'button'
    this.#rename.onclick = () => this.#ask()
    this.#remove.type = 'button'
    this.#remove.onclick = remove
    this.#buttons.append(this.#rename, this.#remove)
    this.element.append(this.#link, this.#buttons)
  }

  /** Only words change: what has the focus keeps it, and so does a name that is being typed. */
  update({ name }: SavedSearch, newCars: NewCars | null): void {
    this.#name.textContent = name
    this.#rename.setAttribute('aria-label', `Rename the search ${name}`)
    this.#remove.setAttribute('aria-label', `Remove the search ${name}`)
    this.#count.remove()
    const count = newCars?.counts.get(this.#path) ?? 0
    if (count === 0 || newCars === null) return
    const { one, many } = newCars.itemName
    this.#count.textContent = countOf(count, { one: `new ${one}`, many: `new ${many}` })
    this.#link.append(this.#count)
  }

  #ask(): void {
    const name = this.#name.textContent
    const form = element('form', 'saved__form')
    const input = element('input', 'saved__input')
    input.value = name
    input.maxLength = SAVED_NAME_LENGTH
    input.required = true
    input.setAttribute('aria-label', `New name of ${name}`)
    const cancel = textElement('button', 'button button--quiet button--small', 'Cancel')
    cancel.type = 'button'
    const finish = (): void => {
      this.element.replaceChildren(this.#link, this.#buttons)
      this.#rename.focus()
    }
    form.onsubmit = (event) => {
      event.preventDefault()
      savedSearches.rename(this.#path, input.value)
      finish()
    }
    cancel.onclick = finish
    input.onkeydown = (event) => {
      if (event.key === 'Escape') finish()
    }
    form.append(input, textElement('button', 'button button--small', 'Keep'), cancel)
    this.element.replaceChildren(form)
    input.focus()
    input.select()
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
