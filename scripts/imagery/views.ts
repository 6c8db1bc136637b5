/** Where the camera stands for each picture of a vehicle, the card's first. */
import type { BodyType } from '#domain/car/car.ts'

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

const MISSING: Partial<Record<BodyType, readonly ViewName[]>> = {
  caravan: ['lamp'],
}

/** What can be looked at on a body: a caravan has no headlamps. */
export function viewsOf(body: BodyType): ViewName[] {
  return VIEW_NAMES.filter((view) => MISSING[body]?.includes(view) !== true)
}

/** Pictures of a spin: evenly around the vehicle, from the front's side view on, to the right of whoever looks. */
export const SPIN_FRAMES = 36

export function spinView(frame: number): View {
  return {
    ...LENS,
    turn: 38 + (frame * 360) / SPIN_FRAMES,
    heightM: 1.3,
    distanceM: 9.6,
    lensDegrees: 27,
    target: [0, 0.74, 0],
  }
}
