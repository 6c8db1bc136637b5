import { describe, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { SiteData, SiteReview } from '#catalogue/site-data/site-data.ts'
import { NO_SITE_DATA } from '#catalogue/site-data/site-data.ts'
import type { HomeBlockKind } from '#config/schema/pages/home-blocks.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { BrandInputs, BrandsInputs } from '#view-models/brands.ts'
import type { GroupPageInputs } from '#view-models/group.ts'
import type { BlockOf, HomeInputs } from '#view-models/home.ts'
import type { OfferInputs, OffersInputs } from '#view-models/offers.ts'
import type { LocationInputs } from '#view-models/places.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const ASKED_AT = '2026-03-10T00:00:00Z'
const CAR_PAGES = [
  makeContentPage({
    path: '/finance',
    title: 'Finance',
    description: 'Money.',
    parts: [{ kind: 'html', html: '<p>Money.</p>' }],
  }),
]

interface Given {
  site?: Partial<SiteInput>
  cars?: Partial<Car>[]
  data?: Partial<SiteData>
  at?: string
}

function planOf({ site = {}, cars = [{}], data = {}, at = ASKED_AT }: Given = {}) {
  const catalogue = createCatalogue({
    site: makeSite(site),
    stock: cars.map(makeImportedCar),
    contentPages: CAR_PAGES,
    data: { ...NO_SITE_DATA, ...data },
    history: NO_HISTORY,
    asAtMs: Date.parse(at),
  })
  const plan = planSite(catalogue)
  const paths = plan.pages.map(({ page }) => page.path)
  const inputs = <T>(path: string): T => plan.pages.find(({ page }) => page.path === path)?.page.inputs as T
  const block = <Kind extends HomeBlockKind>(kind: Kind) =>
    inputs<HomeInputs>('/').blocks.find((one) => one.kind === kind) as BlockOf<Kind> | undefined
  return { plan, paths, inputs, block }
}

function makeOffer(offer: Partial<Offer> = {}): Offer {
  return {
    id: 'a',
    name: 'An offer',
    description: 'Words.',
    sanitizedDescription: null,
    disclaimer: null,
    category: 'Bonus',
    manufacturer: 'Toyota',
    model: null,
    priceAud: null,
    imageUrl: null,
    imageOrModelImageUrl: null,
    excludedWebsiteIds: [],
    start: null,
    expiry: null,
    stock: null,
    ...offer,
  }
}

function makeReview(review: Partial<SiteReview> = {}): SiteReview {
  return {
    id: '1',
    customer_name: 'Bec T.',
    rating: 5,
    review_date: '2026-01-01',
    text: 'Good.',
    reply_text: null,
    locationCode: null,
    ...review,
  }
}

describe('the home page', () => {
  it('leaves out blocks that have nothing to show', () => {
    const { inputs } = planOf({ cars: [], site: { platform: null } })
    expect(inputs<HomeInputs>('/').blocks.map(({ kind }) => kind)).toEqual(['hero', 'finance', 'locations'])
  })

  it('tiles the bodies with the most stock first, then by name backwards (S2 §9)', () => {
    const cars: Partial<Car>[] = [
      { id: 'a', bodyType: 'suv' },
      { id: 'b', bodyType: 'suv' },
      { id: 'c', bodyType: 'ute' },
      { id: 'd', bodyType: 'hatch' },
    ]
    expect(
      planOf({ cars })
        .block('body-tiles')
        ?.data.tiles.map(({ label, count }) => [label, count]),
    ).toEqual([
      ['SUVs', 2],
      ['Utes', 1],
      ['Hatches', 1],
    ])
    expect(planOf({ cars: [{ id: 'a' }, { id: 'b' }] }).block('body-tiles')).toBeUndefined()
  })

  it('calls the tiles of bodies as the filter of bodies is called, unless the site has its own words', () => {
    const cars: Partial<Car>[] = [
      { id: 'a', bodyType: 'suv' },
      { id: 'b', bodyType: 'ute' },
    ]
    const title = (site: Partial<SiteInput> = {}) => planOf({ cars, site }).block('body-tiles')?.data.title
    expect(title()).toBe('Shop by body type')
    expect(title({ search: { facetLabels: { body: 'Type' } } })).toBe('Shop by type')
    expect(
      title({ home: { headline: 'A', introduction: 'B', blocks: [{ kind: 'body-tiles', title: 'Pick a shape' }] } }),
    ).toBe('Pick a shape')
  })

  it('counts the cars that each choice of the finder finds, by make, body and price', () => {
    const cars: Partial<Car>[] = [
      { id: 'a', make: 'Toyota', bodyType: 'ute', priceAud: 30_000 },
      { id: 'b', make: 'Toyota', bodyType: 'ute', priceAud: 45_000 },
      { id: 'c', make: 'Toyota', bodyType: 'suv', priceAud: null },
      { id: 'd', make: 'Mazda', bodyType: 'suv', priceAud: 9_000 },
    ]
    const finder = planOf({ cars, site: { budgetSearch: { quickPicks: [10_000, 40_000] } } }).block('hero')?.data.finder
    expect(finder).toMatchObject({
      totalCars: 4,
      pricesAud: [10_000, 40_000],
      second: { attribute: 'body', choices: [{ value: 'SUV' }, { value: 'Ute' }] },
      counts: [
        ['Mazda', 'SUV', 1, 1, 1],
        ['Toyota', 'SUV', 1, 0, 0],
        ['Toyota', 'Ute', 2, 0, 1],
      ],
    })
  })

  it('counts only the cars of the city that a site searches by default (S2 §2)', () => {
    const cars: Partial<Car>[] = [
      { id: 'a', locationCode: 'NORTH' },
      { id: 'b', locationCode: null },
    ]
    const finder = planOf({ cars, site: { search: { defaultCity: 'Chermside' } } }).block('hero')?.data.finder
    expect(finder).toMatchObject({ totalCars: 1, second: { attribute: 'car_type' } })
    expect(finder?.counts.map(([, , found]) => found)).toEqual([1])
  })

  it('shows promotions while they run, and is built again when one begins or ends (S1 §9)', () => {
    const promotions = {
      carousels: [
        { title: 'EOFY sale', start: '2026-05-01', expiry: '2026-06-15', tiles: [{ title: 'Utes', href: '/search' }] },
      ],
    }
    // 15 June ends at midnight in Brisbane.
    const before = planOf({ site: { promotions }, at: '2026-04-01T00:00:00Z' })
    expect(before.block('promo-carousels')).toBeUndefined()
    expect(new Date(before.plan.nextChangeAtMs ?? 0).toISOString()).toBe('2026-04-30T14:00:00.000Z')
    const running = planOf({ site: { promotions }, at: '2026-06-15T13:59:59Z', cars: [] })
    expect(running.block('promo-carousels')?.data.carousels[0]?.title).toBe('EOFY sale')
    expect(new Date(running.plan.nextChangeAtMs ?? 0).toISOString()).toBe('2026-06-15T14:00:00.000Z')
    expect(planOf({ site: { promotions }, at: '2026-06-15T14:00:00Z' }).block('promo-carousels')).toBeUndefined()
  })

  it('has no promotional tile that leads nowhere', () => {
    const homeTiles = [
      { title: 'Dead', href: '/eofy' },
      { title: 'Alive', href: '/finance?from=home' },
    ]
    expect(
      planOf({ site: { promotions: { homeTiles } } })
        .block('promo-tiles')
        ?.data.tiles.map(({ title }) => title),
    ).toEqual(['Alive'])
  })

  it('shows no repayment without rates, and one with all that belongs to it (AU §1)', () => {
    expect(planOf().block('finance')?.data.repayment).toBeNull()
    const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
    expect(planOf({ site: { finance: { rates } } }).block('finance')?.data.repayment).toMatchObject({
      ...rates,
      frequency: 'weekly',
      termYears: 5,
      example: expect.stringContaining('$30,000'),
      warning: expect.stringContaining('WARNING'),
    })
  })

  it('counts the sales of the day in Brisbane as of the build (S1 §1)', () => {
    const group = { salesCounter: { show: true }, statsBanner: { show: true } }
    const site = { template: 'group' as const, group, locations: [makeLocation({ makes: ['Toyota'] })] }
    // 10:00 in Brisbane: 36,000 s of 450 s each.
    expect(planOf({ site }).block('stats')?.data).toEqual({
      stats: [
        { figure: '1', label: 'locations' },
        { figure: '1', label: 'brands' },
        { figure: '30+', label: 'years' },
      ],
      sales: 80,
    })
    expect(planOf({ site }).plan.warnings).toEqual([
      'group.statsBanner.stats[0]: "50+ locations", but this site has 1. The page says "1 locations".',
      'group.statsBanner.stats[1]: "40+ brands", but this site has 1. The page says "1 brands".',
    ])
    expect(planOf({ site: { template: 'group' } }).block('stats')).toBeUndefined()
  })

  it('quotes reviews of at least four stars, and averages all (S1 §9)', () => {
    const reviews = [
      makeReview({ id: '1', rating: 4, review_date: '2026-01-02' }),
      makeReview({ id: '2', rating: 3 }),
      makeReview({ id: '3', rating: 5, review_date: '2026-01-03' }),
      makeReview({ id: '4', rating: 5, text: null }),
    ]
    const data = planOf({ data: { reviews } }).block('reviews')?.data
    expect(data?.reviews.map(({ id }) => id)).toEqual(['3', '1'])
    expect([data?.averageRating, data?.count]).toEqual([4.25, 4])
  })

  it('stands the makes in stock in for brands, the best stocked in the alphabet’s order', () => {
    const cars: Partial<Car>[] = [
      { id: 'a', make: 'Mazda' },
      { id: 'b', make: 'Mazda' },
      { id: 'c', make: 'Toyota' },
      { id: 'd', make: 'Toyota' },
      { id: 'e', make: 'Jayco' },
    ]
    const home = { headline: 'A', introduction: 'B', blocks: [{ kind: 'brands' as const, limit: 2 }] }
    const logos = planOf({ site: { home }, cars }).block('brands')?.data.groups[0]?.logos ?? []
    expect(logos.map(({ title, href }) => [title, href])).toEqual([
      ['Mazda', '/search/mazda'],
      ['Toyota', '/search/toyota'],
    ])
  })

  it('lists the locations of a block’s own filter, else those of the home page (S2 §3)', () => {
    const locations = [
      makeLocation({ code: 'S', name: 'Sales', slug: 's' }),
      makeLocation({ code: 'W', name: 'Workshop', slug: 'w', type: 'service', phone: '07 5550 0001' }),
    ]
    const namesOf = (places: { filter: string } | null): string[] | undefined => {
      const home = { headline: 'A', introduction: 'B', blocks: [{ kind: 'locations' as const, places }] }
      return planOf({ site: { home, locations } })
        .block('locations')
        ?.data.locations.map(({ name }) => name)
    }
    expect(namesOf(null)).toEqual(['Sales'])
    expect(namesOf({ filter: 'service' })).toEqual(['Workshop'])
    expect(namesOf({ filter: 'all' })).toEqual(['Sales', 'Workshop'])
    expect(namesOf({ filter: 'parts' })).toBeUndefined()
  })

  it('names the suburb of a car that stands with its owner, also on a site of one place (S1 §3)', () => {
    const cars: Partial<Car>[] = [{ id: 'a', privateSuburb: 'Newtown', privatePostcode: '2042' }, { id: 'b' }]
    const cards = planOf({ cars }).block('latest-arrivals')?.data.cards ?? []
    expect(cards.map(({ place }) => place).toSorted()).toEqual(['Newtown', null])
  })
})

describe('an offer of stock', () => {
  const CX5: Partial<Car> = { make: 'Mazda', model: 'CX-5', carType: 'new', priceType: 'drive_away' }
  const cars: Partial<Car>[] = [
    { ...CX5, id: 'a', priceAud: 42_990 },
    { ...CX5, id: 'b', priceAud: 39_990 },
    { ...CX5, id: 'c', carType: 'used', priceAud: 20_000 },
  ]
  const stock = { make: 'Mazda', model: 'CX-5', badge: null, condition: 'new' as const }
  const offer = makeOffer({ name: '{count} CX-5 from {from}', manufacturer: 'Mazda', stock })

  it('says how many there are and from what, and lists them, the cheapest first', () => {
    const { plan, inputs } = planOf({ data: { offers: [offer] }, cars })
    const page = inputs<OfferInputs>('/offers/mazda/a')
    expect(page.offer.name).toBe('2 CX-5 from $39,990 drive away')
    expect(page.price).toEqual({ priceAud: 39_990, priceType: 'drive_away', isFrom: true })
    expect(page.cards.map(({ car }) => car.id)).toEqual(['b', 'a'])
    expect(inputs<OffersInputs>('/special-offers').offers[0]).toMatchObject({
      price: page.price,
      name: page.offer.name,
    })
    expect(plan.warnings).toEqual([])
  })

  it('leads to the search of all of them where they are many', () => {
    const many = Array.from({ length: 13 }, (_, index) => ({ ...CX5, id: `n${index}` }))
    const page = planOf({ data: { offers: [offer] }, cars: many }).inputs<OfferInputs>('/offers/mazda/a')
    expect(page.cards).toHaveLength(12)
    expect(page.stock).toEqual({ href: '/search/mazda/cx-5?refinementList[car_type][0]=new', count: 13 })
  })

  it('is left out, with a warning, while there is none', () => {
    const { plan, paths } = planOf({ data: { offers: [offer] } })
    expect(paths).not.toContain('/offers/mazda/a')
    expect(plan.warnings).toEqual([
      'data/offers.json, offer a: it names cars of which none is in stock. The offer is left out until there is one.',
    ])
  })

  it('warns of fixed words that the stock does not bear out', () => {
    const fixed = makeOffer({ name: 'CX-5 from $38,990', manufacturer: 'Mazda', model: null })
    expect(planOf({ data: { offers: [fixed] }, cars }).plan.warnings).toEqual([
      'data/offers.json, offer a: it says from $38,990; the cheapest costs $39,990. Write {from} or {count} in its place, with a `stock`, or correct it.',
    ])
  })

  it('ends with its last day, at which the site is built again', () => {
    const ending = { ...offer, expiry: '2026-03-10' }
    const { plan, paths } = planOf({ data: { offers: [ending] }, cars })
    expect(paths).toContain('/offers/mazda/a')
    const endMs = plan.nextChangeAtMs ?? 0
    expect(endMs).toBeGreaterThan(Date.parse(ASKED_AT))
    const after = planOf({ data: { offers: [ending] }, cars, at: new Date(endMs).toISOString() })
    expect(after.paths).not.toContain('/offers/mazda/a')
    // Its address leads to the page of all, which says that there are none now.
    expect(after.inputs<OffersInputs>('/special-offers').offers).toEqual([])
  })
})

it('counts in the words of its reasons', () => {
  const reasons = [
    { title: '{brands} brands', text: 'In {towns} towns, {locations} places, {makes} makes, {vehicles} cars.' },
  ]
  const site = { home: { headline: 'H', introduction: 'I', reasons } }
  expect(planOf({ site }).block('reasons')?.data.reasons[0]?.text).toMatch(
    /^In \d+ towns, \d+ places, 1 makes, 1 cars\.$/,
  )
})

describe('offers (S2 §2)', () => {
  const toyota = makeLocation({ makes: ['Toyota'] })
  const both = makeLocation({ makes: ['Toyota', 'Kia'] })

  it('have no page where there are none', () => {
    expect(planOf().paths.filter((path) => /offer/.test(path))).toEqual([])
  })

  it('stand under their manufacturer unless the site has only one', () => {
    const data = { offers: [makeOffer()] }
    const pathsOf = (location: typeof toyota) =>
      planOf({ data, site: { locations: [location] } }).paths.filter((path) => path.includes('offer'))
    expect(pathsOf(toyota)).toEqual(['/special-offers', '/offers/a'])
    expect(pathsOf(both)).toEqual(['/special-offers', '/offers/toyota/a'])
  })

  it('are not shown on a website that they exclude', () => {
    const offers = [makeOffer({ excludedWebsiteIds: ['77'] }), makeOffer({ id: 'b', excludedWebsiteIds: ['78'] })]
    const plan = planOf({ data: { offers }, site: { websiteId: '77' } })
    expect(plan.inputs<OffersInputs>('/special-offers').offers.map(({ id }) => id)).toEqual(['b'])
    const none = planOf({ data: { offers }, site: { websiteId: '77', slug: 'x', offers: {} } })
    expect(none.paths).not.toContain('/offers/toyota/a')
    expect(planOf({ data: { offers: offers.slice(0, 1) }, site: { websiteId: '77' } }).paths).not.toContain(
      '/special-offers',
    )
  })

  it('lead to the model’s page only when there is one, else to its stock', () => {
    const exploreOf = (model: Offer['model'], cars: Partial<Car>[] = [{}]) =>
      planOf({ data: { offers: [makeOffer({ model })] }, cars }).inputs<OfferInputs>('/offers/toyota/a').exploreHref
    expect(exploreOf({ name: 'Hilux', slug: 'finance', overrideUrl: null })).toBe('/finance')
    expect(exploreOf({ name: 'Hilux', slug: 'hilux', overrideUrl: null })).toBe('/search/toyota/hilux')
    expect(exploreOf({ name: 'Yaris', slug: 'yaris', overrideUrl: null })).toBe('/search/toyota')
    expect(exploreOf({ name: 'Hilux', slug: 'hilux', overrideUrl: null }, [{ carType: 'new' }])).toBe('/toyota-hilux')
    expect(exploreOf({ name: 'Yaris', slug: 'yaris', overrideUrl: 'https://example.com/y' })).toBe(
      'https://example.com/y',
    )
    expect(exploreOf(null, [])).toBeNull()
  })
})

describe('brands', () => {
  const brands = [
    {
      title: 'Toyota',
      slug: 'toyota',
      kind: 'cars',
      logo: null,
      banner: null,
      description: ['Words.'],
      skipPage: false,
    },
    { title: 'Ducati', slug: 'ducati', kind: 'motorcycles', logo: null, banner: null, description: [], skipPage: true },
  ] as const

  it('have a page of all of them, each leading to its overview, else its stock, else nowhere (S1 §1, §3)', () => {
    const { inputs, plan } = planOf({ data: { brands: [...brands] }, cars: [{ id: 'a' }, { id: 'b' }] })
    expect(inputs<BrandsInputs>('/brands').groups).toEqual([
      { kind: 'cars', logos: [{ title: 'Toyota', href: '/toyota/overview', imageUrl: null, inStock: 2 }] },
      { kind: 'motorcycles', logos: [{ title: 'Ducati', href: null, imageUrl: null, inStock: 0 }] },
    ])
    expect(plan.pages[0]?.page.chrome.header).toContainEqual(
      expect.objectContaining({ kind: 'menu', label: 'Brands', href: '/brands' }),
    )
    const stocked = planOf({ data: { brands: [...brands] }, cars: [{ make: 'Ducati', model: 'Monster' }] })
    expect(stocked.inputs<BrandsInputs>('/brands').groups[1]?.logos[0]?.href).toBe('/search/ducati')
  })

  it('have no such page and no link to it where the site has none', () => {
    const { paths, plan } = planOf()
    expect(paths).not.toContain('/brands')
    expect(JSON.stringify(plan.pages[0]?.page.chrome)).not.toContain('/brands')
  })

  it('have a page each but for those that skip it (S1 §2)', () => {
    const { paths, inputs, block } = planOf({ data: { brands: [...brands], offers: [makeOffer()] } })
    expect(paths.filter((path) => path.endsWith('/overview'))).toEqual(['/toyota/overview'])
    expect(inputs<BrandInputs>('/toyota/overview')).toMatchObject({
      stockPath: '/search/toyota',
      totalCars: 1,
      offers: [{ id: 'a' }],
    })
    expect(block('brands')?.data.groups.map(({ kind, logos }) => [kind, logos.map(({ href }) => href)])).toEqual([
      ['cars', ['/toyota/overview']],
      ['motorcycles', [null]],
    ])
  })
})

describe('the pages of a group’s other businesses (S1 §2)', () => {
  const pages = [
    {
      label: 'Rental',
      href: '/twg-rental',
      summary: 'Cars by the day.',
      paragraphs: ['Ring us.'],
      phone: '1800 123 456',
    },
    { label: 'Loans', href: '/finance', action: { label: 'Nowhere', href: '/nowhere' } },
    { label: 'Tyres', href: '/twg-tyres' },
  ]

  it('have the words of the configuration or of the site’s own page', () => {
    const { inputs, paths, plan } = planOf({ site: { group: { pages } } })
    expect(inputs<GroupPageInputs>('/twg-rental')).toMatchObject({
      kind: 'group-page',
      title: 'Rental',
      description: 'Cars by the day.',
      parts: [],
      paragraphs: ['Ring us.'],
      phone: '1800 123 456',
      others: [{ label: 'Loans', href: '/finance' }],
    })
    expect(inputs<GroupPageInputs>('/finance')).toMatchObject({
      title: 'Finance',
      parts: [{ kind: 'html', html: '<p>Money.</p>' }],
      action: null,
    })
    expect(paths.filter((path) => path === '/finance')).toHaveLength(1)
    expect(paths).not.toContain('/twg-tyres')
    expect(plan.warnings).toEqual([expect.stringMatching(/^group\.pages\[1\]\.action: "Nowhere" leads to \/nowhere/)])
  })

  it('are linked to from the dealer’s group of the footer', () => {
    const { plan } = planOf({ site: { group: { pages } } })
    const dealer = plan.pages[0]?.page.chrome.footer.find(({ title }) => title === 'North Shore Motors')
    expect(dealer?.links.map(({ href }) => href)).toEqual(['/contact', '/twg-rental', '/finance'])
  })
})

describe('the page of a location', () => {
  it('quotes its own reviews', () => {
    const reviews = [makeReview({ locationCode: 'NORTH' }), makeReview({ id: '2', locationCode: 'SOUTH' })]
    const { inputs } = planOf({ data: { reviews } })
    expect(inputs<LocationInputs>('/locations/chermside').reviews).toMatchObject({ count: 1, averageRating: 5 })
    expect(planOf().inputs<LocationInputs>('/locations/chermside').reviews).toBeNull()
  })

  it('S2 §9: quotes ratings from 4 on, or from the site’s own on, and counts all', () => {
    const reviews = [5, 3.9].map((rating) => makeReview({ id: String(rating), rating, locationCode: 'NORTH' }))
    const quoted = (site: Partial<SiteInput>) =>
      planOf({ site, data: { reviews } }).inputs<LocationInputs>('/locations/chermside').reviews
    expect(quoted({})).toMatchObject({ reviews: [{ rating: 5 }], count: 2 })
    expect(quoted({ content: { reviews: { minimumRating: 3 } } })?.reviews).toHaveLength(2)
  })
})
