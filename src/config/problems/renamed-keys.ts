/** Keys that had another name: a configuration that still has the old one is answered with the new one. */

/** What the last part of a path was, and what it is now; it counts where the new key is known. */
const RENAMED: Readonly<Record<string, string>> = {
  gonePageDays: 'removedCarPageDays',
  ground: 'background',
  least: 'min',
  leastAgeYears: 'minAgeYears',
  leastAmountAud: 'minAmountAud',
  leastAud: 'minAud',
  leastInterestPercent: 'minInterestPercent',
  leastPercent: 'minPercent',
  leastYears: 'minYears',
  most: 'limit',
  mostAgeYears: 'maxAgeYears',
  mostAmountAud: 'maxAmountAud',
  mostAud: 'maxAud',
  mostInterestPercent: 'maxInterestPercent',
  mostPercent: 'maxPercent',
  mostTermYears: 'maxTermYears',
  mostTimesPrice: 'maxTimesPrice',
  mostYears: 'maxYears',
  quote: 'requestQuotes',
}

/** Keys that another part of the configuration has instead. */
const MOVED: Readonly<Record<string, string>> = {
  'buttons.compare': '`compare.show`',
}

/** The new name of a key, if one of the keys that are known in its place is that. */
export function renamedKey(key: string, known: readonly string[]): string | null {
  const renamed = RENAMED[key]
  return renamed !== undefined && known.includes(renamed) ? renamed : null
}

/** What stands for a key elsewhere: "`compare.show`"; `path` as it is written: "buttons.compare". */
export function movedKey(path: string): string | null {
  return MOVED[path] ?? null
}
