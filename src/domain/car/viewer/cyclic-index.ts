/** Places in a row whose end joins its beginning: a spin's pictures, a carousel's slides. */

/** S1 §4 "Carousel": it starts at index 1, counted from 0, and loops. */
export const CAROUSEL_START_INDEX = 1

/** The place of any whole number in a row of `count`; 0 in an empty row. */
export function cyclicIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

/** Where a carousel starts: index 1; a row of one or none has only 0. */
export function carouselStartIndex(count: number): number {
  return cyclicIndex(CAROUSEL_START_INDEX, count)
}
