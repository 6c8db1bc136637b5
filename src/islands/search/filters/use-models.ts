/** Which models of the chosen makes are chosen, and choosing them. */
import { useRefinementList } from 'react-instantsearch'
import { makeModel } from '#domain/search/facets/models-of-makes.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { MAX_VALUES } from './use-facet-values.ts'

export interface Models {
  /** Cars of each "Toyota Corolla". */
  readonly counts: Readonly<Record<string, number>>
  /** The chosen ones, as "Toyota Corolla". */
  readonly chosen: readonly string[]
  readonly toggle: (makeModel: string) => void
  /** Chooses a make, or lets it go together with its models. */
  readonly toggleMake: (make: string) => void
}

/**
 * Models are chosen as `make_model` (S2 §2), but a route such as /search/toyota/corolla chooses `model`: the first
 * change turns that into `make_model`, in which two makes may each have a model of one name.
 */
export function useModels(): Models {
  const { state, change } = useSearchState()
  const ofMakes = useRefinementList({ attribute: 'make_model', limit: MAX_VALUES, sortBy: ['name:asc'] })
  const ofRoute = useRefinementList({ attribute: 'model', limit: MAX_VALUES, sortBy: ['name:asc'] })
  const { routeMake, chosen } = chosenModels(state.lists)
  const choose = (lists: (current: Lists) => Lists): void =>
    change((current) => {
      const kept = Object.entries(lists(current.lists)).filter(([, values]) => values.length > 0)
      return { ...current, lists: Object.fromEntries(kept) }
    })
  return {
    counts: Object.fromEntries(
      routeMake === null
        ? ofMakes.items.map(({ label, count }) => [label, count])
        : ofRoute.items.map(({ label, count }) => [makeModel(routeMake, label), count]),
    ),
    chosen,
    toggle: (value) => choose((lists) => withModel(lists, value)),
    toggleMake: (value) => choose((lists) => withMake(lists, value)),
  }
}

type Lists = SearchState['lists']

/** The make that a route names together with its model, or null; and the chosen models, as "Toyota Corolla". */
function chosenModels({ make = [], model = [], make_model = [] }: Lists) {
  const routeMake = make.length === 1 && model.length > 0 ? (make[0] ?? null) : null
  const ofRoute = routeMake === null ? [] : model.map((name) => makeModel(routeMake, name))
  return { routeMake, chosen: [...make_model, ...ofRoute] }
}

function withModel(lists: Lists, value: string): Lists {
  const { routeMake, chosen } = chosenModels(lists)
  return {
    ...lists,
    make_model: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    model: routeMake === null ? (lists['model'] ?? []) : [],
  }
}

function withMake(lists: Lists, value: string): Lists {
  const { make = [], model = [], make_model = [] } = lists
  if (!make.includes(value)) return { ...lists, make: [...make, value] }
  return {
    ...lists,
    make: make.filter((other) => other !== value),
    make_model: make_model.filter((other) => !other.startsWith(`${value} `)),
    model: make.length === 1 ? [] : model,
  }
}
