import { describe, expect, it } from 'vitest'
import { carData } from '#components/structured-data/car-data.ts'
import { dealerData, locationData } from '#components/structured-data/dealer-data.ts'
import { breadcrumbData, carListData } from '#components/structured-data/list-data.ts'
import { toJsonLd } from '#components/structured-data/to-json-ld.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'

const site = makeSite()

describe('carData', () => {
  const data = carData(site, '/cars/x', makeCar(), 'inStock', makeLocation())

  it('is a car and a product with an offer in Australian dollars', () => {
    expect(data['@type']).toEqual(['Car', 'Product'])
    expect(data.offers).toMatchObject({
      '@type': 'Offer',
      price: 54_990,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': 'https://www.north-shore-motors.example/locations/chermside#dealer' },
    })
    expect(data.url).toBe('https://www.north-shore-motors.example/cars/x')
  })

  it('has no price of a sold car, a subscription or a car without one', () => {
    const offers = [
      carData(site, '/cars/x', makeCar(), 'sold', null).offers,
      carData(site, '/cars/x', makeCar({ priceAud: null }), 'inStock', null).offers,
      carData(
        makeSite({ card: { subscription: true } }),
        '/cars/x',
        makeCar({ subscriptionPriceAud: 199 }),
        'inStock',
        null,
      ).offers,
    ]
    for (const offer of offers) expect(offer).not.toHaveProperty('price')
    expect(offers[0]).toMatchObject({ availability: 'https://schema.org/SoldOut' })
  })

  it('makes root-relative images absolute', () => {
    const images = [{ url: '/images/a.jpg', thumbnailUrl: '/images/a-small.jpg' }]
    expect(carData(site, '/cars/x', makeCar({ images }), 'inStock', null).image).toEqual([
      'https://www.north-shore-motors.example/images/a.jpg',
    ])
  })
})

describe('toJsonLd', () => {
  it('cannot be ended by a text of the feed, and reads back the same', () => {
    const hostile = '</script><script>alert(1)</script><!--\u2028'
    const json = toJsonLd([carData(site, '/cars/x', makeCar({ name: hostile }), 'inStock', null)])
    expect(json).not.toContain('<')
    expect(json).not.toContain('\u2028')
    expect(JSON.parse(json)['@graph'][0].name).toBe(hostile)
  })
})

describe('places and lists', () => {
  it('has opening hours of open days only', () => {
    const hours = locationData(site, makeLocation()).openingHoursSpecification
    expect(hours).toHaveLength(6)
    expect(hours[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Monday',
      opens: '08:30',
      closes: '17:30',
    })
  })

  it('gives the dealer its primary place', () => {
    expect(dealerData(site)).toMatchObject({
      '@type': 'AutoDealer',
      telephone: '+61770100000',
      address: { postalCode: '4032' },
    })
  })

  it('numbers the trail and the list', () => {
    const trail = [
      { label: 'Home', href: '/' },
      { label: 'Toyota', href: null },
    ]
    expect(breadcrumbData(site, '/search/toyota', trail).itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Toyota',
      item: 'https://www.north-shore-motors.example/search/toyota',
    })
    expect(carListData(site, [makeCard()], 22).itemListElement[0]).toMatchObject({ position: 22 })
  })
})
