/** Caravans: a family one on two axles (body 5.2 m), a pop-top on one (4.3 m), one for rough roads (6.0 m), and a motorhome. */
import type { Polygon } from './car-shape.ts'
import { sketch } from './sketch.ts'
import { van } from './van.ts'

const vanBase = sketch({
  width: 2.3,
  top: [
    [-2.8, 1.6],
    [0, 1.6],
    [2.8, 1.6],
  ],
  nose: [
    [0.3, 2.3],
    [0.5, 2.5],
    [0.8, 2.58],
    [1.3, 2.6],
    [1.6, 2.59],
    [1.8, 2.56],
  ],
  tail: [
    [0.3, -2.5],
    [0.6, -2.58],
    [1.2, -2.6],
    [1.8, -2.58],
  ],
  groundY: 0.42,
  roof: [
    [-2.8, 2.5],
    [-1.5, 2.58],
    [0, 2.6],
    [1.5, 2.58],
    [2.8, 2.5],
  ],
  windscreen: [
    [1.4, 2.6],
    [1.7, 2.57],
    [2, 2.48],
    [2.3, 2.34],
    [2.6, 2.14],
  ],
  back: [
    [1.4, -2.6],
    [1.8, -2.58],
    [2.2, -2.54],
    [2.6, -2.46],
  ],
  wheels: { frontX: 0.1, rearX: -0.72, radius: 0.345, rimRadius: 0.21, design: 'five-twin' },
  pillars: [],
  glass: { sill: 0, drop: 0, a: 0, c: 0 },
  doors: [],
  face: { name: 'cab', y: 0.8 },
  stern: { name: 'work', y: 1.2, plateY: 0.62 },
  boxy: 0.8,
  tumblehome: 0.02,
})
/** What every body on a drawbar has in common: flat sides, nothing that a car has. */
const TRAILER = {
  section: [
    [0.3, 0.02],
    [1, 0.01],
    [2, 0.01],
    [2.8, 0.02],
  ] as const,
  creaseDepth: 0,
  hollow: { y: 0.8, depth: 0 },
  frame: [],
  topSeams: [],
  handles: [],
  fuelDoor: null,
  rails: null,
  trailer: true,
} as const
const PLAN = [
  [-3.3, 0.04],
  [-2.6, 0.006],
  [0, 0],
  [2.2, 0.01],
  [3.2, 0.06],
] as const
const CLEAN_FACE = {
  lamp: [],
  signature: [],
  grille: [],
  intake: [],
  brows: [],
  vents: [],
  skid: [],
  edgeY: -1,
} as const
const FILLET = [0.14, 0.1, 0.3] as const

