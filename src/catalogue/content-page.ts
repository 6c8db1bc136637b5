/** A content page: a Markdown file of a site's folder, which is a page at the path of its file. */
import { sep } from 'node:path'
import { SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import type { ContentPart } from '#domain/content/short-tags.ts'
import { readContentParts } from './content-parts.ts'
import { readFrontMatter } from './front-matter.ts'

export interface ContentPage {
  /** "/about-us" for pages/about-us.md. */
  path: string
  title: string
  description: string
  /** The new model whose page it is (`make` and `model` of its front matter); `null` of most pages. */
  model: { make: string; model: string } | null
  parts: ContentPart[]
}

/** Addresses of other pages: a content page there would share its file, or be rendered as a page of that kind. */
const TAKEN = /^\/(?:(?:404|favourites)$|(?:assets|cars|gone|locations|search)(?:\/|$))|\/index$/

/** The page of one file: its front matter, and its Markdown as HTML. */
export function parseContentPage(file: string, source: string): ContentPage {
  const shownFile = `pages/${file.split(sep).join('/')}`
  const path = shownFile.slice('pages'.length).replace(/\.md$/, '')
  const refuse = (expected: string, mend: string) =>
    new SiteConfigurationError(shownFile, [{ path: '', file: null, expected, received: path, mend }])
  if (!/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path)) {
    throw refuse(
      'a name of lower-case words joined by hyphens, because it becomes the page’s address',
      'Rename the file.',
    )
  }
  if (TAKEN.test(path)) {
    throw refuse('an address that no other page of the site has', 'Rename the file, or move it out of that folder.')
  }
  const { frontMatter, markdown } = readFrontMatter(shownFile, source)
  const firstLine = source.split('\n').length - markdown.split('\n').length + 1
  const { parts, problems } = readContentParts(markdown, firstLine)
  if (problems.length > 0) throw new SiteConfigurationError(shownFile, problems)
  return { path, ...frontMatter, parts }
}
