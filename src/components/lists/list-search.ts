/**
 * `<list-search>`: finds among the items of a list that stands in its page whole. The address is the state, in the
 * words of the car search; without JavaScript everything is shown.
 */
import { formatAud } from '#domain/formats/money.ts'
import { countOf } from '#domain/formats/words.ts'
import type { ListItem, ListOrder, ListResult } from '#domain/search/lists/list-search.ts'
import { searchList } from '#domain/search/lists/list-search.ts'
import { modelsParameters } from '#domain/search/lists/models-url.ts'
import type { SearchState, StateVocabulary } from '#domain/search/search-state.ts'
import { EMPTY_STATE, toggleValue, withPageReset, withRange } from '#domain/search/search-state.ts'
import { readParameters, writeParameters } from '#domain/search/url/search-parameters.ts'
import { SEARCH_INPUT_DELAY_MS, SLIDER_URL_DELAY_MS } from '#islands/search/timings.ts'
import { icon } from '../art/art.ts'
import { drawing, element } from '../elements/draw-element.ts'
import { fillForm, stateOfForm, vocabularyOf } from './list-state.ts'

export class ListSearch extends HTMLElement {
  #vocabulary: StateVocabulary = { facets: [], sortIds: [], defaultSort: '' }
  #state: SearchState = EMPTY_STATE
  #rows: HTMLElement[] = []
  #items: ListItem[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    this.#vocabulary = vocabularyOf(form)
    this.#rows = [...this.querySelectorAll<HTMLElement>('[data-items] > li')]
    this.#items = this.#rows.map(itemOf)
    form.onsubmit = (event) => {
      event.preventDefault()
      this.#change(form)
    }
    form.oninput = (event) => this.#wait(form, event.target as HTMLElement)
    this.addEventListener('click', (event) => this.#press(event))
    addEventListener('popstate', () => this.#open(form))
    this.#open(form)
  }

  #open(form: HTMLFormElement): void {
    clearTimeout(this.#timer)
    this.#state = readParameters(modelsParameters(location.search), this.#vocabulary)
    fillForm(form, this.#state, this.#vocabulary)
    this.#show()
  }

  /** S1 §9: words and numbers that are still being typed are waited for. */
  #wait(form: HTMLFormElement, { name, type }: Partial<HTMLInputElement>): void {
    clearTimeout(this.#timer)
    if (type === 'checkbox' || type === 'select-one') this.#change(form)
    else {
      const delayMs = name === 'query' ? SEARCH_INPUT_DELAY_MS : SLIDER_URL_DELAY_MS
      this.#timer = setTimeout(() => this.#change(form), delayMs)
    }
  }

  #change(form: HTMLFormElement): void {
    clearTimeout(this.#timer)
    const chosen = stateOfForm(form, this.#vocabulary, this.#state)
    this.#go(withPageReset(this.#state, { ...chosen, page: this.#state.page }))
  }

  /** One entry of the history for each change. */
  #go(state: SearchState): void {
    this.#state = state
    const address = this.#addressOf(state)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
    this.#show()
  }

  #addressOf(state: SearchState): string {
    const parameters = writeParameters(state, this.#vocabulary)
    return parameters === '' ? location.pathname : `${location.pathname}?${parameters}`
  }

  #press(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-page], [data-chip], [data-clear]')
    const form = this.querySelector('form')
    if (pressed === null || form === null) return
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    // The browser opens the link in another tab or window.
    if (pressed.matches('a') && (altKey || ctrlKey || metaKey || shiftKey)) return
    event.preventDefault()
    const { page, chip, value } = pressed.dataset
    if (page !== undefined) {
      this.#go({ ...this.#state, page: Number(page) })
      this.#focusFound()
      this.querySelector('[data-status]')?.scrollIntoView()
      return
    }
    const next =
      chip === undefined
        ? EMPTY_STATE
        : value === undefined
          ? withRange(this.#state, chip, null)
          : toggleValue(this.#state, chip, value)
    this.#go({ ...next, sortBy: this.#state.sortBy })
    fillForm(form, this.#state, this.#vocabulary)
    this.#focusFound()
  }

  /** What was pressed has gone. */
  #focusFound(): void {
    this.querySelector<HTMLElement>('[data-status]')?.focus()
  }

  #show(): void {
    const { pageSize = '21' } = this.dataset
    const result = searchList(this.#items, this.#state, { pageSize: Number(pageSize), order: this.#order() })
    const list = this.querySelector('[data-items]')
    const shown = new Set(result.shown)
    this.#rows.forEach((row, index) => {
      row.hidden = !shown.has(index)
    })
    // Hidden rows keep their places, so that every search begins with the list as it was.
    list?.replaceChildren(
      ...result.shown.flatMap((index) => this.#rows[index] ?? []),
      ...this.#rows.filter((row) => row.hidden),
    )
    this.#announce(result)
    this.#count(result)
    this.#drawChips()
    this.#drawPages(result)
  }

  #order(): ListOrder | null {
    const option = this.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(this.#state.sortBy ?? '')}"]`)
    const { attribute, direction } = option?.dataset ?? {}
    return attribute === undefined
      ? null
      : { attribute, direction: direction === 'descending' ? 'descending' : 'ascending' }
  }

  #announce({ count, page, pageCount }: ListResult): void {
    const { one = '', many = '' } = this.dataset
    const status = this.querySelector('[data-status]')
    const words = countOf(count, { one, many })
    if (status !== null) status.textContent = pageCount === 1 ? words : `${words}, page ${page} of ${pageCount}`
    this.querySelector('.empty')?.toggleAttribute('hidden', count > 0)
  }

  /** What each value would give, before it is chosen. Of a long list, those that would give nothing make room. */
  #count({ counts }: ListResult): void {
    for (const control of this.querySelectorAll<HTMLInputElement>('form [type="checkbox"]')) {
      const count = counts[control.name]?.[control.value] ?? 0
      const shown = control.parentElement?.querySelector('[data-count]')
      if (shown != null) shown.textContent = String(count)
      control.disabled = count === 0 && !control.checked
    }
    for (const fieldset of this.querySelectorAll<HTMLElement>('[data-limit]')) {
      const labels = [...fieldset.querySelectorAll('label')]
      for (const label of labels) label.hidden = label.control?.matches(':disabled') === true
      const limit = Number(fieldset.dataset['limit'])
      const listed = labels.filter((label) => !label.hidden)
      for (const [index, label] of listed.entries()) label.classList.toggle('more-less__rest', index >= limit)
      fieldset.querySelector('button')?.toggleAttribute('hidden', listed.length <= limit)
    }
  }

