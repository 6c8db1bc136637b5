/** Numbers and plates that look right and belong to nobody. */
import type { Random } from './random.ts'

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** 17 characters with a right check digit (ISO 3779); no maker has the prefix "DEM0". */
export function demoVin(random: Random): string {
  const characters = [
    ...'DEM0',
    ...Array.from({ length: 9 }, () => random.pick([...VIN_CHARACTERS])),
    ...String(random.integer(0, 9999)).padStart(4, '0'),
  ]
  const sum = characters.reduce(
    (total, character, index) => total + (VIN_VALUES.indexOf(character) % 10) * (VIN_WEIGHTS[index] ?? 0),
    0,
  )
  characters[8] = sum % 11 === 10 ? 'X' : String(sum % 11)
  return characters.join('')
}

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ']
const DIGITS = [...'0123456789']

/** Plates of each state's common shape: L a letter, D a digit. */
const PLATE_SHAPES: Record<string, string> = {
  ACT: 'YLLDDL',
  NSW: 'LLDDLL',
  NT: 'CLDDLL',
  QLD: 'DDDLLD',
  SA: 'SDDDLLL',
  TAS: 'LDDLL',
  VIC: 'DLLDLL',
  WA: 'DLLLDDD',
}

export function registrationPlate(random: Random, state: string): string {
  return [...(PLATE_SHAPES[state] ?? 'LLDDLL')]
    .map((shape) => (shape === 'L' ? random.pick(LETTERS) : shape === 'D' ? random.pick(DIGITS) : shape))
    .join('')
}
