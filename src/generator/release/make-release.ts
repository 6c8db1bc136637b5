/** Makes the next release of a site from its plan and the release before, and flips to it. */
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '#config/schema/site.ts'
import { BuildError, writeError } from '../build-error.ts'
import type { SiteFile } from '../files/site-files.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Renderer } from '../renderer.ts'
import { renderPages } from '../renderer.ts'
import type { BuildReporter } from '../reporter.ts'
import type { Manifest, ReleaseFacts } from './manifest.ts'
import { isSameCode, isUnchanged, nextManifest, writeManifest } from './manifest.ts'
import { clearStaging, goneFiles, removedPaths } from './prestage.ts'
import type { ReleasePaths } from './release-paths.ts'
import { flipTo, listReleases } from './releases.ts'
import type { Stage, WriteFile } from './stage.ts'
import { createStage } from './stage.ts'

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
}

export interface MadeRelease {
  manifest: Manifest
  published: boolean
  /** Paths of the pages that were rendered. */
  rendered: string[]
  reusedPages: number
  removedPages: number
  /** When the new release was served, by `performance.now()`. */
  flippedAtMs: number
}

export async function makeRelease(sources: ReleaseSources): Promise<MadeRelease> {
  const { paths, previous, full } = sources
  const manifest = nextManifest(sources, (await listReleases(paths)).at(-1)?.sequence ?? 0)
  if (previous !== null && !full && isUnchanged(previous, manifest)) return keepRelease(sources, previous, manifest)
  const { stage, isPrestaged } = await openStage(sources, manifest.id)
  try {
    const rendered = await fillRelease(stage, isPrestaged, sources, manifest)
    const flippedAtMs = await publish(paths, stage, manifest)
    return {
      manifest,
      published: true,
      rendered,
      reusedPages: sources.pages.length - rendered.length,
      removedPages: previous === null ? 0 : removedPaths(previous, manifest).length,
      flippedAtMs,
    }
  } catch (error) {
    await stage.discard()
    throw error
  }
}

/** Nothing to publish; only what the next build must know has changed. */
async function keepRelease({ paths, pages }: ReleaseSources, previous: Manifest, next: Manifest): Promise<MadeRelease> {
  const { id, sequence, replaces, carriedAssets } = previous
  const manifest = { ...next, id, sequence, replaces, carriedAssets }
  await writeManifest(paths.manifests, manifest)
  return {
    manifest,
    published: false,
    rendered: [],
    reusedPages: pages.length,
    removedPages: 0,
    flippedAtMs: performance.now(),
  }
}

/** A stage that is prestaged has all files of the release before. */
interface OpenStage {
  stage: Stage
  isPrestaged: boolean
}

/** What killed builds have left is removed here: only the holder of the lock gets this far. */
async function openStage({ paths, previous, full, writeFile }: ReleaseSources, id: string): Promise<OpenStage> {
  const dir = join(paths.staging, id)
  try {
    await mkdir(paths.releases, { recursive: true })
    await mkdir(paths.manifests, { recursive: true })
    const isPrestaged = await clearStaging(paths, dir, full ? null : previous)
    return { stage: await createStage(dir, writeFile), isPrestaged }
  } catch (error) {
    throw writeError(error, paths.siteDir)
  }
}

/** Writes the manifest while pages are rendered; returns the paths of these. */
async function fillRelease(
  stage: Stage,
  isPrestaged: boolean,
  sources: ReleaseSources,
  manifest: Manifest,
): Promise<string[]> {
  const { paths } = sources
  let rendered: string[] = []
  // What has begun ends before anything is removed.
  const ends = await Promise.allSettled([
    writeManifest(paths.manifests, manifest).catch((error: unknown) => {
      throw writeError(error, paths.siteDir)
    }),
    fillStage(stage, isPrestaged, sources, manifest).then((pages) => {
      rendered = pages
    }),
  ])
  for (const end of ends) {
    if (end.status === 'fulfilled') continue
    await rm(join(paths.manifests, `${manifest.id}.json`), { force: true })
    throw end.reason
  }
  return rendered
}

const NOTHING: Manifest['pages'] = new Map()

/** Returns the paths of the pages that had to be rendered. */
async function fillStage(
  stage: Stage,
  isPrestaged: boolean,
  sources: ReleaseSources,
  manifest: Manifest,
): Promise<string[]> {
  const { previous, paths, full } = sources
  const reusable = full ? null : previous
  const lastDir = reusable === null ? '' : join(paths.releases, reusable.id)
  /** Whether the stage has a file of the last release. */
  const reuse = (file: string): boolean => stage.link(file, `${lastDir}/${file}`)
  const lastPages = reusable !== null && isSameCode(reusable, manifest) ? reusable.pages : NOTHING
  const changedPages = sources.pages.filter(
    ({ page, inputsHash }) => lastPages.get(page.path) !== inputsHash || !(isPrestaged || reuse(pageFile(page.path))),
  )
  const lastFiles = reusable?.files ?? NOTHING
  const changedFiles = [...sources.files].filter(
    ([file, { hash }]) => lastFiles.get(file) !== hash || !(isPrestaged || reuse(file)),
  )
  if (isPrestaged && reusable !== null) {
    for (const file of goneFiles(reusable, manifest)) stage.remove(file)
    for (const { page } of changedPages) stage.remove(pageFile(page.path))
    for (const [file] of changedFiles) stage.remove(file)
  } else if (previous !== null) {
    for (const file of Object.keys(manifest.carriedAssets)) stage.link(file, join(paths.releases, previous.id, file))
  }
  for (const [file, content] of changedFiles) {
    if (content.kind === 'text') stage.write(file, content.text)
    else if (content.kind === 'copy') assertPlaced(file, content.from, stage.copy(file, content.from))
    else if (content.kind === 'link') assertPlaced(file, content.from, stage.link(file, content.from))
  }
  // Neither may still write when the other has failed, because the stage is removed then.
  const ends = await Promise.allSettled([
    // Other threads make them while this one renders the pages.
    writeMadeFiles(stage, changedFiles),
    renderChangedPages(stage, sources, changedPages),
  ])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return changedPages.map(({ page }) => page.path)
}

async function renderChangedPages(stage: Stage, sources: ReleaseSources, pages: readonly PlannedPage[]): Promise<void> {
  // A release in which no page has changed needs no renderer.
  if (pages.length > 0) await renderPages(await sources.loadRenderer(), sources.site, pages, stage, sources.reporter)
}

/** One after another: each may hold a picture. */
async function writeMadeFiles(stage: Stage, files: readonly [file: string, content: SiteFile][]): Promise<void> {
  for (const [file, content] of files) {
    if (content.kind === 'made') stage.write(file, await content.make())
  }
}

/** A release never lists a file that it does not have. */
function assertPlaced(file: string, from: string, isPlaced: boolean): void {
  if (isPlaced) return
  throw new BuildError(
    `${from} is missing, which goes into the release as ${file}. Put it back (what is in .forecourt/compiled is made ` +
      'again when you delete that folder) and build again. The last release is unchanged.',
  )
}

/** The release and its manifest are whole on the disk before the one rename that shows them. */
async function publish(paths: ReleasePaths, stage: Stage, manifest: Manifest): Promise<number> {
  try {
    await rename(stage.dir, join(paths.releases, manifest.id))
    await flipTo(paths, manifest.id)
  } catch (error) {
    throw writeError(error, paths.siteDir)
  }
  return performance.now()
}