  #drawChips(): void {
    const { lists, ranges } = this.#state
    const chips = [
      ...Object.entries(lists).flatMap(([attribute, values]) =>
        values.map((value) => chip(this.#labelOf(attribute, value), { chip: attribute, value })),
      ),
      ...Object.entries(ranges).map(([attribute, { min, max }]) => chip(rangeWords(min, max), { chip: attribute })),
    ]
    const all = element('button', { type: 'button', class: 'list-search__clear', 'data-clear': '' }, 'Clear all')
    this.querySelector('[data-chips]')?.replaceChildren(
      ...(chips.length === 0 ? [] : [...chips, all]).map((button) => element('li', {}, button)),
    )
  }

  #labelOf(attribute: string, value: string): string {
    const control = [...this.querySelectorAll<HTMLInputElement>('form [type="checkbox"]')].find(
      (each) => each.name === attribute && each.value === value,
    )
    return control?.dataset['label'] ?? value
  }

  #drawPages({ page, pageCount }: ListResult): void {
    const nav = this.querySelector<HTMLElement>('[data-pages]')
    if (nav === null) return
    nav.hidden = pageCount === 1
    const to = (number: number, words: string) => {
      const href = this.#addressOf({ ...this.#state, page: number })
      return element('a', { class: 'button button--quiet', href, 'data-page': String(number) }, words)
    }
    nav.replaceChildren(
      ...(page > 1 ? [to(page - 1, 'Previous')] : []),
      element('span', {}, `Page ${page} of ${pageCount}`),
      ...(page < pageCount ? [to(page + 1, 'Next')] : []),
    )
  }
}

function chip(label: string, data: Record<string, string>): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'list-search__chip', 'aria-label': `Remove ${label}` },
    label,
  )
  button.append(drawing(icon('close'), 'icon'))
  Object.assign(button.dataset, data)
  return button
}

function rangeWords(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${formatAud(max ?? 0)}`
  return max === null ? `From ${formatAud(min)}` : `${formatAud(min)} to ${formatAud(max)}`
}

/** Written by our own page in the same build; nothing else can write it. */
function itemOf(row: HTMLElement): ListItem {
  return JSON.parse(row.dataset['item'] as string) as ListItem
}
