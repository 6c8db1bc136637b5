/** Makes the next release of a site from its plan and the release before, and flips to it. */
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { hashText } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
import { BuildError, writeError } from '../build-error.ts'
import type { SiteFile } from '../files/site-files.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pageFile } from '../plan/planned-page.ts'
import { renderPages } from '../render/render-pages.ts'
import { threadsFor } from '../render/render-threads.ts'
import type { Renderer } from '../render/renderer.ts'
import type { BuildReporter } from '../reporter.ts'
import type { ThreadsAhead } from '../threads-ahead.ts'
import { carriedAssets } from './carried-assets.ts'
import type { Manifest } from './manifest.ts'
import { writeManifest } from './manifest.ts'
import { clearStaging, releaseFiles } from './next-stage.ts'
import { flipTo } from './pointer.ts'
import type { ReleasePaths } from './release-paths.ts'
import { listReleases, pruneReleases, releaseId } from './releases.ts'
import type { Stage, WriteFile } from './stage-release.ts'
import { createStage } from './stage-release.ts'

/** What the manifest says beside the release's files. */
export type ReleaseFacts = Pick<
  Manifest,
  'compileId' | 'siteHash' | 'asAt' | 'nextChangeAt' | 'history' | 'searchPaths' | 'stock'
>

export interface ReleaseSources {
  site: Site
  paths: ReleasePaths
  pages: readonly PlannedPage[]
  files: Map<string, SiteFile>
  facts: ReleaseFacts
  /** The served release; `null` before the first. */
  previous: Manifest | null
  /** Renders every page and makes every file even where the last release has it. */
  full: boolean
  reporter: BuildReporter
  loadRenderer(): Promise<Renderer>
  writeFile?: WriteFile | undefined
  /** Rendering threads beside this one; as many as are worth it when not given. */
  threads?: number | undefined
  ahead: ThreadsAhead
}

export interface MadeRelease {
  manifest: Manifest
  published: boolean
  /** Paths of the pages that were rendered. */
  rendered: string[]
  reusedPages: number
  removedPages: number
  /** When the new release was served, by `performance.now()`; removing old releases comes after it. */
  flippedAtMs: number
}

export async function makeRelease(sources: ReleaseSources): Promise<MadeRelease> {
  const { paths, previous, facts } = sources
  const existing = await listReleases(paths)
  const sequence = Math.max(previous?.sequence ?? 0, existing.at(-1)?.sequence ?? 0) + 1
  const pages = Object.fromEntries(sources.pages.map(({ page, inputsHash }) => [page.path, inputsHash]))
  const files = Object.fromEntries([...sources.files].map(([file, { hash }]) => [file, hash]))
  const carried = carriedAssets(previous, new Set(sources.files.keys()), sequence)
  const id = releaseId(sequence, hashText(JSON.stringify([facts.compileId, facts.siteHash, pages, files])))
  const manifest: Manifest = {
    formatVersion: 1,
    id,
    sequence,
    replaces: previous?.id ?? null,
    ...facts,
    pages,
    files,
    carriedAssets: carried,
  }
  const removedPages = Object.keys(previous?.pages ?? {}).filter((path) => !(path in pages)).length

  if (previous !== null && !sources.full && isUnchanged(previous, manifest)) {
    // Nothing to publish; only what the next build must know has moved on.
    const { id, sequence, replaces, carriedAssets } = previous
    const kept = { ...manifest, id, sequence, replaces, carriedAssets }
    await writeManifest(paths.manifests, kept)
    return {
      manifest: kept,
      published: false,
      rendered: [],
      reusedPages: sources.pages.length,
      removedPages: 0,
      flippedAtMs: performance.now(),
    }
  }
  const stage = await openStage(sources, id)
  try {
    const rendered = await fillStage(stage, sources, manifest)
    const flippedAtMs = await publish(paths, stage, manifest)
    await pruneOrWarn(sources)
    const reusedPages = sources.pages.length - rendered.length
    return { manifest, published: true, rendered, reusedPages, removedPages, flippedAtMs }
  } catch (error) {
    await stage.discard()
    throw error
  }
}

