/** Whether the screen is as a media query says. */
import { useSyncExternalStore } from 'react'

/** From here on the filters stand beside the results; below, they open as a sheet. */
export const WIDE_SCREEN = '(width >= 64rem)'
const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // The build knows no screen.
    () => false,
  )
}

export function wantsLittleMotion(): boolean {
  return matchMedia(LITTLE_MOTION).matches
}
