/** Words that shoppers type for the same thing. */

/** Groups of words that mean the same, as Australian shoppers and dealers write them (ours). */
export const DEFAULT_SYNONYMS: readonly (readonly string[])[] = [
  ['ute', 'utility', 'pickup', 'pick up'],
  ['4x4', '4wd', 'four wheel drive'],
  ['awd', 'all wheel drive'],
  ['2wd', '4x2', 'two wheel drive'],
  ['auto', 'automatic'],
  ['merc', 'mercedes', 'mercedes benz', 'benz'],
  ['vw', 'volkswagen'],
  ['chev', 'chevy', 'chevrolet'],
  ['beemer', 'bimmer', 'bmw'],
  ['landcruiser', 'land cruiser'],
  ['ev', 'electric'],
  ['phev', 'plug in hybrid'],
  ['hatch', 'hatchback'],
  ['people mover', 'mpv', 'minivan'],
  ['van', 'panel van'],
  ['convertible', 'cabriolet', 'cabrio', 'roadster'],
  ['wagon', 'estate'],
  ['sedan', 'saloon'],
  ['petrol', 'unleaded'],
  ['pre owned', 'preowned', 'used', 'second hand'],
  ['demo', 'demonstrator'],
  // As `derived-categories.ts` writes them: whoever asks for a V6 is shown the straight sixes, too.
  ['4 cylinder', '4 cyl', '4cyl', 'four cylinder'],
  ['6 cylinder', '6 cyl', '6cyl', 'six cylinder', 'v6'],
  ['8 cylinder', '8 cyl', '8cyl', 'eight cylinder', 'v8'],
  ['10 cylinder', 'v10'],
  ['12 cylinder', 'v12'],
]

/** Each word with all its synonyms, as Meilisearch's settings want them: lower case, both ways, none of itself. */
export function synonymTable(groups: readonly (readonly string[])[]): Record<string, string[]> {
  const table = new Map<string, Set<string>>()
  for (const group of groups) {
    const words = group.map((word) => word.trim().toLowerCase())
    for (const word of words) {
      const others = table.get(word) ?? new Set()
      for (const other of words) if (other !== word) others.add(other)
      table.set(word, others)
    }
  }
  return Object.fromEntries(
    [...table].filter(([, others]) => others.size > 0).map(([word, others]) => [word, [...others]]),
  )
}
