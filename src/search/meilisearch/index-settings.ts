/** The settings of a Meilisearch index of cars, and whether it has them already. */
import type { Settings } from 'meilisearch'
import {
  CAR_ATTRIBUTE_NAMES,
  FILTERABLE_ATTRIBUTES,
  SEARCHABLE_ATTRIBUTES,
} from '#domain/search/attributes/car-attributes.ts'
import { SORTABLE_ATTRIBUTES } from '#domain/search/results/sort-options.ts'
import { EXACT_ATTRIBUTES, RANKING_RULES } from '#domain/search/text/ranking-rules.ts'
import { synonymTable } from '#domain/search/text/synonyms.ts'

/** As many values as the bundled engine counts. */
const MAX_FACET_VALUES = 1_000
/** More than any dealer has: each page of a search can be reached, and counts are not cut. */
const MAX_TOTAL_HITS = 100_000

export function indexSettings(synonyms: readonly (readonly string[])[]) {
  return {
    filterableAttributes: [...FILTERABLE_ATTRIBUTES],
    // By distance, too.
    sortableAttributes: [...SORTABLE_ATTRIBUTES, '_geo'],
    searchableAttributes: [...SEARCHABLE_ATTRIBUTES, 'vin', 'registration'],
    // VINs, plates and fingerprints are nobody's business but the index's.
    displayedAttributes: [...CAR_ATTRIBUTE_NAMES, 'card'],
    rankingRules: [...RANKING_RULES],
    synonyms: synonymTable(synonyms),
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnWords: [],
      disableOnAttributes: [...EXACT_ATTRIBUTES],
    },
    faceting: { maxValuesPerFacet: MAX_FACET_VALUES },
    pagination: { maxTotalHits: MAX_TOTAL_HITS },
  } satisfies Settings
}

export type IndexSettings = ReturnType<typeof indexSettings>

/** Lists in which the order says something; of the others an index keeps its own. */
const ORDERED: readonly string[] = ['searchableAttributes', 'rankingRules']

/** What an index says of itself holds more than it was given: only that is compared. */
export function hasSettings(held: Settings, wanted: IndexSettings): boolean {
  return Object.entries(wanted).every(([key, value]) => covers(held[key as keyof Settings], value, key))
}

function covers(held: unknown, wanted: unknown, key: string): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(held) || held.length !== wanted.length) return false
    const [left, right] = ORDERED.includes(key) ? [held, wanted] : [held.toSorted(), wanted.toSorted()]
    return left.every((value, index) => value === right[index])
  }
  if (typeof wanted !== 'object' || wanted === null) return held === wanted
  if (typeof held !== 'object' || held === null) return false
  const heldParts = new Map(Object.entries(held))
  const parts = Object.entries(wanted)
  // A synonym that is no longer wanted is a difference; a setting that we say nothing of is none.
  if (key === 'synonyms' && heldParts.size !== parts.length) return false
  return parts.every(([name, part]) => covers(heldParts.get(name), part, name))
}
