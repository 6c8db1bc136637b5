/**
 * What a maker of indexes keeps from one time to the next.
 *
 * A column whose values are the same is given as the same array again, and all that is worked out of columns is kept by
 * the identity of their arrays. So when one car's price changes, one column is looked at and the rest is copied.
 */
import type { CodedValues } from './code-values.ts'
import { codeValues } from './code-values.ts'

export class ColumnMemory {
  readonly #known = new Map<string, readonly unknown[]>()

  /** The array of last time where every value is the same, else the one that is given. */
  keep(name: string, values: readonly unknown[]): readonly unknown[] {
    const before = this.#known.get(name)
    if (before?.length === values.length && values.every((value, row) => isSame(value, before[row]))) return before
    this.#known.set(name, values)
    return values
  }
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
