/** The outlines of makers' logos, where there is one. */
import { slugify } from '#domain/formats/slugify.ts'
import logos from './make-logos.json' with { type: 'json' }

/** One path in a box of 24 by 24; `null` for a make whose name is shown instead. */
export function makeLogoPath(make: string): string | null {
  const slug = slugify(make)
  return Object.hasOwn(logos, slug) ? ((logos as Readonly<Record<string, string>>)[slug] ?? null) : null
}
