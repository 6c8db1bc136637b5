import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mobileNumber } from '#domain/access/mobile-number.ts'

it.each([
  ['0412 345 678', '+61412345678'],
  ['0412345678', '+61412345678'],
  ['412 345 678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['+61 (0)412 345 678', '+61412345678'],
  ['61412345678', '+61412345678'],
  ['0412-345-678', '+61412345678'],
  ['(04) 1234 5678', '+61412345678'],
  ['０４１２３４５６７８', '+61412345678'],
  ['0512 345 678', '+61512345678'],
])('%s is %s', (written, number) => {
  expect(mobileNumber(written)).toBe(number)
})

it.each([
  '',
  '07 7010 0001',
  '1300 000 000',
  '1800 000 000',
  '+1 412 345 678',
  '0412 345 67',
  '0412 345 6789',
  '0412 345 67a',
  '00412345678',
])('%j is no Australian mobile number', (written) => {
  expect(mobileNumber(written)).toBeNull()
})

it('of what it gives is the same, and always E.164', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^(?:\+61|0|)[45]\d{8}$/), (noise, number) => {
      const normal = mobileNumber(number)
      expect(normal).toMatch(/^\+61[45]\d{8}$/)
      expect(mobileNumber(normal ?? '')).toBe(normal)
      expect(mobileNumber(noise) ?? '+61400000000').toMatch(/^\+61[45]\d{8}$/)
    }),
  )
})
