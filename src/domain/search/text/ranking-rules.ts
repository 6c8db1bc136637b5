/** How matches are ranked, for both engines: the bundled one ranks by this list, a Meilisearch gets it as a setting. */

/** What stands first when nothing else distinguishes two cars; rows of the bundled index stand in this order. */
export const RANK_ORDER = { attribute: 'custom_rank', direction: 'desc' } as const

/**
 * Meilisearch's own rules in Meilisearch's words, but with the chosen order (`sort`) before the finer ones (ours): a
 * shopper who asks for the lowest price first wants it so among all cars that match equally well.
 */
export const RANKING_RULES = [
  'words',
  'typo',
  'sort',
  'proximity',
  'attribute',
  'exactness',
  `${RANK_ORDER.attribute}:${RANK_ORDER.direction}`,
] as const

/** The rules that rank the words of a query. */
export type TextRule = Exclude<(typeof RANKING_RULES)[number], 'sort' | `${string}:${string}`>

/** Attributes in which a word must stand as it was typed: a wrong letter there is another vehicle. */
export const EXACT_ATTRIBUTES: readonly string[] = ['stocknum', 'vin', 'registration']
