/** The one function that a `site.ts` calls. */
import type { SiteInput } from './schema/site.ts'

/** Gives an editor the types of a site's configuration; it is checked when the site is loaded. */
export function defineSite(site: SiteInput): SiteInput {
  return site
}
