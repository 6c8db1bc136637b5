/** The hash of all that the compiled application is made from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../project.ts'

/** Rooms that reach the compiled pages; the others only make their inputs, which are hashed for themselves. */
const SOURCES = [
  'src/catalogue/page-inputs.ts',
  'src/build/compile',
  // Not in the pages, but its documents are kept from one process to the next.
  'src/build/files/search-documents.ts',
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

/** Reads some 250 small files, one after another: handing each to Node's pool takes four times as long. */
export function hashSources(projectDir: string = PROJECT_DIR): string {
  const files = SOURCES.flatMap((source) => filesUnder(projectDir, source)).sort()
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
