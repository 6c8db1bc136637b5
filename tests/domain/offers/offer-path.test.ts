import { describe, expect, it } from 'vitest'
import { OFFERS_PATH } from '#domain/navigation/link.ts'
import { exploreModelHref, hasSingleManufacturer, offerPath } from '#domain/offers/offer-path.ts'

describe('S2 §2: offers', () => {
  it('are listed at /special-offers', () => {
    expect(OFFERS_PATH).toBe('/special-offers')
  })

  it.each([
    ['42', 'Kia', true, '/offers/42'],
    ['42', 'Kia', false, '/offers/kia/42'],
    ['42', 'Land Rover', false, '/offers/land-rover/42'],
    ['42', 'Land Rover', true, '/offers/42'],
    ['42', null, false, '/offers/42'],
    ['42', '', false, '/offers/42'],
    ['a/b c', 'Kia', false, '/offers/kia/a%2Fb%20c'],
  ])('offer %s of %j on a single-manufacturer site (%s) is at %s', (id, manufacturer, single, path) => {
    expect(offerPath({ id, manufacturer }, single)).toBe(path)
  })

  it.each([
    [['Kia'], true],
    [['Kia', 'kia', 'KIA'], true],
    [['Kia', 'Mazda'], false],
    [[], false],
    [['', 'Kia'], true],
  ])('makes %j are a single manufacturer: %s', (makes, single) => {
    expect(hasSingleManufacturer(makes)).toBe(single)
  })
})

describe('S2 §2: explore model', () => {
  const model = { name: 'Sportage', slug: 'sportage', overrideUrl: null as string | null }
  it.each([
    [null, '/sportage'],
    ['/models/sportage?x=1', '/models/sportage?x=1'],
    ['https://www.kia.example/sportage', 'https://www.kia.example/sportage'],
    ['http://www.kia.example/', 'http://www.kia.example/'],
    ['', '/sportage'],
    ['javascript:alert(1)', '/sportage'],
    ['//evil.example', '/sportage'],
    ['/\\evil.example', '/sportage'],
    [' /models', '/sportage'],
    ['/models with spaces', '/sportage'],
  ])('override %j leads to %s', (overrideUrl, href) => {
    expect(exploreModelHref({ model: { ...model, overrideUrl } })).toBe(href)
  })

  it('is nothing without a model or its slug', () => {
    expect(exploreModelHref({ model: null })).toBeNull()
    expect(exploreModelHref({ model: { ...model, slug: null } })).toBeNull()
  })
})
