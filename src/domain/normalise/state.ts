/** The states and territories as Australians abbreviate them. */

const STATES = new Map(
  Object.entries({
    act: 'ACT',
    'australian capital territory': 'ACT',
    nsw: 'NSW',
    'new south wales': 'NSW',
    nt: 'NT',
    'northern territory': 'NT',
    qld: 'QLD',
    queensland: 'QLD',
    sa: 'SA',
    'south australia': 'SA',
    tas: 'TAS',
    tasmania: 'TAS',
    vic: 'VIC',
    victoria: 'VIC',
    wa: 'WA',
    'western australia': 'WA',
  }),
)

/** "Victoria", "vic." or "AU-VIC" -> "VIC"; `null` when it is no state of Australia. */
export function stateOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^au /, '')
  return STATES.get(words) ?? null
}
