/** The file that shows a block: found by its kind, so that a new block needs no other entry. */

/** "latest-arrivals" -> "LatestArrivals.astro". */
export function blockFileName(kind: string): string {
  return `${kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}.astro`
}
