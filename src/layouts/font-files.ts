/** The files of the faces that a page preloads: that of its text and, where it is another, that of its headings. */
import type { Theme } from '#config/schema/theme.ts'
import barlowCondensedUrl from '#styles/fonts/barlow-condensed.woff2?url'
import figtreeUrl from '#styles/fonts/figtree.woff2?url'
import frauncesUrl from '#styles/fonts/fraunces.woff2?url'
import { HEADING_FACES } from '#styles/heading-faces.ts'

const FILES = { figtree: figtreeUrl, 'barlow-condensed': barlowCondensedUrl, fraunces: frauncesUrl } as const

export function fontFiles({ headingFont }: Theme): readonly string[] {
  return [...new Set([FILES.figtree, FILES[HEADING_FACES[headingFont].file]])]
}
