/** What a page is called in a browser's tab and in search results, after the site's own patterns. */

import type { Site } from '#config/schema/site.ts'
import { fillPattern } from '#domain/seo/page-pattern.ts'
import type { PageKind } from '#view-models/page.ts'

/** `title` is the page's own; the home page is named for its headline. */
export function pageTitle(site: Pick<Site, 'name' | 'home' | 'seo'>, kind: PageKind, title: string): string {
  const { titlePattern, homeTitlePattern } = site.seo
  return kind === 'home'
    ? fillPattern(homeTitlePattern, { site: site.name, headline: site.home.headline })
    : fillPattern(titlePattern, { title, site: site.name })
}
