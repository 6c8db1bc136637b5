/** A slider of one or two thumbs with a number field for each: by mouse, touch, keys or typing (S1 §5, S2 §5). */
import type { CSSProperties, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import type { Slider } from '#domain/search/facets/range-slider.ts'
import { CLEARED_END_NOTES } from '#domain/search/facets/range-slider.ts'
import { NumberField } from './NumberField.tsx'
import type { RangeWords } from './range-words.ts'
import { SliderThumb } from './SliderThumb.tsx'
import type { MovingSlider, Thumb } from './use-slider.ts'

interface Props {
  readonly label: string
  readonly slider: Slider
  readonly moving: MovingSlider
  readonly thumbs: readonly Thumb[]
  readonly words: RangeWords
}

interface Drag {
  /** Null until two thumbs on one spot are distinguished by the way that they are pulled. */
  thumb: Thumb | null
  /** How far beside the thumb's middle it was taken. */
  readonly offset: number
  readonly startX: number
}

const NAMES: Readonly<Record<Thumb, string>> = { min: 'Minimum', max: 'Maximum' }
const FIELD_LABELS: Readonly<Record<Thumb, string>> = { min: 'From', max: 'To' }

export function RangeSlider({ label, slider, moving, thumbs, words }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const { values, move, step, type } = moving
  const [held, setHeld] = useState<Thumb | null>(null)
  const [cleared, setCleared] = useState<Thumb | null>(null)
  const span = slider.max - slider.min
  const shareOf = (value: number): number => (span === 0 ? 0 : (value - slider.min) / span)
  const handles = useRef<Partial<Record<Thumb, HTMLDivElement | null>>>({})

  const valueAt = (x: number): number => {
    const box = track.current?.getBoundingClientRect()
    return box === undefined || box.width === 0 ? Number.NaN : slider.min + ((x - box.left) / box.width) * span
  }
  const xOf = (thumb: Thumb): number => {
    const box = track.current?.getBoundingClientRect()
    return box === undefined ? 0 : box.left + shareOf(values[thumb]) * box.width
  }
  const take = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return
    event.preventDefault()
    const grabbed = thumbs.find((thumb) => handles.current[thumb]?.contains(event.target as Node))
    const together = thumbs.length === 2 && values.min === values.max
    const nearest = nearestThumb(thumbs, (thumb) => Math.abs(xOf(thumb) - event.clientX))
    const thumb = together ? null : (grabbed ?? nearest)
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { thumb, offset: grabbed === undefined ? 0 : event.clientX - xOf(grabbed), startX: event.clientX }
    setHeld(thumb)
    handles.current[thumb ?? nearest]?.focus({ preventScroll: true })
    if (grabbed === undefined) pull(event)
  }
  const pull = (event: PointerEvent<HTMLDivElement>): void => {
    const current = drag.current
    if (current === null) return
    if (current.thumb === null) {
      const towards = current.offset === 0 ? event.clientX - xOf('min') : event.clientX - current.startX
      if (towards === 0) return
      current.thumb = towards < 0 ? 'min' : 'max'
      setHeld(current.thumb)
      handles.current[current.thumb]?.focus({ preventScroll: true })
    }
    move(current.thumb, valueAt(event.clientX - current.offset))
  }
  const release = (): void => {
    drag.current = null
    setHeld(null)
  }
  const shares = { '--from': thumbs.length === 2 ? shareOf(values.min) : 0, '--to': shareOf(values.max) }

  return (
    <div className="range">
      <div
        className="range__rail"
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div className="range__track" ref={track} style={shares as CSSProperties}>
          {thumbs.map((thumb) => (
            <SliderThumb
              key={thumb}
              handle={(element) => {
                handles.current[thumb] = element
              }}
              label={`${NAMES[thumb]} ${label}`}
              isHeld={held === thumb}
              share={shareOf(values[thumb])}
              value={values[thumb]}
              valueText={words.write(values[thumb])}
              least={thumb === 'max' && thumbs.length === 2 ? values.min : slider.min}
              most={thumb === 'min' ? values.max : slider.max}
              step={(steps) => step(thumb, steps)}
              toEnd={(end) => move(thumb, slider[end])}
            />
          ))}
        </div>
      </div>
      <div className="range__fields">
        {thumbs.map((thumb) => (
          <NumberField
            key={thumb}
            label={`${NAMES[thumb]} ${label}`}
            caption={thumbs.length === 2 ? FIELD_LABELS[thumb] : 'Up to'}
            value={values[thumb]}
            words={words}
            onEnter={(value) => setCleared(type(thumb, value ?? slider[thumb]))}
          />
        ))}
      </div>
      <p className="filter-note" role="status">
        {cleared && CLEARED_END_NOTES[cleared]}
      </p>
    </div>
  )
}

function nearestThumb(thumbs: readonly Thumb[], distance: (thumb: Thumb) => number): Thumb {
  return thumbs.reduce((best, thumb) => (distance(thumb) < distance(best) ? thumb : best), thumbs[0] ?? 'max')
}
