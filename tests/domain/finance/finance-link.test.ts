import { describe, expect, it } from 'vitest'
import type { FinancedCar } from '#domain/finance/finance-link.ts'
import {
  APPLY_FOR_FINANCE_PATH,
  FINANCE_ENQUIRY_PATH,
  FINANCE_PATH,
  financeHref,
  hasVehicleIdentifier,
} from '#domain/finance/finance-link.ts'
import { makeRules } from '../../builders/make-finance.ts'

const car: FinancedCar = {
  id: 't1042',
  carType: 'used',
  priceAud: 54_990,
  vin: 'JT 1',
  nvic: null,
  dealershipSlug: 'north-shore',
}

describe('financeHref', () => {
  it('S1 §2: the paths', () => {
    expect([FINANCE_PATH, FINANCE_ENQUIRY_PATH, APPLY_FOR_FINANCE_PATH]).toEqual([
      '/finance',
      '/finance-enquiry',
      '/apply-for-finance',
    ])
  })

  it('S1 §2: from a car, with its parameters and the anchor', () => {
    expect(financeHref(makeRules().link, car)).toBe(
      '/finance?preferredDealership=north-shore&vehiclePriceBudget=54990&car_id=t1042&car_type=used&vin=JT%201#finance-form',
    )
  })

  it.each([null, 0])('S1 §2: without what the car has not (price %j)', (priceAud) => {
    expect(financeHref(makeRules().link, { ...car, priceAud, vin: null, dealershipSlug: null })).toBe(
      '/finance?car_id=t1042&car_type=used#finance-form',
    )
  })

  it('S1 §2: without a car it is the configured default; some dealerships have their own', () => {
    const finance = { link: { path: '/finance-enquiry' }, dealerships: { north: { path: '/apply-for-finance' } } }
    expect(financeHref(makeRules(finance).link, null)).toBe('/finance-enquiry')
    expect(financeHref(makeRules(finance, 'north').link, null)).toBe('/apply-for-finance')
    expect(financeHref(makeRules(finance, 'south').link, car)).toMatch(/^\/finance-enquiry\?/)
  })

  it.each([
    ['a VIN', { vin: 'V', nvic: null }, true],
    ['an NVIC', { vin: null, nvic: 'N' }, true],
    ['neither', { vin: null, nvic: null }, false],
    ['empty ones', { vin: '', nvic: '' }, false],
  ])('S2 §4: to /personalised/finance with %s, where the site supports it', (_name, identifiers, personalised) => {
    const { link } = makeRules({ link: { vehicleIdentifierFinance: true } })
    expect(hasVehicleIdentifier(identifiers)).toBe(personalised)
    const href = financeHref(link, { ...car, ...identifiers })
    if (personalised) expect(href).toBe('/personalised/finance?car_id=t1042')
    else expect(href).toMatch(/^\/finance\?.*#finance-form$/)
  })
})
