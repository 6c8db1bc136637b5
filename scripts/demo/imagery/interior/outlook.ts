/** What is seen through the glass of a cabin: a forecourt by day, its showroom to the left. */
import type { OpenScene } from '../scenes.ts'
import type { Sky } from './gather.ts'

export const OUTLOOK: OpenScene = {
  air: 'day',
  surface: 'pavers',
  parked: [
    { body: 'hatch', paint: 'white', at: [0.2, 4.6], turn: 0 },
    { body: 'suv-crossover', paint: 'blue', at: [6.4, 4.9], turn: 0 },
    { body: 'sedan', paint: 'silver', at: [-6.2, 4.7], turn: 0 },
    { body: 'wagon', paint: 'grey', at: [-8.2, 0.2], turn: 0 },
  ],
  building: {
    at: [1, -8],
    bays: 7,
    bayM: 4.6,
    heightM: 5.4,
    depthM: 8,
    roof: 'flat',
    wall: [0.56, 0.55, 0.53],
    band: [0.045, 0.05, 0.056],
    accent: [0.01, 0.16, 0.13],
    doors: 0,
    lit: 0.85,
  },
  trees: [
    [15, 1.5, 7],
    [22, -7, 9],
    [19, 9, 8],
    [6, 17, 8],
    [-6, 19, 9],
    [-19, 8, 8],
    [-22, -3, 9],
  ],
  hedges: [[9, -2.6, 4]],
  eyes: {},
}

/** The light of that sky and ground, as a cabin takes it in. */
export const OUTLOOK_LIGHT: Sky = (x, y, z) => {
  if (y < 0) return [0.6, 0.58, 0.54]
  const up = Math.min(1, y / 0.7)
  const towardsSun = Math.max(0, (x * 0.55 + y * 0.62 + z * 0.56) / 1.0)
  const glow = 1.6 * towardsSun ** 5
  return [1.15 - 0.35 * up + glow, 1.2 - 0.22 * up + glow * 0.96, 1.26 + glow * 0.88]
}
