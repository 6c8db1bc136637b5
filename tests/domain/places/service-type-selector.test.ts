import { describe, expect, it } from 'vitest'
import type { DepartmentPlace } from '#domain/places/service-type-selector.ts'
import { departmentsOf, serviceTypeChoices } from '#domain/places/service-type-selector.ts'

const place = (code: string, overrides: Partial<DepartmentPlace> = {}): DepartmentPlace => ({
  code,
  type: 'sales',
  visible: true,
  address: { street: '12 Gympie Road', postcode: '4032' },
  ...overrides,
})
const sales = place('S')
const service = place('V', { type: 'service', address: { street: '12 gympie  road', postcode: '4032' } })
const parts = place('P', { type: 'parts' })
const elsewhere = place('E', { type: 'parts', address: { street: '14 Gympie Road', postcode: '4032' } })
const otherTown = place('O', { type: 'parts', address: { street: '12 Gympie Road', postcode: '4000' } })
const hidden = place('H', { type: 'service', visible: false })
const everything = [parts, hidden, elsewhere, otherTown, sales, service]

describe('S2 §2: the departments of a place', () => {
  it('are the other visible ones at the same street and postcode, in the order of S2 §9', () => {
    expect(departmentsOf(sales, everything)).toEqual([service, parts])
    expect(departmentsOf(parts, everything)).toEqual([sales, service])
    expect(departmentsOf(elsewhere, everything)).toEqual([])
  })

  it('make a choice each, with the page’s own selected', () => {
    expect(serviceTypeChoices(service, everything)).toEqual([
      { type: 'sales', label: 'Sales', location: sales, selected: false },
      { type: 'service', label: 'Service', location: service, selected: true },
      { type: 'parts', label: 'Parts', location: parts, selected: false },
    ])
  })

  it('make one choice a type: the page’s own before another of its type', () => {
    const second = place('S2')
    expect(serviceTypeChoices(second, [sales, second, parts]).map(({ location }) => location.code)).toEqual(['S2', 'P'])
  })

  it('make no choice where there is only one type', () => {
    expect(serviceTypeChoices(elsewhere, everything)).toEqual([])
    expect(serviceTypeChoices(sales, [sales, place('S2')])).toEqual([])
  })
})