const NAVY = '#1d2a3a'
export const caravan = {
  ...vanBase,
  ...TRAILER,
  cabin: { ...vanBase.cabin, inset: 0.012, tumblehome: 0.015, fillet: FILLET },
  wheels: { ...vanBase.wheels, flare: 0 },
  panes: [
    [
      [1.95, 1.45],
      [1.95, 1.98],
      [2.35, 1.98],
      [2.35, 1.45],
    ],
    [
      [-0.35, 1.45],
      [-0.35, 2.0],
      [0.6, 2.0],
      [0.6, 1.45],
    ],
    [
      [-2.2, 1.45],
      [-2.2, 2.0],
      [-1.3, 2.0],
      [-1.3, 1.45],
    ],
    [
      [1.2, 1.5],
      [1.2, 2.05],
      [1.48, 2.05],
      [1.48, 1.5],
    ],
  ] as const,
  seams: [
    [
      [0.98, 0.55],
      [0.98, 2.3],
      [1.68, 2.3],
      [1.68, 0.55],
      [0.98, 0.55],
    ],
    [
      [-2.3, 0.62],
      [-2.3, 1],
      [-1.4, 1],
      [-1.4, 0.62],
      [-2.3, 0.62],
    ],
    [
      [1.85, 0.62],
      [1.85, 0.95],
      [2.4, 0.95],
      [2.4, 0.62],
    ],
  ] as const,
  // Dark plate along the foot, rising to the front; a swoosh above it.
  stripes: [
    [
      [
        [-3, 0.4],
        [3, 0.4],
        [3, 1.3],
        [2.05, 1.3],
        [1.7, 0.94],
        [-3, 0.94],
      ],
      '#17191c',
    ],
    [
      [
        [-3, 1.0],
        [1.62, 1.0],
        [1.98, 1.36],
        [3, 1.36],
        [3, 1.41],
        [1.95, 1.41],
        [1.58, 1.06],
        [-3, 1.06],
      ],
      NAVY,
    ],
    [
      [
        [-3, 1.12],
        [-0.6, 1.12],
        [-1.3, 1.28],
        [-3, 1.36],
      ],
      '#8d9196',
    ],
    [
      [
        [-0.42, 1.12],
        [1.5, 1.12],
        [1.56, 1.16],
        [-0.58, 1.16],
      ],
      '#b98a3e',
    ],
  ] as const,
  sillY: 0.66,
  cladding: 0.05,
  front: { ...vanBase.front, ...CLEAN_FACE, plasticBelowY: 1.3 },
  rear: { ...vanBase.rear, gate: [], split: false },
  extra: {
    kind: 'trailer',
    fit: {
      noseX: 2.5,
      hitchX: 3.75,
      tailX: -2.6,
      roofY: 2.6,
      awning: { from: -1.8, to: 1.6, y: 2.36, z: 1.2 },
      cooler: [-0.4, 2.68],
      vents: [0.75, -1.6],
      solar: [],
      spare: true,
      bow: 'bottles',
      handle: [0.9, 1.5],
      step: [1.05, 0.4],
    },
  } as const,
}

/** A window, a door or a hatch by its sides. */
function pane(from: number, to: number, low: number, high: number): Polygon {
  return [
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]
}

function hatch(from: number, to: number, low: number, high: number): Polygon {
  const [first, ...others] = pane(from, to, low, high)
  return first === undefined ? [] : [first, ...others, first]
}

const popTopBase = sketch({
  width: 2.2,
  top: [
    [-2.4, 1.4],
    [0, 1.4],
    [2.4, 1.4],
  ],
  nose: [
    [0.3, 1.9],
    [0.5, 2.06],
    [0.8, 2.13],
    [1.2, 2.15],
    [1.5, 2.12],
  ],
  tail: [
    [0.3, -2.08],
    [0.6, -2.14],
    [1.1, -2.15],
    [1.5, -2.13],
  ],
  groundY: 0.4,
  roof: [
    [-2.4, 2.03],
    [-1.2, 2.06],
    [0, 2.07],
    [1.2, 2.05],
    [2.4, 1.94],
  ],
  windscreen: [
    [1.2, 2.15],
    [1.5, 2.11],
    [1.75, 2],
    [1.95, 1.86],
    [2.1, 1.7],
  ],
  back: [
    [1.2, -2.15],
    [1.5, -2.14],
    [1.8, -2.1],
    [2.1, -2.04],
  ],
  wheels: { frontX: -0.3, rearX: -0.3, radius: 0.335, rimRadius: 0.215, design: 'ten' },
  pillars: [],
  glass: { sill: 0, drop: 0, a: 0, c: 0 },
  doors: [],
  face: { name: 'cab', y: 0.8 },
  stern: { name: 'petal', y: 0.95, plateY: 0.62 },
  boxy: 0.72,
  tumblehome: 0.02,
})
export const popTop = {
  ...popTopBase,
  ...TRAILER,
  plan: PLAN,
  bottom: [
    [-2.3, 0.5],
    [-1, 0.42],
    [1, 0.42],
    [2.2, 0.46],
  ] as const,
  cabin: { ...popTopBase.cabin, inset: 0.012, tumblehome: 0.015, fillet: [0.1, 0.1, 0.2] as const },
  wheels: { ...popTopBase.wheels, flare: 0 },
  panes: [pane(1.3, 1.8, 1.3, 1.72), pane(-0.1, 0.52, 1.28, 1.74), pane(-1.85, -1.05, 1.28, 1.74)],
  seams: [hatch(0.62, 1.2, 0.5, 1.95), hatch(-1.9, -1.2, 0.56, 0.84), hatch(1.35, 1.8, 0.56, 0.84)],
  stripes: [
    [
      [
        [-3, 0.88],
        [1.2, 0.88],
        [1.75, 1.2],
        [3, 1.2],
        [3, 1.13],
        [1.8, 1.13],
        [1.25, 0.8],
        [-3, 0.8],
      ],
      '#2e6f8e',
    ],
    [
      [
        [-3, 0.94],
        [0.2, 0.94],
        [-0.5, 1.06],
        [-3, 1.12],
      ],
      '#7fb2c4',
    ],
  ] as const,
  sillY: 0.6,
  cladding: 0.04,
  front: { ...popTopBase.front, ...CLEAN_FACE, plasticBelowY: 0.9 },
  rear: { ...popTopBase.rear, gate: [], split: false },
  extra: {
    kind: 'trailer',
    fit: {
      noseX: 2,
      hitchX: 3.2,
      tailX: -2.15,
      roofY: 2.52,
      awning: { from: -1.3, to: 1.5, y: 1.93, z: 1.13 },
      cooler: null,
      vents: [0.3],
      solar: [-1],
      spare: true,
      bow: 'bottles',
      handle: [0.56, 1.3],
      step: [0.9, 0.38],
      lifted: { from: -1.95, to: 1.72, low: 2.0, high: 2.46 },
    },
  } as const,
}

