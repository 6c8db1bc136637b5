import { describe, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import { NO_SITE_DATA } from '#catalogue/site-data/site-data.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { OffersInputs } from '#view-models/offers.ts'
import type { PageInputs } from '#view-models/page.ts'
import type { ModelsInputs } from '#view-models/search.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'

const asAtMs = Date.parse('2026-03-10T00:00:00Z')

interface Planned {
  cars?: Partial<Car>[]
  offers?: Offer[]
  site?: Partial<SiteInput>
  contentPages?: ContentPage[]
}

function inputsOf<Inputs extends PageInputs>(
  path: string,
  { cars = [{}], offers = [], site = {}, contentPages = [] }: Planned,
): Inputs | undefined {
  const stock = cars.map((car, index) => makeImportedCar({ id: `c${index}`, ...car }))
  const data = { ...NO_SITE_DATA, offers }
  const { pages } = planSite(
    createCatalogue({ site: makeSite(site), stock, contentPages, data, history: NO_HISTORY, asAtMs }),
  )
  return pages.find(({ page }) => page.path === path)?.page.inputs as Inputs | undefined
}

describe('S1 §3: the page of makes and models', () => {
  const cars: Partial<Car>[] = [
    { make: 'Toyota', model: 'Hilux', bodyType: 'ute' },
    { make: 'Toyota', model: 'Hilux', bodyType: 'suv' },
    { make: 'Mazda', model: 'CX-5', bodyType: 'suv' },
    { make: 'Mazda', model: '3', bodyType: 'hatch' },
  ]

  it('has each model with its bodies and its count, by make and model', () => {
    const models = inputsOf<ModelsInputs>('/models', { cars })
    expect(
      models?.models.map(({ make, model, href, bodyTypes, count }) => [make, model, href, bodyTypes, count]),
    ).toEqual([
      ['Mazda', '3', '/search/mazda/3', ['hatch'], 1],
      ['Mazda', 'CX-5', '/search/mazda/cx-5', ['suv'], 1],
      ['Toyota', 'Hilux', '/search/toyota/hilux', ['suv', 'ute'], 2],
    ])
    expect(models?.makes).toEqual([
      { label: 'Mazda', value: 'Mazda', count: 2 },
      { label: 'Toyota', value: 'Toyota', count: 1 },
    ])
    expect(models?.bodyTypes).toEqual([
      { label: 'SUV', value: 'suv', count: 2 },
      { label: 'Hatch', value: 'hatch', count: 1 },
      { label: 'Ute', value: 'ute', count: 1 },
    ])
  })

  it('is not there without stock, nor where the site has a page of its own', () => {
    expect(inputsOf('/models', { cars: [] })).toBeUndefined()
    const own = makeContentPage({ path: '/models' })
    expect(inputsOf('/models', { cars, contentPages: [own] })?.kind).toBe('content')
  })
})

describe('S1 §1: the page of compared cars', () => {
  it('is there unless the site says otherwise', () => {
    expect(inputsOf('/compare', {})?.kind).toBe('compare')
    expect(inputsOf('/compare', { site: { compare: { show: false } } })).toBeUndefined()
  })
})

describe('S2 §4, S1 §3: the list of offers', () => {
  const offer: Offer = {
    id: 'a',
    name: 'Hilux',
    description: 'd'.repeat(201),
    sanitizedDescription: null,
    disclaimer: 'e'.repeat(200),
    category: 'Drive away',
    manufacturer: 'Toyota',
    model: null,
    priceAud: 45_990,
    imageUrl: null,
    imageOrModelImageUrl: null,
    excludedWebsiteIds: [],
    start: null,
    expiry: null,
    stock: null,
  }

  it('leaves out an offer before its first day and after its last', () => {
    const running = { ...offer, start: '2026-03-10', expiry: '2026-03-10' }
    const others = [
      { ...offer, id: 'over', expiry: '2026-03-09' },
      { ...offer, id: 'upcoming', start: '2026-03-11' },
    ]
    const offers = inputsOf<OffersInputs>('/special-offers', { offers: [...others, running] })?.offers
    expect(offers).toMatchObject([{ id: 'a', lastDay: 'Tue 10 Mar 2026' }])
    expect(inputsOf<OffersInputs>('/special-offers', { offers: others })?.offers).toEqual([])
  })

  it('has prices, and texts that begin collapsed where they are long', () => {
    const plain = {
      ...offer,
      id: 'b',
      description: null,
      sanitizedDescription: 'Short.',
      disclaimer: null,
      priceAud: null,
    }
    const offers = inputsOf<OffersInputs>('/special-offers', { offers: [offer, plain] })?.offers
    expect(offers).toMatchObject([
      {
        id: 'a',
        price: { priceAud: 45_990, priceType: 'as_advertised', isFrom: false },
        description: { kind: 'collapsed', preview: 'd'.repeat(160), kept: null, text: 'd'.repeat(201) },
        disclaimer: { kind: 'whole', text: 'e'.repeat(200) },
      },
      { id: 'b', price: null, description: { kind: 'whole', text: 'Short.' }, disclaimer: null },
    ])
  })

  it('AU §1: has the warning of an offer that states a rate, for its tile', () => {
    const disclaimer = 'Approved applicants only. WARNING: This comparison rate is an example.'
    const rates = [
      { ...offer, id: 'name', name: 'Kia Sportage at 3.9% p.a.', disclaimer },
      { ...offer, id: 'words', description: 'A comparison rate of 4.1% p.a.', disclaimer },
      { ...offer, id: 'none', description: '$1,000 off.', disclaimer },
    ]
    const listed = inputsOf<OffersInputs>('/special-offers', { offers: rates })?.offers ?? []
    const warning = 'WARNING: This comparison rate is an example.'
    expect(Object.fromEntries(listed.map(({ id, lawWords }) => [id, lawWords]))).toEqual({
      name: warning,
      words: warning,
      none: null,
    })
  })
})

describe('S2 §2: the page of a portal', () => {
  const site = (enabled: boolean) => ({ gating: { enabled, portals: [{ path: '/mydealership', title: 'Ours' }] } })

  it('is there where gating is on, unless the site has a page of its own at its path', () => {
    expect(inputsOf('/mydealership', { site: site(true) })).toMatchObject({ kind: 'portal', title: 'Ours' })
    expect(inputsOf('/mydealership', { site: site(false) })).toBeUndefined()
    const own = makeContentPage({ path: '/mydealership' })
    expect(inputsOf('/mydealership', { site: site(true), contentPages: [own] })?.kind).toBe('content')
  })
})
