/** Builds one site, in the steps of docs/generator.md. */
import { hashText } from '#catalogue/fingerprint.ts'
import { judgeFeed, publishedStock } from '#stock/guard.ts'
import { BuildError } from './build-error.ts'
import { compile } from './compile/compile.ts'
import { feedFiles } from './files/feeds-out.ts'
import { islandFiles } from './files/island-files.ts'
import { createSiteSearch } from './files/search/site-search.ts'
import { siteFiles } from './files/site-files.ts'
import { socialPictureFiles } from './files/social-pictures.ts'
import { planSite } from './plan/plan-site.ts'
import type { PlannedPage } from './plan/planned-page.ts'
import { createPageHasher } from './plan/planned-page.ts'
import { withBuildLock } from './release/build-lock.ts'
import { makeRelease } from './release/make-release.ts'
import type { Manifest } from './release/manifest.ts'
import { lastStockOf } from './release/manifest.ts'
import { createPrestage } from './release/prestage.ts'
import { releasePaths } from './release/release-paths.ts'
import { pruneReleases } from './release/releases.ts'
import { createRendererLoader } from './renderer.ts'
import { silentReporter } from './reporter.ts'
import type { BuildRequest, BuildResult, IndexResult, SiteBuilder, SiteBuilderOptions } from './site-build.ts'
import { createSiteSources } from './site-sources.ts'

const LOCK_WAIT_MS = 10 * 60_000

