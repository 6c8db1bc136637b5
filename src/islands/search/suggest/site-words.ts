/** The words of the site's own cars, asked for once, when a shopper turns to the search box. */
import { priceOfRepaymentAud } from '#domain/finance/repayment-filter.ts'
import { TOGGLE_WORDS } from '#domain/search/plain-language/item-words.ts'
import { placesLeftOver } from '#domain/search/plain-language/nearby.ts'
import { openQuestions } from '#domain/search/plain-language/open-questions.ts'
import { READ_ATTRIBUTES } from '#domain/search/plain-language/other-words.ts'
import { createPlainLanguageReader } from '#domain/search/plain-language/read-plain-language.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading } from '#domain/search/plain-language/reading.ts'
import { standingReading, withoutReading } from '#domain/search/plain-language/standing-reading.ts'
import { exactWords } from '#domain/search/plain-language/tokens.ts'
import type { StockPlace, Town } from '#domain/search/plain-language/vocabulary.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { SearchClient } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { stateRequest } from '#search/state-request.ts'
import { readingChips } from './reading-chips.ts'
import type { SuggestionGroup } from './suggestion.ts'
import type { FoundSuggestions } from './suggestion-groups.ts'
import { carGroup, suggestionRequests, understoodGroup } from './suggestion-groups.ts'
import type { TypedEnd } from './value-suggestions.ts'
import { typedEnd, valueSuggestions } from './value-suggestions.ts'

export interface SiteWords {
  /** The whole reading, for which the cars are asked where it is left open. */
  readonly understand: (text: string, state: SearchState) => Promise<PlainReading>
  /** What the text ends in, and the names that begin so; here because nothing else needs their code. */
  readonly typedEnd: (text: string, state: SearchState) => TypedEnd | null
  /** What was understood, in the words of the chips. */
  readonly chips: (reading: PlainReading) => string[]
  /** Asks the cars for what can be suggested. */
  readonly find: (text: string, state: SearchState, end: TypedEnd | null) => Promise<FoundSuggestions>
  /** `found` is null until it is known, and some of the groups may be empty. */
  readonly groups: (
    text: string,
    state: SearchState,
    end: TypedEnd | null,
    found: FoundSuggestions | null,
  ) => SuggestionGroup[]
  /** What of a reading a search still holds; null when nothing. */
  readonly standing: (reading: PlainReading, state: SearchState) => PlainReading | null
  /** The words only as they are typed. */
  readonly exactWords: (text: string) => string
  /** A search without what was understood. */
  readonly without: (state: SearchState, reading: PlainReading, before: SearchState) => SearchState
}

const ATTRIBUTES: readonly string[] = [
  ...READ_ATTRIBUTES,
  ...TOGGLE_WORDS.map(([attribute]) => attribute),
  ...['make_model', 'seats', 'sleeps', 'item_type', 'location_name'],
]

export async function loadSiteWords(settings: SearchSettings, client: SearchClient): Promise<SiteWords> {
  const { vocabulary, repayments, stockPlaces: places } = settings
  const facets = vocabulary.facets.map(({ attribute }) => attribute).filter((each) => ATTRIBUTES.includes(each))
  const request = stateRequest(indexNameOf(settings, null), EMPTY_STATE, { hitsPerPage: 0, facets })
  const [{ results }, towns] = await Promise.all([client.search([request]), townsFor(places)])
  const values = results[0]?.facets ?? {}
  const read = createPlainLanguageReader({
    facets: vocabulary.facets,
    values,
    places,
    towns,
    sortIds: vocabulary.sortIds,
    year: settings.year,
    priceOfRepayment:
      repayments === null ? null : (amountAud, frequency) => priceOfRepaymentAud(amountAud, frequency, repayments),
  })
  /** There are too many suburbs to know them before one is typed: those that are found are read as towns. */
  const readPlaces = async (text: string): Promise<PlainReading> => {
    const first = read(text)
    if (settings.placeFiles === null) return first
    for (const name of placesLeftOver(text, first.spans)) {
      const found = await client.locate(name).catch(() => null)
      if (found === null) continue
      towns.push({ postcode: '', name, title: found.of, latitude: found.latitude, longitude: found.longitude })
      return read(text)
    }
    return first
  }
  const understand = async (text: string, state: SearchState): Promise<PlainReading> => {
    const first = await readPlaces(text)
    const questions = openQuestions(state, first)
    if (questions.length === 0) return first
    const indexName = indexNameOf(settings, null)
    const requests = questions.map((each) =>
      stateRequest(indexName, each.state, { hitsPerPage: 0, facets: [each.attribute] }),
    )
    // What an engine refuses is searched for as it was read at first.
    const answer = await client.search(requests).catch(() => null)
    const counts = questions.map(({ attribute }, at) => [attribute, answer?.results[at]?.facets[attribute] ?? {}])
    return answer === null ? first : read(text, Object.fromEntries(counts))
  }
  const makes = Object.keys(values['make'] ?? {})
  const makeOf = (name: string): string | null => makes.find((make) => name.startsWith(`${make} `)) ?? null
  return {
    understand,
    typedEnd: (text, state) => typedEnd(text, state, { values, read }),
    chips: (reading) => readingChips(reading, settings),
    async find(text, state, end) {
      const reading = await understand(text, state)
      const { results } = await client.search(suggestionRequests(applyReading(state, reading), end, settings))
      const [cars, models, bodies] = results
      return { reading, hits: cars?.hits ?? [], counts: { ...models?.facets, ...bodies?.facets } }
    },
    groups: (text, state, end, found) => [
      understoodGroup(found?.reading ?? read(text), state, settings),
      ...(end === null ? [] : valueSuggestions(end, values, found?.counts ?? null, makeOf)),
      carGroup(found?.hits ?? [], settings),
    ],
    exactWords,
    standing: (reading, state) => standingReading(reading, state, settings.defaultSort),
    without: (state, reading, before) => withoutReading(state, reading, before, settings.defaultSort),
  }
}

/** Without coordinates of its places a site cannot say which of them is near. */
async function townsFor(places: readonly StockPlace[]): Promise<Town[]> {
  const isPlaced = places.some(({ latitude, longitude }) => latitude !== null && longitude !== null)
  return isPlaced ? [...(await import('#domain/search/plain-language/towns.ts')).AUSTRALIAN_TOWNS] : []
}
