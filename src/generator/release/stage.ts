/** Puts the files of a release together, beside the releases that are served. */
import { constants, copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing, writeError } from '../build-error.ts'

export interface Stage {
  dir: string
  /** Links a file that never changes; false when `from` is missing. */
  link(file: string, from: string): boolean
  /** Copies a file that its owner may edit in place; false when `from` is missing. */
  copy(file: string, from: string): boolean
  write(file: string, content: string | Uint8Array): void
  /** Removes a file that the stage may have. */
  remove(file: string): void
  /** Throws everything away. */
  discard(): Promise<void>
}

/**
 * Writes a file; tests simulate a full disk with it.
 *
 * Synchronous, because handing each of thousands of small files to Node's thread pool takes twice the processor time.
 */
export type WriteFile = (path: string, content: string | Uint8Array) => void

/** `dir` may have files already: links of the release before. */
export async function createStage(dir: string, write: WriteFile = writeNewFile): Promise<Stage> {
  const ensureFolder = createFolders()
  const place = (file: string, from: string, method: (from: string, to: string) => void): boolean => {
    const to = join(dir, file)
    try {
      ensureFolder(to)
      method(from, to)
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
    link: (file, from) => place(file, from, linkOrCopy),
    copy: (file, from) => place(file, from, copyBytes),
    write(file, content) {
      const to = join(dir, file)
      try {
        ensureFolder(to)
        write(to, content)
      } catch (error) {
        throw writeError(error, to)
      }
    },
    remove: (file) => rmSync(join(dir, file), { force: true }),
    discard: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Fails where a file exists: it may be a link to the file of a release that is served. */
function writeNewFile(path: string, content: string | Uint8Array): void {
  writeFileSync(path, content, { flag: 'wx' })
}

/** Makes the folders of files, each once; from the top down, because asking the disk what exists costs more. */
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

/** False when the parent folder does not exist. */
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
