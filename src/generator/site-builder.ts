/** Builds one site: feed in, catalogue, plan, render what changed, release, publish. */
import { mkdir, rename, writeFile as writeFileToDisk } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-pages.ts'
import { readContentPages } from '#catalogue/content-pages.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import type { SiteData } from '#catalogue/site-data/site-data.ts'
import { readSiteData } from '#catalogue/site-data/site-data.ts'
import { judgeFeed, publishedStock } from '#stock/guard.ts'
import type { FeedReport } from '#stock/report.ts'
import type { StockImport, StockImporter } from '#stock/stock-importer.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { BuildError, writeError } from './build-error.ts'
import type { CompiledBuild } from './compile/compile.ts'
import { compile } from './compile/compile.ts'
import { prepareSiteIndex } from './files/meilisearch-site.ts'
import { createSearchDocuments } from './files/search-documents.ts'
import { bundledSearch } from './files/search-files.ts'
import { createSearchIndexMaker } from './files/search-index-maker.ts'
import { BUNDLED, indexFailure, prepareSiteEngine } from './files/site-engine.ts'
import { siteFiles } from './files/site-files.ts'
import { searchFiles, searchIndexOptions } from './files/site-search.ts'
import { planSite } from './plan/plan-site.ts'
import type { PlannedPage } from './plan/planned-page.ts'
import { createPageHasher } from './plan/planned-page.ts'
import { CACHE_DIR } from './project.ts'
import { withBuildLock } from './release/build-lock.ts'
import type { LastKnown } from './release/last-known.ts'
import { readLastKnown } from './release/last-known.ts'
import { PAGES_WORTH_LAYING_OUT } from './release/lay-out-ahead.ts'
import { makeRelease } from './release/make-release.ts'
import type { Manifest } from './release/manifest.ts'
import { createManifestReader, lastStockOf } from './release/manifest.ts'
import { layOutNextStage } from './release/next-stage.ts'
import { releasePaths } from './release/release-paths.ts'
import type { Renderer } from './render/renderer.ts'
import { createRenderer } from './render/renderer.ts'
import { silentReporter } from './reporter.ts'
import type { BuildRequest, BuildResult, IndexResult, SiteBuilder, SiteBuilderOptions } from './site-build.ts'
import type { ThreadsAhead } from './threads-ahead.ts'
import { NOTHING_AHEAD, startThreadsAhead } from './threads-ahead.ts'

const LOCK_WAIT_MS = 10 * 60_000

