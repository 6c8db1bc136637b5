/** Scenes in the open: heroes of home pages and fronts of dealerships, as what stands where and how one looks at it. */
import type { Paint } from './paints.ts'
import type { Building } from './scene/surroundings/building.ts'
import type { Surface } from './scene/surroundings/ground.ts'
import type { Air } from './scene/surroundings/sky.ts'
import type { VehicleName } from './vehicles/vehicles.ts'

export interface Parked {
  readonly body: VehicleName
  readonly paint: Paint
  readonly at: readonly [x: number, z: number]
  /** Degrees from nose to the right of the picture, towards whoever looks. */
  readonly turn: number
  /** Towing or towed. */
  readonly hitched?: boolean
  /** Behind the glass of the showroom: drawn more coarsely. */
  readonly inside?: boolean
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
  /** Rows of hedge along x. */
  readonly hedges?: readonly (readonly [x: number, z: number, lengthM: number])[]
  /** Banners on poles, with their colour. */
  readonly flags?: readonly (readonly [x: number, z: number, colour: readonly [number, number, number]])[]
  /** Each picture of it. */
  readonly eyes: Readonly<Record<string, Eye>>
}

const CONCRETE = [0.56, 0.55, 0.53] as const
const CHARCOAL = [0.045, 0.05, 0.056] as const
const TEAL = [0.01, 0.16, 0.13] as const
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
      { body: 'sedan-fastback', paint: 'red', at: [-4.4, -13.4], turn: 30, inside: true },
      { body: 'suv-crossover', paint: 'white', at: [5.4, -13.6], turn: 36, inside: true },
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
      { body: 'coupe', paint: 'blue', at: [-4.2, -13.4], turn: 30, inside: true },
      { body: 'suv-large', paint: 'silver', at: [5.6, -13.6], turn: 36, inside: true },
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
      { body: 'caravan', paint: 'white', at: [-2.1, -0.3], turn: 7, hitched: true },
      // Its ball under the coupling: 6.9 m ahead on the same line.
      { body: 'ute', paint: 'silver', at: [4.75, 0.54], turn: 7, hitched: true },
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
      tall: { from: [1, 1.7, 19], to: [1.25, 1.8, 0], lensDegrees: 32 },
    },
  },
  rides: {
    air: 'outback',
    surface: 'earth',
    parked: [
      { body: 'motorcycle-adventure', paint: 'orange', at: [1.5, 5.6], turn: 40 },
      { body: 'motorcycle-cruiser', paint: 'black', at: [4.6, 4.4], turn: 128 },
      { body: 'light-truck-tray', paint: 'white', at: [6.4, -1.6], turn: 40 },
      { body: 'light-truck-tipper', paint: 'red', at: [-2.6, -5.6], turn: 36 },
    ],
    building: null,
    trees: [
      [-10, -12, 8.5],
      [-15, -20, 10],
      [13, -15, 9],
      [19, -27, 10],
      [-25, -34, 11],
      [4, -40, 9],
      [28, -44, 11],
    ],
    eyes: {
      wide: { from: [0.6, 1.5, 13.8], to: [1.2, 1.2, 0], lensDegrees: 31 },
      tall: { from: [2.2, 1.55, 14.6], to: [3.2, 1.45, 0], lensDegrees: 33 },
    },
  },
  electric: {
    air: 'dusk',
    surface: 'pavers',
    parked: [
      { body: 'suv-crossover', paint: 'blue', at: [3.1, 1.2], turn: 126 },
      { body: 'hatch-city', paint: 'orange', at: [7.6, -1.2], turn: 122 },
      { body: 'sedan-fastback', paint: 'white', at: [-2.0, -2.6], turn: 122 },
    ],
    building: {
      at: [1, -9.5],
      bays: 6,
      bayM: 4.6,
      heightM: 5,
      depthM: 9,
      roof: 'gable',
      wall: [0.33, 0.18, 0.09],
      band: CHARCOAL,
      accent: TEAL,
      doors: 0,
      lit: 1.8,
    },
    trees: [
      [-18, -12, 8],
      [22, -15, 9],
    ],
    eyes: { wide: WIDE, tall: { from: [1.2, 1.5, 11.5], to: [3.0, 1.1, 0], lensDegrees: 34 } },
  },
}
