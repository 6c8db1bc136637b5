/** What a lead includes of the visit that led to it: `lead_attributes` of S2 §3. */

/** Ours: the last pages of a visit; more would make a lead long and say no more. */
export const MAX_VISITED_PAGES = 30

/** Ours: the parameters by which advertisers mark their links. */
export const LINKED_QUERY_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const

const LONGEST_VALUE = 500

/** The pages of a visit after one more; a page that is opened again at once is not counted twice. */
export function withVisitedPage(pages: readonly string[], path: string): string[] {
  return pages.at(-1) === path ? [...pages] : [...pages, path].slice(-MAX_VISITED_PAGES)
}

/** The parameters that a link carried, out of those that a site keeps; empty and endless values are left out. */
export function linkedQueryParameters(
  parameters: Iterable<readonly [string, string]>,
  kept: readonly string[],
): Record<string, string> {
  const known = new Set(kept)
  return Object.fromEntries(
    [...parameters].filter(([name, value]) => known.has(name) && value !== '' && value.length <= LONGEST_VALUE),
  )
}
