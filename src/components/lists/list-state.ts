/** The filters of a list, between the form in which they are chosen and the state that an address holds. */
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import type { SearchState, StateRange, StateVocabulary } from '#domain/search/search-state.ts'
import { canonicalState, EMPTY_STATE } from '#domain/search/search-state.ts'

/** What the form's own parts say that can be asked. */
export function vocabularyOf(form: HTMLFormElement): StateVocabulary {
  const facets = [...form.querySelectorAll<HTMLElement>('[data-facet]')].map(
    ({ dataset }): FacetDefinition => ({
      attribute: dataset['facet'] ?? '',
      kind: dataset['kind'] === 'range' ? 'range' : 'list',
      label: dataset['label'] ?? '',
      order: 'count',
    }),
  )
  const sortIds = [...form.querySelectorAll<HTMLOptionElement>('[name="sortBy"] option')].map(({ value }) => value)
  return { facets, sortIds, defaultSort: sortIds[0] ?? '' }
}

/** What is chosen in the form; `kept` are values that an address may ask for and the form has no control of. */
export function stateOfForm(form: HTMLFormElement, vocabulary: StateVocabulary, kept: SearchState): SearchState {
  const data = new FormData(form)
  const lists: Record<string, readonly string[]> = {}
  const ranges: Record<string, StateRange> = {}
  for (const { attribute, kind } of vocabulary.facets) {
    if (kind === 'range') ranges[attribute] = rangeOf(data.get(`${attribute}:min`), data.get(`${attribute}:max`))
    else if (form.querySelector(`[name="${CSS.escape(attribute)}"]`) === null) {
      lists[attribute] = kept.lists[attribute] ?? []
    } else lists[attribute] = data.getAll(attribute).map(String)
  }
  const query = data.get('query')
  const sortBy = data.get('sortBy')
  return canonicalState(
    {
      ...EMPTY_STATE,
      query: typeof query === 'string' ? query.trim() : '',
      sortBy: typeof sortBy === 'string' ? sortBy : null,
      lists,
      ranges,
    },
    vocabulary,
  )
}

/** Shows a state in the form. */
export function fillForm(form: HTMLFormElement, state: SearchState, vocabulary: StateVocabulary): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (control instanceof HTMLSelectElement) control.value = state.sortBy ?? vocabulary.defaultSort
    else if (control.type === 'checkbox') {
      control.checked = state.lists[control.name]?.includes(control.value) ?? false
    } else if (control.name === 'query') control.value = state.query
    else {
      const [attribute = '', end] = control.name.split(':')
      const value = state.ranges[attribute]?.[end === 'min' ? 'min' : 'max'] ?? null
      control.value = value === null ? '' : String(value)
    }
  }
}

/** Ends that stand the wrong way round are what is between them. */
function rangeOf(min: FormDataEntryValue | null, max: FormDataEntryValue | null): StateRange {
  const [low, high] = [endOf(min), endOf(max)]
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high }
}

function endOf(value: FormDataEntryValue | null): number | null {
  const digits = typeof value === 'string' ? value.replaceAll(/[^\d.]/g, '') : ''
  return digits === '' ? null : Number(digits)
}
