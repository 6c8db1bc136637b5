/** Chance that can be had again: the same seed gives the same answers on every machine. */

export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  /** Some of the items, in their order. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** Mulberry32: 32 bits of state, good enough for made-up cars. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.')
    return items[integer(0, items.length - 1)] as T
  }
  return {
    next,
    integer,
    pick,
    chance: (share) => next() < share,
    sample(items, count) {
      const left = items.map((_, index) => index)
      const chosen = Array.from({ length: Math.min(count, items.length) }, () =>
        left.splice(integer(0, left.length - 1), 1),
      ).flat()
      return chosen.sort((a, b) => a - b).map((index) => items[index] as (typeof items)[number])
    },
  }
}

/** A seed for the n-th of many, so that one more vehicle does not change the others. */
export function seedOf(seed: number, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
}
