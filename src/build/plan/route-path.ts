/** By which file in `pages/` a page is rendered. */
import type { Page } from '#catalogue/page-inputs.ts'

/**
 * The address whose file in `pages/` renders a page: its own, but for pages of places, which a site may put elsewhere
 * (`locationPages`).
 */
export function routePath({ path, inputs }: Page): string {
  if (inputs.kind === 'contact') return '/contact'
  return inputs.kind === 'location' ? `/locations/${inputs.location.slug}` : path
}
