/** What the head of a page names: its title and the font files that it preloads. */

import type { Site } from '#config/schema/site.ts'
import type { Theme } from '#config/schema/theme.ts'
import { fillPattern } from '#domain/seo/page-pattern.ts'
import barlowCondensedUrl from '#styles/fonts/barlow-condensed.woff2?url'
import figtreeUrl from '#styles/fonts/figtree.woff2?url'
import frauncesUrl from '#styles/fonts/fraunces.woff2?url'
import { HEADING_FACES } from '#styles/heading-faces.ts'
import type { PageKind } from '#view-models/page.ts'

/** The title by the site's own patterns; `title` is the page's own, and the home page is named for its headline. */
export function pageTitle(site: Pick<Site, 'name' | 'home' | 'seo'>, kind: PageKind, title: string): string {
  const { titlePattern, homeTitlePattern } = site.seo
  return kind === 'home'
    ? fillPattern(homeTitlePattern, { site: site.name, headline: site.home.headline })
    : fillPattern(titlePattern, { title, site: site.name })
}

const FILES = { figtree: figtreeUrl, 'barlow-condensed': barlowCondensedUrl, fraunces: frauncesUrl } as const

/** The font files that a page preloads: that of its text and, where it is another, that of its headings. */
export function fontFiles({ headingFont }: Theme): readonly string[] {
  return [...new Set([FILES.figtree, FILES[HEADING_FACES[headingFont].file]])]
}
