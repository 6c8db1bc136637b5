/** Which addresses of a site answer otherwise in one release than in another: those that a CDN must forget. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../build-error.ts'
import { HEADERS_FILE, isHostFile, REDIRECTS_FILE } from '../files/host-files.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Manifest } from '../release/manifest.ts'
import { isSameCode, readManifest } from '../release/manifest.ts'
import type { ReleasePaths } from '../release/release-paths.ts'
import { eachAtOnce } from './at-once.ts'

/**
 * The paths whose content differs, that are new or that have left, in order. Every path of the present release when the
 * one before is not on this disk. Rules for whole families of addresses (with `*` or `:name`) name no path, so they are
 * left out.
 */
export async function changedPaths(paths: ReleasePaths, fromId: string | null, toId: string): Promise<string[]> {
  const [before, after] = await Promise.all([
    fromId === null ? null : readManifest(paths.manifests, fromId),
    readManifest(paths.manifests, toId),
  ])
  const earlier = before === null ? new Map<string, string>() : contentOf(before)
  const present = after === null ? new Map<string, string>() : contentOf(after)
  const everything = new Set([...earlier.keys(), ...present.keys()])
  if (before === null || after === null || before.files.get(HEADERS_FILE) !== after.files.get(HEADERS_FILE)) {
    return [...everything].sort()
  }
  const isSame = isSameCode(before, after)
  const changed: string[] = []
  await eachAtOnce(everything, async (path) => {
    const [was, is] = [earlier.get(path), present.get(path)]
    if (was === undefined || is === undefined) changed.push(path)
    else if (was !== is || (!isSame && after.pages.has(path))) {
      const file = fileOf(path, after)
      const [one, other] = await Promise.all([contentIn(paths, before.id, file), contentIn(paths, after.id, file)])
      if (one === null || other === null || !one.equals(other)) changed.push(path)
    }
  })
  const [oldRules, newRules] = await Promise.all([redirectLines(paths, before.id), redirectLines(paths, after.id)])
  const oneSided = [...oldRules, ...newRules].filter((line) => !(oldRules.has(line) && newRules.has(line)))
  for (const line of oneSided) {
    const [from = ''] = line.split(/\s+/)
    if (/^\/[^*:]*$/.test(from)) changed.push(from)
  }
  return [...new Set(changed)].sort()
}

/** Path -> hash. Assets carried from earlier compiles keep their content, and leave when nobody asks for them any more. */
function contentOf({ pages, files }: Manifest): Map<string, string> {
  const addressed = [...files].filter(([file]) => !isHostFile(file))
  return new Map([...pages, ...addressed.map(([file, hash]) => [`/${file}`, hash] as const)])
}

const fileOf = (path: string, { pages }: Manifest): string => (pages.has(path) ? pageFile(path) : path.slice(1))

/** `null` when it has gone. */
async function contentIn(paths: ReleasePaths, id: string, file: string): Promise<Buffer | null> {
  try {
    return await readFile(join(paths.releases, id, file))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function redirectLines(paths: ReleasePaths, id: string): Promise<Set<string>> {
  const text = (await contentIn(paths, id, REDIRECTS_FILE))?.toString('utf8') ?? ''
  return new Set(text.split('\n').filter((line) => line !== ''))
}
