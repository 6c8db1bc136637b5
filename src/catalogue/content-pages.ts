/** The content pages of a site: Markdown files of its folder. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ContentPage } from './content-page.ts'

/** Reads every `pages/**.md` of a site's folder, in the order of their paths; none when there is no such folder. */
export async function readContentPages(siteDir: string): Promise<ContentPage[]> {
  const root = join(siteDir, 'pages')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length === 0) return []
  // What reads YAML and Markdown is loaded only where there is a page: each build of a new process waits for it.
  const { parseContentPage } = await import('./content-page.ts')
  const pages = await Promise.all(
    files.map(async (file) => parseContentPage(relative(root, file), await readFile(file, 'utf8'))),
  )
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}
