/** Where the page is scrolled to when other results come. */
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useVisit } from '../state/visit.ts'
import { focusResults } from './focus-results.ts'

interface Shown {
  readonly page: number
  readonly nbHits: number
  readonly hits: readonly { readonly objectID: string }[]
}

/**
 * New results are seen from their top: a shopper who has gone to another page, or has filtered from far below, would
 * look at the middle of something new otherwise. On the way back and forward the browser knows the place.
 */
export function useViewOfResults(main: RefObject<HTMLElement | null>, results: Shown | null): void {
  const visit = useVisit()
  const shown = useRef<Shown | null>(null)
  useEffect(() => {
    if (results === null) return
    const before = shown.current
    shown.current = results
    const isOwnChange = !visit.isPopstate
    visit.isPopstate = false
    if (before === null || !isOwnChange || main.current === null || isSame(before, results)) return
    const turned = before.page !== results.page && isFocusFree()
    if (turned || main.current.getBoundingClientRect().top < 0) main.current.scrollIntoView({ behavior: 'instant' })
    if (turned) focusResults()
  }, [main, results, visit])
}

/** The search asks again when a part of the page is rendered that wants to know more of the same cars. */
function isSame(before: Shown, now: Shown): boolean {
  return (
    before.page === now.page &&
    before.nbHits === now.nbHits &&
    before.hits.length === now.hits.length &&
    before.hits.every(({ objectID }, index) => objectID === now.hits[index]?.objectID)
  )
}

/** Of a link to another page, or of nothing: a shopper who types, chooses or pulls keeps the focus. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('.pagination') !== null
}
