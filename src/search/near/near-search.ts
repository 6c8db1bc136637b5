/** Asks an engine from a place: loaded with the first question that has one. */
import type { ShownHit } from '../client/search-client.ts'
import type { SearchAnswer, SearchRequest } from '../engine/search-request.ts'
import { nearRequest, withDistances } from './near-request.ts'
import type { FoundPlace, PlaceFinder } from './place-finder.ts'

/** The questions as engines are asked them, and what makes the answers those from the place. */
export async function nearQuestions(requests: readonly SearchRequest[], findPlace: PlaceFinder) {
  const places = await Promise.all(
    requests.map(async ({ params }): Promise<FoundPlace | null> => (params?.near ? findPlace(params.near.of) : null)),
  )
  return {
    requests: requests.map((request, index) => nearRequest(request, places[index] ?? null)),
    answered: (answers: readonly SearchAnswer<ShownHit>[]) =>
      answers.map((answer, index) => {
        const place = places[index]
        return place ? withDistances(answer, place) : answer
      }),
  }
}
