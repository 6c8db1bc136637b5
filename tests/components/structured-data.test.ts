import { describe, expect, it } from 'vitest'
import { carData } from '#components/structured-data/car-data.ts'
import { dealerData, groupBusinessData, locationData, websiteData } from '#components/structured-data/dealer-data.ts'
import { breadcrumbData, carListData, linkListData } from '#components/structured-data/list-data.ts'
import { offerCatalogData, offerData } from '#components/structured-data/offer-data.ts'
import { brandData, questionsData } from '#components/structured-data/page-data.ts'
import { toJsonLd } from '#components/structured-data/to-json-ld.ts'
import { ITEM_TYPES } from '#domain/car/car.ts'
import { thingProblems } from '#scripts/checks/structured-data/thing-checks.ts'
import type { OfferCard } from '#view-models/offers.ts'
import type { QuotedReviews } from '#view-models/places.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'

const site = makeSite()
const reviews: QuotedReviews = {
  reviews: [
    { id: 'r1', customer_name: null, text: 'Good.', rating: 5, review_date: '2026-01-05', reply_text: null },
    { id: 'r2', customer_name: 'Ana', text: null, rating: 4, review_date: null, reply_text: null },
  ],
  averageRating: 4.44,
  count: 12,
}
const offer: OfferCard = {
  id: 'o1',
  name: 'Run-out HiLux',
  href: '/offers/toyota/run-out',
  category: 'Factory offer',
  manufacturer: 'Toyota',
  imageUrl: '/images/offer.jpg',
  drawing: null,
  summary: 'Save now.',
  lawWords: null,
  lastDay: 'Mon 30 Nov 2026',
  lastDate: '2026-11-30',
}
const priced = { priceAud: 49_990, priceType: 'drive_away' } as const

describe('the data of every page type keeps to the published vocabulary', () => {
  const place = makeLocation({ specialHours: [{ date: '2026-12-25', label: 'Christmas Day', hours: 'closed' }] })
  const departments = [makeLocation({ type: 'service' }), makeLocation({ type: 'parts' })]
  const group = {
    title: 'Fleet',
    description: 'For business.',
    phone: '07 7010 0001',
    email: null,
    image: '/fleet.jpg',
  }
  it.each([
    ['home', [websiteData(site), dealerData(site, reviews)]],
    ['location', [locationData(site, place, { departments, reviews })]],
    ['vehicle', ITEM_TYPES.map((itemType) => carData(site, '/cars/x', makeCar({ itemType }), 'inStock', place))],
    [
      'offers',
      [
        offerCatalogData(site, '/special-offers', [
          { ...offer, price: null },
          { ...offer, price: { ...priced, isFrom: true } },
        ]),
      ],
    ],
    ['offer', [offerData(site, offer, { ...priced, isFrom: false })]],
    ['trade-in', [questionsData(site, '/sell-my-car', [{ question: 'Can I?', answer: 'Yes.' }])]],
    [
      'brand',
      [
        brandData(site, '/toyota/overview', {
          title: 'Toyota',
          slug: 'toyota',
          logo: '/t.svg',
          banner: null,
          description: ['One.'],
        }),
      ],
    ],
    [
      'group page',
      [
        groupBusinessData(site, '/fleet', {
          kind: 'group-page',
          parts: [],
          paragraphs: [],
          action: null,
          others: [],
          ...group,
        }),
      ],
    ],
    ['models', [linkListData(site, [{ label: 'Toyota Hilux', href: '/search/toyota/hilux' }])]],
    ['search', [...carListData(site, [makeCard()]), breadcrumbData(site, '/search', [{ label: 'Home', href: '/' }])]],
  ])('%s', (_, things) => {
    const { '@graph': graph } = JSON.parse(toJsonLd(things))
    expect(graph.flatMap((thing: object) => thingProblems({ ...thing }))).toEqual([])
  })
})

describe('offers and reviews', () => {
  it('end with their last day, and are of at least a price where it is of several', () => {
    expect(offerData(site, offer, { ...priced, isFrom: true })).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 49_990,
      priceValidUntil: '2026-11-30',
      validThrough: '2026-11-30',
    })
    const endless = offerData(site, { ...offer, lastDate: null }, { ...priced, isFrom: false })
    expect(endless).toMatchObject({ '@type': 'Offer', price: 49_990 })
    expect(endless).not.toHaveProperty('priceValidUntil')
    expect(offerData(site, offer, null)).not.toHaveProperty('availability')
  })

  it('are of real sites only, with the average as the page writes it', () => {
    expect(dealerData(site, reviews)).toMatchObject({
      aggregateRating: { ratingValue: 4.4, reviewCount: 12 },
      review: [{ author: { name: 'A customer' }, reviewBody: 'Good.' }, { author: { name: 'Ana' } }],
    })
    expect(dealerData(makeSite({ demo: { stock: null } }), reviews)).not.toHaveProperty('aggregateRating')
    expect(dealerData(site)).not.toHaveProperty('review')
  })
})

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

  it.each([
    [{}, 'InStock'],
    [{ reserved: true }, 'Reserved'],
    [{ preorder: true }, 'PreOrder'],
  ])('a car with %j is %s', (car, availability) => {
    const { offers } = carData(site, '/cars/x', makeCar(car), 'inStock', null)
    expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` })
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
    const json = toJsonLd([carData(site, '/cars/x', makeCar({ colour: hostile }), 'inStock', null)])
    expect(json).not.toContain('<')
    expect(json).not.toContain('\u2028')
    expect(JSON.parse(json)['@graph'][0].color).toBe(hostile)
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

  it('lists dates that differ, a closed one as open for no time', () => {
    const specialHours = [{ date: '2026-12-25', label: null, hours: 'closed' }]
    expect(locationData(site, makeLocation({ specialHours })).openingHoursSpecification.at(-1)).toMatchObject({
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
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
    expect(carListData(site, [makeCard()], 22)).toMatchObject([{ itemListElement: [{ position: 22 }] }])
    expect(carListData(site, [])).toEqual([])
  })
})
