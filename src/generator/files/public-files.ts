/** Files that are published as they are: a compiled build's assets and a site's own public folder. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '../build-error.ts'

/** File, relative to the folder and with forward slashes -> hash of its content. */
export async function hashFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const hashes = new Map<string, string>()
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const sha = createHash('sha256')
    await pipeline(createReadStream(file), sha)
    hashes.set(relative(folder, file).split(sep).join('/'), sha.digest('base64url').slice(0, 22))
  }
  return hashes
}

const compiledFolders = new Map<string, Promise<Map<string, string>>>()

/** Beside the folder of whose files it holds the hashes. */
const hashesFile = (folder: string): string => `${folder}-hashes.json`

/** Keeps the hashes of a folder that nobody changes any more, such as a compiled build's, for `hashCompiledFolder`. */
export async function writeFolderHashes(folder: string): Promise<void> {
  await writeFile(hashesFile(folder), JSON.stringify([...(await hashFolder(folder))]))
}

/** The same as `hashFolder` for a folder whose name identifies its content: read once in a process. */
export function hashCompiledFolder(folder: string): Promise<Map<string, string>> {
  let hashes = compiledFolders.get(folder)
  if (hashes === undefined) {
    hashes = readFile(hashesFile(folder), 'utf8').then(
      (text) => new Map(JSON.parse(text) as [string, string][]),
      () => hashFolder(folder),
    )
    compiledFolders.set(folder, hashes)
  }
  return hashes
}
