/**
 * What a maker of indexes keeps from one time to the next.
 *
 * A column whose values are the same is given as the same array again, and all that is worked out of columns is kept by
 * the identity of their arrays. So when one car's price changes, one column is looked at and the rest is copied.
 */
import type { CodedValues } from './code-values.ts'
import { codeValues } from './code-values.ts'
import type { InputColumn } from './input-column.ts'

export class ColumnMemory {
  readonly #tables = new Map<string, KnownTable>()

  /**
   * The columns of a table, the array of last time where every value is the same. Only rows of which the record is
   * another object than last time are looked at.
   */
  columns(table: string, records: readonly object[], names: readonly string[]): InputColumn[] {
    const before = this.#tables.get(table)
    const isLike = before?.records.length === records.length && names.every((name) => before.columns.has(name))
    const known = isLike ? before : null
    const columns = names.map((name) => ({
      name,
      values: known?.columns.get(name) ?? new Array<unknown>(records.length),
    }))
    // Row by row, for a row's values stand together in memory.
    for (const [row, record] of (records as readonly Readonly<Record<string, unknown>>[]).entries()) {
      if (record === known?.records[row]) continue
      for (const column of columns) {
        const value = record[column.name] ?? null
        if (known !== null && isSame(value, column.values[row])) continue
        if (column.values === known?.columns.get(column.name)) column.values = [...column.values]
        column.values[row] = value
      }
    }
    this.#tables.set(table, { records, columns: new Map(columns.map(({ name, values }) => [name, values])) })
    return columns
  }
}

interface KnownTable {
  readonly records: readonly object[]
  readonly columns: ReadonlyMap<string, unknown[]>
}

/** Lists and objects come anew with every change of a car. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A function of an array and of others, whose last answer is kept for as long as the array. */
export function keptBy<Key extends object, Rest extends readonly unknown[], Answer>(
  work: (key: Key, ...rest: Rest) => Answer,
): (key: Key, ...rest: Rest) => Answer {
  const answers = new WeakMap<Key, { rest: Rest; answer: Answer }>()
  return (key, ...rest) => {
    const known = answers.get(key)
    if (known?.rest.length === rest.length && known.rest.every((value, index) => value === rest[index])) {
      return known.answer
    }
    const answer = work(key, ...rest)
    answers.set(key, { rest, answer })
    return answer
  }
}

/** A function of two arrays, whose answers are kept for as long as both. */
export function keptByBoth<One extends object, Other extends object, Answer>(
  work: (one: One, other: Other) => Answer,
): (one: One, other: Other) => Answer {
  const answers = new WeakMap<One, WeakMap<Other, { answer: Answer }>>()
  return (one, other) => {
    let ofOne = answers.get(one)
    if (ofOne === undefined) {
      ofOne = new WeakMap()
      answers.set(one, ofOne)
    }
    let known = ofOne.get(other)
    if (known === undefined) {
      known = { answer: work(one, other) }
      ofOne.set(other, known)
    }
    return known.answer
  }
}

/** Values with their codes, which are the same for the same array. */
export const codedOnce: (values: readonly unknown[]) => CodedValues = keptBy(codeValues)
