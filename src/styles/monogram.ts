/** The letters in the dealer's mark. */
import type { Site } from '#config/schema/site.ts'

/** The configured letters, else the initials of the name's first two words. */
export function monogram({ name, theme }: Pick<Site, 'name' | 'theme'>): string {
  if (theme.monogram !== null) return theme.monogram
  const initials = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase())
  return initials.slice(0, 2).join('')
}
