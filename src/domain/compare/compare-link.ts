/** The page on which cars stand side by side, and its address that can be shared (S1 §1 "save or compare cars"). */

export const COMPARE_PATH = '/compare'
/** Ours: more columns than this cannot be read side by side. */
export const COMPARE_LIMIT = 4

const PARAMETER = 'cars'
const SLUG = /^[a-z0-9-]{1,300}$/

/** "/compare?cars=slug,slug"; without cars the page itself. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${PARAMETER}=${slugs.join(',')}`
}

/** The cars that an address names, each once and in its order; `null` when it names none and the device's own are meant. */
export function comparedSlugs(search: string): string[] | null {
  const named = new URLSearchParams(search).get(PARAMETER)
  if (named === null) return null
  const slugs = named.split(',').filter((slug) => SLUG.test(slug))
  return slugs.length === 0 ? null : [...new Set(slugs)].slice(0, COMPARE_LIMIT)
}