const offRoadBase = sketch({
  width: 2.34,
  top: [
    [-3.2, 1.7],
    [0, 1.7],
    [3.2, 1.7],
  ],
  nose: [
    [0.4, 2.4],
    [0.6, 2.62],
    [0.9, 2.78],
    [1.2, 2.84],
    [1.5, 2.86],
    [1.8, 2.84],
  ],
  tail: [
    [0.5, -2.9],
    [0.8, -3],
    [1.3, -3.02],
    [1.8, -3.01],
  ],
  groundY: 0.52,
  roof: [
    [-3.2, 2.7],
    [-1.6, 2.74],
    [0, 2.75],
    [1.6, 2.73],
    [3.2, 2.62],
  ],
  windscreen: [
    [1.5, 2.86],
    [1.8, 2.83],
    [2.1, 2.72],
    [2.4, 2.55],
    [2.75, 2.32],
  ],
  back: [
    [1.5, -3.02],
    [1.9, -3.01],
    [2.3, -2.99],
    [2.75, -2.96],
  ],
  wheels: { frontX: 0.02, rearX: -0.88, radius: 0.39, rimRadius: 0.212, design: 'five-twin' },
  pillars: [],
  glass: { sill: 0, drop: 0, a: 0, c: 0 },
  doors: [],
  face: { name: 'cab', y: 0.9 },
  stern: { name: 'column', y: 1.35, plateY: 0.96 },
  boxy: 0.92,
  tumblehome: 0.01,
})
const ORANGE = '#c4561a'
const PLATE = '#202327'
export const offRoad = {
  ...offRoadBase,
  ...TRAILER,
  plan: PLAN,
  // Cut away behind, so that it does not touch where a creek bank rises.
  bottom: [
    [-3.1, 0.98],
    [-2.1, 0.66],
    [-0.9, 0.56],
    [0.1, 0.56],
    [2.9, 0.62],
  ] as const,
  cabin: { ...offRoadBase.cabin, inset: 0.012, tumblehome: 0.01, fillet: [0.07, 0.08, 0.12] as const },
  wheels: { ...offRoadBase.wheels, flare: 0 },
  panes: [
    pane(2.1, 2.52, 1.62, 2.14),
    pane(0.45, 1.25, 1.6, 2.16),
    pane(-0.75, -0.15, 1.6, 2.16),
    pane(-2.65, -1.65, 1.6, 2.16),
    pane(1.48, 1.78, 1.7, 2.2),
  ],
  seams: [
    hatch(1.36, 1.98, 0.7, 2.44),
    hatch(-2.7, -1.9, 1.08, 1.42),
    hatch(2.08, 2.7, 0.76, 1.2),
    hatch(0.5, 1.2, 0.74, 1.12),
  ],
  stripes: [
    [
      [
        [-3.4, 0.4],
        [3.4, 0.4],
        [3.4, 1.46],
        [2.2, 1.46],
        [1.98, 1.22],
        [-2.5, 1.22],
        [-2.9, 1.46],
        [-3.4, 1.46],
      ],
      PLATE,
    ],
    [
      [
        [-3.4, 1.5],
        [-2.87, 1.5],
        [-2.47, 1.27],
        [1.95, 1.27],
        [2.17, 1.51],
        [3.4, 1.51],
        [3.4, 1.56],
        [2.14, 1.56],
        [1.92, 1.32],
        [-2.45, 1.32],
        [-2.85, 1.56],
        [-3.4, 1.56],
      ],
      ORANGE,
    ],
    [
      [
        [-3.4, 2.34],
        [3.4, 2.34],
        [3.4, 3],
        [-3.4, 3],
      ],
      PLATE,
    ],
  ] as const,
  sillY: 0.7,
  cladding: 0.07,
  front: { ...offRoadBase.front, ...CLEAN_FACE, plasticBelowY: 1.52 },
  rear: { ...offRoadBase.rear, gate: [], split: false },
  extra: {
    kind: 'trailer',
    fit: {
      noseX: 2.6,
      hitchX: 4.25,
      tailX: -3.03,
      roofY: 2.75,
      awning: { from: -2, to: 1.95, y: 2.5, z: 1.21 },
      cooler: [-0.3, 2.83],
      vents: [1.1, -1.9],
      solar: [0.35, -1.2],
      spare: true,
      tailY: 0.86,
      bow: 'chest',
      handle: [1.3, 1.7],
      step: [1.67, 0.5],
    },
  } as const,
}

