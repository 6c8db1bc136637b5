/** The sitemap, split into several when it is large (sitemaps.org: at most 50,000 addresses in each). */
export interface SitemapEntry {
  path: string
  /** ISO 8601 instant or date. */
  modifiedAt: string | null
  /** Absolute address of the page's own photograph, for the search of pictures. */
  imageUrl: string | null
}

const MAX_ENTRIES = 50_000

/** File name -> content; `sitemap.xml` is always among them. `texts` are those of `sitemapText`, of all pages in their order. */
export function sitemapFiles(
  siteUrl: string,
  texts: readonly SitemapText[],
  maxEntries = MAX_ENTRIES,
): Map<string, string> {
  const count = texts.reduce((sum, { entries }) => sum + entries, 0)
  const rows = texts.flatMap(({ text, entries }) => (entries === 0 ? [] : [text]))
  if (count <= maxEntries) return new Map([['sitemap.xml', document('urlset', rows)]])
  const single = rows.flatMap((text) => text.split('\n'))
  const parts = new Map<string, string>()
  for (let start = 0; start < count; start += maxEntries) {
    parts.set(`sitemap-${parts.size + 1}.xml`, document('urlset', single.slice(start, start + maxEntries)))
  }
  const index = [...parts.keys()].map((file) => `<sitemap><loc>${escapeXml(`${siteUrl}/${file}`)}</loc></sitemap>`)
  return new Map([['sitemap.xml', document('sitemapindex', index)], ...parts])
}

export interface SitemapText {
  entries: number
  /** One line for each. */
  text: string
}

export function sitemapText(siteUrl: string, entries: readonly SitemapEntry[]): SitemapText {
  const escapedUrl = escapeXml(siteUrl)
  const rows = entries.map(({ path, modifiedAt, imageUrl }) => {
    const modified = modifiedAt === null ? '' : `<lastmod>${escapeXml(modifiedAt)}</lastmod>`
    const image = imageUrl === null ? '' : `<image:image><image:loc>${escapeXml(imageUrl)}</image:loc></image:image>`
    return `<url><loc>${escapedUrl}${escapeXml(path)}</loc>${modified}${image}</url>`
  })
  return { entries: rows.length, text: rows.join('\n') }
}

function document(root: string, rows: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''}>\n${rows.join('\n')}\n</${root}>\n`
}

const SPECIAL = /[&<>"]/

function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
