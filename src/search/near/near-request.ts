/** A question from a place as engines are asked it: which of the site's places are near enough, and in which order. */

import type { Coordinates } from '#domain/places/distance.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { allOf, anyOf, isIn } from '#domain/search/filters/filter-expression.ts'
import type { ShownHit } from '../client/search-client.ts'
import type { DistanceOrder, SearchAnswer, SearchRequest } from '../engine/search-request.ts'
import type { FoundPlace } from './place-finder.ts'

/** The attribute that says where a car is. */
const PLACE = 'location_name'

/** A place that is not known narrows nothing: the page says so where it is chosen. */
export function nearRequest(request: SearchRequest, place: FoundPlace | null): SearchRequest {
  const { near, ...params } = request.params ?? {}
  if (near === undefined || place === null) return { ...request, params }
  const filters = [params.filters ?? '', near.withinKm === null ? '' : within(place, near.withinKm)].filter(
    (each) => typeof each !== 'string',
  )
  return {
    ...request,
    params: {
      ...params,
      filters: allOf(...filters),
      ...(near.isOrder && { order: orderFrom(place) }),
    },
  }
}

/** One object for all questions of a distance: an engine knows a condition again by it. */
const filtersOf = new WeakMap<FoundPlace, Map<number, FilterExpression>>()

function within(place: FoundPlace, km: number): FilterExpression {
  const known = filtersOf.get(place) ?? new Map<number, FilterExpression>()
  filtersOf.set(place, known)
  const names = [...place.distances].filter(([, distance]) => distance <= km).map(([name]) => name)
  const filter = known.get(km) ?? (names.length === 0 ? anyOf() : isIn(PLACE, names))
  known.set(km, filter)
  return filter
}

function orderFrom({ distances, latitude, longitude }: FoundPlace): DistanceOrder {
  return distanceOrder([...distances.keys()], { latitude, longitude })
}

/** `names`: of places, the nearest first; cars of others come last. */
export function distanceOrder(names: readonly string[], from: Coordinates): DistanceOrder {
  const rankOf = new Map(names.map((name, index) => [name, index + 1]))
  return {
    from,
    ranks(columns) {
      const column = columns.get(PLACE)
      if (column === undefined) return undefined
      const ranksByCode = column.values.map((name) => rankOf.get(String(name)) ?? 0)
      return [Uint32Array.from(column.codes, (code) => ranksByCode[code] ?? 0), names.length + 1]
    },
  }
}

/** Each car with how far it is from the place, where that is known. */
export function withDistances(answer: SearchAnswer<ShownHit>, { texts }: FoundPlace): SearchAnswer<ShownHit> {
  const hits = answer.hits.map((hit) => {
    const distance = texts.get(hit.location_name ?? '')
    return distance === undefined ? hit : { ...hit, distance }
  })
  return { ...answer, hits }
}
