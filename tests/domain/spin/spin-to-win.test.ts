import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Prize } from '#domain/spin/spin-to-win.ts'
import {
  chanceText,
  closedWords,
  drawPrize,
  fallbackPrize,
  restingTurn,
  spinWords,
  wheelParts,
} from '#domain/spin/spin-to-win.ts'

const prize = (id: string, chances: number, limit: number | null = null): Prize => ({
  id,
  label: id,
  chances,
  limit,
  isWin: limit !== null,
})
const PRIZES = [prize('chair', 15, 60), prize('nothing', 60), prize('hose', 20, 80), prize('fridge', 5, 2)]
const NONE: ReadonlyMap<string, number> = new Map()

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('a prize is chosen', () => {
  it.each([
    [0, 'chair'],
    [0.1499, 'chair'],
    [0.15, 'nothing'],
    [0.7499, 'nothing'],
    [0.75, 'hose'],
    [0.95, 'fridge'],
    [0.999_999, 'fridge'],
  ])('of a roll of %d: %s', (roll, id) => expect(drawPrize(PRIZES, NONE, roll)?.id).toBe(id))

  it.each([1, 2, 3, 4, 5])('fairly over 100,000 tries of the source %d', (seed) => {
    const tries = 100_000
    const roll = seeded(seed)
    const counts = new Map<string, number>()
    for (let index = 0; index < tries; index += 1) {
      const { id } = drawPrize(PRIZES, NONE, roll()) ?? { id: 'none' }
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    // Pearson's chi-squared with three degrees of freedom: above 16.27 in one of a thousand fair wheels.
    const chiSquared = PRIZES.reduce((sum, { id, chances }) => {
      const expected = (tries * chances) / 100
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chiSquared).toBeLessThan(16.27)
  })

  it('never more often than its limit, and the fallback gets its chances alone', () => {
    const roll = seeded(9)
    const given = new Map<string, number>()
    for (let index = 0; index < 20_000; index += 1) {
      const { id } = drawPrize(PRIZES, given, roll()) ?? { id: 'none' }
      given.set(id, (given.get(id) ?? 0) + 1)
    }
    expect(Object.fromEntries(given)).toEqual({ chair: 60, hose: 80, fridge: 2, nothing: 20_000 - 142 })
  })

  it('always, and within its limit, of any wheel', () => {
    const wheel = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.option(fc.integer({ min: 1, max: 5 }))), {
      minLength: 1,
      maxLength: 11,
    })
    const rolls = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 60 })
    fc.assert(
      fc.property(wheel, rolls, (parts, given) => {
        const prizes = [...parts.map(([chances, limit], index) => prize(`p${index}`, chances, limit)), prize('rest', 1)]
        const counts = new Map<string, number>()
        for (const roll of given) {
          const chosen = drawPrize(prizes, counts, roll)
          if (chosen === null) throw new Error('There is no prize.')
          counts.set(chosen.id, (counts.get(chosen.id) ?? 0) + 1)
        }
        for (const { id, limit } of prizes) expect(counts.get(id) ?? 0).toBeLessThanOrEqual(limit ?? given.length)
      }),
    )
  })

  it('of a wheel without parts: none', () => {
    expect([drawPrize([], NONE, 0.5), fallbackPrize([prize('a', 1, 1)])]).toEqual([null, null])
  })
})

describe('the wheel', () => {
  it('has parts as wide as their chances, and comes to rest with the prize at the top', () => {
    const parts = wheelParts(PRIZES)
    expect(parts.map(({ from, to }) => [from.toFixed(2), to.toFixed(2)])).toEqual([
      ['0.00', '0.15'],
      ['0.15', '0.75'],
      ['0.75', '0.95'],
      ['0.95', '1.00'],
    ])
    for (const {
      prize: { id },
      from,
      to,
    } of parts) {
      // What stands at the top of a wheel that is turned clockwise by so much.
      const top = (1 - restingTurn(parts, id)) % 1
      expect(top).toBeGreaterThan(from)
      expect(top).toBeLessThan(to)
    }
    expect(restingTurn(parts, 'gone')).toBe(0)
  })

  it.each([
    [5, '5 %'],
    [60, '60 %'],
  ])('says the chance of %d of 100 as %s', (chances, text) => {
    expect(chanceText(prize('a', chances), PRIZES)).toBe(text)
  })

  it('says small chances with decimal places', () => {
    const prizes = [prize('car', 1), prize('nothing', 2_999)]
    expect(prizes.map((each) => chanceText(each, prizes))).toEqual(['0.03 %', '100 %'])
  })
})

it('says what was won, that nothing was, and that the wheel does not turn', () => {
  expect(spinWords({ label: 'A chair', is_win: true, code: 'ABCD-2345' }, 'Galah')).toEqual({
    title: 'You have won: A chair',
    words: 'Your code is ABCD-2345. Keep it: Galah will call you, and you can show it when you visit.',
  })
  expect(spinWords({ label: 'Better luck', is_win: false, code: null }, 'Galah').title).toBe('Better luck')
  expect(spinWords({ label: 'A chair', is_win: true, code: null }, 'Galah').words).toContain('Your code is .')
  expect([closedWords('upcoming').title, closedWords('over').title]).toEqual(['Not just yet', 'The wheel has stopped'])
})
