/** What a car's body is drawn from: its measures in metres, x forward from between the axles, y up, z to the right. */
import type { Points } from '../geometry/curve.ts'

export type Polygon = readonly (readonly [x: number, y: number])[]

interface Cabin {
  /** Height by x. */
  readonly roof: Points
  /** x by height. */
  readonly windscreen: Points
  /** x by height. */
  readonly back: Points
  /** How far the glass stands inside the widest part, at the belt. */
  readonly inset: number
  /** Metres inward for each metre up. */
  readonly tumblehome: number
  /** Fillets: sides to roof, sides to windscreen, windscreen to roof. */
  readonly fillet: readonly [number, number, number]
  /** Further inset by x, for the narrowing to the rear. */
  readonly narrowing: Points
  /** A body without a roof: only the windscreen and its frame stand. */
  readonly open?: boolean
}

export interface Wheels {
  readonly frontX: number
  readonly rearX: number
  readonly radius: number
  readonly rimRadius: number
  readonly width: number
  /** z of the outer face. */
  readonly outerZ: number
  readonly archRadius: number
  /** How far the wing stands out around the wheel. */
  readonly flare: number
  readonly design: 'five-twin' | 'ten' | 'turbine' | 'steel' | 'y-spoke'
  readonly dual?: boolean
}

/** Lamps and openings as seen from the front or the rear; u is metres from the middle, around the corner. */
export interface FaceArt {
  readonly lamp: Polygon
  readonly lampStyle: 'led' | 'round' | 'bar'
  /** Lines that shine by day. */
  readonly signature: readonly Polygon[]
  readonly grille: Polygon
  readonly grilleStyle: 'mesh' | 'bars' | 'closed' | 'slats'
  readonly intake: Polygon
  readonly intakeStyle: 'mesh' | 'bars'
  /** Bright lines across the grille. */
  readonly brows: readonly Polygon[]
  /** Dark openings at the corners. */
  readonly vents: readonly Polygon[]
  /** A silver plate under the bumper. */
  readonly skid: Polygon
  readonly plateY: number
  readonly edgeY: number
  readonly plasticBelowY: number
}

export interface RearArt {
  readonly lamp: Polygon
  /** Lines that shine. */
  readonly lit: readonly Polygon[]
  /** A strip that joins both lamps. */
  readonly bar: boolean
  /** Two doors that meet in the middle. */
  readonly split: boolean
  readonly diffuser: boolean
  readonly plateY: number
  readonly gate: Polygon
  readonly plasticBelowY: number
}

export interface CarShape {
  readonly width: number
  readonly top: Points
  readonly nose: Points
  readonly tail: Points
  readonly bottom: Points
  /** Inset of the sides by x. */
  readonly plan: Points
  /** Inset of the sides by height. */
  readonly section: Points
  /** How far the middle of nose and tail stands before their corners. */
  readonly bow: { readonly nose: number; readonly tail: number; readonly glass: number; readonly crown: number }
  /** Fillets: nose to sides, bonnet to sides, bonnet to nose, tail to sides. */
  readonly fillet: readonly [number, number, number, number]
  /** Height of the crease along the side by x, and how far it stands out. */
  readonly crease: Points
  readonly creaseDepth: number
  readonly hollow: { readonly y: number; readonly depth: number }
  readonly cabin: Cabin
  readonly wheels: Wheels
  /** Side glass: each pane. */
  readonly panes: readonly Polygon[]
  /** Around all panes: the black frame. */
  readonly frame: Polygon
  readonly chrome: boolean
  /** Shut lines as open lines. */
  readonly seams: readonly Polygon[]
  readonly topSeams: readonly Polygon[]
  /** x and y of door handles. */
  readonly handles: readonly (readonly [number, number])[]
  readonly mirror: readonly [number, number]
  readonly sillY: number
  /** Width of unpainted plastic around the wheels; 0 for none. */
  readonly cladding: number
  readonly fuelDoor: readonly [number, number] | null
  readonly front: FaceArt
  readonly rear: RearArt
  readonly rails: { readonly from: number; readonly to: number; readonly z: number } | null
  readonly seatRows: readonly number[]
  /** An opening for loads: a ute's tub. */
  readonly tub?: { readonly from: number; readonly to: number; readonly floorY: number; readonly wall: number }
  /** A lip over the rear window: how far it reaches back. */
  readonly spoilerM: number
  /** Tail pipes: z of each. */
  readonly pipes: readonly number[]
  readonly antenna: boolean
  readonly step?: boolean
  readonly sportsBar?: boolean
  /** Drawn without cab: no windscreen, seats, mirrors or plates. */
  readonly trailer?: boolean
  readonly extra?: 'cargo-box' | 'drawbar'
  /** Coloured areas of the sides. */
  readonly stripes?: readonly (readonly [polygon: Polygon, colour: string])[]
}
