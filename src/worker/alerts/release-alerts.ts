/** Which people are alerted about what a release has changed. */
import { createHash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { WrittenChange } from '#database/sites.ts'
import type { NewAlert } from '#database/visitors/alerts.ts'
import { readAlertedSearches } from '#database/visitors/garage.ts'
import { readWatchers } from '#database/visitors/watchlist.ts'
import type { CarChange } from '#domain/alerts/alert.ts'
import { alertCar, alertOfChange, isNewCar } from '#domain/alerts/alert.ts'
import type { Car } from '#domain/car/car.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { placeTexts } from '#generator/files/place-files.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import type { SearchRequest } from '#search/engine/search-request.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { nearRequest } from '#search/near/near-request.ts'
import { createPlaceFinder } from '#search/near/place-finder.ts'
import { stateRequest } from '#search/state-request.ts'

/** `indexed`: the cars with these ids as the site's search has them. */
export async function releaseAlerts(
  db: Database,
  siteSlug: string,
  changes: readonly WrittenChange[],
  indexed: (ids: ReadonlySet<string>) => IndexedCar[],
): Promise<NewAlert[]> {
  return [...(await watchAlerts(db, siteSlug, changes)), ...(await searchAlerts(db, siteSlug, changes, indexed))]
}

/** The car as it is now is read only where somebody may be alerted: of a new site that is none of all its cars. */
function carChange({ before, beforeSinceMs, afterText }: WrittenChange): CarChange {
  // Written as a Car.
  return { before, beforeSinceMs, after: afterText === null ? null : JSON.parse(afterText) }
}

async function watchAlerts(db: Database, siteSlug: string, changes: readonly WrittenChange[]): Promise<NewAlert[]> {
  const alerts = new Map(
    changes.flatMap((written) => {
      // A car that the site did not show before is no alert for those who watch it.
      if (written.before === null) return []
      const change = carChange(written)
      const named = alertOfChange(change)
      return named === null ? [] : [[(change.after ?? change.before)?.id ?? '', named] as const]
    }),
  )
  const watchers = await readWatchers(db, siteSlug, [...alerts.keys()])
  return watchers.flatMap(({ carId, visitorId }) => {
    const named = alerts.get(carId)
    return named === undefined ? [] : [{ visitorId, ...named }]
  })
}

/** A kept search is asked of the new cars alone, by the engine that answers it on the site. */
async function searchAlerts(
  db: Database,
  siteSlug: string,
  changes: readonly WrittenChange[],
  indexed: (ids: ReadonlySet<string>) => IndexedCar[],
): Promise<NewAlert[]> {
  const searches = await readAlertedSearches(db, siteSlug)
  if (searches.length === 0) return []
  const cars = new Map<string, Car>()
  for (const change of changes.map(carChange)) {
    if (isNewCar(change) && change.after !== null) cars.set(change.after.id, change.after)
  }
  if (cars.size === 0) return []
  const documents = indexed(new Set(cars.keys()))
  const files = buildSearchIndex(documents)
  const client = createBundledClient(
    {
      index: async () => files.index,
      identifiers: async () => files.identifiers,
      cards: async (chunk) => files.cards[chunk] ?? new Uint8Array(),
    },
    { matchingStrategy: 'all' },
  )
  const requests = searches.map(({ search }) => stateRequest('cars', search.state, { hitsPerPage: cars.size }))
  const { results } = await client.search(await placedRequests(requests, documents))
  return searches.flatMap(({ visitorId, search }, index) => {
    const found = (results[index]?.hits ?? []).flatMap(({ objectID }) => cars.get(objectID) ?? [])
    return found.length === 0 ? [] : [{ visitorId, ...newCarsAlert(search, found) }]
  })
}

/** Questions from a place, over where the new cars stand. */
async function placedRequests(
  requests: readonly SearchRequest[],
  cars: readonly IndexedCar[],
): Promise<SearchRequest[]> {
  const stockPlaces = cars.map(({ document: { location_name: name, city, state }, at }) => ({
    name: name ?? '',
    city: city ?? '',
    state: state ?? '',
    postcode: '',
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
  }))
  const findPlace = createPlaceFinder(
    { stockPlaces, placeFiles: { postcodes: '', suburbs: 'suburbs-' } },
    async (url) => {
      const { postcodes, suburbs } = await placeTexts()
      return new TextEncoder().encode(
        url === '' ? postcodes : suburbs.get(url.slice('suburbs-'.length, -'.bin'.length)),
      )
    },
  )
  return Promise.all(
    requests.map(async (request) => {
      const { near } = request.params ?? {}
      return near === undefined ? request : nearRequest(request, await findPlace(near.of))
    }),
  )
}

/** The cars name the change: the same cars of one release are one alert of a search. */
function newCarsAlert({ name, path }: SavedSearch, cars: readonly Car[]): Omit<NewAlert, 'visitorId'> {
  const ids = cars.map(({ id, createdAt }) => `${id}@${createdAt}`).sort()
  return {
    change: `new ${createHash('sha256')
      .update(JSON.stringify([path, ids]))
      .digest('base64url')}`,
    alert: { kind: 'newCars', search: { name, path }, cars: cars.map(alertCar) },
  }
}
