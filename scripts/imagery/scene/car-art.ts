/** What is drawn onto a car's body: glass, shut lines, cladding, lamps, grilles. */
import type { CarShape, Polygon } from '../vehicles/car-shape.ts'
import { BLACK_GLOSS, CHROME, GLASS, Layers, PLASTIC, SEAM } from './layers.ts'

const SEAM_M = 0.0075

export function sideArt(shape: CarShape): Layers {
  const layers = new Layers(-3.4, 0, 6.8, 3.2, 600)
  const { wheels } = shape
  const sill: Polygon = [
    [-3.4, 0],
    [3.4, 0],
    [3.4, shape.sillY],
    [-3.4, shape.sillY],
  ]
  if (shape.cladding > 0) {
    layers.fill(sill, PLASTIC, 0)
    for (const x of [wheels.frontX, wheels.rearX]) {
      layers.disc(x, wheels.radius + 0.01, wheels.archRadius + shape.cladding, PLASTIC)
      layers.ring(x, wheels.radius + 0.01, wheels.archRadius + shape.cladding, 0.006, SEAM)
    }
    layers.stroke(
      [
        [wheels.rearX + 0.3, shape.sillY],
        [wheels.frontX - 0.3, shape.sillY],
      ],
      0.006,
      SEAM,
    )
  } else {
    layers.fill(
      [
        [-3.4, 0],
        [3.4, 0],
        [3.4, shape.sillY - 0.16],
        [-3.4, shape.sillY - 0.16],
      ],
      PLASTIC,
      0,
    )
  }
  for (const seam of shape.seams) layers.stroke(seam, SEAM_M, SEAM)
  if (shape.fuelDoor !== null) {
    const [x, y] = shape.fuelDoor
    layers.stroke(
      [
        [x - 0.075, y - 0.07],
        [x + 0.075, y - 0.07],
        [x + 0.075, y + 0.07],
        [x - 0.075, y + 0.07],
      ],
      0.005,
      SEAM,
      true,
      0.03,
    )
  }
  if (shape.frame.length > 2) {
    if (shape.chrome) layers.stroke(shape.frame, 0.026, CHROME, true, 0.03)
    layers.fill(shape.frame, BLACK_GLOSS, 0.03)
  }
  for (const pane of shape.panes) {
    if (shape.frame.length === 0) layers.stroke(pane, 0.05, BLACK_GLOSS, true, 0.05)
    layers.fill(pane, GLASS, 0.025)
  }
  for (const [polygon, colour] of shape.stripes ?? []) layers.fill(polygon, { colour, roughness: 0.35, gloss: 1 }, 0.02)
  return layers
}

/** Bonnet and roof lines from above: x along, z across. */
export function topArt(shape: CarShape): Layers {
  const layers = new Layers(-3.4, -1.3, 6.8, 2.6, 300)
  for (const seam of shape.topSeams) {
    layers.stroke(seam, SEAM_M, SEAM)
    layers.stroke(
      seam.map(([x, z]) => [x, -z]),
      SEAM_M,
      SEAM,
    )
  }
  return layers
}

export function frontArt(shape: CarShape): Layers {
  const layers = new Layers(0, 0, 1.7, 2, 900)
  const { front } = shape
  layers.fill(
    [
      [-1, -1],
      [2, -1],
      [2, front.plasticBelowY],
      [-1, front.plasticBelowY],
    ],
    PLASTIC,
    0,
  )
  layers.stroke(
    [
      [0, front.edgeY],
      [0.5, front.edgeY - 0.008],
    ],
    SEAM_M,
    SEAM,
  )
  opening(layers, front.intake, front.intakeStyle)
  if (front.grille.length > 2) {
    if (shape.chrome) layers.stroke(mirrored(front.grille), 0.022, CHROME, true, 0.04)
    opening(layers, front.grille, front.grilleStyle)
  }
  headlamp(layers, front.lamp, front.lampStyle)
  return layers
}

