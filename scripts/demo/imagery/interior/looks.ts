/** What distinguishes one cabin from another: its colours, its screens and its trim. */
import type { VehicleName } from '../vehicles/vehicles.ts'

export interface InteriorLook {
  /** Colours as sRGB: upper and lower dashboard, seats, what is let into them, the seams, the roof's lining. */
  readonly upper: number
  readonly lower: number
  readonly seat: number
  readonly insert: number
  readonly stitch: number
  readonly lining: number
  readonly carpet: number
  /** The band along the dashboard and the doors. */
  readonly band: 'wood' | 'alloy' | 'satin'
  readonly cloth: boolean
  /** One panel for both screens, or dials under a hood and a screen of its own. */
  readonly screens: 'joined' | 'apart' | 'dials'
  /** Seats' insert: flutes across or along. */
  readonly flutes: 'across' | 'along'
  readonly shifter: 'dial' | 'lever'
}

/** The bodies whose cabin is drawn. */
export const INTERIORS = {
  suv: {
    upper: 0x47484a,
    lower: 0x7a6656,
    seat: 0x8a7361,
    insert: 0x816a58,
    stitch: 0xe2d3c0,
    lining: 0xcfccc6,
    carpet: 0x4a4744,
    band: 'wood',
    cloth: false,
    screens: 'joined',
    flutes: 'across',
    shifter: 'dial',
  },
  sedan: {
    upper: 0x434548,
    lower: 0x8d8f90,
    seat: 0xb5b3ad,
    insert: 0xa8a6a0,
    stitch: 0x55575a,
    lining: 0xd6d5d1,
    carpet: 0x47494c,
    band: 'alloy',
    cloth: false,
    screens: 'apart',
    flutes: 'along',
    shifter: 'dial',
  },
  ute: {
    upper: 0x454648,
    lower: 0x505254,
    seat: 0x484b50,
    insert: 0x666a70,
    stitch: 0xb8682c,
    lining: 0xbfbeba,
    carpet: 0x4a4a4a,
    band: 'satin',
    cloth: true,
    screens: 'dials',
    flutes: 'across',
    shifter: 'lever',
  },
} as const satisfies Partial<Record<VehicleName, InteriorLook>>
export type InteriorName = keyof typeof INTERIORS

export function hasInterior(name: string): name is InteriorName {
  return Object.hasOwn(INTERIORS, name)
}
