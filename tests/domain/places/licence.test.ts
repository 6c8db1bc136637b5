import { expect, it } from 'vitest'
import { dealerLicenceOf, licenceRows, siteLicencesText } from '#domain/places/licence.ts'

it('AU §3: a place trades under its own licence, else under the site’s', () => {
  expect(dealerLicenceOf({ dealerLicence: 'MD 2' }, 'MD 1')).toBe('MD 2')
  expect(dealerLicenceOf({ dealerLicence: null }, 'MD 1')).toBe('MD 1')
  expect(dealerLicenceOf(null, 'MD 1')).toBe('MD 1')
})

it('S2 §3: a place shows its dealer licence, and each repairer’s licence of its address once', () => {
  expect(licenceRows({ dealerLicence: null, repairerLicence: null }, 'MD 1', [])).toEqual([
    { label: 'Dealer licence', number: 'MD 1' },
  ])
  const departments = [{ repairerLicence: 'MVRL 4' }, { repairerLicence: null }, { repairerLicence: 'MVRL 3' }]
  expect(licenceRows({ dealerLicence: 'MD 2', repairerLicence: 'MVRL 3' }, 'MD 1', departments)).toEqual([
    { label: 'Dealer licence', number: 'MD 2' },
    { label: 'Motor vehicle repairer', number: 'MVRL 3' },
    { label: 'Motor vehicle repairer', number: 'MVRL 4' },
  ])
  expect(licenceRows({ dealerLicence: null, repairerLicence: null }, 'MD 1', departments)).toHaveLength(3)
})

it('names each licence of a site once, the site’s own first', () => {
  const places = [{ dealerLicence: 'MD 2' }, { dealerLicence: null }, { dealerLicence: 'MD 2' }]
  expect(siteLicencesText('MD 1', places)).toBe('Dealer licences MD 1, MD 2.')
  expect(siteLicencesText('MD 1', [])).toBe('Dealer licence MD 1.')
})

it('more than three licences of a site are left to the pages of its places', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => ({ dealerLicence: `MD ${index}` }))
  expect(siteLicencesText('MD 0', places(3))).toBe('Dealer licences MD 0, MD 1, MD 2.')
  expect(siteLicencesText('MD 0', places(4))).toBe('Each location’s page has its dealer licence.')
})
