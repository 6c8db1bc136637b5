/** Words for URLs. */

/** A plan asks for the same makes and models tens of thousands of times. */
const slugs = new Map<string, string>()
const MAX_SLUGS = 5_000

/** Lower-case ASCII words joined by hyphens: "Citroën C4 Cactus" -> "citroen-c4-cactus"; empty when nothing is left. */
export function slugify(text: string): string {
  const known = slugs.get(text)
  if (known !== undefined) return known
  if (slugs.size >= MAX_SLUGS) slugs.clear()
  const slug = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  slugs.set(text, slug)
  return slug
}
