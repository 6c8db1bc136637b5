/** A site's configuration and the cars that it lists, for a database that has most of them. */
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import type { CarText } from '#database/sites.ts'
import type { SiteState } from '#domain/fleet/fleet-site.ts'
import { createSearchDocuments } from '#generator/files/search/search-documents.ts'
import { feedStateOf, readSiteState } from '#generator/fleet/site-state.ts'
import { openBucket } from '#generator/publish/open-bucket.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import type { SiteAtHand } from './site-at-hand.ts'
import { siteAtHand } from './site-at-hand.ts'

export interface SiteOrder {
  siteSlug: string
  sitesDir: string
  outDir: string
}

export interface ListedCarsOrder extends SiteOrder {
  changedRows: readonly ChangedRow[]
  /** Id -> hash of each car that the database has as listed. */
  knownHashes: Readonly<Record<string, string>>
  /** Whether kept searches are to be asked of the cars. */
  areSearched: boolean
  /** Whether the release is measured. */
  isMeasured: boolean
}

export interface ListedStock {
  /** `null` while the guard holds a feed: cars that it lacks are still on the site. */
  cars: ListedCars | null
  /** With the feed that was read for this. */
  state: SiteState
}

export interface ListedCars {
  /** Of all cars that are listed. */
  ids: string[]
  /** Those that are not known with their hash. */
  changed: CarText[]
  /** What the search knows of each of those, where it was asked for. */
  documents: IndexedCar[]
}

/**
 * Of the release that is served: another machine may have built it, and then its feed is taken from the bucket. A build that
 * ends meanwhile, here or on another machine, has the cars stored again.
 */
export async function listedStock(
  { site, builder, bucket, feedFile }: SiteAtHand,
  { outDir, changedRows, knownHashes, areSearched, isMeasured }: ListedCarsOrder,
): Promise<ListedStock> {
  await bucket?.alone(() => bucket.pull({ feedFile, hasNewestFeed: false }))
  const { catalogue, report } = await builder.publishableStock(Date.now(), changedRows)
  const state = { ...(await readSiteState(site.slug, outDir, { isMeasured })), feed: feedStateOf(report) }
  if (catalogue === null) return { cars: null, state }
  const changed = catalogue.listed.filter(({ imported: { id, fingerprint } }) => knownHashes[id] !== fingerprint)
  const cars: ListedCars = {
    ids: catalogue.listed.map(({ car }) => car.id),
    // The whole car is parsed when it is read: of those that have not changed it never is.
    changed: changed.map(({ imported: { id, car, fingerprint } }) => ({
      id,
      slug: car.slug,
      text: JSON.stringify(car),
      hash: fingerprint,
    })),
    documents: areSearched ? createSearchDocuments(site)({ ...catalogue, listed: changed }, null).cars() : [],
  }
  return { cars, state }
}

/** What reads a site's folder. */
export interface SiteReader {
  site(order: SiteOrder): Promise<Site>
  listedStock(order: ListedCarsOrder): Promise<ListedStock>
}

/** In the thread of the caller, which knows nothing of the site yet. */
export const READS_HERE: SiteReader = {
  site: ({ siteSlug, sitesDir }) => loadSite(siteSlug, { sitesDir }),
  async listedStock(order) {
    return listedStock(siteAtHand(await READS_HERE.site(order), order, await openBucket()), order)
  },
}