/** The builder keeps the feed's rows, the last plan and the compiled pages, so its second build is a warm one. */
export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const { site, siteDir, outDir, reporter = silentReporter } = options
  const paths = releasePaths(outDir, site.slug)
  const sources = createSiteSources(options, paths, reporter)
  const staysWarm = options.staysWarm === true
  const search = createSiteSearch(site, paths, reporter, staysWarm)
  const siteHash = hashText(JSON.stringify(site))
  const hashPages = createPageHasher()
  const loadRenderer = createRendererLoader()
  const prestage = createPrestage(paths)
  /** The last release, until the next is prestaged. */
  let unprestaged: Manifest | null = null

  async function buildLocked({
    asAtMs,
    approve = false,
    approvedFeedHash = null,
    full = false,
    reservedIds = [],
    changedRows = [],
    afterFlip,
  }: BuildRequest): Promise<BuildResult> {
    // Compile, and read the stock meanwhile.
    const [build, stock, { manifest: previous, unreadableId }] = await Promise.all([
      compile(() => reporter.step('Compiling the pages')),
      sources.readStock(asAtMs, changedRows),
      sources.readLastRelease(),
    ])
    const held = await sources.judge(stock, previous, approve || stock.feedHash === approvedFeedHash)
    if (held !== null) return held
    const reuseNothing = full || unreadableId !== null
    // The search documents of the cars are kept with the rows of the feed.
    if (reuseNothing) for (const car of stock.cars) car.memo = null
    // A row that was read anew changes the index, most probably.
    else if (stock.report.parsedRows > 0 || changedRows.length > 0) search.expect(stock.cars, build.id)

    const catalogue = await sources.readCatalogue(stock, previous, asAtMs, reservedIds)

    const prepared = await search.prepare(catalogue, build.id, previous, reuseNothing)

    const plan = planSite(catalogue, hashPages)
    for (const warning of plan.warnings) reporter.warn(warning)

    const formerSearchPaths = previous?.searchPaths ?? []
    const files = await siteFiles(catalogue, plan, build, siteDir, reporter.warn, formerSearchPaths)
    for (const [file, content] of prepared.files(plan)) files.set(file, content)
    for (const [file, content] of islandFiles(site, plan)) files.set(file, content)
    for (const [file, content] of feedFiles(catalogue, build.id)) files.set(file, content)
    for (const [file, content] of socialPictureFiles(catalogue, plan, build.id)) files.set(file, content)

    // Render what changed, put the release together, publish it.
    const { published, ...made } = await makeRelease({
      site,
      paths,
      pages: plan.pages,
      files,
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
      full: reuseNothing,
      reporter,
      loadRenderer: () => loadRenderer(build),
      writeFile: options.writeFile,
    })

    await sources.keepRelease(made.manifest)
    await prepared.commit()
    sources.saveRows()
    try {
      await afterFlip?.({ manifest: made.manifest, feedHash: stock.feedHash })
    } finally {
      await tidyUp(made.manifest, previous === null)
    }
    return { kind: published ? 'published' : 'unchanged', ...made, report: stock.report, feedHash: stock.feedHash }
  }

  async function prestageAfter(manifest: Manifest, prestageOptions: Parameters<typeof prestage>[1]): Promise<void> {
    try {
      await prestage(manifest, prestageOptions)
    } catch (error) {
      reporter.warn(
        `The next release cannot be prestaged, so the next build will take longer: ${(error as Error).message}`,
      )
    }
  }

  /** The release is served: what cannot be tidied up is no failure of it. */
  async function tidyUp(manifest: Manifest, isFirst: boolean): Promise<void> {
    // First, because it makes use of a release that would be removed. Who builds a site a second time will build it again.
    if (staysWarm || !isFirst) await prestageAfter(manifest, { linksAll: !staysWarm })
    unprestaged = staysWarm ? manifest : null
    try {
      await pruneReleases(paths)
    } catch (error) {
      reporter.warn(
        `The site is published, but old releases cannot be removed. The next build tries again: ${(error as Error).message}`,
      )
    }
  }

  async function pushIndexLocked({ asAtMs, approve = false }: BuildRequest): Promise<IndexResult> {
    const { pushIndex } = search
    if (pushIndex === null) {
      throw new BuildError(`The search of ${site.slug} is part of its pages: it has no search server to update.`)
    }
    const [stock, { manifest: previous }] = await Promise.all([sources.readStock(asAtMs), sources.readLastRelease()])
    const held = await sources.judge(stock, previous, approve)
    return held ?? pushIndex(await sources.readCatalogue(stock, previous, asAtMs))
  }

  const locked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const lock = {
      waitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
      onWait: (holder: string) => reporter.step(`Waiting for another build of this site (${holder})`),
    }
    try {
      return await withBuildLock(paths.lock, lock, work)
    } finally {
      if (!staysWarm) search.close()
    }
  }

  return {
    paths,
    rowsFile: sources.rowsFile,
    build: (request) => locked(() => buildLocked(request)),
    async prestage() {
      const manifest = unprestaged
      unprestaged = null
      if (manifest === null) return
      await withBuildLock(paths.lock, { waitMs: 0 }, () => prestageAfter(manifest, { linksAll: true })).catch(() => {
        // Another process builds the site: there will be another release to follow.
      })
    },
    pushIndex: (request) => locked(() => pushIndexLocked(request)),
    async publishableStock(asAtMs, changedRows) {
      const [stock, { manifest }] = await Promise.all([
        sources.readStock(asAtMs, changedRows),
        sources.readLastRelease(),
      ])
      const { report } = stock
      // The file of the report is the build's alone: several processes may ask at once.
      const isHeld = judgeFeed(stock, lastStockOf(manifest), site.stock.guard).kind === 'hold'
      if (report.unreadable !== null) return { catalogue: null, report }
      const catalogue = await sources.readCatalogue(stock, manifest, asAtMs)
      // A person may have approved it.
      const published = new Set(manifest?.stock.carIds)
      const isPublished = catalogue.listed.every(({ car }) => published.has(car.id))
      const isPublishable = !isHeld || (isPublished && published.size === catalogue.listed.length)
      return { catalogue: isPublishable ? catalogue : null, report }
    },
    close: () => search.close(),
    catalogue: async (asAtMs) =>
      sources.readCatalogue(await sources.readStock(asAtMs), (await sources.readLastRelease()).manifest, asAtMs),
  }
}

function searchPathsOf(pages: readonly PlannedPage[]): string[] {
  return pages.filter(({ kind }) => kind === 'search').map(({ page }) => page.path)
}
