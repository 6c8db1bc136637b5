/** How many results stand on a page, and beside each other (S1 §2, §9). */

/** S1 §9: the shared default. */
export const PAGE_SIZE = 21
/** S1 §9. */
export const MANUFACTURER_PAGE_SIZE = PAGE_SIZE
/** S1 §9. */
export const OFFERS_PAGE_SIZE = PAGE_SIZE

/** S1 §2: 3 per row on large screens and 4 on some sites. */
export const GRID_COLUMNS = [3, 4] as const
