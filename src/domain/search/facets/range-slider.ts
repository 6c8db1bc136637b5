/** A slider with two thumbs: its bounds, its steps, and where its thumbs may go. */
import type { FacetDefinition, NumberUnit } from './facets.ts'

/** The values that two thumbs stand on. */
export interface ThumbValues {
  readonly min: number
  readonly max: number
}

export interface Slider extends ThumbValues {
  /** What one press of an arrow key moves a thumb by. */
  readonly step: number
  /** Values are multiples of this, and the bounds themselves. */
  readonly grain: number
}

/** Unless facet stats apply. */
export const DEFAULT_SLIDER_BOUNDS: ThumbValues = { min: 0, max: 100_000 }
/** Prices and kilometres snap to it. */
export const THOUSANDS_GRAIN = 1000
/** A step is about this part of the range. */
const STEPS = 100
const GRAINS: Readonly<Partial<Record<NumberUnit, number>>> = {
  aud: THOUSANDS_GRAIN,
  km: THOUSANDS_GRAIN,
  mm: 100,
  kg: 50,
  cc: 50,
}

/** The slider of a facet, from the lowest and highest values found (S1 §5). */
export function facetSlider({ unit }: Pick<FacetDefinition, 'unit'>, stats: ThumbValues | null): Slider {
  const grain = (unit && GRAINS[unit]) ?? 1
  const found =
    stats !== null && Number.isFinite(stats.min) && Number.isFinite(stats.max) && stats.min <= stats.max
      ? stats
      : DEFAULT_SLIDER_BOUNDS
  // Outwards, so that the cheapest and the dearest car stay inside.
  const min = Math.floor(found.min / grain) * grain
  const max = Math.ceil(found.max / grain) * grain
  return { min, max, step: stepFor(max - min, grain), grain }
}

/** About a hundredth of the range in whole grains, and at least one. */
function stepFor(range: number, grain: number): number {
  return Math.max(1, Math.round(range / STEPS / grain)) * grain
}

/** The nearest multiple of the grain, inside the bounds. */
export function snapToSlider(value: number, slider: Slider): number {
  return clamp(Math.round(value / slider.grain) * slider.grain, slider.min, slider.max)
}

/** Written to the console when a thumb is pulled out of range (S1 §8). */
export const BELOW_MINIMUM_NOTE = 'Cannot refine below the range minimum'
export const ABOVE_MAXIMUM_NOTE = 'Cannot refine above the range maximum'

export interface ThumbMove {
  readonly values: ThumbValues
  /** For the console; null when the move was inside the bounds. */
  readonly note: typeof BELOW_MINIMUM_NOTE | typeof ABOVE_MAXIMUM_NOTE | null
}

/** Moves one thumb to a value: snapped, inside the bounds, and never past the other thumb (S1 §5, S2 §5). */
export function moveThumb(slider: Slider, values: ThumbValues, thumb: 'min' | 'max', to: number): ThumbMove {
  if (Number.isNaN(to)) return { values, note: null }
  const snapped = snapToSlider(to, slider)
  const moved =
    thumb === 'min'
      ? { min: Math.min(snapped, values.max), max: values.max }
      : { min: values.min, max: Math.max(snapped, values.min) }
  return { values: moved, note: noteOf(to, slider) }
}

/** What is said where a typed end is beyond the other one, by the end that is cleared. */
export const CLEARED_END_NOTES = {
  min: 'To is below From, so From was cleared.',
  max: 'From is above To, so To was cleared.',
} as const

export interface TypedEnd extends ThumbMove {
  /** The other end, where it would have made the range empty. */
  readonly cleared: 'min' | 'max' | null
}

/** A typed end counts as it is typed: the other one is cleared, so that no range is empty by mistake (ours). */
export function typeEnd(slider: Slider, values: ThumbValues, thumb: 'min' | 'max', to: number): TypedEnd {
  const typed = { ...values, [thumb]: snapToSlider(to, slider) }
  if (!(typed.min > typed.max)) return { ...moveThumb(slider, values, thumb, to), cleared: null }
  const cleared = thumb === 'min' ? 'max' : 'min'
  return { values: { ...typed, [cleared]: slider[cleared] }, note: noteOf(to, slider), cleared }
}

function noteOf(to: number, slider: Slider): ThumbMove['note'] {
  if (to < slider.min) return BELOW_MINIMUM_NOTE
  return to > slider.max ? ABOVE_MAXIMUM_NOTE : null
}

/** Moves one thumb by steps, as the arrow keys do: -1 is one step down. */
export function stepThumb(slider: Slider, values: ThumbValues, thumb: 'min' | 'max', steps: number): ThumbMove {
  return moveThumb(slider, values, thumb, values[thumb] + steps * slider.step)
}

/** Where the thumbs stand for a refinement, whose open sides are the bounds. */
export function thumbsFor(
  slider: Slider,
  range: { readonly min: number | null; readonly max: number | null } | null,
): ThumbValues {
  const min = snapToSlider(range?.min ?? slider.min, slider)
  const max = snapToSlider(range?.max ?? slider.max, slider)
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

/** The refinement that the thumbs stand for: a thumb on its bound leaves that side open; null when both do. */
export function rangeOf(
  slider: Slider,
  values: ThumbValues,
): { readonly min: number | null; readonly max: number | null } | null {
  const min = values.min <= slider.min ? null : values.min
  const max = values.max >= slider.max ? null : values.max
  return min === null && max === null ? null : { min, max }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
