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
  /** Windscreen and rear window end here where the roof is far above. */
  readonly glassTopY?: number
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

/** What stands on a trailer's body and on its drawbar; metres. */
export interface TrailerFit {
  /** Where the drawbar leaves the body, and its coupling. */
  readonly noseX: number
  readonly hitchX: number
  readonly tailX: number
  readonly roofY: number
  readonly awning: { readonly from: number; readonly to: number; readonly y: number; readonly z: number } | null
  readonly cooler: readonly [x: number, y: number] | null
  /** x of the vents on the roof. */
  readonly vents: readonly number[]
  readonly solar: readonly number[]
  readonly spare: boolean
  /** Height of the bumper, the spare wheel above it. */
  readonly tailY?: number
  /** What stands on the drawbar: gas bottles behind a shield, or a long chest. */
  readonly bow: 'bottles' | 'chest'
  readonly handle: readonly [x: number, y: number]
  readonly step: readonly [x: number, y: number] | null
  /** A roof that is lifted on cloth. */
  readonly lifted?: { readonly from: number; readonly to: number; readonly low: number; readonly high: number }
}

export type Extra =
  | { readonly kind: 'cargo-box' }
  | { readonly kind: 'deck' }
  | { readonly kind: 'tipper' }
  | { readonly kind: 'tray' }
  | { readonly kind: 'trailer'; readonly fit: TrailerFit }
  | { readonly kind: 'awning'; readonly from: number; readonly to: number; readonly y: number; readonly z: number }

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
  readonly extra?: Extra
  /** A roof of dark glass or paint above the side windows. */
  readonly darkRoof?: boolean
  /** Areas seen from above that are not painted: x along, z across. */
  readonly covers?: readonly Polygon[]
  /** Coupled to another: a trailer's jockey wheel is up, a car has a tow bar. */
  readonly hitched?: boolean
  /** Coloured areas of the sides. */
  readonly stripes?: readonly (readonly [polygon: Polygon, colour: string])[]
}
