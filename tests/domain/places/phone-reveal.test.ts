import { expect, it } from 'vitest'
import { clickPhone, NO_PHONE_WARNING } from '#domain/places/phone-reveal.ts'

const payload = { car_id: 't1042', dealership_id: '7', website_id: 'north' }

it('S1 §4: a click reveals a hidden number and logs it once', () => {
  const first = clickPhone({ kind: 'hidden', phone: '07 7010 0001' }, payload)
  expect(first).toEqual({ block: { kind: 'revealed', phone: '07 7010 0001' }, log: payload })
  expect(clickPhone(first.block, payload)).toEqual({ block: first.block, log: null })
})

it.each([{ kind: 'shown', phone: '07 7010 0001' } as const, { kind: 'none' } as const])(
  'S1 §4: a click on %j changes and logs nothing',
  (block) => {
    expect(clickPhone(block, payload)).toEqual({ block, log: null })
  },
)

it('S1 §8: a warning of its own for a car without a number', () => {
  expect(NO_PHONE_WARNING).toBe('No phone number found for this car.')
})
