/** The sitemap, split into several when it is large (sitemaps.org: at most 50,000 addresses in each). */
import { joined } from './joined-bytes.ts'

export interface SitemapEntry {
  path: string
  /** ISO 8601 instant or date. */
  modifiedAt: string | null
  /** Absolute address of the page's own photograph, for the search of pictures. */
  imageUrl: string | null
}

const MAX_ENTRIES = 50_000

/** File name -> content; `sitemap.xml` is always among them. `parts` are those of `sitemapPart`, of all pages in their order. */
export function sitemapFiles(
  siteUrl: string,
  parts: readonly SitemapPart[],
  maxEntries = MAX_ENTRIES,
): Map<string, Buffer> {
  const count = parts.reduce((sum, { entries }) => sum + entries, 0)
  const lines = parts.flatMap(({ lines, entries }) => (entries === 0 ? [] : [lines]))
  if (count <= maxEntries) return new Map([['sitemap.xml', document('urlset', lines)]])
  const single = lines.flatMap((bytes) => bytes.toString().split('\n'))
  const files = new Map<string, Buffer>()
  for (let start = 0; start < count; start += maxEntries) {
    const rows = single.slice(start, start + maxEntries).join('\n')
    files.set(`sitemap-${files.size + 1}.xml`, document('urlset', [Buffer.from(rows)]))
  }
  const index = [...files.keys()].map((file) => `<sitemap><loc>${escapeXml(`${siteUrl}/${file}`)}</loc></sitemap>`)
  return new Map([['sitemap.xml', document('sitemapindex', [Buffer.from(index.join('\n'))])], ...files])
}

/** As bytes, which are kept from one build to the next: the whole file is some megabytes of a large site. */
export interface SitemapPart {
  entries: number
  /** One for each entry. */
  lines: Buffer
}

export function sitemapPart(siteUrl: string, entries: readonly SitemapEntry[]): SitemapPart {
  const escapedUrl = escapeXml(siteUrl)
  const rows = entries.map(({ path, modifiedAt, imageUrl }) => {
    const modified = modifiedAt === null ? '' : `<lastmod>${escapeXml(modifiedAt)}</lastmod>`
    const image = imageUrl === null ? '' : `<image:image><image:loc>${escapeXml(imageUrl)}</image:loc></image:image>`
    return `<url><loc>${escapedUrl}${escapeXml(path)}</loc>${modified}${image}</url>`
  })
  return { entries: rows.length, lines: Buffer.from(rows.join('\n')) }
}

function document(root: 'urlset' | 'sitemapindex', parts: readonly Buffer[]): Buffer {
  const images = root === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>\n`
  return joined(start, parts, '\n', `\n</${root}>\n`)
}

const SPECIAL = /[&<>"]/

function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
