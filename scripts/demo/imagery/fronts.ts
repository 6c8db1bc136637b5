/** Fronts of dealerships as they look from the road: which of them a place has is written in its data. */

import type { Building } from './scene/surroundings/building.ts'
import type { Eye, OpenScene, Parked } from './scenes.ts'

const CONCRETE = [0.56, 0.55, 0.53] as const
const CHARCOAL = [0.045, 0.05, 0.056] as const
const WHITE = [0.8, 0.8, 0.79] as const
const TIMBER = [0.33, 0.18, 0.09] as const
const BRICK = [0.3, 0.105, 0.065] as const
const STEEL = [0.36, 0.39, 0.42] as const
const RED = [0.42, 0.035, 0.03] as const
const BLUE = [0.03, 0.1, 0.28] as const
const OCHRE = [0.52, 0.24, 0.05] as const
const TEAL = [0.01, 0.16, 0.13] as const

const FRONT: Eye = { from: [-7.5, 2.1, 19], to: [0.4, 2.0, -6], lensDegrees: 33 }
const FROM_RIGHT: Eye = { from: [8.5, 2.2, 19], to: [0.6, 2.1, -6], lensDegrees: 33 }

interface Plan {
  readonly building: Omit<Building, 'lit' | 'depthM'>
  readonly parked: readonly Parked[]
  readonly trees: OpenScene['trees']
  readonly surface?: OpenScene['surface']
  readonly air?: OpenScene['air']
  readonly eye?: Eye
  readonly hedges?: OpenScene['hedges']
  readonly flags?: OpenScene['flags']
  /** Metres from the road to the building. */
  readonly backM?: number
}

function front(plan: Plan): OpenScene {
  const {
    building,
    parked,
    trees,
    surface = 'asphalt',
    air = 'day',
    eye = FRONT,
    hedges = [],
    flags = [],
    backM = 8,
  } = plan
  const dusk = air === 'dusk'
  return {
    air,
    surface,
    parked,
    building: { ...building, at: [1, -backM], depthM: 9, lit: dusk ? 1.6 : 0.7 },
    trees,
    hedges,
    flags,
    eyes: { [dusk ? 'dusk' : 'day']: eye },
  }
}

