/** The hash of all that the compiled application is made from. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { PROJECT_DIR } from '../project.ts'

/**
 * All of src/, though some rooms only make the inputs of pages: a list of those that reach the pages, or the search's
 * files that are kept from one build to the next, would be wrong as soon as a file moves.
 */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json']

/** A source that was written more recently may be written again without its time showing it. */
const SETTLED_AFTER_MS = 2_000

interface Remembered {
  /** Of all sources: their names, sizes and times. */
  signature: string
  hash: string
}

/**
 * The hash of the sources as they are now. They are read only when their sizes or times are not those of the hash that
 * `rememberedFile` holds, because reading takes ten times as long.
 */
export function knownSourceHash(rememberedFile: string, projectDir: string = PROJECT_DIR): string {
  const startMs = Date.now()
  const files = sourceFiles(projectDir)
  const signature = createHash('sha256')
  let changedMs = 0
  for (const file of files) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(join(projectDir, file), { bigint: true })
    signature.update(`${file}\0${size} ${mtimeNs} ${ctimeNs} ${ino}\0`)
    changedMs = Math.max(changedMs, Number(ctimeNs / 1_000_000n))
  }
  const now = signature.digest('hex')
  const remembered = readRemembered(rememberedFile)
  if (remembered?.signature === now) return remembered.hash
  const hash = hashSources(projectDir)
  if (changedMs + SETTLED_AFTER_MS < startMs) remember(rememberedFile, { signature: now, hash })
  return hash
}

function readRemembered(file: string): Remembered | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered
  } catch {
    // None, or a torn one: the sources are read, which only costs time.
    return null
  }
}

function remember(file: string, remembered: Remembered): void {
  const temporary = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, JSON.stringify(remembered))
    renameSync(temporary, file)
  } catch {
    // A full disk is reported where the pages are compiled or the release is written.
    rmSync(temporary, { force: true })
  }
}

function sourceFiles(projectDir: string): string[] {
  return SOURCES.flatMap((source) => filesUnder(projectDir, source)).sort()
}

/** Reads the files one after another: handing each of many small ones to Node's thread pool takes four times as long. */
export function hashSources(projectDir: string = PROJECT_DIR): string {
  const files = sourceFiles(projectDir)
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(projectDir, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

function filesUnder(projectDir: string, source: string): string[] {
  try {
    return readdirSync(join(projectDir, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTDIR') return [source]
    if (code === 'ENOENT') return []
    throw error
  }
}
