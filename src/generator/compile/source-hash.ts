/** The hash of all that the compiled application is made from. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_DIR } from '../project.ts'

/** Rooms that reach the compiled pages; the others only make their inputs, which are hashed for themselves. */
const SOURCES = [
  'src/view-models',
  'src/generator/compile',
  // Not in the pages, but pages go through them, and are kept as they came out.
  'src/generator/plan/route-path.ts',
  'src/generator/render/page-encoder.ts',
  'src/generator/render/page-request.ts',
  'src/generator/render/page-response.ts',
  'src/generator/render/renderer.ts',
  // Not in the pages, but documents and files that they make are kept from one build to the next.
  'src/generator/files/search-documents.ts',
  'src/generator/files/search-files.ts',
  'src/generator/files/search-index-files.ts',
  'src/generator/files/search-index-thread.ts',
  'src/catalogue/fingerprint.ts',
  'src/components',
  'src/config',
  'src/contract',
  'src/domain',
  'src/islands',
  'src/layouts',
  'src/pages',
  'src/search',
  'src/stores',
  'src/styles',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** A source that was written so lately may be written again without its time showing it. */
const SETTLED_AFTER_MS = 2_000

interface Remembered {
  /** Of all sources: their names, sizes and times. */
  signature: string
  hash: string
}

/**
 * The hash of the sources as they are now. The sources are read where their sizes or times are not those that
 * `rememberedFile` knows the hash of, which takes ten times as long.
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
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, JSON.stringify(remembered))
    renameSync(temporary, file)
  } catch {
    // A disk that refuses says so where the pages are compiled or the release is written.
    rmSync(temporary, { force: true })
  }
}

export function sourceFiles(projectDir: string): string[] {
  return SOURCES.flatMap((source) => filesUnder(projectDir, source)).sort()
}

/** Reads some 250 small files, one after another: handing each to Node's pool takes four times as long. */
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