export const FRONTS: Readonly<Record<string, OpenScene>> = {
  showroom: front({
    building: {
      bays: 6,
      bayM: 4.4,
      heightM: 5.4,
      roof: 'flat',
      wall: CONCRETE,
      band: CHARCOAL,
      accent: BLUE,
      doors: 0,
    },
    parked: [
      { body: 'suv', paint: 'white', at: [-3.2, -1], turn: 62 },
      { body: 'sedan', paint: 'blue', at: [1.4, -1.6], turn: 62 },
      { body: 'hatch', paint: 'red', at: [5.8, -2], turn: 62 },
      { body: 'suv-crossover', paint: 'orange', at: [-6, -11.6], turn: 40, inside: true },
    ],
    trees: [
      [-18, -12, 8],
      [19, -12, 9],
    ],
    hedges: [[-13, -7.2, 4]],
  }),
  tower: front({
    building: { bays: 5, bayM: 4.6, heightM: 5.8, roof: 'stepped', wall: WHITE, band: WHITE, accent: RED, doors: 0 },
    parked: [
      { body: 'sedan-fastback', paint: 'silver', at: [-3.2, -1], turn: 62 },
      { body: 'suv', paint: 'black', at: [1.4, -1.6], turn: 62 },
      { body: 'people-mover', paint: 'white', at: [6, -2.2], turn: 62 },
    ],
    trees: [
      [-17, -14, 9],
      [20, -16, 8],
    ],
    surface: 'pavers',
    hedges: [[-12, -6.9, 3]],
  }),
  country: front({
    building: {
      bays: 5,
      bayM: 4,
      heightM: 5,
      roof: 'gable',
      wall: TIMBER,
      band: [0.2, 0.21, 0.2],
      accent: WHITE,
      doors: 2,
    },
    parked: [
      { body: 'ute', paint: 'white', at: [-3.4, -1], turn: 62 },
      { body: 'suv-large', paint: 'grey', at: [1.6, -1.6], turn: 62 },
      { body: 'wagon', paint: 'green', at: [6.2, -2.2], turn: 62 },
    ],
    trees: [
      [-14, -6, 9],
      [-22, -18, 11],
      [17, -10, 10],
      [26, -22, 11],
    ],
  }),
  workshop: front({
    building: { bays: 6, bayM: 4.2, heightM: 5.2, roof: 'wing', wall: WHITE, band: CHARCOAL, accent: OCHRE, doors: 4 },
    parked: [
      { body: 'van', paint: 'white', at: [-3.4, -1.2], turn: 62 },
      { body: 'ute', paint: 'blue', at: [2, -2], turn: 62 },
    ],
    trees: [
      [-19, -14, 8],
      [20, -12, 9],
    ],
  }),
  metro: front({
    building: {
      bays: 6,
      bayM: 4.2,
      heightM: 8.4,
      roof: 'flat',
      upper: true,
      wall: CONCRETE,
      band: CHARCOAL,
      accent: TEAL,
      doors: 0,
    },
    parked: [
      { body: 'sedan-fastback', paint: 'blue', at: [-4, -1], turn: 118 },
      { body: 'suv-crossover', paint: 'white', at: [1, -1.8], turn: 118 },
      { body: 'coupe', paint: 'red', at: [5.6, -2.6], turn: 118 },
      { body: 'suv', paint: 'silver', at: [-2, -11.4], turn: 60, inside: true },
    ],
    trees: [
      [-19, -16, 8],
      [21, -15, 9],
    ],
    surface: 'pavers',
    air: 'dusk',
    eye: { from: [8.5, 2.2, 20.5], to: [0.6, 3.1, -6], lensDegrees: 35 },
  }),
  trucks: front({
    building: { bays: 4, bayM: 5.6, heightM: 7, roof: 'flat', wall: STEEL, band: STEEL, accent: RED, doors: 3 },
    parked: [
      { body: 'light-truck', paint: 'white', at: [-4.6, -1], turn: 58 },
      { body: 'light-truck', paint: 'blue', at: [1.2, -1.6], turn: 58 },
      { body: 'light-truck', paint: 'red', at: [6.8, -2.2], turn: 58 },
    ],
    trees: [
      [-20, -16, 9],
      [22, -14, 10],
    ],
    eye: { from: [-7.5, 2.4, 20], to: [0.8, 2.5, -6], lensDegrees: 34 },
    flags: [
      [-12, 1, RED],
      [14, -4, RED],
    ],
    backM: 10,
  }),
  motorcycles: front({
    building: { bays: 4, bayM: 4.2, heightM: 5, roof: 'stepped', wall: BRICK, band: CHARCOAL, accent: OCHRE, doors: 0 },
    parked: [
      { body: 'motorcycle', paint: 'red', at: [-5, -0.4], turn: 62 },
      { body: 'motorcycle', paint: 'black', at: [-1.9, -0.8], turn: 62 },
      { body: 'motorcycle', paint: 'blue', at: [1.2, -1.2], turn: 62 },
      { body: 'motorcycle', paint: 'white', at: [4.3, -1.6], turn: 62 },
      { body: 'motorcycle', paint: 'orange', at: [7.4, -2], turn: 62 },
    ],
    trees: [
      [-13, -11, 7],
      [15, -12, 8],
    ],
    surface: 'pavers',
    eye: { from: [-5.5, 1.8, 12.5], to: [0.4, 1.7, -5], lensDegrees: 38 },
    hedges: [[-11, -5.6, 3]],
    backM: 6.4,
  }),
  caravans: front({
    building: {
      bays: 3,
      bayM: 3.8,
      heightM: 4.4,
      roof: 'gable',
      wall: WHITE,
      band: [0.12, 0.17, 0.15],
      accent: TEAL,
      doors: 0,
    },
    parked: [
      { body: 'caravan', paint: 'white', at: [-5.4, -0.6], turn: 48 },
      { body: 'caravan-pop-top', paint: 'white', at: [1.2, -1.8], turn: 48 },
      { body: 'caravan-off-road', paint: 'silver', at: [8.2, -3], turn: 48 },
    ],
    trees: [
      [-13, -12, 10],
      [-20, -20, 11],
      [17, -16, 10],
      [25, -26, 11],
    ],
    air: 'outback',
    surface: 'earth',
    eye: { from: [-6.5, 2.3, 20], to: [1.4, 2, -5], lensDegrees: 35 },
    flags: [
      [-10.6, 1.6, TEAL],
      [13.4, -5, TEAL],
    ],
    backM: 13,
  }),
  parts: front({
    building: { bays: 5, bayM: 4.6, heightM: 6.4, roof: 'saw', wall: STEEL, band: CHARCOAL, accent: BLUE, doors: 2 },
    parked: [
      { body: 'ute-tray', paint: 'white', at: [-2.8, -1.4], turn: 118 },
      { body: 'van', paint: 'grey', at: [3, -1.8], turn: 118 },
    ],
    trees: [
      [-20, -13, 9],
      [19, -12, 8],
    ],
    eye: FROM_RIGHT,
  }),
  evening: front({
    building: { bays: 5, bayM: 4.4, heightM: 5.2, roof: 'wing', wall: TIMBER, band: CHARCOAL, accent: WHITE, doors: 0 },
    parked: [
      { body: 'ute-covered', paint: 'grey', at: [-4, -1], turn: 118 },
      { body: 'suv-large', paint: 'white', at: [1.2, -1.8], turn: 118 },
      { body: 'wagon', paint: 'blue', at: [6.2, -2.6], turn: 118 },
    ],
    trees: [
      [-18, -13, 9],
      [20, -12, 10],
    ],
    air: 'dusk',
    eye: FROM_RIGHT,
    hedges: [[9, -7, 4]],
  }),
}
