/** The search document of a car for tests, made by the real function; name only what the test is about. */
import type { Car } from '#domain/car/car.ts'
import type { DocumentOptions } from '#domain/search/attributes/build-document.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import type { CarDocument, DocumentFacts } from '#domain/search/attributes/car-attributes.ts'
import { DEFAULT_FILTERED_FEATURES } from '#domain/search/attributes/feature-words.ts'
import { DEFAULT_PRICE_BANDS_AUD, DEFAULT_WEEKLY_PRICE_BANDS_AUD } from '#domain/search/attributes/price-bands.ts'
import { makeCar } from './make-car.ts'

export const DOCUMENT_OPTIONS: DocumentOptions = {
  priceBandsAud: DEFAULT_PRICE_BANDS_AUD,
  weeklyPriceBandsAud: DEFAULT_WEEKLY_PRICE_BANDS_AUD,
  filteredFeatures: DEFAULT_FILTERED_FEATURES,
  seriesNames: [],
  categories: [],
}

export const NO_FACTS: DocumentFacts = { location: null, soldAtMs: null, weeklyPriceAud: null, rank: 1 }

export function makeDocument(
  car: Partial<Car> = {},
  facts: Partial<DocumentFacts> = {},
  options: Partial<DocumentOptions> = {},
): CarDocument {
  return carDocument(makeCar(car), { ...NO_FACTS, ...facts }, { ...DOCUMENT_OPTIONS, ...options })
}
