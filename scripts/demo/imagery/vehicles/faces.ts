/** Faces and sterns, one for each character of car: lamps, grilles, intakes; u from the middle around the corner, v around the lamps' height. */
import type { FaceArt, Polygon, RearArt } from './car-shape.ts'

export type FaceName =
  | 'wing'
  | 'closed'
  | 'split'
  | 'horizon'
  | 'block'
  | 'work'
  | 'mouth'
  | 'round'
  | 'tall'
  | 'cab'
  | 'visor'
  | 'bridge'
  | 'smile'
  | 'blade'
  | 'bull'
export type SternName = 'slim' | 'bar' | 'boomerang' | 'upright' | 'work' | 'round' | 'claw' | 'column' | 'petal'

interface FacePlan {
  readonly lamp: Polygon
  readonly style: FaceArt['lampStyle']
  readonly signature: readonly Polygon[]
  readonly grille: Polygon
  readonly grilleStyle: FaceArt['grilleStyle']
  /** Chrome or dark lines. */
  readonly brows: readonly Polygon[]
  /** Dark openings at the corners: v counts from the ground's height. */
  readonly vents: readonly Polygon[]
  readonly intake: Polygon
  readonly intakeStyle: FaceArt['intakeStyle']
  /** A silver plate below. */
  readonly skid: Polygon
  /** Height of the number plate: between the lamps (v) or above the ground. */
  readonly plate: { readonly v: number } | { readonly ground: number }
  readonly plasticV: number
}

const LOW: Polygon = [
  [0, 0.2],
  [0.5, 0.2],
  [0.62, 0.12],
  [0.52, 0.07],
  [0, 0.07],
]
const CORNER: Polygon = [
  [0.7, 0.36],
  [0.84, 0.38],
  [0.9, 0.14],
  [0.68, 0.12],
]
const SKID: Polygon = [
  [0, 0.065],
  [0.42, 0.065],
  [0.48, 0.0],
  [0, 0.0],
]

