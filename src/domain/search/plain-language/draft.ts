/** What is gathered while a query is read, and how meanings and amounts come into it. */
import type { NearPlace } from '../near/near-place.ts'
import type { StateRange } from '../search-state.ts'
import type { Amount } from './amount.ts'
import type { Meaning } from './lexicon.ts'
import { createMeasureReader } from './measures.ts'
import type { PlainVocabulary } from './vocabulary.ts'

export interface Draft {
  readonly lists: Map<string, Set<string>>
  readonly ranges: Map<string, StateRange>
  readonly toggles: Set<string>
  /** Texts such as "-white". */
  readonly excluded: string[]
  sortBy: string | null
  near: NearPlace | null
}

export function emptyDraft(): Draft {
  return { lists: new Map(), ranges: new Map(), toggles: new Set(), excluded: [], sortBy: null, near: null }
}

export interface DraftWriter {
  /** Takes a meaning into the draft. What is said last counts, where only one thing can be had. */
  take(draft: Draft, meaning: Meaning): void
  /** Takes an amount; the attribute that it is about, or null when the site has no such filter. */
  takeAmount(draft: Draft, amount: Amount): string | null
}

export function createDraftWriter(vocabulary: PlainVocabulary): DraftWriter {
  const kinds = new Map(vocabulary.facets.map(({ attribute, kind }) => [attribute, kind]))
  const measured = createMeasureReader(Object.keys(vocabulary.values['item_type'] ?? {}))

  const take = (draft: Draft, { attribute, values }: Meaning): void => {
    if (attribute === 'sortBy') draft.sortBy = values[0] ?? null
    else if (attribute === 'make_model') {
      const [name = ''] = values
      const make = Object.keys(vocabulary.values['make'] ?? {}).find((each) => name.startsWith(`${each} `)) ?? ''
      addTo(draft.lists, 'make', [make])
      addTo(draft.lists, 'model', [name.slice(make.length + 1)])
    } else if (kinds.get(attribute) === 'toggle') draft.toggles.add(attribute)
    else if (kinds.get(attribute) === 'menu') draft.lists.set(attribute, new Set(values.slice(0, 1)))
    else addTo(draft.lists, attribute, values)
  }

  const takeAmount = (draft: Draft, { subject, range }: Amount): string | null => {
    if (subject === 'berths') return takeBerths(draft, range)
    const measure = measured(subject, range)
    if (measure !== null) return takeRange(draft, measure.attribute, measure.range)
    if (subject === 'seats') {
      const seats = Object.keys(vocabulary.values['seats'] ?? {}).filter((value) => isWithin(Number(value), range))
      if (!kinds.has('seats') || seats.length === 0) return null
      addTo(draft.lists, 'seats', seats)
      return 'seats'
    }
    if (subject === 'weekly' || subject === 'fortnightly' || subject === 'monthly') {
      const priceAud = range.max === null ? null : (vocabulary.priceOfRepayment?.(range.max, subject) ?? null)
      // Even the fees may be more.
      return priceAud === null || priceAud <= 0 ? null : takeRange(draft, 'price', { min: null, max: priceAud })
    }
    return takeRange(draft, subject === 'age' ? 'year' : subject, range)
  }

  /** "Sleeps 4" is 4, or the next that there is: a van for more has room for four. */
  const takeBerths = (draft: Draft, range: StateRange): string | null => {
    const known = Object.keys(vocabulary.values['sleeps'] ?? {})
    const exact = known.filter((value) => isWithin(Number(value), range))
    const more = exact.length > 0 ? exact : known.filter((value) => isWithin(Number(value), { ...range, max: null }))
    if (!kinds.has('sleeps') || more.length === 0) return null
    addTo(draft.lists, 'sleeps', more)
    return 'sleeps'
  }

  const takeRange = (draft: Draft, attribute: string, range: StateRange): string | null => {
    if (kinds.get(attribute) !== 'range') return null
    const known = draft.ranges.get(attribute)
    const joined = { min: range.min ?? known?.min ?? null, max: range.max ?? known?.max ?? null }
    const isEmpty = joined.min !== null && joined.max !== null && joined.min > joined.max
    draft.ranges.set(attribute, isEmpty ? range : joined)
    return attribute
  }

  return { take, takeAmount }
}

export function addTo(lists: Map<string, Set<string>>, attribute: string, values: readonly string[]): void {
  const known = lists.get(attribute) ?? new Set()
  for (const value of values) known.add(value)
  lists.set(attribute, known)
}

/** A model brings its make when it has but one, or when none is named; so the route of the model is found. */
export function addMakes(draft: Draft, makesOf: (model: string) => readonly string[]): void {
  if (draft.lists.has('make')) {
    // "Toyota or Mazda CX-5": without its own make the second would never be found.
    const makes = draft.lists.get('make') ?? new Set()
    for (const model of draft.lists.get('model') ?? []) {
      const own = makesOf(model)
      if (own[0] !== undefined && !own.some((make) => makes.has(make))) makes.add(own[0])
    }
    return
  }
  const makes = [...(draft.lists.get('model') ?? [])].map(makesOf)
  if (makes.length > 0 && makes.every((own) => own.length === 1)) addTo(draft.lists, 'make', makes.flat())
}

function isWithin(value: number, { min, max }: StateRange): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}
