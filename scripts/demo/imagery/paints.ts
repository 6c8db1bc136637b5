/** The paint of each colour family, as linear light from 0 to 1. */
import type { ColourFamily } from '#domain/car/car.ts'

export type Light = readonly [red: number, green: number, blue: number]

/** Families of which the demo's cars are painted. */
export const PAINTS = {
  white: [0.74, 0.75, 0.76],
  silver: [0.5, 0.52, 0.54],
  grey: [0.105, 0.112, 0.122],
  black: [0.006, 0.006, 0.008],
  blue: [0.012, 0.065, 0.3],
  red: [0.36, 0.008, 0.014],
  green: [0.035, 0.085, 0.045],
  yellow: [0.8, 0.46, 0.015],
  orange: [0.68, 0.15, 0.012],
  brown: [0.105, 0.05, 0.025],
  beige: [0.48, 0.4, 0.28],
} as const satisfies Partial<Record<ColourFamily, Light>>
export type Paint = keyof typeof PAINTS

const NEAREST: Record<Exclude<ColourFamily, Paint>, Paint> = { gold: 'beige', purple: 'blue', other: 'grey' }

/** The paint that a family is shown in. */
export function paintOf(family: ColourFamily): Paint {
  return Object.hasOwn(PAINTS, family) ? (family as Paint) : NEAREST[family as keyof typeof NEAREST]
}
