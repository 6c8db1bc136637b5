/**
 * The order of ranking rules that both engines keep: Meilisearch's own, but with the chosen order before the finer
 * rules (ours): a shopper who asks for the lowest price first wants it so among all cars that match equally well.
 */
export const RANKING_RULES = [
  'words',
  'typo',
  'sort',
  'proximity',
  'attribute',
  'exactness',
  'custom_rank:desc',
] as const

/** Attributes in which a word must stand as it was typed: a wrong letter there is another vehicle. */
export const EXACT_ATTRIBUTES: readonly string[] = ['stocknum', 'vin', 'registration']
