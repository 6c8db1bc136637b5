/** Where the camera stands for each picture of a vehicle, the card's first. */

export interface View {
  /** Degrees from straight ahead, towards the driver's side. */
  readonly turn: number
  readonly heightM: number
  readonly distanceM: number
  readonly lensDegrees: number
  readonly target: readonly [number, number, number]
  /** The share of the picture's width that the vehicle takes; without it the camera stays where it is put. */
  readonly fill?: number
}

export const VIEWS = {
  front: { turn: 38, heightM: 1.35, distanceM: 9.2, lensDegrees: 27, target: [0, 0.72, 0], fill: 0.92 },
  rear: { turn: 142, heightM: 1.45, distanceM: 9.2, lensDegrees: 27, target: [0, 0.72, 0], fill: 0.92 },
  side: { turn: 90, heightM: 1.1, distanceM: 11, lensDegrees: 24, target: [0, 0.75, 0], fill: 0.92 },
} as const satisfies Record<string, View>
export type ViewName = keyof typeof VIEWS
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[]
