/**
 * The chance by which the promo card's place is chosen (S1 §2: a random offset of 0 to 2).
 *
 * Chosen by the page that the card stands on: a page that is built, and the same page rendered again in a browser, have it
 * in the same place, while neighbouring pages differ.
 */

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const RANGE = 2 ** 32

/** At least 0 and below 1; the same for the same page. */
export function promoCardDraw(page: string): number {
  let mixed = FNV_OFFSET
  for (const character of page) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  // The low bits of the mix are the good ones; folded over, so that short texts differ in the high ones, too.
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  mixed ^= mixed >>> 12
  return (mixed >>> 0) / RANGE
}

/** How a page is named for the draw: its route and its number. */
export function promoCardPage(basePath: string, pageNumber: number): string {
  return `${basePath} ${pageNumber}`
}
