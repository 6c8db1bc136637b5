/** A number that counts up to a new one (S1 §9: within 1 s). */
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { COUNT_UP_MS, countUpValue } from '#domain/search/timings.ts'
import { wantsLittleMotion } from './use-media.ts'

/**
 * Writes the text of the number straight into an element, which React has no say in: drawing for every frame would hold
 * up what else is drawn. Only what is seen counts: `running` is false for a button that is not in view.
 */
export function useCountUp(
  to: number,
  running: boolean,
  element: RefObject<HTMLElement | null>,
  textOf: (value: number) => string,
): void {
  const shown = useRef(to)
  const write = useRef(textOf)
  write.current = textOf
  useLayoutEffect(() => {
    const show = (value: number): void => {
      shown.current = value
      if (element.current !== null) element.current.textContent = write.current(value)
    }
    if (!running || wantsLittleMotion()) {
      show(to)
      return
    }
    const from = shown.current
    show(from)
    if (from === to) return
    const startMs = performance.now()
    let frame = requestAnimationFrame(function step(nowMs) {
      show(countUpValue(from, to, nowMs - startMs))
      if (nowMs - startMs < COUNT_UP_MS) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, running, element])
}
