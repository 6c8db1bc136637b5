/** Where the calls of accounts go: what pages with a watchlist or a garage are given of the platform. */
import type { Site } from '#config/schema/site.ts'
import type { PlatformCall, PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { WatchlistWords } from './save-car.ts'

const WATCHLIST_CALLS: readonly PlatformCall[] = ['watchlist', 'watchlistIds', 'watchlistSave', 'watchlistRemove']
const GARAGE_CALLS: readonly PlatformCall[] = [
  ...WATCHLIST_CALLS,
  'garage',
  'garageDetails',
  'garageSearches',
  'garageSearchRemove',
  'garageVehicle',
  'garageVehicleRemove',
  'garageDelete',
  'valuation',
  'signOut',
]

export function watchlistPlatform(site: Site): PlatformOptions {
  return platformOf(site, WATCHLIST_CALLS)
}

export function garagePlatform(site: Site): PlatformOptions {
  return platformOf(site, GARAGE_CALLS)
}

/** As an attribute of an element; left out where the site's own host answers every call. */
export function platformAttribute(platform: PlatformOptions): string | undefined {
  const isOwn = platform.apiBase === '' && Object.keys(platform.calls).length === 0
  return isOwn ? undefined : JSON.stringify(platform)
}

/** Only the calls that go elsewhere are named. */
function platformOf({ platform }: Site, calls: readonly PlatformCall[]): PlatformOptions {
  const elsewhere = platform?.calls ?? {}
  return {
    apiBase: platform?.apiBase ?? '',
    calls: Object.fromEntries(calls.flatMap((call) => (elsewhere[call] ? [[call, elsewhere[call]]] : []))),
  }
}

export function watchlistWords({ labels: { watchlist } }: Site): WatchlistWords {
  return { saved: watchlist.saved, removed: watchlist.removed, viewList: watchlist.viewList }
}
