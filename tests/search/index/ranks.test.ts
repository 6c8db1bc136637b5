import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesFor } from '#search/engine/format/columns.ts'
import { ByteCounts, bytesOfCodes } from '#search/index/entropy.ts'
import { bytesWithin, LENGTH_PLANES, rankWithin } from '#search/index/ranks.ts'

/** What a compressor needs at least for each byte of a plane, by the definition of entropy. */
function entropyOf(codes: readonly number[], planes: number): number {
  let bits = 0
  for (let plane = 0; plane < planes; plane += 1) {
    const bytes = codes.map((code) => (code >>> (plane * 8)) & 255)
    for (const byte of bytes) bits -= Math.log2(bytes.filter((other) => other === byte).length / bytes.length)
  }
  return bits / 8
}

describe('the entropy of codes', () => {
  it('is that of each of their byte planes, of numbers of any width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 70_000 }), fc.nat({ max: 0xffffffff })), {
          minLength: 1,
          maxLength: 60,
        }),
        (codes) => {
          expect(bytesOfCodes(Uint32Array.from(codes), 4)).toBeCloseTo(entropyOf(codes, 4), 6)
        },
      ),
    )
  })

  it('is the same where a number is counted several times at once', () => {
    const counts = new ByteCounts(2)
    counts.add(300, 3)
    counts.add(2, 5)
    expect(counts.bytes()).toBeCloseTo(entropyOf([300, 300, 300, 2, 2, 2, 2, 2], 2), 6)
  })

  it('is none of nothing, and of one number', () => {
    expect(bytesOfCodes([], 2)).toBe(0)
    expect(bytesOfCodes([7, 7, 7], 2)).toBe(0)
  })
})

const SIZE = 400

describe('codes as ranks among those that stand with the same code of another column', () => {
  const columns = fc.integer({ min: 1, max: 80 }).chain((rows) =>
    fc.record({
      codes: fc.array(fc.nat({ max: SIZE - 1 }), { minLength: rows, maxLength: rows }),
      parent: fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: SIZE - 1 })), { minLength: rows, maxLength: rows }),
    }),
  )

  it('give every code back', () => {
    fc.assert(
      fc.property(columns, ({ codes, parent }) => {
        const ranked = rankWithin(Uint32Array.from(codes), SIZE, { codes: Uint32Array.from(parent), size: SIZE })
        const begins = ranked.lengths.map((_, place) =>
          ranked.lengths.slice(0, place).reduce((sum, each) => sum + each, 0),
        )
        const read = parent.map((place, row) => ranked.seen[(begins[place] ?? 0) + (ranked.ranks[row] ?? 0)])
        expect(read).toEqual(codes)
      }),
    )
  })

  it('need as many bytes as `bytesWithin` counts', () => {
    fc.assert(
      fc.property(columns, (given) => {
        const codes = Uint32Array.from(given.codes)
        const parent = { codes: Uint32Array.from(given.parent), size: SIZE }
        const { lengths, seen, ranks } = rankWithin(codes, SIZE, parent)
        const planes = bytesFor(SIZE - 1)
        const made = bytesOfCodes(lengths, LENGTH_PLANES) + bytesOfCodes(seen, planes) + bytesOfCodes(ranks, planes)
        expect(bytesWithin(codes, SIZE, parent)).toBeCloseTo(made, 6)
      }),
    )
  })
})
