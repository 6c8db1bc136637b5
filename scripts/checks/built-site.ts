/** One site's released files, as the checks read them. */
import { readFileSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '#generator/build-error.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import type { RedirectRules } from '#generator/serve/redirect-rules.ts'
import { parseRedirects } from '#generator/serve/redirect-rules.ts'
import type { ScannedPage } from './scan-page.ts'
import { scanPage } from './scan-page.ts'

export interface BuiltSite {
  slug: string
  dir: string
  /** Relative to `dir`, with forward slashes. */
  files: Set<string>
  /** Path -> what the page refers to, for each HTML file. */
  pages: Map<string, ScannedPage & { sizeBytes: number }>
  redirects: RedirectRules
  redirectLines: { from: string; to: string; status: string }[]
  /** "https://www.harbourmotors.com.au", from the home page's canonical address. */
  origin: string | null
  read(file: string): string
}

/** Slugs with a current release, sorted. */
export async function builtSlugs(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { withFileTypes: true }).catch(() => [])
  const slugs: string[] = []
  for (const entry of entries) {
    if (entry.isDirectory() && (await currentReleaseId(releasePaths(outDir, entry.name))) !== null)
      slugs.push(entry.name)
  }
  if (slugs.length === 0) throw new BuildError(`No built site in ${outDir}. Build one with npm run build.`)
  return slugs.sort()
}

/** Of the release that is served now, also when another one takes its place meanwhile. */
export async function readBuiltSite(outDir: string, slug: string): Promise<BuiltSite> {
  const dir = await realpath(releasePaths(outDir, slug).current)
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/'),
      ),
  )
  const pages: BuiltSite['pages'] = new Map()
  for (const file of files) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(join(dir, file))
    pages.set(pathOfPage(file), { ...scanPage(html.toString()), sizeBytes: html.byteLength })
  }
  const redirectsText = files.has('_redirects') ? await readFile(join(dir, '_redirects'), 'utf8') : ''
  const home = pages.get('/')?.canonical ?? null
  return {
    slug,
    dir,
    files,
    pages,
    redirects: parseRedirects(redirectsText),
    redirectLines: redirectsText
      .split('\n')
      .filter((line) => /^\//.test(line))
      .map((line) => {
        const [from = '', to = '', status = '301'] = line.split(/\s+/)
        return { from, to, status }
      }),
    origin: home !== null && URL.canParse(home) ? new URL(home).origin : null,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
  }
}

/** "cars/x.html" -> "/cars/x". */
export function pathOfPage(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
