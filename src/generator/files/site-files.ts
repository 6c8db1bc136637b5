/** Everything in a release that is not a page: sitemap, robots, headers, redirects, assets, public files. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import { googleCounters } from '#domain/analytics/page-analytics.ts'
import { mediaOriginsOfAll } from '#domain/car/viewer/media-origins.ts'
import { videoFrames } from '#domain/content/short-tags.ts'
import { mapOrigin } from '#domain/places/place-map.ts'
import { platformOrigins } from '#domain/platform/platform-calls.ts'
import { TURNSTILE_ORIGIN } from '#domain/platform/turnstile.ts'
import { onceForRuns, onceForRunsOf } from '#domain/values/runs.ts'
import { SEARCH_DATA_FOLDER } from '#search/settings.ts'
import { themeCss } from '#styles/theme-css.ts'
import type { CompiledBuild } from '../compile/compile.ts'
import type { SitePlan } from '../plan/plan-site.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pathOfFile } from '../plan/planned-page.ts'
import { parseRedirects } from '../serve/redirect-rules.ts'
import { headersFile, robotsFile } from './headers.ts'
import { HEADERS_FILE, REDIRECTS_FILE } from './host-files.ts'
import { llmsFile } from './llms-file.ts'
import { namedPictures, pictureHashes, usedPictures } from './local-pictures.ts'
import { MENU_COUNTS_FILE, menuCountsFile } from './menu-counts.ts'
import { pagesFunctions } from './pages-functions.ts'
import { hashCompiledFolder, hashFolder } from './public-files.ts'
import { planRedirects, platformRewrite, redirectsFile } from './redirects.ts'
import { sitemapFiles, sitemapPart } from './sitemap.ts'

export type SiteFile =
  /** Written from a text, or its bytes in UTF-8. */
  | { kind: 'text'; hash: string; text: string | Uint8Array }
  /** Linked from a file on the disk that never changes. */
  | { kind: 'link'; hash: string; from: string }
  /** Copied from a file that its owner may edit in place, which must not reach the releases. */
  | { kind: 'copy'; hash: string; from: string }
  /** Made when it is not in the last release. */
  | { kind: 'made'; hash: string; make(): Promise<Uint8Array> }

export function textFile(text: string | Uint8Array): SiteFile {
  return { kind: 'text', hash: hashText(text), text }
}

/** Cars of one body and colour share their list. */
const pictureLists = onceForRuns((cars: readonly ListedCar[]) => [
  ...new Set(cars.map(({ imported }) => imported.ownPictures)),
])
const mediaOrigins = onceForRuns((cars: readonly ListedCar[]) =>
  mediaOriginsOfAll(cars.map(({ imported }) => imported.mediaOrigins)),
)
const sitemapParts = onceForRunsOf((site: Site, pages: readonly PlannedPage[]) =>
  sitemapPart(
    site.url,
    pages
      .filter(({ indexed }) => indexed)
      .map(({ page: { path }, modifiedAt, photographUrl }) => ({ path, modifiedAt, imageUrl: photographUrl })),
  ),
)

/** Address of a picture of the project's own -> the files that a release links for it; all sites of a process share them. */
const knownLinks = new Map<string, readonly (readonly [file: string, link: SiteFile])[]>()

function pictureLinks(
  url: string,
  hashes: Readonly<Record<string, string>>,
): readonly (readonly [file: string, link: SiteFile])[] {
  const known = knownLinks.get(url)
  if (known !== undefined) return known
  const links = [...usedPictures(new Set([url]))].flatMap(([file, from]) => {
    const hash = hashes[file]
    return hash === undefined ? [] : [[file, { kind: 'link', hash, from }] as const]
  })
  if (links.length > 0) knownLinks.set(url, links)
  return links
}

/** Without those of cars, which nobody asks for. */
const indexedPaths = onceForRuns((pages: readonly PlannedPage[]) =>
  pages.filter(({ kind, indexed }) => indexed && kind !== 'car').map(({ page }) => page.path),
)

/**
 * File -> content. A site's own public file takes precedence over one that all sites share, and what the build makes
 * over both: `warn` reports what is left out. Its own redirects come after the build's.
 */
