/** The results of a search: how many, on which pages, and without runs of sold cars. */

/** S1 §9: results on a page, unless a site says otherwise. */
export const PAGE_SIZE = 21
export const MANUFACTURER_PAGE_SIZE = PAGE_SIZE
export const OFFERS_PAGE_SIZE = PAGE_SIZE

/** S1 §2: 3 per row on large screens, and 4 on some sites. */
export const GRID_COLUMNS = [3, 4] as const

/** An engine's count is not trusted above this. */
export const TRUSTED_COUNT = 1999

/** Each car has exactly one value of it. */
const COUNTED_BY = 'car_type'

export interface CountedAnswer {
  readonly count: number
  /** Counts of what was found, by attribute and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** S1 §4 "Search results": a filtered count above 1999 is replaced by the sum of a facet's counts. */
export function shownCount({ count, facets }: CountedAnswer): number {
  const counts = facets[COUNTED_BY]
  if (count <= TRUSTED_COUNT || counts === undefined) return count
  return Object.values(counts).reduce((sum, each) => sum + each, 0)
}

/**
 * The cars of a page: the first one can be bought unless none can (ours), and of each run of consecutive sold cars the
 * first stays, so that they do not crowd out those that can be bought; when all are sold, all are kept (S1 §4 "Search
 * results").
 */
export function collapseSold<T>(cars: readonly T[], isSold: (car: T) => boolean): T[] {
  const first = cars.findIndex((car) => !isSold(car))
  if (first === -1) return [...cars]
  const ordered = [...cars.slice(first, first + 1), ...cars.slice(0, first), ...cars.slice(first + 1)]
  return ordered.filter((car, index) => {
    const before = ordered[index - 1]
    return !(isSold(car) && before !== undefined && isSold(before))
  })
}

/**
 * Which pages of a list are linked: the first, the last, the present one and its neighbours. Ascending; `null` stands for
 * pages that are left out. A gap of one page is that page.
 */
export function pageLinks(pageNumber: number, pageCount: number): (number | null)[] {
  const shown = [1, pageNumber - 1, pageNumber, pageNumber + 1, pageCount]
  const numbers = [...new Set(shown)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
