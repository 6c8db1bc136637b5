import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { financeEntries } from '#domain/entities/car-finance.ts'
import { hotspotsFromDto, hotspotsSchema } from '#domain/entities/car-media.ts'
import { lenderOf } from '#domain/entities/finance-from-dto.ts'

const parse = (value: unknown) => v.parse(v.object(financeEntries), value)

describe('S1 §3: hotspots and lenders', () => {
  it('reads positions by angle, as a list or by name, in shares or percent', () => {
    const hotspots = {
      exterior: [{ description: 'Tow bar', positions: { '90': { x: 50, y: 1 }, '450': { x: 0, y: 0 } } }],
      interior: [
        { description: 'Screen', positions: [{ angle: 0, x: 0.5, y: 0.25 }, 'x'] },
        { description: '', positions: [{ angle: 0, x: 0, y: 0 }] },
        { description: 'Nowhere', positions: [] },
      ],
    }
    expect(hotspotsFromDto(v.parse(hotspotsSchema, hotspots))).toEqual([
      { view: 'exterior', description: 'Tow bar', positions: [{ angleDegrees: 90, xShare: 0.5, yShare: 1 }] },
      { view: 'interior', description: 'Screen', positions: [{ angleDegrees: 0, xShare: 0.5, yShare: 0.25 }] },
    ])
    expect(hotspotsFromDto(null)).toEqual([])
  })

  it('keeps each lender’s terms, and gives them to the rules', () => {
    const { finance_lenders: lenders } = parse({
      finance_lenders: {
        bank: {
          paymentWeek: '99.50',
          interestRate: 6.29,
          term5: '120',
          term7: { paymentWeek: 80 },
          termX: 1,
          term3: 'x',
        },
        none: 'x',
        constructor: {},
      },
    })
    expect(Object.keys(lenders)).toEqual(['bank'])
    expect(lenders['bank']).toMatchObject({
      paymentWeek: 99.5,
      term5: 120,
      term7: { paymentWeek: 80, paymentMonth: null },
    })
    expect(lenders['bank']).not.toHaveProperty('termX')
    expect(lenders['bank']).not.toHaveProperty('term3')
    expect(lenderOf(lenders, 'bank')).toMatchObject({ paymentWeekAud: 99.5, interestPercent: 6.29 })
  })

  it('reads a processor alone or in a list', () => {
    expect(parse({ payment_processors: { name: 'Pay', reserve_amount: '$500' } }).payment_processors).toEqual([
      { name: 'Pay', reserve_amount: 500 },
    ])
    expect(parse({ payment_processors: [{ reserve_amount: {} }, 1] }).payment_processors).toEqual([
      { name: null, reserve_amount: null },
    ])
    expect(parse({ payment_processors: 7 }).payment_processors).toEqual([])
  })
})
