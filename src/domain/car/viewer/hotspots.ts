/** Which marked points of a car are seen: each only in its own view, and only from where it can be seen (S1 §2, §4). */
import type { ViewerMode } from './viewer-modes.ts'

/** Where a hotspot stands on the picture that is taken from one angle (S1 §3 `hotspots`). */
export interface HotspotPosition {
  readonly angleDegrees: number
  /** From the left and the top edge, as shares of the picture. */
  readonly xShare: number
  readonly yShare: number
}

export interface Hotspot {
  readonly view: 'exterior' | 'interior'
  readonly description: string
  readonly positions: readonly HotspotPosition[]
}

/** What the shopper looks at. */
export interface HotspotView {
  readonly mode: ViewerMode
  readonly angleDegrees: number
  /** How far a position's angle may be from this one: half the step between two pictures of a spin. */
  readonly withinDegrees: number
}

export interface ShownHotspot {
  readonly description: string
  readonly xShare: number
  readonly yShare: number
}

/** Exterior hotspots belong to the spinner, interior ones to the interior view; the other modes have none. */
const VIEW_OF_MODE: Record<ViewerMode, Hotspot['view'] | null> = {
  spinner: 'exterior',
  interior: 'interior',
  walkaround: null,
  gallery: null,
}

/** The hotspots to draw, each at its position nearest to the view's angle. */
export function shownHotspots(hotspots: readonly Hotspot[], view: HotspotView): ShownHotspot[] {
  return hotspots.flatMap(({ view: ofHotspot, description, positions }) => {
    if (ofHotspot !== VIEW_OF_MODE[view.mode]) return []
    const distance = (position: HotspotPosition) => angleBetweenDegrees(position.angleDegrees, view.angleDegrees)
    const [nearest] = positions.toSorted((a, b) => distance(a) - distance(b))
    if (nearest === undefined || distance(nearest) > view.withinDegrees) return []
    return [{ description, xShare: nearest.xShare, yShare: nearest.yShare }]
  })
}

/** The smaller of the two ways round the circle: 350 and 10 are 20 apart. */
export function angleBetweenDegrees(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

/** A hotspot as a page carries it: view, text, and of each position its angle and its two shares. */
export type PackedHotspot = readonly [Hotspot['view'], string, readonly (readonly [number, number, number])[]]

export function packHotspots(hotspots: readonly Hotspot[]): PackedHotspot[] {
  return hotspots.map(({ view, description, positions }) => [
    view,
    description,
    positions.map(({ angleDegrees, xShare, yShare }) => [angleDegrees, xShare, yShare] as const),
  ])
}

export function unpackHotspots(packed: readonly PackedHotspot[]): Hotspot[] {
  return packed.map(([view, description, positions]) => ({
    view,
    description,
    positions: positions.map(([angleDegrees, xShare, yShare]) => ({ angleDegrees, xShare, yShare })),
  }))
}
