/** The thumbs of a slider while a shopper moves them: they follow at once, the search and its URL after a rest. */
import { useEffect, useRef, useState } from 'react'
import type { Slider, ThumbMove, ThumbValues } from '#domain/search/facets/range-slider.ts'
import { moveThumb, stepThumb, typeEnd } from '#domain/search/facets/range-slider.ts'
import { SLIDER_URL_DELAY_MS } from '#islands/search/timings.ts'
import type { PendingMove } from '../pending-moves.ts'
import { pendingMoves } from '../pending-moves.ts'

export type Thumb = 'min' | 'max'

export interface MovingSlider {
  readonly values: ThumbValues
  readonly move: (thumb: Thumb, to: number) => void
  readonly step: (thumb: Thumb, steps: number) => void
  /** Gives the end that was cleared; null for none. */
  readonly type: (thumb: Thumb, to: number) => Thumb | null
}

/** `refined` is where the thumbs stand by what is searched; `commit` gets where they came to rest. */
export function useSlider(slider: Slider, refined: ThumbValues, commit: (values: ThumbValues) => void): MovingSlider {
  const [moving, setMoving] = useState<ThumbValues | null>(null)
  const waiting = useRef<{ timer: number; values: ThumbValues } | null>(null)
  const committed = useRef<ThumbValues | null>(null)
  const noted = useRef<ThumbMove['note']>(null)
  const values = moving ?? refined
  const newest = useRef({ values, commit })
  newest.current = { values, commit }

  const rest = (): void => {
    if (waiting.current === null) return
    const { timer, values: resting } = waiting.current
    window.clearTimeout(timer)
    waiting.current = null
    committed.current = resting
    newest.current.commit(resting)
  }
  const drop = (): void => {
    if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
    waiting.current = null
    setMoving(null)
  }
  const pending = useRef<PendingMove>({ search: rest, drop })
  const show = ({ values: moved, note }: ThumbMove): void => {
    // S1 §8. Once for each pull out of range, not for each pixel of it.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a console note
    if (note !== null && note !== noted.current) console.info(note)
    noted.current = note
    if (same(moved, newest.current.values)) return
    newest.current.values = moved
    setMoving(moved)
    if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
    waiting.current = { timer: window.setTimeout(rest, SLIDER_URL_DELAY_MS), values: moved }
  }

  const { min, max } = refined
  // What is searched has changed: by these thumbs, which then may have moved on, or by a chip, a link or the way back.
  useEffect(() => {
    const own = committed.current !== null && same(committed.current, { min, max })
    committed.current = null
    if (!own || waiting.current === null) pending.current.drop()
  }, [min, max])

  // Filters that are taken away, as by a window that grows, are searched as they stand.
  useEffect(() => {
    const { current: move } = pending
    pendingMoves.add(move)
    return () => {
      pendingMoves.delete(move)
      move.search()
    }
  }, [])

  return {
    values,
    move: (thumb, to) => show(moveThumb(slider, newest.current.values, thumb, to)),
    step: (thumb, steps) => show(stepThumb(slider, newest.current.values, thumb, steps)),
    type: (thumb, to) => {
      const typed = typeEnd(slider, newest.current.values, thumb, to)
      show(typed)
      return typed.cleared
    },
  }
}

function same(a: ThumbValues, b: ThumbValues): boolean {
  return a.min === b.min && a.max === b.max
}