const FACES: Readonly<Record<FaceName, FacePlan>> = {
  wing: {
    lamp: [
      [0.5, -0.035],
      [0.53, 0.03],
      [0.78, 0.06],
      [1.04, 0.09],
      [1.12, 0.07],
      [0.98, -0.02],
      [0.72, -0.055],
    ],
    style: 'led',
    signature: [
      [
        [0.5, -0.028],
        [0.72, -0.045],
        [0.96, -0.012],
        [1.08, 0.055],
      ],
    ],
    grille: [
      [0, 0.035],
      [0.42, 0.03],
      [0.5, -0.02],
      [0.4, -0.2],
      [0.28, -0.25],
      [0, -0.26],
    ],
    grilleStyle: 'mesh',
    brows: [
      [
        [0, -0.262],
        [0.28, -0.252],
        [0.41, -0.2],
        [0.51, -0.02],
      ],
    ],
    vents: [CORNER],
    intake: LOW,
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.27 },
    plasticV: 0.06,
  },
  closed: {
    lamp: [
      [0.56, -0.05],
      [0.56, 0.045],
      [0.8, 0.07],
      [1.02, 0.085],
      [1.08, 0.05],
      [1.0, -0.06],
      [0.74, -0.075],
    ],
    style: 'bar',
    signature: [
      [
        [0.0, 0.032],
        [0.56, 0.036],
        [0.8, 0.058],
        [1.04, 0.07],
      ],
      [
        [0.6, -0.05],
        [0.74, -0.062],
        [0.97, -0.045],
      ],
    ],
    grille: [
      [0, 0.05],
      [0.6, 0.05],
      [0.6, -0.05],
      [0.3, -0.056],
      [0, -0.056],
    ],
    grilleStyle: 'closed',
    brows: [],
    vents: [
      [
        [0.72, 0.33],
        [0.86, 0.37],
        [0.84, 0.2],
        [0.74, 0.2],
      ],
    ],
    intake: [
      [0, 0.3],
      [0.46, 0.3],
      [0.6, 0.12],
      [0.52, 0.07],
      [0, 0.07],
    ],
    intakeStyle: 'mesh',
    skid: [],
    plate: { ground: 0.37 },
    plasticV: 0.05,
  },
  split: {
    lamp: [
      [0.62, -0.2],
      [0.6, -0.08],
      [0.78, -0.06],
      [0.94, -0.07],
      [0.98, -0.18],
      [0.84, -0.25],
      [0.7, -0.25],
    ],
    style: 'led',
    signature: [
      [
        [0.46, 0.035],
        [0.78, 0.055],
        [1.08, 0.075],
      ],
      [
        [0.5, 0.012],
        [0.78, 0.03],
        [1.0, 0.045],
      ],
    ],
    grille: [
      [0, 0.05],
      [0.44, 0.045],
      [0.53, -0.05],
      [0.5, -0.18],
      [0.36, -0.28],
      [0, -0.28],
    ],
    grilleStyle: 'mesh',
    brows: [],
    vents: [
      [
        [0.44, 0.075],
        [0.78, 0.088],
        [1.1, 0.1],
        [1.08, 0.05],
        [0.78, 0.01],
        [0.47, -0.008],
      ],
    ],
    intake: [
      [0, 0.24],
      [0.6, 0.24],
      [0.78, 0.2],
      [0.7, 0.1],
      [0, 0.1],
    ],
    intakeStyle: 'bars',
    skid: SKID,
    plate: { ground: 0.29 },
    plasticV: 0.1,
  },
  horizon: {
    lamp: [
      [0.54, -0.06],
      [0.54, 0.05],
      [0.76, 0.065],
      [1.0, 0.075],
      [1.06, 0.02],
      [0.96, -0.07],
      [0.74, -0.08],
    ],
    style: 'led',
    signature: [
      [
        [0.56, 0.042],
        [0.76, 0.052],
        [1.02, 0.06],
      ],
      [
        [0.72, -0.0],
        [0.74, -0.068],
      ],
    ],
    grille: [
      [0, 0.06],
      [0.48, 0.058],
      [0.5, 0.02],
      [0.46, -0.16],
      [0.38, -0.2],
      [0, -0.2],
    ],
    grilleStyle: 'slats',
    brows: [],
    vents: [
      [
        [0.6, 0.3],
        [0.88, 0.3],
        [0.9, 0.2],
        [0.62, 0.2],
      ],
    ],
    intake: [
      [0, 0.2],
      [0.86, 0.2],
      [0.9, 0.12],
      [0.8, 0.1],
      [0, 0.1],
    ],
    intakeStyle: 'bars',
    skid: SKID,
    plate: { ground: 0.27 },
    plasticV: 0.1,
  },
  block: {
    lamp: [
      [0.56, -0.15],
      [0.56, 0.07],
      [0.7, 0.09],
      [0.94, 0.09],
      [1.0, 0.06],
      [0.98, -0.12],
      [0.84, -0.17],
    ],
    style: 'bar',
    signature: [
      [
        [0.96, 0.06],
        [0.6, 0.05],
        [0.6, -0.13],
        [0.82, -0.145],
      ],
    ],
    grille: [
      [0, 0.09],
      [0.54, 0.09],
      [0.54, -0.16],
      [0.46, -0.26],
      [0, -0.26],
    ],
    grilleStyle: 'bars',
    brows: [
      [
        [0, -0.03],
        [0.54, -0.03],
      ],
      [
        [0, -0.075],
        [0.54, -0.075],
      ],
    ],
    vents: [
      [
        [0.66, 0.34],
        [0.9, 0.34],
        [0.92, 0.2],
        [0.7, 0.2],
      ],
    ],
    intake: [
      [0, 0.3],
      [0.5, 0.3],
      [0.58, 0.2],
      [0.5, 0.14],
      [0, 0.14],
    ],
    intakeStyle: 'mesh',
    skid: [
      [0, 0.13],
      [0.46, 0.13],
      [0.56, 0.02],
      [0, 0.02],
    ],
    plate: { ground: 0.35 },
    plasticV: 0.12,
  },
  work: {
    lamp: [
      [0.6, -0.1],
      [0.56, 0.0],
      [0.74, 0.1],
      [1.0, 0.2],
      [1.06, 0.16],
      [1.0, -0.02],
      [0.82, -0.12],
    ],
    style: 'bar',
    signature: [
      [
        [0.6, -0.09],
        [0.82, -0.108],
        [0.98, -0.02],
      ],
    ],
    grille: [
      [0, 0.02],
      [0.56, 0.02],
      [0.6, -0.06],
      [0.5, -0.14],
      [0, -0.14],
    ],
    grilleStyle: 'bars',
    brows: [],
    vents: [
      [
        [0.68, 0.34],
        [0.86, 0.34],
        [0.86, 0.22],
        [0.68, 0.22],
      ],
    ],
    intake: [
      [0, 0.26],
      [0.56, 0.26],
      [0.6, 0.14],
      [0, 0.14],
    ],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.34 },
    plasticV: 0.3,
  },
  mouth: {
    lamp: [
      [0.6, -0.045],
      [0.6, 0.0],
      [0.8, 0.055],
      [1.08, 0.105],
      [1.14, 0.08],
      [0.98, 0.0],
      [0.8, -0.05],
    ],
    style: 'led',
    signature: [
      [
        [0.62, -0.035],
        [0.8, -0.04],
        [0.97, 0.005],
        [1.1, 0.075],
      ],
    ],
    grille: [
      [0, -0.08],
      [0.4, -0.085],
      [0.56, -0.14],
      [0.6, -0.22],
      [0.48, -0.3],
      [0, -0.31],
    ],
    grilleStyle: 'mesh',
    brows: [],
    vents: [
      [
        [0.74, 0.3],
        [0.92, 0.36],
        [0.96, 0.14],
        [0.7, 0.1],
      ],
    ],
    intake: [
      [0, 0.13],
      [0.56, 0.13],
      [0.64, 0.07],
      [0, 0.05],
    ],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.22 },
    plasticV: 0.045,
  },
  round: {
    lamp: [
      [0.58, -0.08],
      [0.56, 0.05],
      [0.66, 0.12],
      [0.82, 0.13],
      [0.9, 0.04],
      [0.86, -0.07],
      [0.7, -0.13],
    ],
    style: 'round',
    signature: [],
    grille: [
      [0, -0.08],
      [0.3, -0.085],
      [0.44, -0.15],
      [0.44, -0.22],
      [0.32, -0.29],
      [0, -0.3],
    ],
    grilleStyle: 'mesh',
    brows: [],
    vents: [
      [
        [0.66, 0.24],
        [0.84, 0.26],
        [0.86, 0.14],
        [0.68, 0.12],
      ],
    ],
    intake: [],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.2 },
    plasticV: 0.05,
  },
  tall: {
    lamp: [
      [0.5, 0.02],
      [0.5, 0.08],
      [0.78, 0.1],
      [1.04, 0.13],
      [1.1, 0.1],
      [0.98, 0.02],
      [0.74, 0.0],
    ],
    style: 'led',
    signature: [
      [
        [0.5, 0.03],
        [0.74, 0.015],
        [0.98, 0.03],
        [1.06, 0.09],
      ],
      [
        [0.64, -0.08],
        [0.68, -0.3],
      ],
    ],
    grille: [
      [0, 0.07],
      [0.46, 0.07],
      [0.48, 0.0],
      [0.56, -0.28],
      [0.46, -0.38],
      [0, -0.39],
    ],
    grilleStyle: 'slats',
    brows: [],
    vents: [
      [
        [0.6, 0.44],
        [0.7, 0.46],
        [0.76, 0.2],
        [0.66, 0.16],
      ],
    ],
    intake: [
      [0, 0.16],
      [0.5, 0.16],
      [0.58, 0.08],
      [0, 0.07],
    ],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.2 },
    plasticV: 0.05,
  },
  cab: {
    lamp: [
      [0.56, -0.14],
      [0.56, 0.04],
      [0.72, 0.09],
      [0.94, 0.1],
      [1.0, 0.06],
      [0.98, -0.14],
    ],
    style: 'bar',
    signature: [
      [
        [0.58, 0.03],
        [0.72, 0.075],
        [0.96, 0.085],
      ],
    ],
    grille: [
      [0, 0.3],
      [0.62, 0.3],
      [0.66, 0.24],
      [0.62, 0.2],
      [0, 0.2],
    ],
    grilleStyle: 'bars',
    brows: [],
    vents: [],
    intake: [
      [0, 0.4],
      [0.5, 0.4],
      [0.5, 0.26],
      [0, 0.26],
    ],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.2 },
    plasticV: 0.3,
  },
  visor: {
    lamp: [
      [0.5, -0.2],
      [0.52, -0.06],
      [0.7, -0.04],
      [0.9, -0.05],
      [0.96, -0.16],
      [0.86, -0.25],
      [0.62, -0.26],
    ],
    style: 'led',
    signature: [
      [
        [0, 0.03],
        [0.5, 0.034],
        [0.78, 0.052],
        [1.08, 0.085],
      ],
      [
        [1.02, 0.066],
        [0.95, -0.01],
      ],
    ],
    grille: [
      [0, 0.062],
      [0.62, 0.066],
      [0.86, 0.084],
      [0.8, 0.012],
      [0.6, -0.008],
      [0, -0.012],
    ],
    grilleStyle: 'closed',
    brows: [],
    vents: [],
    intake: [
      [0, 0.34],
      [0.5, 0.34],
      [0.58, 0.2],
      [0.5, 0.12],
      [0, 0.12],
    ],
    intakeStyle: 'mesh',
    skid: SKID,
    plate: { ground: 0.4 },
    plasticV: 0.11,
  },
  bridge: {
    lamp: [
      [0.55, -0.13],
      [0.55, 0.075],
      [0.74, 0.085],
      [0.94, 0.085],
      [0.98, 0.06],
      [0.97, -0.13],
    ],
    style: 'round',
    signature: [
      [
        [0.57, -0.11],
        [0.57, 0.06],
        [0.62, 0.062],
      ],
      [
        [0.95, -0.11],
        [0.95, 0.06],
        [0.9, 0.062],
      ],
    ],
    grille: [
      [0, 0.075],
      [0.55, 0.075],
      [0.55, -0.13],
      [0.5, -0.16],
      [0, -0.16],
    ],
    grilleStyle: 'mesh',
    brows: [
      [
        [0, 0.02],
        [0.54, 0.02],
      ],
      [
        [0, -0.03],
        [0.54, -0.03],
      ],
    ],
    vents: [
      [
        [0.68, 0.36],
        [0.92, 0.36],
        [0.94, 0.22],
        [0.72, 0.22],
      ],
    ],
    intake: [
      [0, 0.34],
      [0.54, 0.34],
      [0.6, 0.22],
      [0, 0.22],
    ],
    intakeStyle: 'bars',
    skid: [
      [0, 0.17],
      [0.5, 0.17],
      [0.58, 0.03],
      [0, 0.03],
    ],
    plate: { ground: 0.45 },
    plasticV: 0.2,
  },
  smile: {
    lamp: [
      [0.5, -0.04],
      [0.52, 0.04],
      [0.66, 0.1],
      [0.86, 0.14],
      [0.97, 0.11],
      [0.94, 0.0],
      [0.8, -0.07],
      [0.6, -0.085],
    ],
    style: 'bar',
    signature: [
      [
        [0.53, -0.035],
        [0.62, -0.07],
        [0.8, -0.052],
        [0.92, 0.01],
      ],
    ],
    grille: [
      [0, 0.02],
      [0.44, 0.015],
      [0.48, -0.01],
      [0.42, -0.045],
      [0, -0.05],
    ],
    grilleStyle: 'closed',
    brows: [],
    vents: [
      [
        [0.62, 0.28],
        [0.78, 0.3],
        [0.8, 0.18],
        [0.66, 0.16],
      ],
    ],
    intake: [
      [0, 0.36],
      [0.4, 0.35],
      [0.54, 0.2],
      [0.48, 0.08],
      [0, 0.07],
    ],
    intakeStyle: 'mesh',
    skid: [],
    plate: { ground: 0.36 },
    plasticV: 0.05,
  },
  blade: {
    lamp: [
      [0.56, -0.03],
      [0.58, 0.02],
      [0.8, 0.075],
      [1.06, 0.125],
      [1.12, 0.105],
      [1, 0.02],
      [0.78, -0.035],
    ],
    style: 'led',
    signature: [
      [
        [0.57, -0.02],
        [0.78, -0.024],
        [0.98, 0.026],
        [1.09, 0.1],
      ],
    ],
    grille: [],
    grilleStyle: 'closed',
    brows: [],
    vents: [
      [
        [0.74, 0.34],
        [0.9, 0.38],
        [0.88, 0.2],
        [0.78, 0.2],
      ],
    ],
    intake: [
      [0, 0.2],
      [0.58, 0.2],
      [0.72, 0.13],
      [0.62, 0.065],
      [0, 0.06],
    ],
    intakeStyle: 'bars',
    skid: [],
    plate: { ground: 0.3 },
    plasticV: 0.045,
  },
  bull: {
    lamp: [
      [0.6, -0.06],
      [0.6, 0.07],
      [0.78, 0.09],
      [1.02, 0.1],
      [1.06, 0.06],
      [0.98, -0.07],
      [0.8, -0.09],
    ],
    style: 'led',
    signature: [
      [
        [0.63, 0.05],
        [0.63, -0.06],
        [0.8, -0.075],
        [0.96, -0.058],
      ],
    ],
    grille: [
      [0, 0.11],
      [0.56, 0.11],
      [0.6, 0.04],
      [0.58, -0.22],
      [0.48, -0.31],
      [0, -0.31],
    ],
    grilleStyle: 'slats',
    brows: [],
    vents: [
      [
        [0.7, 0.34],
        [0.94, 0.36],
        [0.94, 0.18],
        [0.74, 0.18],
      ],
    ],
    intake: [
      [0, 0.26],
      [0.52, 0.26],
      [0.6, 0.18],
      [0.52, 0.12],
      [0, 0.12],
    ],
    intakeStyle: 'mesh',
    skid: [
      [0, 0.11],
      [0.5, 0.11],
      [0.6, 0.01],
      [0, 0.01],
    ],
    plate: { ground: 0.3 },
    plasticV: 0.12,
  },
}

