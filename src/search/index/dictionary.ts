/** A column as a sorted list of its values, and a code a row. */
import { bytesFor } from '#search/engine/format/columns.ts'
import type { ColumnHead } from '#search/engine/format/container.ts'
import type { CodedValues } from './code-values.ts'
import { keptBy } from './column-memory.ts'
import { bytesOfCodes, bytesOfText } from './entropy.ts'

type Scalar = string | number | boolean

interface Dictionary {
  readonly values: readonly Scalar[]
  readonly codes: Uint32Array
  readonly bytes: number
  readonly binary: { readonly head: Pick<ColumnHead, 'i'>; readonly values: readonly number[] } | null
}

/** What a dictionary of these values needs at least: that of their texts, without quotes and commas. */
export function minBytes(distinct: readonly unknown[]): number {
  return distinct.reduce((sum: number, value) => sum + (typeof value === 'string' ? bytesOfText(value) : 0), 0)
}

export const dictionaryOf = keptBy(({ codes: given, distinct }: CodedValues): Dictionary => {
  const areNumbers = distinct.every((value) => typeof value === 'number')
  const sorted = distinct
    .map((value, index) => ({
      value: value as Scalar,
      // Numbers are compared by their values.
      lower: areNumbers ? '' : String(value).toLowerCase(),
      code: index + 1,
    }))
    .sort(compareValues)
  const values = sorted.map(({ value }) => value)
  const newCodes = new Uint32Array(distinct.length + 1)
  sorted.forEach(({ code }, index) => {
    newCodes[code] = index + 1
  })
  const codes = given.map((code) => newCodes[code] ?? 0)
  const binary = binaryNumbers(values)
  const dictionaryBytes =
    binary === null ? bytesOfText(JSON.stringify(values)) : bytesOfCodes(binary.values, binary.head.i?.[3] ?? 0)
  return { values, codes, binary, bytes: dictionaryBytes + bytesOfCodes(codes, bytesFor(values.length)) }
})

interface Sortable {
  readonly value: Scalar
  readonly lower: string
}

/** Numbers ascend, so that codes compare as numbers do; texts stand as Meilisearch lists facet values. */
export function compareValues(a: Sortable, b: Sortable): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  return a.lower < b.lower ? -1 : a.lower > b.lower ? 1 : a.value < b.value ? -1 : 1
}

const MAX_STEP = 0xffffffff
const FEW_NUMBERS = 8

/** Whole numbers as steps from one to the next. */
function binaryNumbers(values: readonly Scalar[]): Dictionary['binary'] {
  if (values.length < FEW_NUMBERS || !values.every((value) => Number.isSafeInteger(value))) return null
  const numbers = values as readonly number[]
  const first = numbers[0] ?? 0
  const steps = numbers.map((value, index) => value - (numbers[index - 1] ?? value))
  const divisor = steps.reduce(greatestDivisor, 0) || 1
  // The first step is none: the reader adds it to the first number.
  const most = steps.reduce((sum, step) => Math.max(sum, step / divisor), 0)
  if (most > MAX_STEP) return null
  return { head: { i: [numbers.length, first, divisor, bytesFor(most)] }, values: steps.map((step) => step / divisor) }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
