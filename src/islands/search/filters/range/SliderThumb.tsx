/** One thumb of a slider, as screen readers and keys know it (WAI-ARIA "slider"). */
import type { CSSProperties, KeyboardEvent } from 'react'
import type { Thumb } from './use-slider.ts'

/** What a page key moves by, in steps: a tenth of the whole. */
const PAGE_STEPS = 10

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_STEPS,
  PageUp: PAGE_STEPS,
}
const ENDS: Readonly<Record<string, Thumb>> = { Home: 'min', End: 'max' }

interface Props {
  readonly handle: (element: HTMLDivElement | null) => void
  readonly label: string
  /** By a pointer. */
  readonly isHeld: boolean
  /** From 0 to 1 along the track. */
  readonly share: number
  readonly value: number
  readonly valueText: string
  /** The other thumb, or the end of the track. */
  readonly least: number
  readonly most: number
  readonly step: (steps: number) => void
  readonly toEnd: (end: Thumb) => void
}

export function SliderThumb({ handle, label, isHeld, share, value, valueText, least, most, step, toEnd }: Props) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = STEPS[event.key]
    const end = ENDS[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey || (steps === undefined && end === undefined)) return
    event.preventDefault()
    if (steps !== undefined) step(steps)
    else if (end !== undefined) toEnd(end)
  }
  return (
    <div
      ref={handle}
      className={isHeld ? 'range__thumb range__thumb--held' : 'range__thumb'}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={valueText}
      style={{ '--at': share } as CSSProperties}
      onKeyDown={onKeyDown}
    />
  )
}