export function faceOf(name: FaceName, y: number, scale: number, groundY: number): FaceArt {
  const plan = FACES[name]
  const around = (polygon: Polygon): Polygon => polygon.map(([u, v]) => [u, y + v * scale] as const)
  const above = (polygon: Polygon): Polygon => polygon.map(([u, v]) => [u, groundY + v] as const)
  // Openings beside the lamps are written around them, those of the bumper from the ground.
  const vents = plan.vents.map((vent) =>
    vent.some(([, v]) => v < 0.12 && v > -0.3 && name === 'split') ? around(vent) : above(vent),
  )
  return {
    lamp: around(plan.lamp),
    lampStyle: plan.style,
    signature: plan.signature.map(around),
    grille: around(plan.grille),
    grilleStyle: plan.grilleStyle,
    brows: plan.brows.map(around),
    vents,
    intake: above(plan.intake),
    intakeStyle: plan.intakeStyle,
    skid: above(plan.skid),
    plateY: 'v' in plan.plate ? y + plan.plate.v * scale : groundY + plan.plate.ground,
    edgeY: y + 0.085 * scale,
    plasticBelowY: groundY + plan.plasticV,
  }
}

interface SternPlan {
  readonly lamp: Polygon
  readonly lit: readonly Polygon[]
  readonly bar: boolean
  readonly gate: 'boot' | 'hatch' | 'tail' | 'barn'
  readonly diffuser: boolean
}

