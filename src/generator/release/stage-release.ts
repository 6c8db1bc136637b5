/** Puts the files of a release together, beside the releases that are served. */
import { constants, copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeError } from '../build-error.ts'
import { isMissing } from './missing-file.ts'

export interface Stage {
  dir: string
  /** Takes a file over from another place, by a hard link where the disk allows it; false when it is not there. */
  take(file: string, from: string): boolean
  /** The same with bytes of its own, for a file that others may still write to. */
  copy(file: string, from: string): boolean
  write(file: string, content: string | Uint8Array): void
  /** Takes out what was laid out ahead of time and has not been taken; before this, nothing may be written. */
  dropUntaken(): void
  /** Throws everything away. */
  discard(): Promise<void>
}

/**
 * Writes a file; tests put a full disk in its place.
 *
 * On the caller's own thread: handed to Node's pool, files of one folder wait for one another there and cost twice the
 * processor time, which the rendering threads need.
 */
export type WriteFile = (path: string, content: string | Uint8Array) => void

export async function createStage(
  dir: string,
  write: WriteFile = writeNewFile,
  laidOut: Iterable<string> = [],
): Promise<Stage> {
  const ensureFolder = createFolders()
  const untaken = new Set(laidOut)
  const bring = (file: string, from: string, means: (from: string, to: string) => void): boolean => {
    const to = join(dir, file)
    try {
      ensureFolder(to)
      means(from, to)
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw writeError(error, to)
    }
  }
  try {
    await mkdir(dir, { recursive: true })
  } catch (error) {
    throw writeError(error, dir)
  }
  return {
    dir,
    take: (file, from) => untaken.delete(file) || bring(file, from, linkOrCopy),
    copy: (file, from) => bring(file, from, copyBytes),
    write(file, content) {
      const to = join(dir, file)
      try {
        ensureFolder(to)
        write(to, content)
      } catch (error) {
        throw writeError(error, to)
      }
    },
    dropUntaken() {
      for (const file of untaken) rmSync(join(dir, file), { force: true })
      untaken.clear()
    },
    discard: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Never into a file that is there: it may be the very one of a release that is served, under another name. */
function writeNewFile(path: string, content: string | Uint8Array): void {
  writeFileSync(path, content, { flag: 'wx' })
}

/** Makes the folders of files, each once; from the top down, because asking the disk what is there costs more. */
function createFolders(): (path: string) => void {
  const made = new Set<string>()
  const make = (folder: string): void => {
    if (made.has(folder)) return
    if (!makeFolder(folder)) {
      make(dirname(folder))
      makeFolder(folder)
    }
    made.add(folder)
  }
  return (path) => make(dirname(path))
}

/** False when the folder that it should be in is not there; another thread may have made it in the meantime. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return true
    throw error
  }
}

/** Some disks have no hard links, and none has them across its border. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK' && code !== 'ENOTSUP') throw error
    copyBytes(from, to)
  }
}

function copyBytes(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
}
