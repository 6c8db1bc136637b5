/** An address with its origin, as machines outside the site read it. */
import type { Site } from '#config/schema/site.ts'

export function absolute(site: Pick<Site, 'url'>, url: string): string {
  return url.startsWith('/') ? `${site.url}${url}` : url
}
