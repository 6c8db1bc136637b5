/** A car as a Meilisearch index takes it. */
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'

export interface MeilisearchDocument extends CarDocument {
  card: object
  vin: string | null
  registration: string | null
  /** Meilisearch's own name; it takes no document whose point is null. */
  _geo?: { lat: number; lng: number }
  /** Equal when nothing of the document has changed. */
  fingerprint: string
}

export function meilisearchDocument(
  { document, card, vin, registration, at }: IndexedCar,
  fingerprint: string,
): MeilisearchDocument {
  return {
    ...document,
    custom_rank: lastingRank(document),
    card,
    vin,
    registration,
    ...(at !== null && { _geo: { lat: at.latitude, lng: at.longitude } }),
    fingerprint,
  }
}

const RANK_EPOCH_MS = Date.UTC(2000, 0, 1)
/** More than any year: whole numbers stay exact until 2069. */
const YEARS = 4_096

/**
 * The catalogue's order as a number of the car's own: the latest arrival first, then the newest year. A place in the list
 * would change with every arrival, and every document would have to be sent again.
 */
export function lastingRank({
  created_at_timestamp: createdAtMs,
  year,
}: Pick<CarDocument, 'created_at_timestamp' | 'year'>): number {
  return createdAtMs === null ? year : Math.max(1, createdAtMs - RANK_EPOCH_MS) * YEARS + year
}