export function rearArt(shape: CarShape): Layers {
  const layers = new Layers(0, 0, 1.7, 3, 700)
  const { rear } = shape
  layers.fill(
    [
      [-1, -1],
      [2, -1],
      [2, rear.plasticBelowY],
      [-1, rear.plasticBelowY],
    ],
    PLASTIC,
    0,
  )
  layers.stroke(
    [
      [-1, rear.plasticBelowY],
      [2, rear.plasticBelowY],
    ],
    0.005,
    SEAM,
  )
  layers.stroke(rear.gate, SEAM_M, SEAM)
  // The niche of the plate and its lamp strip.
  const y = rear.plateY
  layers.fill(
    [
      [-0.3, y - 0.08],
      [0.3, y - 0.08],
      [0.33, y + 0.08],
      [-0.33, y + 0.08],
    ],
    { ...PLASTIC, colour: '#0c0d0e', height: -0.4 },
    0.03,
  )
  if (shape.chrome)
    layers.stroke(
      [
        [-0.32, y + 0.095],
        [0.34, y + 0.095],
      ],
      0.02,
      CHROME,
    )
  tailLamp(layers, rear.lamp, rear.bar)
  for (const low of [rear.plasticBelowY - 0.06]) {
    layers.fill(
      [
        [0.55, low - 0.018],
        [0.78, low - 0.018],
        [0.78, low + 0.018],
        [0.55, low + 0.018],
      ],
      { colour: '#7a0408', roughness: 0.15, gloss: 1 },
      0.01,
    )
  }
  return layers
}

/** The half that is drawn goes on past the middle, so that nothing ends there. */
function mirrored(polygon: Polygon): Polygon {
  const half = polygon.filter(([u]) => u > 0.001)
  return [...half, ...half.map(([u, y]) => [-u, y] as const).reverse()]
}

function opening(layers: Layers, polygon: Polygon, style: string): void {
  if (polygon.length < 3) return
  const whole = mirrored(polygon)
  const us = whole.map(([u]) => u)
  const ys = whole.map(([, y]) => y)
  const [right, low, high] = [Math.max(...us), Math.min(...ys), Math.max(...ys)]
  layers.stroke(whole, 0.012, SEAM, true, 0.04)
  layers.fill(whole, { colour: '#040405', roughness: 0.5, height: -1, gloss: style === 'closed' ? 1 : 0 }, 0.04)
  layers.inside(whole, 0.04, () => {
    const bar = { colour: '#141518', roughness: 0.25, height: 0.6, gloss: 0.6 }
    if (style === 'closed') {
      layers.fill(whole, { ...BLACK_GLOSS, colour: '#08090a' }, 0.04)
      layers.stroke(
        [
          [-right, low + 0.03],
          [right, low + 0.03],
        ],
        0.008,
        { colour: '#222', roughness: 0.3, gloss: 1 },
      )
    } else if (style === 'bars' || style === 'slats') {
      const gap = style === 'slats' ? 0.07 : 0.042
      for (let y = low + gap * 0.6; y < high; y += gap)
        layers.stroke(
          [
            [-right, y],
            [right, y],
          ],
          gap * 0.4,
          style === 'slats' ? { ...CHROME, height: 0.6, roughness: 0.25, colour: '#9a9da1' } : bar,
        )
    } else {
      const step = 0.036
      for (let row = 0, y = low; y < high + step; y += step * 0.62, row += 1) {
        for (let u = -right - (row % 2) * step * 0.5; u < right + step; u += step) {
          layers.stroke(
            [
              [u - 0.011, y],
              [u + 0.011, y],
            ],
            0.0085,
            { ...bar, colour: '#2b2d31', metal: 0.4 },
          )
        }
      }
    }
  })
}

function headlamp(layers: Layers, lamp: Polygon, style: string): void {
  if (lamp.length < 3) return
  const us = lamp.map(([u]) => u)
  const ys = lamp.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...ys), Math.max(...ys)]
  layers.stroke(lamp, 0.01, SEAM, true, 0.03)
  layers.fill(lamp, { colour: '#0b0d10', roughness: 0.3, metal: 0.2, gloss: 1, height: -0.2 }, 0.03)
  layers.inside(lamp, 0.03, () => {
    const glowing = { colour: '#f4f9ff', roughness: 0.2, glow: 0.85, gloss: 1 }
    const bezel = { colour: '#8d9196', roughness: 0.22, metal: 1, gloss: 1, height: 0.3 }
    if (style === 'round') {
      const [x, y, r] = [(left + right) / 2, (low + high) / 2, Math.min(right - left, high - low) * 0.44]
      layers.disc(x, y, r, bezel)
      layers.disc(x, y, r * 0.82, { ...bezel, colour: '#2b2f34' })
      layers.disc(x, y, r * 0.5, { colour: '#dfe8f2', roughness: 0.1, metal: 0.6, glow: 0.25, gloss: 1 })
      layers.ring(x, y, r * 0.9, r * 0.12, glowing, Math.PI * 1.1, Math.PI * 1.9)
      return
    }
    // The signature light follows the upper edge; below it stand the projectors.
    const edge = lamp.slice(1, lamp.length - 2)
    layers.stroke(
      edge.map(([u, y]) => [u, y - 0.016] as const),
      0.015,
      glowing,
    )
    const count = style === 'bar' ? 2 : 3
    for (let n = 0; n < count; n += 1) {
      const u = left + (right - left) * (0.2 + n * 0.2)
      const y = midHeight(lamp, u) - 0.008
      const r = Math.min(0.036, (high - low) * 0.26)
      layers.fill(
        [
          [u - r * 1.3, y - r],
          [u + r * 1.3, y - r],
          [u + r * 1.3, y + r],
          [u - r * 1.3, y + r],
        ],
        bezel,
        r * 0.5,
      )
      layers.fill(
        [
          [u - r, y - r * 0.72],
          [u + r, y - r * 0.72],
          [u + r, y + r * 0.72],
          [u - r, y + r * 0.72],
        ],
        { colour: '#151a22', roughness: 0.08, gloss: 1 },
        r * 0.5,
      )
      layers.disc(u, y, r * 0.55, { colour: '#c9d8ea', roughness: 0.06, metal: 0.7, glow: 0.35, gloss: 1 })
    }
    layers.stroke(
      [
        [left + (right - left) * 0.76, low],
        [left + (right - left) * 0.86, high],
      ],
      0.012,
      { colour: '#b86a10', roughness: 0.2, gloss: 1 },
    )
  })
}

