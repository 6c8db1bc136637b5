/** Cars to measure the search with: made-up stock or real listings, through the importer as a site's feed goes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SiteInput } from '#config/schema/site.ts'
import { siteSchema } from '#config/schema/site.ts'
import { availability } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { summariseCar } from '#domain/car/car-summary.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { DEFAULT_FILTERED_FEATURES } from '#domain/search/attributes/feature-words.ts'
import { DEFAULT_PRICE_BANDS_AUD, DEFAULT_WEEKLY_PRICE_BANDS_AUD } from '#domain/search/attributes/price-bands.ts'
import { AUSTRALIAN_TOWNS } from '#domain/search/plain-language/towns.ts'
import { cardFields } from '#search/card-of-hit.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { writeFeed } from '../../demo/stock/feed/write-feed.ts'
import { generateCar } from '../../demo/stock/generate-car.ts'
import { createRandom, seedOf } from '../../demo/stock/random.ts'

const AS_AT = new Date('2026-03-10T00:00:00Z')
const PLACES = [
  ['Chermside', 'QLD'],
  ['Nundah', 'QLD'],
  ['Southport', 'QLD'],
  ['Ipswich', 'QLD'],
  ['Penrith', 'NSW'],
  ['Newcastle', 'NSW'],
  ['Geelong', 'VIC'],
  ['Ballarat', 'VIC'],
] as const

const LOCATIONS = PLACES.map(([city, state], index) => ({
  code: `L${index}`,
  name: `${city} Motors`,
  slug: city.toLowerCase(),
  address: { street: `${index + 1} Main Road`, city, state, postcode: '4000' },
  phone: '07 5550 0100',
}))

/** Places that sell new cars too. */
const MAKES_SOLD_NEW: Readonly<Record<string, string[]>> = {
  L0: ['Toyota'],
  L2: ['Kia', 'Hyundai'],
  L4: ['Mazda', 'Ford'],
}

const SITE: SiteInput = {
  slug: 'search-bench',
  name: 'Search bench',
  template: 'group',
  url: 'https://search-bench.example',
  description: 'A site for measuring the search.',
  phone: '07 5550 0100',
  dealerLicence: 'MD BENCH-1',
  home: { headline: 'Measured', introduction: 'As many cars as it takes.' },
  locations: LOCATIONS,
  stock: { feed: 'feed.json', mapping: 'dealer-studio', priceType: 'drive_away' },
}

/** Made-up cars; the same count and seed give the same. */
export async function madeUpCars(count: number, seed = 1): Promise<Car[]> {
  const site = v.parse(siteSchema, SITE)
  const locations = LOCATIONS.map(({ code, address }) => ({
    code,
    makes: MAKES_SOLD_NEW[code] ?? [],
    state: address.state,
  }))
  // Without photographs: a search needs none.
  const vehicles = Array.from({ length: count }, (_, index) => {
    const random = createRandom(seedOf(seed, index))
    return generateCar(random, AS_AT, random.pick(locations), index + 1)
  })
  return importFeed(writeFeed(vehicles, site.stock, { untidy: false }), site.stock)
}

/** Real listings from a file of the classified-listing format. */
export async function realCars(csv: string): Promise<Car[]> {
  const stock = { feed: 'feed.csv', mapping: 'classified-listings', priceType: 'as_advertised' } as const
  return importFeed(csv, v.parse(siteSchema, { ...SITE, stock }).stock)
}

async function importFeed(
  feed: string | Uint8Array,
  stock: Parameters<typeof createStockImporter>[0]['stock'],
): Promise<Car[]> {
  const folder = await mkdtemp(join(tmpdir(), 'search-cars-'))
  try {
    const feedFile = join(folder, stock.feed)
    await writeFile(feedFile, feed)
    const locationCodes = LOCATIONS.map(({ code }) => code)
    const { cars } = await createStockImporter({
      feedFile,
      cacheFile: null,
      stock,
      locationCodes,
      asAtYear: 2026,
    }).import()
    return cars.map(({ car }) => car)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Cars as the index takes them, the newest with the highest rank. */
export function indexedCars(cars: readonly Car[]): IndexedCar[] {
  const newest = [...cars].sort(
    (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || (a.id < b.id ? -1 : 1),
  )
  return newest.map((car, index) => ({
    document: documentOf(car, newest.length - index),
    // As a build makes it, but for the photographs, of which there are none.
    card: cardFields({ car: summariseCar(car), availability: availability(car), tag: null }),
    at: pointOf(car),
    vin: car.vin,
    registration: car.registrationPlate,
  }))
}

/** A yard stands in its town, as far as that is known. */
function pointOf({ locationCode }: Car): IndexedCar['at'] {
  const city = LOCATIONS.find(({ code }) => code === locationCode)?.address.city.toLowerCase()
  const town = AUSTRALIAN_TOWNS.find(({ name }) => name === city)
  return town === undefined ? null : { latitude: town.latitude, longitude: town.longitude }
}

function documentOf(car: Car, rank: number): CarDocument {
  const place = LOCATIONS.find(({ code }) => code === car.locationCode)
  const location =
    place === undefined
      ? null
      : {
          ...place,
          dealership: { name: `${place.address.state} Group`, slug: `${place.address.state.toLowerCase()}-group` },
        }
  return carDocument(
    car,
    { location, soldAtMs: car.soldAt === null ? null : Date.parse(car.soldAt), weeklyPriceAud: null, rank },
    {
      priceBandsAud: DEFAULT_PRICE_BANDS_AUD,
      weeklyPriceBandsAud: DEFAULT_WEEKLY_PRICE_BANDS_AUD,
      filteredFeatures: DEFAULT_FILTERED_FEATURES,
      seriesNames: [],
      categories: [],
    },
  )
}
