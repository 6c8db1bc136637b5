/** A day as the windows of S1 §4 and §9 count it: 24 hours from an instant, whatever the clocks do meanwhile. */

export const DAY_MS = 86_400_000
