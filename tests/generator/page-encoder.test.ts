import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PageEncoder } from '#generator/render/page-encoder.ts'

const plain = new TextEncoder()
const encoder = new PageEncoder()

it('gives the bytes of the platform’s encoder, for any text of any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(1, 60, 400), (text, times) => {
      const page = text.repeat(times)
      expect(Buffer.compare(encoder.encode(page), plain.encode(page))).toBe(0)
    }),
  )
  expect(encoder.encode()).toEqual(plain.encode())
})

it('writes pages over one another, and keeps short texts apart', () => {
  const [first, second] = [encoder.encode('a'.repeat(3_000)), encoder.encode('b'.repeat(3_000))]
  expect(second.buffer).toBe(first.buffer)
  const [short, other] = [encoder.encode('a'), encoder.encode('b')]
  expect([plain.encode('a'), plain.encode('b')]).toEqual([short, other])
})

it('encodes a page that is larger than its memory as the platform does', () => {
  const page = '…'.repeat(2_000_000)
  expect(encoder.encode(page).length).toBe(6_000_000)
})
