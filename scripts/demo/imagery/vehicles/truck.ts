/** Light trucks with a box, a deck or a body that tips (wheelbase 3.00 m). */
import type { CarShape } from './car-shape.ts'
import { sketch } from './sketch.ts'

const truckBase = sketch({
  width: 1.95,
  top: [
    [0, 1.38],
    [0.6, 1.36],
    [1, 1.35],
    [1.4, 1.35],
    [1.8, 1.35],
    [2.1, 1.33],
  ],
  nose: [
    [0.3, 1.96],
    [0.45, 2.03],
    [0.6, 2.05],
    [0.8, 2.05],
    [1, 2.03],
    [1.2, 2],
    [1.4, 1.95],
  ],
  tail: [
    [0.3, 0.34],
    [0.8, 0.3],
    [1.3, 0.3],
    [1.6, 0.3],
  ],
  groundY: 0.32,
  roof: [
    [0.2, 2.2],
    [0.6, 2.235],
    [1, 2.235],
    [1.3, 2.23],
    [1.8, 2.17],
  ],
  windscreen: [
    [1.2, 2.05],
    [1.4, 2.01],
    [1.7, 1.94],
    [2, 1.85],
    [2.2, 1.78],
    [2.35, 1.7],
  ],
  back: [
    [1, 0.3],
    [1.4, 0.31],
    [1.8, 0.33],
    [2.2, 0.36],
    [2.35, 0.38],
  ],
  wheels: { frontX: 1.25, rearX: -1.75, radius: 0.375, rimRadius: 0.215, design: 'steel' },
  pillars: [],
  glass: { sill: 0.03, drop: 0.17, a: 0.13, c: 0.12, to: 0.62 },
  doors: [1.72, 0.5],
  face: { name: 'cab', y: 0.78 },
  stern: { name: 'work', y: 1.2, plateY: 0.5 },
  boxy: 0.62,
  tumblehome: 0.12,
  change: { seatRows: [0.75], fuelDoor: null, topSeams: [], extra: { kind: 'cargo-box' } },
})
export const lightTruck: CarShape = {
  ...truckBase,
  front: truckBase.front,
  rear: { ...truckBase.rear, lamp: [], lit: [], split: false, gate: [], plateY: 0.5 },
  mirror: [1.62, 1.56],
}
export const trayTruck: CarShape = { ...lightTruck, extra: { kind: 'deck' } }
export const tipper: CarShape = { ...lightTruck, extra: { kind: 'tipper' } }
