/** The cars that a site lists, for a database that has most of them. */
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import type { HashedCar } from '#database/sites.ts'
import { createSearchDocuments } from '#generator/files/search-documents.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'

export interface ListedCarsOrder {
  siteSlug: string
  sitesDir: string
  outDir: string
  changedRows: readonly ChangedRow[]
  /** Id -> hash of each car that the database has as listed. */
  knownHashes: Readonly<Record<string, string>>
}

export interface ListedCars {
  /** Of all cars that are listed. */
  ids: string[]
  /** Those that are not known with their hash. */
  changed: HashedCar[]
  /** What the search knows of each of those. */
  documents: IndexedCar[]
}

/** `null` while the guard holds a feed: cars that it lacks are still on the site. */
export async function listedCars(
  builder: SiteBuilder,
  site: Site,
  { changedRows, knownHashes }: ListedCarsOrder,
): Promise<ListedCars | null> {
  const catalogue = await builder.publishableCatalogue(Date.now(), changedRows)
  if (catalogue === null) return null
  const changed = catalogue.listed.filter(({ imported: { id, fingerprint } }) => knownHashes[id] !== fingerprint)
  return {
    ids: catalogue.listed.map(({ car }) => car.id),
    // The whole car is parsed when it is read: of those that have not changed it never is.
    changed: changed.map(({ imported: { car, fingerprint } }) => ({ car, hash: fingerprint })),
    documents: createSearchDocuments(site)({ ...catalogue, listed: changed }, null).cars(),
  }
}

/** In this process, which knows nothing of the site yet. */
export async function readListedCars(order: ListedCarsOrder): Promise<ListedCars | null> {
  const { siteSlug, sitesDir, outDir } = order
  const site = await loadSite(siteSlug, { sitesDir })
  return listedCars(createSiteBuilder({ site, siteDir: join(sitesDir, siteSlug), outDir }), site, order)
}
