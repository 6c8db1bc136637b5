/** The sitemap, split into several when it is large (sitemaps.org: at most 50,000 addresses in each). */
export interface SitemapEntry {
  path: string
  /** ISO 8601 instant or date. */
  modifiedAt: string | null
  /** Absolute address of the page's own photograph, for the search of pictures. */
  imageUrl: string | null
}

const MAX_ENTRIES = 50_000

/** File name -> content; `sitemap.xml` is always among them. */
export function sitemapFiles(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  maxEntries = MAX_ENTRIES,
): Map<string, string> {
  if (entries.length <= maxEntries) return new Map([['sitemap.xml', urlSet(siteUrl, entries)]])
  const parts = new Map<string, string>()
  for (let start = 0; start < entries.length; start += maxEntries) {
    parts.set(`sitemap-${parts.size + 1}.xml`, urlSet(siteUrl, entries.slice(start, start + maxEntries)))
  }
  const index = [...parts.keys()].map((file) => `<sitemap><loc>${escapeXml(`${siteUrl}/${file}`)}</loc></sitemap>`)
  return new Map([['sitemap.xml', document('sitemapindex', index)], ...parts])
}

function urlSet(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return document(
    'urlset',
    entries.map(({ path, modifiedAt, imageUrl }) => {
      const modified = modifiedAt === null ? '' : `<lastmod>${escapeXml(modifiedAt)}</lastmod>`
      const image = imageUrl === null ? '' : `<image:image><image:loc>${escapeXml(imageUrl)}</image:loc></image:image>`
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${modified}${image}</url>`
    }),
  )
}

function document(root: string, rows: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''}>\n${rows.join('\n')}\n</${root}>\n`
}

const SPECIAL = /[&<>"]/

function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
