/** A car as a Meilisearch index takes it. */
import type { CarDocument } from '#domain/search/attributes/car-document.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'

export interface MeilisearchDocument extends CarDocument {
  card: object
  vin: string | null
  registration: string | null
  /** Equal when nothing of the document has changed. */
  fingerprint: string
}

/** Every attribute of a document: an object with a key more or less does not compile. */
const ATTRIBUTES: Readonly<Record<keyof CarDocument, true>> = {
  id: true,
  slug: true,
  name: true,
  car_type: true,
  make: true,
  model: true,
  make_model: true,
  badge: true,
  body: true,
  price: true,
  price_range: true,
  subscription_price: true,
  weekly_price_range: true,
  km: true,
  year: true,
  transmission: true,
  fuel: true,
  drive: true,
  seats: true,
  colour: true,
  filtered_features: true,
  categories: true,
  item_type: true,
  tag: true,
  certified: true,
  status: true,
  dealership_name: true,
  location_name: true,
  city: true,
  state: true,
  created_at_timestamp: true,
  series: true,
  stocknum: true,
  reserved: true,
  dealership_slug: true,
  location_slug: true,
  sold_date_timestamp: true,
  show_on_dealer_website: true,
  custom_rank: true,
}
export const DOCUMENT_ATTRIBUTES = Object.keys(ATTRIBUTES) as (keyof CarDocument)[]

export function meilisearchDocument(
  { document, card, vin, registration }: IndexedCar,
  fingerprint: string,
): MeilisearchDocument {
  return { ...document, custom_rank: lastingRank(document), card, vin, registration, fingerprint }
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
