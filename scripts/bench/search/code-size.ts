/** How large the code of the bundled search is, minified as a page would load it. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { PROJECT_DIR } from '#generator/project.ts'

export interface CodeBytes {
  /** What a page without words loads. */
  readonly page: number
  /** With what a query of words loads besides. */
  readonly withWords: number
}

export async function engineBytes(): Promise<CodeBytes> {
  const page = await gzipBytes('bundled-client.ts', ['./text/text-part.ts'])
  // What both have in common stands in the page's part, and a file of its own compresses by itself.
  return {
    page,
    withWords:
      page +
      (await gzipBytes('text/text-part.ts', ['../rows/combine.ts', '../rows/row-orders.ts', '../rows/row-set.ts'])),
  }
}

async function gzipBytes(entry: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_DIR, 'src/search/engine', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