const SIDE = '#5d6a73'
/** A long van with a high roof, fitted out to live in. */
export const motorhome = {
  ...van,
  top: van.top.map(([x, y]) => (x < -2 ? ([-3.2, 1.16] as const) : ([x, y] as const))),
  tail: van.tail.map(([y, x]) => [y, x - 0.32] as const),
  cabin: {
    ...van.cabin,
    tumblehome: 0.1,
    glassTopY: 1.98,
    roof: [
      [-3.1, 2.56],
      [-2, 2.62],
      [-0.8, 2.63],
      [0.1, 2.56],
      [0.6, 2.34],
      [1.1, 1.94],
    ] as const,
    windscreen: [
      [1, 1.86],
      [1.15, 1.7],
      [1.35, 1.47],
      [1.6, 1.2],
      [1.9, 0.9],
      [2.3, 0.55],
      [2.6, 0.3],
    ] as const,
    back: [
      [0.9, -3.19],
      [1.2, -3.18],
      [1.6, -3.16],
      [2.1, -3.1],
      [2.6, -3.02],
    ] as const,
  },
  wheels: { ...van.wheels, rearX: -1.95, design: 'five-twin' as const },
  panes: [...van.panes, pane(-0.95, -0.1, 1.3, 1.75), pane(-2.8, -1.75, 1.3, 1.75)],
  seams: [hatch(-1.28, -0.02, 0.5, 2.1), hatch(-2.75, -2.2, 0.62, 0.9), ...van.seams.slice(0, 1)],
  stripes: [
    [
      [
        [-3.4, 1.12],
        [-0.3, 1.12],
        [0.5, 0.9],
        [1, 0.9],
        [0.2, 1.17],
        [-3.4, 1.2],
      ],
      SIDE,
    ],
    [
      [
        [-3.4, 0.98],
        [-0.6, 1.02],
        [0.1, 0.84],
        [-0.5, 0.94],
        [-3.4, 0.9],
      ],
      '#b98a3e',
    ],
  ] as const,
  handles: [[0.42, 1.02]] as const,
  extra: { kind: 'awning', from: -2.7, to: 0.1, y: 2.3, z: 0.79 } as const,
}
