/** What is drawn onto a car's body: glass, shut lines, cladding, lamps, grilles. */
import type { Points } from '../geometry/curve.ts'
import type { CarShape, Polygon } from '../vehicles/car-shape.ts'
import type { Stuff } from './layers.ts'
import { BLACK_GLOSS, CHROME, GLASS, Layers, PLASTIC, SEAM } from './layers.ts'

const SEAM_M = 0.0075
const DARK_ROOF: Stuff = { colour: '#050607', roughness: 0.12, gloss: 1 }

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
  if (shape.darkRoof === true) layers.fill(overGlass(shape.frame), DARK_ROOF, 0.03)
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

/** Everything above the upper edge of the side glass. */
function overGlass(frame: Polygon): Polygon {
  const upper = frame.slice(0, frame.length / 2)
  const [first, last] = [upper[0], upper.at(-1)]
  if (first === undefined || last === undefined) return []
  return [[3.4, 3], [3.4, first[1]], ...upper, [-3.4, last[1]], [-3.4, 3]]
}

/** Bonnet and roof lines from above: x along, z across. */
export function topArt(shape: CarShape): Layers {
  const layers = new Layers(-3.4, -1.3, 6.8, 2.6, 300)
  for (const cover of shape.covers ?? []) layers.fill(cover, PLASTIC, 0.04)
  if (shape.darkRoof === true) {
    const [front, back] = roofEnds(shape)
    const across: Polygon = [
      [back, -1.3],
      [front, -1.3],
      [front, 1.3],
      [back, 1.3],
    ]
    layers.fill(across, DARK_ROOF, 0)
  }
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

/** x of the upper edges of windscreen and rear window. */
function roofEnds({ cabin }: CarShape): readonly [number, number] {
  const highest = (points: Points): number => points.at(-1)?.[1] ?? 0
  return [highest(cabin.windscreen) + 0.55, highest(cabin.back) - 0.75]
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
  // Bumper: a fold above the lower opening, a silver plate below it.
  if (front.skid.length > 2)
    layers.fill(mirrored(front.skid), { colour: '#8b8e92', roughness: 0.38, metal: 0.8, height: 0.5 }, 0.02)
  for (const vent of front.vents) {
    layers.stroke(vent, 0.01, SEAM, true, 0.03)
    layers.fill(vent, { ...BLACK_GLOSS, colour: '#08090a', height: -0.5 }, 0.03)
  }
  opening(layers, front.intake, front.intakeStyle)
  if (front.grille.length > 2) {
    if (shape.chrome) layers.stroke(mirrored(front.grille), 0.018, CHROME, true, 0.04)
    else layers.stroke(mirrored(front.grille), 0.022, { ...BLACK_GLOSS, gloss: 1 }, true, 0.04)
    opening(layers, front.grille, front.grilleStyle)
  }
  for (const brow of front.brows)
    layers.stroke(
      [...mirroredLine(brow)],
      0.017,
      shape.chrome ? CHROME : { ...BLACK_GLOSS, colour: '#1b1d20', gloss: 1 },
    )
  headlamp(layers, front.lamp, front.lampStyle)
  for (const line of front.signature) {
    layers.stroke(line, 0.024, { colour: '#20242a', roughness: 0.3, gloss: 1 })
    layers.stroke(line, 0.0125, { colour: '#f4f9ff', roughness: 0.2, glow: 0.9, gloss: 1 })
  }
  return layers
}

/** A line from the middle, led on past it. */
function mirroredLine(line: Polygon): Polygon {
  const [first] = line
  return first === undefined || first[0] > 0.001 ? line : [[-first[0] - 0.2, first[1]], ...line]
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
  if (shape.darkRoof === true) {
    const y = Math.max(...shape.cabin.roof.map(([, height]) => height)) - 0.16
    layers.fill(
      [
        [-1, y],
        [2, y],
        [2, 3],
        [-1, 3],
      ],
      DARK_ROOF,
      0,
    )
  }
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
  if (rear.split)
    layers.stroke(
      [
        [0, 0.3],
        [0, 2.4],
      ],
      SEAM_M,
      SEAM,
    )
  if (rear.diffuser) {
    const low = rear.plasticBelowY - 0.1
    const top = rear.plasticBelowY + 0.1
    layers.fill(
      [
        [-0.6, low],
        [0.5, low],
        [0.44, top],
        [-0.6, top],
      ],
      { ...PLASTIC, height: -0.2 },
      0.04,
    )
    for (const u of [0.08, 0.24, 0.38])
      layers.stroke(
        [
          [u, low],
          [u - 0.012, top - 0.03],
        ],
        0.012,
        { ...PLASTIC, colour: '#303236', height: 0.8 },
      )
  }
  tailLamp(layers, rear.lamp, rear.lit, rear.bar)
  if (!rear.diffuser) {
    const low = rear.plasticBelowY - 0.06
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
  layers.stroke(lamp, 0.012, SEAM, true, 0.025)
  layers.fill(lamp, { colour: '#101317', roughness: 0.3, metal: 0.3, gloss: 1, deep: true }, 0.025)
  layers.inside(lamp, 0.025, () => {
    const deep = { gloss: 1, deep: true } as const
    const bezel = { ...deep, colour: '#aab0b6', roughness: 0.16, metal: 1 }
    const dark = { ...deep, colour: '#1a1e24', roughness: 0.2, metal: 0.7 }
    // Ribs of the reflector behind everything.
    for (let y = low; y < high; y += 0.012)
      layers.stroke(
        [
          [left, y],
          [right, y + 0.01],
        ],
        0.003,
        { ...deep, colour: '#2c3138', roughness: 0.25, metal: 0.8 },
      )
    const lens = (u: number, y: number, r: number): void => {
      layers.disc(u, y, r * 1.22, { ...deep, colour: '#050608', roughness: 0.3 })
      layers.disc(u, y, r * 1.1, bezel)
      layers.disc(u, y, r * 0.92, dark)
      layers.disc(u, y, r * 0.72, { ...deep, colour: '#5f7388', roughness: 0.06, metal: 0.9 })
      layers.disc(u, y, r * 0.5, { ...deep, colour: '#b9cbe0', roughness: 0.05, metal: 0.7, glow: 0.3 })
      layers.disc(u - r * 0.18, y + r * 0.2, r * 0.16, { ...deep, colour: '#ffffff', roughness: 0.05, glow: 0.7 })
    }
    if (style === 'round') {
      const [x, y, r] = [(left + right) / 2, (low + high) / 2, Math.min(right - left, high - low) * 0.4]
      lens(x, y, r)
      layers.ring(x, y, r * 1.16, r * 0.13, { colour: '#f4f9ff', roughness: 0.2, glow: 0.9, gloss: 1 })
      return
    }
    const count = style === 'bar' ? 2 : 3
    const span = right - left
    for (let n = 0; n < count; n += 1) {
      const u = left + span * (style === 'bar' ? 0.26 + n * 0.3 : 0.18 + n * 0.2)
      const y = midHeight(lamp, u)
      lens(u, y, Math.min(0.038, spread(lamp, u) * 0.36))
    }
    layers.stroke(
      [
        [left + span * 0.8, low],
        [left + span * 0.87, high],
      ],
      0.014,
      { ...deep, colour: '#b86a10', roughness: 0.2 },
    )
  })
}

/** How high a polygon is at u. */
function spread(polygon: Polygon, u: number): number {
  const ys = crossingsAt(polygon, u)
  return ys.length < 2 ? 0.05 : Math.max(...ys) - Math.min(...ys)
}

/** The height of a polygon's middle at u. */
function midHeight(polygon: Polygon, u: number): number {
  const ys = crossingsAt(polygon, u)
  return ys.length < 2 ? 0 : (Math.min(...ys) + Math.max(...ys)) / 2
}

function crossingsAt(polygon: Polygon, u: number): number[] {
  const crossings: number[] = []
  for (const [index, [u1, y1]] of polygon.entries()) {
    const [u2, y2] = polygon[(index + 1) % polygon.length] as readonly [number, number]
    if (u1 <= u !== u2 <= u) crossings.push(y1 + ((u - u1) / (u2 - u1)) * (y2 - y1))
  }
  return crossings
}

function tailLamp(layers: Layers, lamp: Polygon, lit: readonly Polygon[], bar: boolean): void {
  if (lamp.length < 3) return
  const us = lamp.map(([u]) => u)
  const ys = lamp.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...ys), Math.max(...ys)]
  const lens = { colour: '#4a0307', roughness: 0.16, gloss: 1 }
  if (bar) {
    const y = midHeight(lamp, left + 0.04)
    layers.fill(
      [
        [-0.1, y - 0.034],
        [left + 0.05, y - 0.034],
        [left + 0.05, y + 0.034],
        [-0.1, y + 0.034],
      ],
      { ...lens, colour: '#1a0204', deep: true },
      0,
    )
  }
  layers.stroke(lamp, 0.012, SEAM, true, 0.02)
  layers.fill(lamp, { ...lens, deep: true }, 0.02)
  layers.inside(lamp, 0.02, () => {
    // Fine ribs, then the clear part for reversing and the amber one for turning.
    for (let u = left; u < right; u += 0.014)
      layers.stroke(
        [
          [u, low],
          [u + 0.006, high],
        ],
        0.004,
        { ...lens, colour: '#6d0509', deep: true },
      )
    const tall = high - low > right - left
    const [at, size] = tall ? [(left + right) / 2, 0.05] : [left + (right - left) * 0.2, 0.035]
    const y = tall ? low + (high - low) * 0.3 : midHeight(lamp, at) - 0.012
    layers.fill(
      [
        [at - size, y - 0.016],
        [at + size, y - 0.016],
        [at + size, y + 0.016],
        [at - size, y + 0.016],
      ],
      { colour: '#c6cacd', roughness: 0.15, metal: 0.6, gloss: 1, deep: true },
      0.008,
    )
  })
  for (const line of lit) {
    layers.stroke(line, 0.03, { ...lens, colour: '#7d0508' })
    layers.stroke(line, 0.016, { colour: '#ff1a0c', roughness: 0.2, glow: 0.85, gloss: 1 })
  }
}