function isUnchanged(previous: Manifest, next: Manifest): boolean {
  return (
    previous.compileId === next.compileId &&
    previous.siteHash === next.siteHash &&
    sameEntries(previous.pages, next.pages) &&
    sameEntries(previous.files, next.files)
  )
}

function sameEntries(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** What killed builds have left is cleared here: only the holder of the lock gets this far. */
async function openStage({ paths, previous, full, writeFile, ahead }: ReleaseSources, id: string): Promise<Stage> {
  await ahead.laidOut
  const dir = join(paths.staging, id)
  const base = full ? null : previous
  try {
    await mkdir(paths.releases, { recursive: true })
    await mkdir(paths.manifests, { recursive: true })
    const laidOut = await clearStaging(paths, dir, base)
    return await createStage(dir, writeFile, laidOut && base !== null ? releaseFiles(base) : [])
  } catch (error) {
    throw writeError(error, paths.siteDir)
  }
}

/** Returns the paths of the pages that had to be rendered. */
async function fillStage(stage: Stage, sources: ReleaseSources, manifest: Manifest): Promise<string[]> {
  const { previous, paths, full } = sources
  const previousDir = previous === null ? null : join(paths.releases, previous.id)
  const samePages =
    previous !== null && previous.compileId === manifest.compileId && previous.siteHash === manifest.siteHash
  const changed = sources.pages.filter(({ page, inputsHash }) => {
    if (full || !samePages || previousDir === null || previous.pages[page.path] !== inputsHash) return true
    const file = pageFile(page.path)
    return !stage.take(file, join(previousDir, file))
  })
  const changedFiles = [...sources.files].filter(([file, { hash }]) => {
    const same = !full && previousDir !== null && previous?.files[file] === hash
    return !(same && stage.take(file, join(previousDir, file)))
  })
  if (previousDir !== null) {
    for (const file of Object.keys(manifest.carriedAssets)) stage.take(file, join(previousDir, file))
  }
  stage.dropUntaken()
  for (const [file, content] of changedFiles) {
    if (content.kind === 'text') stage.write(file, content.text)
    else if (content.kind === 'copy') mustBeThere(file, content.from, stage.copy(file, content.from))
    else if (content.kind === 'link') mustBeThere(file, content.from, stage.take(file, content.from))
  }
  await renderChanged(stage, sources, changed)
  // Last, because they are made on another thread while the pages are rendered on this one.
  for (const [file, content] of changedFiles) {
    if (content.kind === 'made') stage.write(file, await content.make())
  }
  return changed.map(({ page }) => page.path)
}

/** A release never lists a file that it has not. */
function mustBeThere(file: string, from: string, isThere: boolean): void {
  if (isThere) return
  throw new BuildError(
    `${from} is missing, which goes into the release as ${file}. Put it back (what is in .forecourt/compiled is made ` +
      'again when you delete that folder) and build again. The last release is unchanged.',
  )
}

async function renderChanged(stage: Stage, sources: ReleaseSources, changed: readonly PlannedPage[]): Promise<void> {
  if (changed.length > 0) {
    const renderer = await sources.loadRenderer()
    // Another thread cannot write through a function of this one.
    const writesApart = sources.writeFile === undefined
    const threads = writesApart ? (sources.threads ?? threadsFor(changed.length)) : 0
    const { reporter, ahead } = sources
    await renderPages(sources.site, changed, {
      renderer,
      stage,
      reporter,
      threads,
      writesApart,
      waiting: ahead.rendering,
    })
  }
}

/** The release and its manifest are whole on the disk before the one rename that shows them. */
async function publish(paths: ReleasePaths, stage: Stage, manifest: Manifest): Promise<number> {
  try {
    await writeManifest(paths.manifests, manifest)
    await rename(stage.dir, join(paths.releases, manifest.id))
    await flipTo(paths, manifest.id)
  } catch (error) {
    throw writeError(error, paths.siteDir)
  }
  return performance.now()
}

/** The release is served: that an old one stays for longer is no failure of it. */
async function pruneOrWarn({ paths, reporter }: ReleaseSources): Promise<void> {
  try {
    await pruneReleases(paths)
  } catch (error) {
    reporter.warn(
      `The site is published, but old releases cannot be removed. The next build tries again: ${(error as Error).message}`,
    )
  }
}
