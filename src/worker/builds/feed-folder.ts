/** Takes a site's feed from a folder into which others put files, such as the drop of an SFTP server. */
import { constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FeedFolder } from '#config/schema/stock.ts'
import { isMissing } from '#generator/build-error.ts'
import { FeedFetchError } from './fetch-feed.ts'

export interface WatchedFolder {
  folder: FeedFolder
  /** That builds read. */
  file: string
}

interface DroppedFile {
  path: string
  /** Changes with every byte that is written. */
  version: string
  mtimeMs: number
}

/** Names that programs give to files that they have not finished. */
const UNFINISHED = /^\.|\.(?:part|partial|filepart|tmp|temp|crdownload|writing)$|~$/i

/** Whether the folder has a newer whole file than the one that was taken last. */
export async function hasNewFeed({ folder, file }: WatchedFolder, nowMs: number): Promise<boolean> {
  return (await nextFile(folder, file, nowMs)) !== null
}

/** Replaces the file in one step by the newest whole one of the folder. Returns whether it was replaced. */
export async function takeNewFeed({ folder, file }: WatchedFolder, nowMs: number): Promise<boolean> {
  const next = await nextFile(folder, file, nowMs)
  if (next === null) return false
  const partial = `${file}.partial`
  await mkdir(dirname(file), { recursive: true })
  try {
    await copyFile(next.path, partial, constants.COPYFILE_FICLONE)
    // Somebody has begun to write it meanwhile: the next look takes it when it is whole.
    if ((await versionOf(next.path))?.version !== next.version) return false
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
  await writeFile(takenFile(file), JSON.stringify({ version: next.version, mtimeMs: next.mtimeMs }))
  return true
}

/** The newest file that nobody has written to for a while; `null` when that was taken, or an older one is all there is. */
async function nextFile(folder: FeedFolder, file: string, nowMs: number): Promise<DroppedFile | null> {
  const taken = await readTaken(file)
  let newest: DroppedFile | null = null
  for (const name of (await namesIn(folder)).filter((each) => !UNFINISHED.test(each)).sort()) {
    const found = await versionOf(join(folder.path, name))
    if (found === null || nowMs - found.changedMs < folder.settledSeconds * 1_000) continue
    if (newest === null || found.mtimeMs >= newest.mtimeMs) newest = found
  }
  if (newest === null || newest.version === taken?.version) return null
  return taken === null || newest.mtimeMs >= taken.mtimeMs ? newest : null
}

async function namesIn({ path }: FeedFolder): Promise<string[]> {
  try {
    return await readdir(path)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new FeedFetchError(`The folder of the feed cannot be read (\`stock.folder.path\`): ${error.message}.`, {
      cause: error,
    })
  }
}

/** `null` for what is no file of some length, or has gone. */
async function versionOf(path: string): Promise<(DroppedFile & { changedMs: number }) | null> {
  try {
    const found = await stat(path)
    if (!found.isFile() || found.size === 0) return null
    const { ino, size, mtimeMs, ctimeMs } = found
    const version = `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`
    // A sender may set `mtime` to what the file had at home, and be ahead; `ctime` is this disk's own.
    return { path, version, mtimeMs: Math.min(mtimeMs, ctimeMs), changedMs: ctimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const takenFile = (file: string): string => `${file}.taken.json`

/** What was taken last; `null` when that is not known, or the file that builds read has gone. */
async function readTaken(file: string): Promise<{ version: string; mtimeMs: number } | null> {
  try {
    await stat(file)
    const { version, mtimeMs } = JSON.parse(await readFile(takenFile(file), 'utf8'))
    return typeof version === 'string' && typeof mtimeMs === 'number' ? { version, mtimeMs } : null
  } catch {
    return null
  }
}