/** The builder keeps the feed's rows and the compiled pages, so that its second build is a warm one. */
export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const { site, siteDir, outDir, reporter = silentReporter } = options
  const paths = releasePaths(outDir, site.slug)
  const feedFile = options.feedFile ?? join(siteDir, site.stock.feed)
  const cacheDir = options.cacheDir === undefined ? join(CACHE_DIR, 'stock') : options.cacheDir
  const cacheFile = cacheDir === null ? null : join(cacheDir, `${site.slug}-${hashText(siteDir).slice(0, 8)}.cache`)
  const importers = new Map<number, StockImporter>()
  const manifests = createManifestReader(paths.manifests)
  const siteHash = hashText(JSON.stringify(site))
  const searchDocuments = createSearchDocuments(site)
  const indexMaker = createSearchIndexMaker()
  const hashPages = createPageHasher()
  let loaded: { id: string; renderer: Renderer } | null = null

  /** A car's year is judged by the year that the site is planned for. */
  function importerAt(asAtMs: number): StockImporter {
    const asAtYear = new Date(asAtMs).getUTCFullYear()
    const importer =
      importers.get(asAtYear) ??
      createStockImporter({
        feedFile,
        cacheFile,
        // The configured format is the configured feed's; another file says its own.
        stock: options.feedFile === undefined ? site.stock : { ...site.stock, format: null },
        locationCodes: site.locations.map(({ code }) => code),
        asAtYear,
      })
    importers.set(asAtYear, importer)
    return importer
  }

  async function loadRenderer(build: CompiledBuild): Promise<Renderer> {
    if (loaded?.id !== build.id) loaded = { id: build.id, renderer: await createRenderer(build.entryFile) }
    return loaded.renderer
  }

  async function lastKnown(): Promise<LastKnown> {
    const known = await readLastKnown(paths, manifests.read)
    if (known.lostId !== null) {
      const other = known.manifest === null ? 'No other is there' : `That of ${known.manifest.id} is used`
      reporter.warn(
        `The manifest of the served release ${known.lostId} cannot be read. ${other}, and every page is rendered again.`,
      )
    }
    return known
  }

  const siteData = (): Promise<SiteData> =>
    readSiteData(
      siteDir,
      site.locations.map(({ code }) => code),
    )

  function catalogueOf(
    stock: StockImport,
    previous: Manifest | null,
    contentPages: ContentPage[],
    data: SiteData,
    asAtMs: number,
  ): Catalogue {
    const history = previous?.history ?? NO_HISTORY
    return createCatalogue({ site, stock: stock.cars, contentPages, data, history, asAtMs })
  }

  async function layOutNext(manifest: Manifest): Promise<void> {
    try {
      await layOutNextStage(paths, manifest)
    } catch (error) {
      reporter.warn(
        `The next release cannot be laid out ahead, so the next build will take longer: ${(error as Error).message}`,
      )
    }
  }

  async function buildLocked({ asAtMs, approve = false, full = false }: BuildRequest): Promise<BuildResult> {
    const compiled = compile(() => reporter.step('Compiling the pages'))
    const known = lastKnown()
    const ahead = startThreadsAhead(
      {
        paths,
        feedFile,
        siteHash,
        full,
        threads: options.threads,
        writesApart: options.writeFile === undefined,
        // Where the last build has done it, nothing is left to do.
        pagesWorthLayingOut:
          options.layOutNext === true ? Infinity : (options.pagesWorthLayingOut ?? PAGES_WORTH_LAYING_OUT),
        indexMaker: site.searchEngine.kind === 'bundled' ? indexMaker : null,
      },
      compiled,
      known,
    )
    try {
      return await buildWith({ asAtMs, approve, full }, compiled, known, ahead)
    } finally {
      const { rendering, laidOut } = await ahead.catch(() => NOTHING_AHEAD)
      rendering.close()
      // Nothing may be written into the site's folder any more when the next build has the lock.
      await laidOut
      if (options.layOutNext !== true) indexMaker.close()
    }
  }

  async function buildWith(
    { asAtMs, approve, full }: Required<BuildRequest>,
    compiled: Promise<CompiledBuild>,
    known: Promise<LastKnown>,
    startedAhead: Promise<ThreadsAhead>,
  ): Promise<BuildResult> {
    const importer = importerAt(asAtMs)
    const [build, stock, { manifest: previous, lostId }, contentPages, data, ahead] = await Promise.all([
      compiled,
      importer.import(),
      known,
      readContentPages(siteDir),
      siteData(),
      startedAhead,
    ])
    const anew = full || lostId !== null
    // Documents are kept with the rows of the feed.
    if (anew) for (const car of stock.cars) car.memo = null
    if (site.searchEngine.kind === 'bundled' && previous !== null) indexMaker.recall(stock.cars)
    await writeReport(paths.feedReport, stock.report)
    const verdict = judgeFeed(stock, lastStockOf(previous), site.stock.guard)
    if (verdict.kind === 'hold' && (!approve || stock.report.unreadable !== null)) {
      return { kind: 'held', verdict, report: stock.report, reportFile: paths.feedReport }
    }
    const catalogue = catalogueOf(stock, previous, contentPages, data, asAtMs)
    const documents = searchDocuments(catalogue, build.id)
    const served = previous === null ? null : join(paths.releases, previous.id)
    const engine =
      site.searchEngine.kind === 'meilisearch'
        ? await prepareSiteEngine(site.searchEngine, documents, served, reporter)
        : BUNDLED
    const bundled = bundledSearch(documents, searchIndexOptions(site), build.id, indexMaker)
    if (engine.meilisearch === null) bundled.start((file, hash) => !anew && previous?.files[file] === hash)
    const plan = planSite(catalogue, hashPages)
    for (const warning of plan.warnings) reporter.warn(warning)
    const formerSearchPaths = previous?.searchPaths ?? []
    const made = await makeRelease({
      site,
      paths,
      pages: plan.pages,
      files: new Map([
        ...(await siteFiles(catalogue, plan.pages, build, siteDir, reporter.warn, formerSearchPaths)),
        ...(engine.meilisearch === null
          ? searchFiles(catalogue, plan, bundled.engine, bundled.files)
          : searchFiles(catalogue, plan, engine.meilisearch)),
      ]),
      facts: {
        compileId: build.id,
        siteHash,
        asAt: new Date(asAtMs).toISOString(),
        nextChangeAt: plan.nextChangeAtMs === null ? null : new Date(plan.nextChangeAtMs).toISOString(),
        history: catalogue.history,
        searchPaths: [...new Set([...formerSearchPaths, ...searchPathsOf(plan.pages)])].sort(),
        // Like is compared with like: the median is of the whole feed, the removals are of what shoppers could see.
        stock: { ...publishedStock(stock.cars), carIds: catalogue.listed.map(({ car }) => car.id) },
      },
      previous,
      full: anew,
      reporter,
      loadRenderer: () => loadRenderer(build),
      writeFile: options.writeFile,
      threads: options.threads,
      ahead,
    })
    await engine.commit()
    try {
      importer.saveRows()
    } catch (error) {
      reporter.warn(
        `The rows of the feed cannot be kept for the next build, which will take longer: ${(error as Error).message}`,
      )
    }
    if (options.layOutNext === true) await layOutNext(made.manifest)
    const { published, ...facts } = made
    return { kind: published ? 'published' : 'unchanged', ...facts, report: stock.report }
  }

  async function pushIndex({ asAtMs, approve = false }: BuildRequest): Promise<IndexResult> {
    if (site.searchEngine.kind !== 'meilisearch') {
      throw new BuildError(
        `${site.slug} ships its search with its pages: it has no server whose index could be written.`,
      )
    }
    const [stock, { manifest }, data] = await Promise.all([importerAt(asAtMs).import(), lastKnown(), siteData()])
    const verdict = judgeFeed(stock, lastStockOf(manifest), site.stock.guard)
    if (verdict.kind === 'hold' && (!approve || stock.report.unreadable !== null)) {
      await writeReport(paths.feedReport, stock.report)
      return { kind: 'held', verdict, report: stock.report, reportFile: paths.feedReport }
    }
    const documents = searchDocuments(catalogueOf(stock, manifest, [], data, asAtMs), null)
    try {
      const { engine, commit } = await prepareSiteIndex(site.searchEngine, documents, process.env)
      return { kind: 'pushed', indexName: engine.indexName, outcome: await commit() }
    } catch (error) {
      throw new BuildError(indexFailure(site.searchEngine.host, error), { cause: error })
    }
  }

  const locked = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withBuildLock(
      paths.lock,
      {
        waitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
        onWait: (holder) => reporter.step(`Waiting for another build of this site (${holder})`),
      },
      work,
    )

  return {
    paths,
    build: (request) => locked(() => buildLocked(request)),
    pushIndex: (request) => locked(() => pushIndex(request)),
    catalogue: async (asAtMs) => {
      const stock = await importerAt(asAtMs).import()
      const { unreadable } = stock.report
      if (unreadable !== null) throw new BuildError(`${unreadable.where}: ${unreadable.reason} ${unreadable.howToMend}`)
      return catalogueOf(stock, (await lastKnown()).manifest, await readContentPages(siteDir), await siteData(), asAtMs)
    },
  }
}

function searchPathsOf(pages: readonly PlannedPage[]): string[] {
  return pages.filter(({ kind }) => kind === 'search').map(({ page }) => page.path)
}

async function writeReport(file: string, report: FeedReport): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFileToDisk(`${file}.tmp`, `${JSON.stringify(report, null, 2)}\n`)
    await rename(`${file}.tmp`, file)
  } catch (error) {
    throw writeError(error, file)
  }
}
