/** The hash of all that the compiled application is made from. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR } from '../project.ts'

/** Rooms that reach the compiled pages; the others only make their inputs, which are hashed for themselves. */
const SOURCES = [
  'src/catalogue/page-inputs.ts',
  'src/build/compile',
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

export async function hashSources(projectDir: string = PROJECT_DIR): Promise<string> {
  const lists = await Promise.all(SOURCES.map((source) => filesUnder(projectDir, source)))
  const files = lists.flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(join(projectDir, file))))
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    const content = contents[index] ?? Buffer.alloc(0)
    hash.update(`${file}\0${content.length}\0`).update(content)
  })
  return hash.digest('hex').slice(0, 16)
}

async function filesUnder(projectDir: string, source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(projectDir, source), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTDIR') return [source]
    if (code === 'ENOENT') return []
    throw error
  }
}
