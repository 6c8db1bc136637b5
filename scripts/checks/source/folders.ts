/** Finds folders in which a reader has to search: what belongs together gets a folder of its own. */
import type { SourceProblem } from './source-rules.ts'

const MAX_ENTRIES = 25

/** Why a folder may hold more. */
const LARGE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['src/pages', 'Astro makes the address of a page from the path of its file'],
  ['scripts', 'a file for each command, by its name'],
  ['src/components', 'a folder for each feature'],
  ['src/domain', 'a folder for each subject'],
  ['tests/domain', 'the same folders'],
])

/** `files` are paths from the project's folder. */
export function findLargeFolders(files: readonly string[]): SourceProblem[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const names = file.split('/')
    for (let depth = 1; depth < names.length; depth += 1) {
      const folder = names.slice(0, depth).join('/')
      const known = entries.get(folder) ?? new Set()
      entries.set(folder, known.add(names[depth] ?? ''))
    }
  }
  return [...entries].flatMap(([folder, { size }]) =>
    size <= MAX_ENTRIES || LARGE_FOLDERS.has(folder)
      ? []
      : {
          file: folder,
          line: 1,
          message: `has ${size} entries, at most ${MAX_ENTRIES}. Put what belongs together into a folder.`,
        },
  )
}
