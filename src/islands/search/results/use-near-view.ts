/** Whether an element has come near what is seen, which loads it (S1 §9: within 500 px). */
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** Once near, it stays so. */
export function useNearView(element: RefObject<Element | null>, withinPx: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${withinPx}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, withinPx, isNear])
  return isNear
}