const STERNS: Readonly<Record<SternName, SternPlan>> = {
  slim: {
    lamp: [
      [0.4, 0.03],
      [0.4, -0.03],
      [0.68, -0.06],
      [0.98, -0.06],
      [1.18, 0.0],
      [1.16, 0.06],
      [0.8, 0.06],
    ],
    lit: [
      [
        [0.44, 0.01],
        [0.78, 0.035],
        [1.12, 0.04],
      ],
      [
        [1.12, 0.03],
        [0.98, -0.04],
        [0.7, -0.04],
      ],
    ],
    bar: false,
    gate: 'boot',
    diffuser: true,
  },
  bar: {
    lamp: [
      [0.5, 0.04],
      [0.5, -0.035],
      [0.8, -0.04],
      [1.1, -0.06],
      [1.18, 0.04],
      [0.8, 0.05],
    ],
    lit: [
      [
        [0.0, 0.005],
        [0.5, 0.005],
        [0.8, 0.01],
        [1.14, 0.01],
      ],
    ],
    bar: true,
    gate: 'hatch',
    diffuser: true,
  },
  boomerang: {
    lamp: [
      [0.46, 0.07],
      [0.44, 0.0],
      [0.66, -0.03],
      [0.78, -0.16],
      [1.0, -0.18],
      [1.16, -0.02],
      [1.14, 0.09],
      [0.8, 0.09],
    ],
    lit: [
      [
        [0.48, 0.045],
        [0.8, 0.055],
        [1.08, 0.06],
        [1.1, 0.0],
        [0.98, -0.13],
        [0.84, -0.13],
      ],
    ],
    bar: false,
    gate: 'hatch',
    diffuser: false,
  },
  upright: {
    lamp: [
      [0.7, -0.2],
      [0.68, 0.1],
      [0.74, 0.3],
      [0.92, 0.3],
      [1.0, 0.06],
      [0.96, -0.2],
    ],
    lit: [
      [
        [0.76, 0.26],
        [0.72, 0.08],
        [0.74, -0.16],
        [0.92, -0.16],
      ],
    ],
    bar: false,
    gate: 'hatch',
    diffuser: false,
  },
  work: {
    lamp: [
      [0.78, -0.3],
      [0.78, 0.2],
      [0.96, 0.2],
      [0.98, -0.3],
    ],
    lit: [
      [
        [0.84, 0.16],
        [0.84, -0.02],
      ],
    ],
    bar: false,
    gate: 'barn',
    diffuser: false,
  },
  round: {
    lamp: [
      [0.56, -0.07],
      [0.54, 0.04],
      [0.7, 0.09],
      [0.94, 0.08],
      [1.0, -0.02],
      [0.86, -0.09],
    ],
    lit: [
      [
        [0.62, 0.0],
        [0.68, 0.045],
        [0.76, 0.0],
        [0.68, -0.045],
        [0.62, 0.0],
      ],
    ],
    bar: false,
    gate: 'boot',
    diffuser: true,
  },
  claw: {
    lamp: [
      [0.7, -0.24],
      [0.7, 0.2],
      [0.92, 0.22],
      [0.94, -0.22],
    ],
    lit: [
      [
        [0.9, 0.17],
        [0.75, 0.16],
        [0.75, -0.2],
        [0.9, -0.19],
      ],
      [
        [0.75, -0.02],
        [0.9, -0.02],
      ],
    ],
    bar: false,
    gate: 'tail',
    diffuser: false,
  },
  column: {
    lamp: [
      [0.74, -0.26],
      [0.74, 0.22],
      [0.9, 0.22],
      [0.92, -0.26],
    ],
    lit: [
      [
        [0.78, 0.18],
        [0.78, 0.02],
        [0.87, 0.02],
        [0.87, 0.18],
        [0.78, 0.18],
      ],
      [
        [0.78, -0.06],
        [0.78, -0.22],
        [0.87, -0.22],
        [0.87, -0.06],
        [0.78, -0.06],
      ],
    ],
    bar: false,
    gate: 'hatch',
    diffuser: false,
  },
  petal: {
    lamp: [
      [0.58, -0.09],
      [0.56, 0.06],
      [0.66, 0.12],
      [0.86, 0.12],
      [0.94, 0.02],
      [0.86, -0.1],
      [0.7, -0.13],
    ],
    lit: [
      [
        [0.62, 0.04],
        [0.68, 0.09],
        [0.84, 0.085],
        [0.88, 0.0],
        [0.8, -0.07],
      ],
    ],
    bar: false,
    gate: 'hatch',
    diffuser: false,
  },
}

