/** The inline scripts and styles that Astro writes into pages with islands: a policy allows exactly these. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the folder of a compiled build. */
export const INLINE_HASHES_FILE = 'inline-hashes.json'

export interface InlineHashes {
  /** "sha256-…" each. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export async function readInlineHashes(compiledDir: string): Promise<InlineHashes> {
  return JSON.parse(await readFile(join(compiledDir, INLINE_HASHES_FILE), 'utf8')) as InlineHashes
}
