/** The grid of cards (S1 §2): 3 or 4 in a row on large screens. */
import { useLayoutEffect, useRef } from 'react'
import type { GridItem, GridNodes } from './grid-nodes.ts'
import { createGridNodes } from './grid-nodes.ts'

interface Props {
  readonly items: readonly GridItem[]
  readonly columns: number
  /** While an answer takes long: what is shown is still that of before. */
  readonly isStale: boolean
  /** On phones: those that come into view first, and then the others. */
  readonly inParts?: boolean
  readonly className?: string
}

/** As many as any phone shows. */
const SHOWN_FIRST = 3

export function ResultsGrid({ items, columns, isStale, inParts = false, className = '' }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const nodes = useRef<GridNodes | null>(null)
  useLayoutEffect(() => {
    if (list.current === null) return
    nodes.current ??= createGridNodes(list.current)
    nodes.current.update(items, inParts ? SHOWN_FIRST : items.length)
  }, [items, inParts])
  return <ul ref={list} className={`grid grid--${columns} ${className}`.trim()} data-stale={isStale ? '' : undefined} />
}
