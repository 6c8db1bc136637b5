/** Where the camera stands for each picture of a vehicle, the card's first. */
import type { VehicleName } from './vehicles/vehicles.ts'
import { shapeOf } from './vehicles/vehicles.ts'

export interface View {
  /** Degrees from straight ahead, towards the driver's side. */
  readonly turn: number
  readonly heightM: number
  readonly distanceM: number
  readonly lensDegrees: number
  readonly target: readonly [number, number, number]
  /** The share of the picture's width that the vehicle takes; without it the camera stays where it is put. */
  readonly fill?: number
  /** A part that is looked at from close by, in the place of the target; the height counts from it. */
  readonly part?: 'wheel' | 'lamp' | 'tail-lamp'
}

const LENS = { distanceM: 9.2, lensDegrees: 27, target: [0, 0.72, 0] } as const

export const VIEWS = {
  front: { ...LENS, turn: 38, heightM: 1.35, fill: 0.9 },
  rear: { ...LENS, turn: 142, heightM: 1.45, fill: 0.9 },
  side: { ...LENS, turn: 90, heightM: 1.1, distanceM: 11, lensDegrees: 24, fill: 0.9 },
  head: { ...LENS, turn: 0, heightM: 1.15, fill: 0.72 },
  tail: { ...LENS, turn: 180, heightM: 1.25, fill: 0.72 },
  lamp: { ...LENS, turn: 34, heightM: 0.35, distanceM: 2.2, part: 'lamp' },
  wheel: { ...LENS, turn: 62, heightM: 0.3, distanceM: 2.7, part: 'wheel' },
  'tail-lamp': { ...LENS, turn: 148, heightM: 0.35, distanceM: 2.2, part: 'tail-lamp' },
} as const satisfies Record<string, View>
export type ViewName = keyof typeof VIEWS
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[]
/** Those that are also kept as large as a screen. */
export const LARGE_VIEWS: readonly ViewName[] = ['front']

/** Looked at from close by: few paints of them are kept. */
export const CLOSE_VIEWS: readonly ViewName[] = ['lamp', 'wheel', 'tail-lamp']

/** Of motorcycles and trucks that differ from the plain one: enough for a gallery. */
const FEW_VIEWS: readonly ViewName[] = ['front', 'rear', 'side', 'head']

/** In few views and paints: looks of motorcycles and trucks besides the plain one of each. */
export function isKeptInFew(name: VehicleName): boolean {
  return /^(?:motorcycle|light-truck)-/.test(name)
}

/** What can be looked at on a vehicle: what is towed has no headlamps, and a truck's tail is only its box. */
export function viewsOf(name: VehicleName): ViewName[] {
  if (isKeptInFew(name)) return [...FEW_VIEWS]
  const shape = shapeOf(name)
  const missing: readonly ViewName[] =
    shape?.trailer === true ? ['lamp', 'head'] : shape?.extra?.kind === 'cargo-box' ? ['tail-lamp'] : []
  return VIEW_NAMES.filter((view) => !missing.includes(view))
}

/** Pictures of a spin: evenly around the vehicle, from the front's side view on, to the right of whoever looks. */
export const SPIN_FRAMES = 36
/** The share of the picture's width and height that a turning vehicle takes at most. */
const SPIN_FILL = { wide: 0.9, high: 0.8 } as const
/** Width of a spin's picture for each unit of its height. */
export const SPIN_RATIO = 3 / 2

export function spinView(name: VehicleName, frame: number): View {
  return roundView(name, spinTurn(frame))
}

/** From the circle on which a spin is seen, at any turn. */
export function roundView(name: VehicleName, turn: number): View {
  const { from, to, heightM, widthM } = extentOf(name)
  return {
    ...LENS,
    turn,
    heightM: 0.6 + heightM * 0.45,
    distanceM: spinDistanceM((to - from) / 2, widthM / 2, heightM / 2),
    target: [(from + to) / 2, heightM * 0.47, 0],
  }
}

function spinTurn(frame: number): number {
  return 38 + (frame * 360) / SPIN_FRAMES
}

/** The same for all frames, so that nothing swells: as near as the corners of the vehicle's box stay in the picture. */
function spinDistanceM(halfLengthM: number, halfWidthM: number, halfHeightM: number): number {
  const high = Math.tan((LENS.lensDegrees * Math.PI) / 360)
  const wide = high * SPIN_RATIO * SPIN_FILL.wide
  let distanceM = 0
  for (let frame = 0; frame < SPIN_FRAMES; frame += 1) {
    const angle = (spinTurn(frame) * Math.PI) / 180
    for (const side of [1, -1]) {
      const towards = halfLengthM * Math.cos(angle) + side * halfWidthM * Math.sin(angle)
      const across = Math.abs(halfLengthM * Math.sin(angle) - side * halfWidthM * Math.cos(angle))
      distanceM = Math.max(distanceM, towards + Math.max(across / wide, halfHeightM / (high * SPIN_FILL.high)))
    }
  }
  return distanceM
}

interface Extent {
  readonly from: number
  readonly to: number
  readonly heightM: number
  readonly widthM: number
}

function extentOf(name: VehicleName): Extent {
  const shape = shapeOf(name)
  if (shape === undefined) return { from: -1.1, to: 1.1, heightM: 1.25, widthM: 0.8 }
  const { extra, nose, tail, cabin, width: widthM } = shape
  const from = Math.min(...tail.map(([, x]) => x))
  const to = Math.max(...nose.map(([, x]) => x))
  const heightM = Math.max(...cabin.roof.map(([, y]) => y))
  if (extra?.kind === 'trailer') return { from: from - 0.2, to: extra.fit.hitchX + 0.2, heightM: heightM + 0.2, widthM }
  return extra?.kind === 'cargo-box' ? { from: -3.4, to, heightM: 2.96, widthM } : { from, to, heightM, widthM }
}