export async function siteFiles(
  catalogue: Catalogue,
  { pages, paths, routes, models }: Pick<SitePlan, 'pages' | 'paths' | 'routes' | 'models'>,
  build: CompiledBuild,
  siteDir: string,
  warn: (text: string) => void,
  formerSearchPaths: readonly string[],
): Promise<Map<string, SiteFile>> {
  const { site } = catalogue
  const files = new Map<string, SiteFile>()
  const ownDir = join(siteDir, 'public')
  const [shared, own] = await Promise.all([hashCompiledFolder(build.clientDir), hashFolder(ownDir)])
  for (const [file, hash] of shared) files.set(file, { kind: 'link', hash, from: join(build.clientDir, file) })
  const pictures = await pictureHashes()
  const named = new Set(namedPictures(catalogue))
  for (const urls of new Set(pictureLists(catalogue.listed).flat())) for (const url of urls) named.add(url)
  for (const url of named) for (const [file, link] of pictureLinks(url, pictures)) files.set(file, link)
  const warnLeftOut = (file: string): void =>
    warn(`public/${file} is in the place of what the build makes itself and is left out. Remove it.`)
  for (const [file, hash] of own) {
    if (file.startsWith(`${SEARCH_DATA_FOLDER}/`)) warnLeftOut(file)
    else files.set(file, { kind: 'copy', hash, from: join(ownDir, file) })
  }
  for (const file of [...files.keys()]) {
    const path = pathOfFile(file)
    if (path === null || !paths.has(path)) continue
    files.delete(file)
    warn(`public/${file} is in the place of the page ${path} and is left out. Rename it.`)
  }
  const text = (file: string, content: string | Uint8Array): void => {
    if (own.has(file) && file !== REDIRECTS_FILE) warnLeftOut(file)
    files.set(file, textFile(content))
  }
  for (const [file, content] of sitemapFiles(site.url, sitemapParts(site, pages))) text(file, content)
  text('robots.txt', robotsFile(site.url, site.seo.indexed))
  if (site.seo.llmsFile) text('llms.txt', llmsFile(catalogue, new Set(indexedPaths(pages).flat())))
  const { platform, searchEngine } = site
  const media = mediaOriginsOfAll(mediaOrigins(catalogue.listed))
  const spinOrigins = site.viewer.spinScript === null ? [] : [new URL(site.viewer.spinScript).origin]
  const searchHosts = searchEngine.kind === 'meilisearch' ? [searchEngine.host] : []
  const mapFrames = mapOrigin(site.map)
  const policy = {
    inlineStyle: themeCss(site.theme),
    inlineHashes: build.inlineHashes,
    hosts: [
      ...searchHosts,
      ...(platform === null ? [] : platformOrigins(platform)),
      ...spinOrigins,
      ...media.panoramas,
    ],
    hasGoogleCounters: googleCounters(site.analytics) !== null,
    formHosts: platform === null ? [] : platformOrigins(platform, ['lead']),
    widgets: [
      ...(site.leads.turnstile === null ? [] : [TURNSTILE_ORIGIN]),
      ...(site.chat === null ? [] : [new URL(site.chat.script).origin]),
      ...spinOrigins,
    ],
    frames: [
      ...new Set([...media.frames, ...videoFrames(catalogue.contentPages)]),
      ...(mapFrames === null ? [] : [mapFrames]),
    ],
    hasPanoramas: media.hasPanorama,
  }
  text(HEADERS_FILE, headersFile(policy, site.seo.indexed))
  text(MENU_COUNTS_FILE, menuCountsFile(routes, models))
  const ownRedirects = own.has(REDIRECTS_FILE) ? await readFile(join(ownDir, REDIRECTS_FILE), 'utf8') : ''
  for (const problem of parseRedirects(ownRedirects).problems) warn(`public/${problem}`)
  const rewrite = platformRewrite(platform?.rewriteTo ?? null)
  text(REDIRECTS_FILE, rewrite + redirectsFile(planRedirects(catalogue, paths, formerSearchPaths)) + ownRedirects)
  for (const [file, content] of pagesFunctions(platform?.rewriteTo ?? null)) text(file, content)
  return files
}
