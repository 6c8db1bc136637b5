/** Scenes in the open: heroes of home pages and fronts of dealerships, as what stands where and how one looks at it. */
import type { Paint } from './paints.ts'
import type { Building } from './scene/building.ts'
import type { Surface } from './scene/ground.ts'
import type { Air } from './scene/sky.ts'
import type { VehicleName } from './vehicles/vehicles.ts'

export interface Parked {
  readonly body: VehicleName
  readonly paint: Paint
  readonly at: readonly [x: number, z: number]
  /** Degrees from nose to the right of the picture, towards whoever looks. */
  readonly turn: number
  /** Towing or towed. */
  readonly hitched?: boolean
}

export interface Eye {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly lensDegrees: number
}

export interface OpenScene {
  readonly air: Air
  readonly surface: Surface
  readonly parked: readonly Parked[]
  readonly building: (Building & { readonly at: readonly [x: number, z: number] }) | null
  readonly trees: readonly (readonly [x: number, z: number, heightM: number])[]
  /** Each picture of it. */
  readonly eyes: Readonly<Record<string, Eye>>
}

const CONCRETE = [0.56, 0.55, 0.53] as const
const CHARCOAL = [0.045, 0.05, 0.056] as const
const WHITE = [0.8, 0.8, 0.79] as const
const TIMBER = [0.33, 0.18, 0.09] as const
const TEAL = [0.01, 0.16, 0.13] as const
const RED = [0.42, 0.035, 0.03] as const
const BLUE = [0.03, 0.1, 0.28] as const
const OCHRE = [0.52, 0.24, 0.05] as const

const WIDE: Eye = { from: [0, 1.5, 13.8], to: [0.6, 1.75, 0], lensDegrees: 32 }

export const HEROES: Readonly<Record<string, OpenScene>> = {
  city: {
    air: 'day',
    surface: 'pavers',
    parked: [
      { body: 'suv', paint: 'green', at: [3.0, 1.2], turn: 52 },
      { body: 'hatch', paint: 'white', at: [7.4, -1.4], turn: 54 },
      { body: 'sedan', paint: 'silver', at: [-1.6, -2.6], turn: 54 },
      { body: 'people-mover', paint: 'grey', at: [-6.4, -4.6], turn: 54 },
    ],
    building: {
      at: [1, -9.5],
      bays: 7,
      bayM: 4.6,
      heightM: 5.6,
      depthM: 9,
      roof: 'flat',
      wall: CONCRETE,
      band: CHARCOAL,
      accent: TEAL,
      doors: 0,
      lit: 0.85,
    },
    trees: [
      [-19, -12, 8],
      [21, -16, 9],
      [-26, -22, 11],
    ],
    eyes: { wide: WIDE, tall: { from: [1.2, 1.5, 11.5], to: [2.9, 1.1, 0], lensDegrees: 33 } },
  },
  group: {
    air: 'dusk',
    surface: 'asphalt',
    parked: [
      { body: 'ute', paint: 'white', at: [3.1, 1.0], turn: 52 },
      { body: 'suv', paint: 'blue', at: [8.0, -1.4], turn: 54 },
      { body: 'wagon', paint: 'silver', at: [-1.8, -2.6], turn: 54 },
      { body: 'hatch', paint: 'red', at: [-6.6, -4.6], turn: 54 },
    ],
    building: {
      at: [1, -9.5],
      bays: 8,
      bayM: 4.6,
      heightM: 6,
      depthM: 9,
      roof: 'wing',
      wall: CONCRETE,
      band: CHARCOAL,
      accent: OCHRE,
      doors: 0,
      lit: 1.7,
    },
    trees: [
      [-22, -13, 9],
      [24, -16, 10],
    ],
    eyes: { wide: WIDE, tall: { from: [1.2, 1.5, 11.5], to: [3.1, 1.15, 0], lensDegrees: 34 } },
  },
  leisure: {
    air: 'outback',
    surface: 'earth',
    parked: [
      { body: 'caravan', paint: 'white', at: [-1.6, 0.2], turn: 14 },
      { body: 'ute', paint: 'silver', at: [5.05, -1.45], turn: 14 },
    ],
    building: null,
    trees: [
      [-9, -9, 7.5],
      [-13, -16, 9],
      [12, -15, 8],
      [17, -26, 10],
      [-24, -30, 11],
      [3, -38, 9],
      [27, -42, 11],
      [-6, -52, 9],
    ],
    eyes: {
      wide: { from: [0.9, 1.6, 15.5], to: [1.1, 2.35, 0], lensDegrees: 29 },
      tall: { from: [-0.2, 1.7, 17.5], to: [0.4, 1.8, 0], lensDegrees: 34 },
    },
  },
}

const FRONT: Eye = { from: [-7.5, 2.1, 19], to: [0.4, 2.0, -6], lensDegrees: 33 }

function front(
  building: Omit<Building, 'lit' | 'depthM'>,
  parked: readonly Parked[],
  trees: OpenScene['trees'],
  surface: Surface = 'asphalt',
): OpenScene {
  return {
    air: 'day',
    surface,
    parked,
    building: { ...building, at: [1, -8], depthM: 9, lit: 0.7 },
    trees,
    eyes: { day: FRONT },
  }
}

/** Dealerships as they look from the road: which of them a place has is written in its data. */
export const FRONTS: Readonly<Record<string, OpenScene>> = {
  showroom: front(
    { bays: 6, bayM: 4.4, heightM: 5.4, roof: 'flat', wall: CONCRETE, band: CHARCOAL, accent: BLUE, doors: 0 },
    [
      { body: 'suv', paint: 'white', at: [-3.2, -1], turn: 62 },
      { body: 'sedan', paint: 'blue', at: [1.4, -1.6], turn: 62 },
      { body: 'hatch', paint: 'red', at: [5.8, -2], turn: 62 },
    ],
    [
      [-18, -12, 8],
      [19, -12, 9],
    ],
  ),
  tower: front(
    { bays: 5, bayM: 4.6, heightM: 5.8, roof: 'stepped', wall: WHITE, band: WHITE, accent: RED, doors: 0 },
    [
      { body: 'sedan', paint: 'silver', at: [-3.2, -1], turn: 62 },
      { body: 'suv', paint: 'black', at: [1.4, -1.6], turn: 62 },
      { body: 'people-mover', paint: 'white', at: [6, -2.2], turn: 62 },
    ],
    [
      [-17, -14, 9],
      [20, -16, 8],
    ],
    'pavers',
  ),
  country: front(
    { bays: 5, bayM: 4, heightM: 5, roof: 'gable', wall: TIMBER, band: [0.2, 0.21, 0.2], accent: WHITE, doors: 2 },
    [
      { body: 'ute', paint: 'white', at: [-3.4, -1], turn: 62 },
      { body: 'suv', paint: 'grey', at: [1.6, -1.6], turn: 62 },
      { body: 'wagon', paint: 'green', at: [6.2, -2.2], turn: 62 },
    ],
    [
      [-14, -6, 9],
      [-22, -18, 11],
      [17, -10, 10],
      [26, -22, 11],
    ],
  ),
  workshop: front(
    { bays: 6, bayM: 4.2, heightM: 5.2, roof: 'wing', wall: WHITE, band: CHARCOAL, accent: OCHRE, doors: 4 },
    [
      { body: 'van', paint: 'white', at: [-3.4, -1.2], turn: 62 },
      { body: 'ute', paint: 'blue', at: [2, -2], turn: 62 },
    ],
    [
      [-19, -14, 8],
      [20, -12, 9],
    ],
  ),
}
