/** Whether the screen is as a media query says. */
import { useSyncExternalStore } from 'react'

/** From here on the filters stand beside the results; below, they open as a sheet. */
export const WIDE_SCREEN = '(width >= 64rem)'
/** Up to here one card stands below the other, and those that are far from view are not drawn (search.css). */
export const SMALL_SCREEN = '(width < 40rem)'
const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export function wantsLittleMotion(): boolean {
  return matchMedia(LITTLE_MOTION).matches
}
