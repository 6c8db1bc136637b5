/** Which release of each site is served now; the pointer is read again for every request. */
import { readFile, readlink, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { isMissing } from '../build-error.ts'
import { releasePaths } from '../release/release-paths.ts'
import type { HeaderRules } from './header-rules.ts'
import { parseHeaderRules } from './header-rules.ts'
import type { RedirectRules } from './redirect-rules.ts'
import { parseRedirects } from './redirect-rules.ts'

/** One release, immutable: a response takes everything from one of these, so it never mixes two. */
export interface ServedRelease {
  slug: string
  id: string
  /** The public bundle. */
  dir: string
  redirects: RedirectRules
  headers: HeaderRules
}

export interface ServedReleases {
  /** The release that `current` points to, else the last one that could be read; `null` when there is none. */
  current(slug: string): Promise<ServedRelease | null>
  /** Whether the pointer has moved on since the release was taken. */
  hasMoved(release: ServedRelease): Promise<boolean>
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Releases of all sites whose rules are kept, so that they are not read for each request. */
const MAX_RELEASES = 1_000

export function createServedReleases(outDir: string, log: (message: string) => void): ServedReleases {
  /** By the folder of the release. */
  const loaded = new LRUCache<string, ServedRelease>({ max: MAX_RELEASES })
  /** Not a cache: what a site falls back to must not be forgotten. */
  const lastGood = new Map<string, ServedRelease>()

  async function current(slug: string): Promise<ServedRelease | null> {
    if (!SLUG.test(slug)) return null
    const id = await pointedId(slug)
    const release = id === null ? null : await load(slug, id)
    if (release !== null) {
      lastGood.set(slug, release)
      return release
    }
    const good = lastGood.get(slug)
    return good !== undefined && (await isDirectory(good.dir)) ? good : null
  }

  async function pointedId(slug: string): Promise<string | null> {
    try {
      return basename(await readlink(releasePaths(outDir, slug).current))
    } catch (error) {
      // EINVAL: `current` is a folder, not a link, so this is not one of our outputs.
      if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EINVAL') return null
      throw error
    }
  }

  async function load(slug: string, id: string): Promise<ServedRelease | null> {
    const dir = join(releasePaths(outDir, slug).releases, id)
    const known = loaded.get(dir)
    if (!(await isDirectory(dir))) return null
    if (known !== undefined) return known
    const [redirectsText, headersText] = await Promise.all([
      readOptional(join(dir, '_redirects')),
      readOptional(join(dir, '_headers')),
    ])
    // The folder may have been deleted between the two reads; rules that are half there must not be kept.
    if (!(await isDirectory(dir))) return null
    const release: ServedRelease = {
      slug,
      id,
      dir,
      redirects: parseRedirects(redirectsText),
      headers: parseHeaderRules(headersText),
    }
    for (const problem of [...release.redirects.problems, ...release.headers.problems]) log(`${slug} ${id}: ${problem}`)
    loaded.set(dir, release)
    return release
  }

  return { current, hasMoved: async ({ slug, id }) => (await pointedId(slug)) !== id }
}

async function readOptional(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