/** The height of a polygon's middle at u. */
function midHeight(polygon: Polygon, u: number): number {
  const crossings: number[] = []
  for (const [index, [u1, y1]] of polygon.entries()) {
    const [u2, y2] = polygon[(index + 1) % polygon.length] as readonly [number, number]
    if (u1 <= u === u2 <= u) continue
    crossings.push(y1 + ((u - u1) / (u2 - u1)) * (y2 - y1))
  }
  return crossings.length < 2 ? 0 : (Math.min(...crossings) + Math.max(...crossings)) / 2
}

function tailLamp(layers: Layers, lamp: Polygon, bar: boolean): void {
  if (lamp.length < 3) return
  const us = lamp.map(([u]) => u)
  const ys = lamp.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...ys), Math.max(...ys)]
  const lens = { colour: '#3a0205', roughness: 0.18, gloss: 1 }
  const lit = { colour: '#ff1408', roughness: 0.2, glow: 0.75, gloss: 1 }
  layers.stroke(lamp, 0.01, SEAM, true, 0.02)
  layers.fill(lamp, lens, 0.02)
  layers.inside(lamp, 0.02, () => {
    const tall = high - low > right - left
    if (tall) {
      layers.stroke(
        [
          [left + 0.03, low + 0.02],
          [left + 0.03, high - 0.02],
        ],
        0.022,
        lit,
      )
      layers.fill(
        [
          [left, low + (high - low) * 0.42],
          [right, low + (high - low) * 0.42],
          [right, low + (high - low) * 0.56],
          [left, low + (high - low) * 0.56],
        ],
        { colour: '#c8cacc', roughness: 0.2, metal: 0.6, gloss: 1 },
        0.01,
      )
      layers.fill(
        [
          [left, low + (high - low) * 0.26],
          [right, low + (high - low) * 0.26],
          [right, low + (high - low) * 0.4],
          [left, low + (high - low) * 0.4],
        ],
        { colour: '#8a3d06', roughness: 0.2, gloss: 1 },
        0.01,
      )
    } else {
      const line = (share: number) =>
        [left + 0.02, left + (right - left) * 0.35, left + (right - left) * 0.7, right - 0.03].map(
          (u) => [u, midHeight(lamp, u) + (share - 0.5) * (high - low) * 0.42] as const,
        )
      layers.stroke(line(0.9), 0.016, lit)
      layers.stroke(line(0.15), 0.013, { ...lit, glow: 0.55 })
      layers.fill(
        [
          [left, midHeight(lamp, left + 0.1) - 0.01],
          [left + 0.2, midHeight(lamp, left + 0.1) - 0.01],
          [left + 0.2, midHeight(lamp, left + 0.1) + 0.012],
          [left, midHeight(lamp, left + 0.1) + 0.012],
        ],
        { colour: '#b9bcc0', roughness: 0.2, metal: 0.5, gloss: 1 },
        0.005,
      )
    }
  })
  if (bar) {
    const y = (low + high) / 2
    layers.fill(
      [
        [-0.1, y - 0.028],
        [left + 0.03, y - 0.028],
        [left + 0.03, y + 0.028],
        [-0.1, y + 0.028],
      ],
      lens,
      0,
    )
    layers.stroke(
      [
        [-0.1, y],
        [left + 0.06, y],
      ],
      0.014,
      lit,
    )
  }
}
