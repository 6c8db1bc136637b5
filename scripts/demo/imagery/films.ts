/** Films of vehicles on the stage, as the way of the camera: past a car from its nose to its tail, and once around a van. */
import type { VehicleName } from './vehicles/vehicles.ts'
import type { View } from './views.ts'
import { roundView } from './views.ts'

export interface FilmFormat {
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly bitsPerSecond: number
}

export interface FilmPlan {
  readonly seconds: number
  /** Where the camera stands, from 0 at the first frame to 1 behind the last. */
  at(share: number): View
}

/** In the proportions of the photographs that it stands among. */
export const FILM_FORMAT: FilmFormat = {
  widthPx: 576,
  heightPx: 384,
  framesPerSecond: 15,
  bitsPerSecond: 450_000,
}

const LENS_DEGREES = 30
/** Metres beside the car's middle line, and along it from its nose. */
const PASSING = { besideM: 6.2, fromM: 4.6, toM: -4.8, heightM: 1.3 } as const
/** Of the way of the camera, so that the car stays about in the middle. */
const LOOKED_AT_SHARE = 0.1

/** `<body>/white/<name>` of each. */
export const FILMS = {
  suv: { 'passing-by': { seconds: 4, at: passingView } },
  caravan: { 'walk-around': { seconds: 6, at: aroundView } },
} as const satisfies Partial<Record<VehicleName, Readonly<Record<string, FilmPlan>>>>

/** From the view with which its gallery begins, all the way around. */
function aroundView(share: number): View {
  return roundView('caravan', 38 + 360 * share)
}

/** The camera runs beside the car and turns its eye to it. */
function passingView(share: number): View {
  const { besideM, fromM, toM, heightM } = PASSING
  // Slow at both ends.
  const eased = share * share * (3 - 2 * share)
  const alongM = fromM + (toM - fromM) * eased
  const lookedAtM = alongM * LOOKED_AT_SHARE
  const aheadM = alongM - lookedAtM
  return {
    turn: (Math.atan2(besideM, aheadM) * 180) / Math.PI,
    heightM,
    distanceM: Math.hypot(besideM, aheadM),
    lensDegrees: LENS_DEGREES,
    target: [lookedAtM, 0.72, 0],
  }
}
