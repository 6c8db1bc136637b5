/** The files of a folder with their contents, for comparing two. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.sort().map(async (file) => [relative(folder, file), await readFile(file)] as const),
  )
  return new Map(contents)
}
