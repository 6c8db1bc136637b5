/** A search state as the parameters of a URL, both ways (S1 §2, S2 §2). */
import type { FacetDefinition } from '../facets/facets.ts'
import type { SearchState, StateRange, StateVocabulary } from '../search-state.ts'
import { canonicalState, EMPTY_STATE } from '../search-state.ts'

/**
 * `query=…&refinementList[make][0]=Toyota&range[price]=10000:20000&toggle[certified]=true&near=4000&within=50&sortBy=…&page=2`: always
 * in this order, without a question mark, and empty for an empty state. S2 §2: menu[x] is written as
 * refinementList[x][0].
 */
export function writeParameters(state: SearchState, vocabulary: StateVocabulary): string {
  const { query, page, sortBy, lists, ranges, toggles, near } = canonicalState(state, vocabulary)
  return [
    ...(query === '' ? [] : [`query=${encodeURIComponent(query)}`]),
    ...vocabulary.facets.flatMap(({ attribute }) => [
      ...(lists[attribute] ?? []).map(
        (value, index) => `refinementList[${attribute}][${index}]=${encodeURIComponent(value)}`,
      ),
      ...(ranges[attribute] === undefined ? [] : [`range[${attribute}]=${writeRange(ranges[attribute])}`]),
      ...(toggles.includes(attribute) ? [`toggle[${attribute}]=true`] : []),
    ]),
    ...(near === null ? [] : [`near=${encodeURIComponent(near.of).replaceAll('%2C', ',')}`]),
    ...(near === null || near.withinKm === null ? [] : [`within=${near.withinKm}`]),
    ...(sortBy === null ? [] : [`sortBy=${encodeURIComponent(sortBy)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&')
}

/** S2 §2: min:max; an open side is empty. */
function writeRange({ min, max }: StateRange): string {
  return `${min ?? ''}:${max ?? ''}`.replaceAll('+', '')
}

/**
 * Reads what `writeParameters` writes, `menu[x]`, and one plain parameter an attribute (`make=Toyota`, which may be
 * repeated). What is not known, or cannot be decoded, is ignored.
 */
export function readParameters(search: string, vocabulary: StateVocabulary): SearchState {
  const facets = new Map(vocabulary.facets.map((facet) => [facet.attribute, facet]))
  const first = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const ranges = new Map<string, StateRange>()
  const toggles: string[] = []
  for (const { key, value } of parametersOf(search)) {
    const refinement = refinementOf(key, facets)
    if (refinement === null) {
      if (!first.has(key)) first.set(key, value)
    } else if (refinement.kind === 'range') {
      const range = readRange(value)
      if (range !== null && !ranges.has(refinement.attribute)) ranges.set(refinement.attribute, range)
    } else if (refinement.kind === 'toggle') {
      if (value === 'true') toggles.push(refinement.attribute)
    } else lists.set(refinement.attribute, [...(lists.get(refinement.attribute) ?? []), value])
  }
  return canonicalState(
    {
      ...EMPTY_STATE,
      query: first.get('query') ?? '',
      page: readPage(first.get('page') ?? ''),
      sortBy: first.get('sortBy') ?? null,
      lists: Object.fromEntries(lists),
      ranges: Object.fromEntries(ranges),
      toggles,
      near: { of: first.get('near') ?? '', withinKm: readWithin(first.get('within') ?? '') },
    },
    vocabulary,
  )
}

function parametersOf(search: string): { key: string; value: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((parameter) => {
      const [name = '', ...rest] = parameter.split('=')
      const key = decode(name)
      const value = decode(rest.join('='))
      return key === null || value === null ? [] : [{ key, value }]
    })
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Which roots may speak of a facet: a list is never a range, whatever a URL claims. */
const ROOTS: Readonly<Record<FacetDefinition['kind'], readonly string[]>> = {
  list: ['refinementList', 'menu'],
  menu: ['refinementList', 'menu'],
  range: ['range'],
  toggle: ['toggle'],
  none: [],
}

function refinementOf(
  key: string,
  facets: ReadonlyMap<string, FacetDefinition>,
): { attribute: string; kind: FacetDefinition['kind'] } | null {
  const plain = facets.get(key)
  if (plain !== undefined) return plain.kind === 'none' ? null : plain
  const [, root = '', attribute = ''] = /^(\w+)\[([^[\]]+)\](?:\[\d*\])?$/.exec(key) ?? []
  const facet = facets.get(attribute)
  return facet !== undefined && ROOTS[facet.kind].includes(root) ? facet : null
}

const NUMBER = '-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?'
const RANGE = new RegExp(`^(${NUMBER})?:(${NUMBER})?$`)

function readRange(value: string): StateRange | null {
  const [whole, min, max] = RANGE.exec(value) ?? []
  if (whole === undefined) return null
  return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) }
}

/** Null for what is no number of kilometres. */
function readWithin(value: string): number | null {
  return /^\d{1,5}$/.test(value) ? Number(value) : null
}

function readPage(value: string): number {
  return /^\d{1,6}$/.test(value) ? Number(value) : 1
}
