/** The sites that an output folder holds, as the index page lists them. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../build-error.ts'
import { readManifest } from '../release/manifest.ts'
import { releasePaths } from '../release/release-paths.ts'
import { currentReleaseId } from '../release/releases.ts'

export interface BuiltSite {
  slug: string
  /** The site's own name, as its home page gives it to others; the slug when it does not. */
  name: string
  releaseId: string
  builtAt: Date
  pageCount: number
}

/** Sites with a release, by name. */
export async function listBuiltSites(outDir: string): Promise<BuiltSite[]> {
  const entries = await readdir(outDir, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const sites = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => describeSite(outDir, name)),
  )
  return sites.filter((site) => site !== null).sort((a, b) => a.name.localeCompare(b.name, 'en-AU'))
}

async function describeSite(outDir: string, slug: string): Promise<BuiltSite | null> {
  const paths = releasePaths(outDir, slug)
  try {
    const releaseId = await currentReleaseId(paths)
    if (releaseId === null) return null
    const dir = join(paths.releases, releaseId)
    const [home, { mtime }, manifest] = await Promise.all([
      readFile(join(dir, 'index.html'), 'utf8'),
      stat(join(dir, 'index.html')),
      readManifest(paths.manifests, releaseId),
    ])
    const builtAt = await stat(join(paths.manifests, `${releaseId}.json`)).then(
      (found) => found.mtime,
      () => mtime,
    )
    const pageCount = manifest === null ? await countPages(dir) : manifest.pages.size
    return { slug, name: siteName(home) ?? slug, releaseId, builtAt, pageCount }
  } catch (error) {
    // A site that is being replaced at this instant, or is not one of ours, is left out of the list.
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EINVAL') return null
    throw error
  }
}

async function countPages(dir: string): Promise<number> {
  const files = await readdir(dir, { recursive: true })
  return files.filter((file) => file.endsWith('.html')).length
}

/** The text stays as it is escaped in the page, because it is put into a page again. */
function siteName(html: string): string | null {
  const found =
    /<meta[^>]+property="og:site_name"[^>]+content="([^"<]+)"/.exec(html) ?? /<title>([^<]+)<\/title>/.exec(html)
  return found?.[1]?.trim() ?? null
}
