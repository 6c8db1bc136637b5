/** A page of a site's own words, for tests. */
import type { ContentPage } from '#catalogue/content-page.ts'

export function makeContentPage(page: Partial<ContentPage> = {}): ContentPage {
  return { path: '/about-us', title: 'About us', description: 'Who we are.', model: null, parts: [], ...page }
}
