import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryingFingerprint, fingerprinted, hashValue, sameValue } from '#catalogue/fingerprint.ts'

/** What page inputs are made of. */
const value = fc.jsonValue({ maxDepth: 4 })

describe('the hash of a value', () => {
  it('is equal for equal values', () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(hashValue(structuredClone(each))).toBe(hashValue(each))
      }),
    )
  })

  it('differs where two values differ', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(hashValue(one) === hashValue(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['a text and a number', '1', 1],
    ['a text and nothing', 'null', null],
    ['one text and two', ['a1:b'], ['a', 'b']],
    ['a list and an object', ['a'], { 0: 'a' }],
    ['a key and a value that change places', { a: 'b1:c' }, { a: 'b', 1: 'c' }],
    ['an empty list and an empty object', [], {}],
    ['a list in a list and a list', [[], 'a'], [['a']]],
    ['true and its text', true, 'true'],
  ])('distinguishes %s', (_, one, other) => {
    expect(hashValue(one)).not.toBe(hashValue(other))
  })

  it('counts a value with a fingerprint as its fingerprint, and a copy of it as what it holds', () => {
    const price = carryingFingerprint({ priceAud: 1 }, 'of the price')
    const changed = { ...price, priceAud: 2 }
    expect(hashValue({ price })).toBe(hashValue({ price: carryingFingerprint({}, 'of the price') }))
    expect(hashValue({ price: { ...price } })).toBe(hashValue({ price: { priceAud: 1 } }))
    expect(hashValue({ price: changed })).toBe(hashValue({ price: { priceAud: 2 } }))
    expect(JSON.stringify(price)).toBe('{"priceAud":1}')
  })

  it('gives a value with a fingerprint of its own the hash of all that it holds', () => {
    const links = (href: string) => fingerprinted([{ label: 'Toyota', href }])
    expect(hashValue({ links: links('/search/toyota') })).toBe(hashValue({ links: links('/search/toyota') }))
    expect(hashValue({ links: links('/search/toyota') })).not.toBe(hashValue({ links: links('/search/kia') }))
  })
})

describe('two values are the same', () => {
  it('exactly when their hashes are equal', () => {
    const near = value.chain((one) => fc.tuple(fc.constant(one), fc.oneof(value, fc.constant(structuredClone(one)))))
    fc.assert(
      fc.property(near, ([one, other]) => {
        expect(sameValue({ one }, { one: other })).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
      { numRuns: 2_000 },
    )
  })

  it('by their fingerprints, where they have one', () => {
    const one = carryingFingerprint({ priceAud: 1 }, 'one')
    expect(sameValue([one], [carryingFingerprint({ priceAud: 2 }, 'one')])).toBe(true)
    expect(sameValue([one], [carryingFingerprint({ priceAud: 1 }, 'two')])).toBe(false)
    expect(sameValue([one], [{ priceAud: 1 }])).toBe(false)
    expect(sameValue([{ priceAud: 1 }], [one])).toBe(false)
  })

  it('with keys in another order, which no page shows', () => {
    expect(sameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
    expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(sameValue([], {})).toBe(false)
  })
})
