/** The files of makers' logos, each fetched by itself when its grid comes into view. */
import { slugify } from '#domain/formats/slugify.ts'

const urls = import.meta.glob<string>('./logos/*.svg', { eager: true, query: '?url', import: 'default' })

/** `null` for a make whose name is shown instead. */
export function makeLogoUrl(make: string): string | null {
  return urls[`./logos/${slugify(make)}.svg`] ?? null
}
