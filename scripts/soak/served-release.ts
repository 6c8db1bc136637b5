/** What a site serves at an instant, looked at as a whole. */
import { readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readManifest } from '#generator/release/manifest.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { readBuiltSite } from '../checks/built-site.ts'
import { LINK_CHECKS } from '../checks/links/link-checks.ts'
import { versionOfPrice } from './faulty-feed.ts'

export interface ServedRelease {
  id: string
  /** Of the feed that its cars come from; more than one is a fault. */
  versions: number[]
  /** What is missing, cut, or leads nowhere. */
  problems: string[]
}

const SHOWN_PROBLEMS = 5
const VERSION_PRICE = /\$(3\d,\d{3})/

/** `null` before the first release, and when the release was removed while it was read, as one of long ago is. */
export async function readServedRelease(outDir: string, slug: string): Promise<ServedRelease | null> {
  const paths = releasePaths(outDir, slug)
  const served = await realpath(paths.current).catch(() => null)
  if (served === null) return null
  try {
    const site = await readBuiltSite(outDir, slug)
    const id = basename(site.dir)
    const manifest = await readManifest(paths.manifests, id)
    if (manifest === null) throw new Error(`${id} has no manifest`)
    const versions = new Set<number>()
    const problems: string[] = []
    for (const path of site.pages.keys()) {
      const html = await readFile(join(site.dir, `${path === '/' ? 'index' : path.slice(1)}.html`), 'utf8')
      if (!html.trimEnd().endsWith('</html>')) problems.push(`${path} is cut`)
      const price = html.includes('data-stock=') ? VERSION_PRICE.exec(html)?.[1] : undefined
      if (price !== undefined) versions.add(versionOfPrice(Number(price.replace(',', ''))))
    }
    for (const path of manifest.pages.keys()) if (!site.pages.has(path)) problems.push(`${path} is missing`)
    for (const file of manifest.files.keys()) if (!site.files.has(file)) problems.push(`${file} is missing`)
    for (const check of Object.values(LINK_CHECKS))
      for (const { from, url, reason } of check(site)) problems.push(`${from}: ${url}: ${reason}`)
    return { id, versions: [...versions], problems: problems.slice(0, SHOWN_PROBLEMS) }
  } catch (error) {
    const isReplaced = (await realpath(paths.current).catch(() => null)) !== served
    if (isReplaced) return null
    throw error
  }
}
