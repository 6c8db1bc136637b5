/** Content pages: Markdown files of a site's folder, each a page at the path of its file. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { marked } from 'marked'

export interface ContentPage {
  /** "/about-us" for pages/about-us.md. */
  path: string
  title: string
  description: string
  html: string
}

export class ContentPageError extends Error {
  override name = 'ContentPageError'
}

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
  const pages = await Promise.all(
    files.map(async (file) => parseContentPage(relative(root, file), await readFile(file, 'utf8'))),
  )
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Addresses of other pages: a content page there would share its file, or be drawn as a page of that kind. */
const TAKEN = /^\/(?:(?:404|favourites)$|(?:assets|cars|gone|locations|search)(?:\/|$))|\/index$/

/** Splits the front matter (`title`, `description`) from the Markdown, and renders it. */
export function parseContentPage(file: string, source: string): ContentPage {
  const path = `/${file.split(sep).join('/').replace(/\.md$/, '')}`
  if (!/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path)) {
    throw new ContentPageError(
      `pages/${file}: expected a name of lower-case words joined by hyphens, because it becomes the page's address. Rename the file.`,
    )
  }
  if (TAKEN.test(path)) {
    throw new ContentPageError(
      `pages/${file}: expected an address that no other page of the site has, received ${path}. Rename the file, or move it out of that folder.`,
    )
  }
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source)
  const fields = new Map(
    (match?.[1] ?? '').split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':')
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      ] as const
    }),
  )
  const field = (name: string): string => {
    const value = fields.get(name)
    if (value) return value
    throw new ContentPageError(
      `pages/${file}: expected front matter with "${name}". Start the file with:\n---\ntitle: About us\ndescription: One sentence for search engines\n---`,
    )
  }
  // A site's own Markdown is trusted as its site.ts is: only the site builder writes it.
  return {
    path,
    title: field('title'),
    description: field('description'),
    html: marked.parse(match?.[2] ?? '', { async: false }),
  }
}
