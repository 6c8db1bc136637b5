/** A number that counts up to a new one (S1 §9: within 1 s). */
import { useEffect, useRef, useState } from 'react'
import { COUNT_UP_MS, countUpValue } from '#domain/search/timings.ts'
import { wantsLittleMotion } from './use-media.ts'

/** The number to show now. Only what is seen counts: `running` is false for a button that is not in view. */
export function useCountUp(to: number, running: boolean): number {
  const [shown, setShown] = useState(to)
  const current = useRef(to)
  current.current = shown
  useEffect(() => {
    if (!running || wantsLittleMotion()) {
      setShown(to)
      return
    }
    const from = current.current
    const startMs = performance.now()
    let frame = requestAnimationFrame(function step(nowMs) {
      setShown(countUpValue(from, to, nowMs - startMs))
      if (nowMs - startMs < COUNT_UP_MS) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, running])
  return running ? shown : to
}
