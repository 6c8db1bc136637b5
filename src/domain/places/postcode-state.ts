/** The state of an Australian postcode, by Australia Post's ranges. */
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof AUSTRALIAN_STATES)[number]

export const AUSTRALIAN_STATE_NAMES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** The last postcode of each range, ascending; the first follows the one before. */
const RANGES: readonly (readonly [last: string, state: AustralianState | null])[] = [
  ['0199', null],
  ['0299', 'ACT'],
  ['0799', null],
  ['0999', 'NT'],
  ['2599', 'NSW'],
  ['2618', 'ACT'],
  ['2899', 'NSW'],
  ['2920', 'ACT'],
  ['2999', 'NSW'],
  ['3999', 'VIC'],
  ['4999', 'QLD'],
  ['5999', 'SA'],
  ['6999', 'WA'],
  ['7999', 'TAS'],
  ['8999', 'VIC'],
  ['9999', 'QLD'],
]

/** `null` for a number that no state has; `postcode` has four digits. */
export function stateOfPostcode(postcode: string): AustralianState | null {
  return RANGES.find(([last]) => postcode <= last)?.[1] ?? null
}
