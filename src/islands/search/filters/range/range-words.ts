/** How the values of a slider are written and read. */
import type { NumberUnit } from '#domain/search/facets/facets.ts'
import { numberFormat } from '#domain/search/facets/refinement-chips.ts'

export interface RangeWords {
  /** "$20,000", for those who hear it. */
  readonly write: (value: number) => string
  /** "20,000", in a field between its signs. */
  readonly writeField: (value: number) => string
  readonly before: string
  readonly after: string
  /** What one of the number that stands in the field is in the index: metres are millimetres there. */
  readonly scale: number
}

/** The signs of a unit are those that its number is written with. */
export function rangeWords(unit: NumberUnit | undefined): RangeWords {
  const write = numberFormat(unit)
  const [before = '', after = ''] = write(0).split('0')
  return {
    write,
    writeField: (value) => write(value).slice(before.length, write(value).length - after.length),
    before: before.trim(),
    after: after.trim(),
    scale: unit === 'mm' ? 1000 : 1,
  }
}

/** A number as a shopper types it: "$20,000", "20k", "50 000 km"; null for what is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[$,\s]|(?:kms?|kg|cc|m)$/gi, '')
  const [, digits, thousands] = /^(-?\d+(?:\.\d+)?)(k?)$/i.exec(bare) ?? []
  return digits === undefined ? null : Number(digits) * (thousands === '' ? 1 : 1000)
}
