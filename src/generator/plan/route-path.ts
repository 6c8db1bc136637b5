/** By which file in `pages/` a page is rendered. */
import type { Page } from '#view-models/page.ts'

/**
 * The address whose file in `pages/` renders a page: its own, but for pages which a site may put elsewhere
 * (`locationPages`, `offers.listPath`), and for those whose address could be that of another kind.
 */
export function routePath({ path, inputs }: Page): string {
  switch (inputs.kind) {
    case 'contact':
      return '/contact'
    case 'location':
      return `/locations/${inputs.location.slug}`
    case 'offers':
      return '/special-offers'
    case 'brand':
      return `/brand/overview/${inputs.brand.slug}`
    case 'group-page':
      return `/group${path}`
    case 'form':
      return `/form${path}`
    case 'portal':
      return `/portal${path}`
    case 'model':
      return `/model${path}`
    case 'content':
      return `/content${path}`
    default:
      return path
  }
}