export function sternOf(name: SternName, y: number, plateY: number, groundY: number): RearArt {
  const plan = STERNS[name]
  const around = (polygon: Polygon): Polygon => polygon.map(([u, v]) => [u, y + v] as const)
  const gates: Record<SternPlan['gate'], Polygon> = {
    boot: [
      [0, plateY - 0.12],
      [0.5, plateY - 0.12],
      [0.6, plateY - 0.04],
      [0.62, y - 0.06],
      [0.66, y + 0.12],
      [0.66, y + 0.25],
    ],
    hatch: [
      [0, groundY + 0.34],
      [0.52, groundY + 0.34],
      [0.64, groundY + 0.44],
      [0.66, y - 0.06],
      [0.72, y + 0.12],
      [0.7, y + 0.25],
    ],
    tail: [
      [0, groundY + 0.32],
      [0.67, groundY + 0.32],
      [0.67, y + 0.5],
    ],
    barn: [
      [0, groundY + 0.3],
      [0.72, groundY + 0.3],
      [0.72, y + 0.72],
    ],
  }
  return {
    lamp: around(plan.lamp),
    lit: plan.lit.map(around),
    bar: plan.bar,
    plateY,
    gate: gates[plan.gate],
    split: plan.gate === 'barn',
    diffuser: plan.diffuser,
    plasticBelowY: groundY + (plan.diffuser ? 0.16 : 0.24),
  }
}
