/** The development server's pages: the same plan as a build's, made again when the site's files change. */
import type { FSWatcher } from 'node:fs'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import type { Page } from '#view-models/page.ts'
import { islandFiles } from '../files/island-files.ts'
import { MENU_COUNTS_FILE, menuCountsFile } from '../files/menu-counts.ts'
import { placeFilesOf } from '../files/place-files.ts'
import type { Redirect } from '../files/redirects.ts'
import { planRedirects } from '../files/redirects.ts'
import { createSearchDocuments } from '../files/search/search-documents.ts'
import { bundledSearch, searchFiles, searchIndexOptions } from '../files/search/search-files.ts'
import { createSearchIndexMaker } from '../files/search/search-index-maker.ts'
import type { SiteFile } from '../files/site-files.ts'
import { textFile } from '../files/site-files.ts'
import { planSite } from '../plan/plan-site.ts'
import { createSiteBuilder } from '../site-builder.ts'

export interface DevSite {
  site: Site
  pages: Map<string, Page>
  redirects: Map<string, Redirect>
  /** The data files that pages fetch. The search is always the bundled one: no server gets a draft. */
  files: Map<string, SiteFile>
}

export interface DevPages {
  /** The plan as the files now say; throws the friendly error of what is wrong with them. */
  current(): Promise<DevSite>
  close(): void
}

export interface DevPagesOptions {
  slug: string
  sitesDir: string
  outDir: string
  asAtMs(): number
  onChange(): void
}

/** Plans on first use and after each change of the site's folder. */
export function createDevPages(options: DevPagesOptions): DevPages {
  const siteDir = join(options.sitesDir, options.slug)
  const indexMaker = createSearchIndexMaker({ staysWarm: true })
  let planned: Promise<DevSite> | null = null
  const watcher: FSWatcher = watch(siteDir, { recursive: true }, () => {
    planned = null
    options.onChange()
  })

  async function plan(): Promise<DevSite> {
    const site = await loadSite(options.slug, { sitesDir: options.sitesDir })
    const builder = createSiteBuilder({ site, siteDir, outDir: options.outDir })
    const catalogue = await builder.catalogue(options.asAtMs())
    const plan = planSite(catalogue)
    const pages = new Map(plan.pages.map(({ page }) => [page.path, page]))
    const redirects = planRedirects(catalogue, new Set(pages.keys()))
    const documents = createSearchDocuments(site)(catalogue, null)
    const search = bundledSearch(documents, searchIndexOptions(site), 'development', indexMaker)
    const places = await placeFilesOf(site, 'development')
    const files = searchFiles(catalogue, plan, search.engine, search.files, places)
    for (const [file, content] of islandFiles(site, plan)) files.set(file, content)
    files.set(MENU_COUNTS_FILE, textFile(menuCountsFile(plan.routes, plan.models)))
    return { site, pages, redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])), files }
  }

  return {
    current() {
      planned ??= plan().catch((error: unknown) => {
        // The next request tries again: the files may have been mended.
        planned = null
        throw error
      })
      return planned
    },
    close() {
      watcher.close()
      indexMaker.close()
    },
  }
}
