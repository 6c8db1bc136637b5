/** What a build reads: the site's feed, its own files, and its last release. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import { readContentPages } from '#catalogue/content-pages.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import { withReservations } from '#catalogue/reserved-cars.ts'
import { readSiteData } from '#catalogue/site-data/site-data.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import { judgeFeed } from '#stock/guard.ts'
import type { FeedReport } from '#stock/report.ts'
import type { StockImport, StockImporter } from '#stock/stock-importer.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { BuildError, writeError } from './build-error.ts'
import { CACHE_DIR } from './project.ts'
import type { Manifest } from './release/manifest.ts'
import { createManifestReader, lastStockOf } from './release/manifest.ts'
import type { ReleasePaths } from './release/release-paths.ts'
import type { KnownRelease } from './release/releases.ts'
import { readKnownRelease } from './release/releases.ts'
import type { BuildReporter } from './reporter.ts'
import type { HeldFeed, SiteBuilderOptions } from './site-build.ts'

export interface SiteSources {
  /** Where the rows of the feed are kept between processes; `null` for nowhere. */
  rowsFile: string | null
  readStock(asAtMs: number, changedRows?: readonly ChangedRow[]): Promise<StockImport>
  /** The served release's manifest, or the newest that can be read; warns when it is not the served one's. */
  readLastRelease(): Promise<KnownRelease>
  /** Keeps the manifest of the release that has just been made for the next `readLastRelease`. */
  keepRelease(manifest: Manifest): Promise<void>
  /** Writes the report of the feed, and judges whether it may be published; `null` when it may. */
  judge(stock: StockImport, previous: Manifest | null, approve: boolean): Promise<HeldFeed | null>
  readCatalogue(
    stock: StockImport,
    previous: Manifest | null,
    asAtMs: number,
    reservedIds?: readonly string[],
  ): Promise<Catalogue>
  /** Keeps the rows of the feed for the next process; warns when the disk refuses. */
  saveRows(): void
}

export function createSiteSources(
  { site, siteDir, ...options }: SiteBuilderOptions,
  paths: ReleasePaths,
  reporter: BuildReporter,
): SiteSources {
  const feedFile = options.feedFile ?? join(siteDir, site.stock.feed)
  const cacheDir = options.cacheDir === undefined ? join(CACHE_DIR, 'stock') : options.cacheDir
  const cacheFile = cacheDir === null ? null : join(cacheDir, `${site.slug}-${hashText(siteDir).slice(0, 8)}.cache`)
  const locationCodes = site.locations.map(({ code }) => code)
  const manifests = createManifestReader(paths.manifests)
  let current: { asAtYear: number; importer: StockImporter } | null = null

  /** A car's year is judged by the year that the site is planned for. */
  function importerAt(asAtMs: number): StockImporter {
    const asAtYear = new Date(asAtMs).getUTCFullYear()
    if (current?.asAtYear !== asAtYear) {
      // The configured format is the configured feed's; another file has its own.
      const stock = options.feedFile === undefined ? site.stock : { ...site.stock, format: null }
      current = { asAtYear, importer: createStockImporter({ feedFile, cacheFile, stock, locationCodes, asAtYear }) }
    }
    return current.importer
  }

  return {
    rowsFile: cacheFile,
    readStock: (asAtMs, changedRows) => importerAt(asAtMs).import(changedRows),
    async readLastRelease() {
      const release = await readKnownRelease(paths, manifests.read)
      if (release.unreadableId !== null) {
        const other = release.manifest === null ? 'There is no other' : `That of ${release.manifest.id} is used`
        reporter.warn(
          `The manifest of the served release ${release.unreadableId} cannot be read. ${other}, and every page is rendered again.`,
        )
      }
      return release
    },
    keepRelease: (manifest) => manifests.keep(manifest),
    async judge(stock, previous, approve) {
      const { report } = stock
      await writeReport(paths.feedReport, report)
      const verdict = judgeFeed(stock, lastStockOf(previous), site.stock.guard)
      if (verdict.kind !== 'hold' || (approve && report.unreadable === null)) return null
      return { kind: 'held', verdict, report, reportFile: paths.feedReport, feedHash: stock.feedHash }
    },
    async readCatalogue(stock, previous, asAtMs, reservedIds = []) {
      const { unreadable } = stock.report
      if (unreadable !== null) throw new BuildError(`${unreadable.where}: ${unreadable.reason} ${unreadable.howToMend}`)
      const [contentPages, data] = await Promise.all([readContentPages(siteDir), readSiteData(siteDir, locationCodes)])
      const history = previous?.history ?? NO_HISTORY
      const cars = withReservations(stock.cars, new Set(reservedIds))
      return createCatalogue({ site, stock: cars, contentPages, data, history, asAtMs })
    },
    saveRows() {
      try {
        current?.importer.saveRows()
      } catch (error) {
        reporter.warn(
          `The rows of the feed cannot be kept, so the next build will take longer: ${(error as Error).message}`,
        )
      }
    },
  }
}

async function writeReport(file: string, report: FeedReport): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.tmp`, `${JSON.stringify(report, null, 2)}\n`)
    await rename(`${file}.tmp`, file)
  } catch (error) {
    throw writeError(error, file)
  }
}
