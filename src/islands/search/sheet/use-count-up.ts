/** A number that counts up to a new one (S1 §9: within 1 s). */
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { COUNT_UP_MS, countUpValue } from '#islands/search/timings.ts'
import { wantsLittleMotion } from '../use-media.ts'

/** Between two numbers: more of them nobody reads, and each one is a paint. */
const STEP_MS = 50

/**
 * Writes the text of the number straight into an element, which React has no say in: drawing for every step would hold
 * up what else is rendered. Only what is seen counts: `isSeen` says no for a button that is not in view.
 */
export function useCountUp(
  to: number,
  isSeen: () => boolean,
  element: RefObject<HTMLElement | null>,
  textOf: (value: number) => string,
): void {
  const shown = useRef(to)
  const newest = useRef({ isSeen, textOf })
  newest.current = { isSeen, textOf }
  useLayoutEffect(() => {
    const show = (value: number): void => {
      shown.current = value
      if (element.current !== null) writeText(element.current, newest.current.textOf(value))
    }
    const from = shown.current
    if (from === to || wantsLittleMotion() || !newest.current.isSeen()) {
      show(to)
      return
    }
    show(from)
    const startMs = performance.now()
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startMs
      show(countUpValue(from, to, elapsedMs))
      if (elapsedMs >= COUNT_UP_MS) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [to, element])
}

/** Into the text that is there: a new one would have the browser look at the styles of the whole page. */
function writeText(element: HTMLElement, text: string): void {
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.data = text
  else element.textContent = text
}
