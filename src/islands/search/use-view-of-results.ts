/** Where the page is scrolled to when other results come. */
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useVisit } from './visit.ts'

/**
 * New results are seen from their top: a shopper who has gone to another page, or has filtered from far below, would
 * look at the middle of something new otherwise. On the way back and forward the browser knows the place.
 */
export function useViewOfResults(
  main: RefObject<HTMLElement | null>,
  results: { readonly page: number; readonly __isArtificial?: boolean | undefined },
): void {
  const visit = useVisit()
  const shownPage = useRef<number | null>(null)
  useEffect(() => {
    if (results.__isArtificial === true) return
    const before = shownPage.current
    shownPage.current = results.page
    const isOwnChange = !visit.byHistory
    visit.byHistory = false
    if (before === null || !isOwnChange || main.current === null) return
    const turned = before !== results.page && !main.current.contains(fieldWithFocus())
    if (turned || main.current.getBoundingClientRect().top < 0) main.current.scrollIntoView({ behavior: 'instant' })
    if (turned) document.getElementById('results')?.focus({ preventScroll: true })
  }, [main, results, visit])
}

/** A shopper who types or chooses keeps the focus. */
function fieldWithFocus(): Element | null {
  const focused = document.activeElement
  return focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused : null
}
