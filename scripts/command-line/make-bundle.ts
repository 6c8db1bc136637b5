/** Bundles a script of the project with all modules of the project that it imports. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin } from 'rolldown'
import { rolldown } from 'rolldown'
import type { BundleRecord } from './bundle-record.ts'
import { RECORD_FILE, sourceState } from './bundle-record.ts'

/** A source that was written more recently may be written again without its times showing it. */
const SETTLED_AFTER_MS = 2_000

/** A process that still runs an older bundle may load parts of it later. No command runs for so long. */
const REMOVED_AFTER_MS = 24 * 60 * 60_000

export interface BundleOptions {
  script: string
  /** Its `package.json` says what `#…` stands for. */
  projectDir: string
  /** For the files of this script's bundles. */
  bundleDir: string
}

/** Returns the bundle's path. Packages are not part of it. */
export async function makeBundle({ script, projectDir, bundleDir }: BundleOptions): Promise<string> {
  const startMs = Date.now()
  const build = await rolldown({
    input: script,
    cwd: projectDir,
    platform: 'node',
    external: (id, _importer, isResolved) => !isResolved && !isAbsolute(id) && /^[^.#]/.test(id),
    plugins: [sourceAddresses],
    logLevel: 'warn',
  })
  try {
    // Named by content: a process that runs an older bundle finds its parts.
    const names = '[name]-[hash].js'
    const { output } = await build.generate({ format: 'esm', entryFileNames: names, chunkFileNames: names })
    const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk')
    mkdirSync(bundleDir, { recursive: true })
    for (const { fileName, code } of chunks) writeWhole(join(bundleDir, fileName), code)
    const bundle = join(bundleDir, output[0].fileName)
    const sources = [join(projectDir, 'package.json'), ...(await build.watchFiles).filter((file) => isAbsolute(file))]
    if (sources.every((file) => statSync(file).ctimeMs + SETTLED_AFTER_MS < startMs)) {
      const states = Object.fromEntries(sources.map((file) => [file, sourceState(file)]))
      writeWhole(join(bundleDir, RECORD_FILE), JSON.stringify({ bundle, sources: states } satisfies BundleRecord))
    }
    removeOldFiles(bundleDir, startMs - REMOVED_AFTER_MS)
    return bundle
  } finally {
    await build.close()
  }
}

/** A module finds its neighbours (files that it reads, threads that it starts) where its source is. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform(code, id) {
    if (!code.includes('import.meta')) return null
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  },
}

/** Other processes may write the same at the same time. */
function writeWhole(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

function removeOldFiles(dir: string, writtenBeforeMs: number): void {
  for (const name of readdirSync(dir)) {
    const file = join(dir, name)
    if (statSync(file).mtimeMs < writtenBeforeMs) rmSync(file, { force: true })
  }
}
