import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { AdvertisedCar } from '#domain/feeds-out/advertised-car.ts'
import { feedEntry, wholeFeed } from '#domain/feeds-out/feeds-out.ts'
import { GOOGLE_VEHICLE_ADS } from '#domain/feeds-out/google-vehicle-ads.ts'
import { META_VEHICLES } from '#domain/feeds-out/meta-vehicles.ts'
import { STOCK_LIST_COLUMNS, stockListEntry } from '#domain/feeds-out/stock-list.ts'
import { makeCar } from '../../builders/make-car.ts'

const SELLER = {
  code: 'NCL',
  name: 'Newcastle',
  phone: '0255504180',
  street: '418 Lantern Street',
  city: 'Newcastle West',
  state: 'NSW',
  postcode: '2302',
  latitude: -32.9,
  longitude: 151.7,
}

function advertised(overrides: Partial<Car> = {}, seller: AdvertisedCar['seller'] = SELLER): AdvertisedCar {
  const car = makeCar({
    vin: 'JTFDE626800123456',
    priceType: 'drive_away',
    bodyType: 'ute',
    odometerKm: 41_200,
    colour: 'Glacier White',
    ...overrides,
  })
  const url = `https://dealer.example/cars/${car.slug}`
  return { car, url, imageUrls: ['https://dealer.example/a.jpg', 'https://dealer.example/b.jpg'], seller }
}

function reasons(feed: 'google' | 'meta', overrides: Partial<Car>, seller?: AdvertisedCar['seller']): string[] {
  return feedEntry(feed, advertised(overrides, seller), {}).problems.map(({ reason }) => reason)
}

/** The cells of a car's row by column. */
function googleCells(overrides: Partial<Car>, storeCodes = {}): Record<string, string> {
  const { text } = feedEntry('google', advertised(overrides), storeCodes)
  const cells = (text ?? '').trimEnd().split('\t')
  return Object.fromEntries(GOOGLE_VEHICLE_ADS.fields.map(({ name }, index) => [name, cells[index] ?? '']))
}

describe('the feed of Google', () => {
  it('says of a used ute what Google asks for in Australia', () => {
    expect(googleCells({})).toMatchObject({
      VIN: 'JTFDE626800123456',
      store_code: 'NCL',
      vehicle_fulfillment: 'in_store:NCL',
      price: '54990.00 AUD',
      vehicle_price_type: 'drive_away_price',
      condition: 'used',
      mileage: '41200 km',
      body_style: 'truck',
      additional_image_link: 'https://dealer.example/b.jpg',
    })
  })

  it('names a location as its Business Profile does', () => {
    expect(googleCells({}, { NCL: 'bqm-1' })).toMatchObject({ store_code: 'bqm-1' })
  })

  it.each<[Partial<Car>, string]>([
    [{ vin: null }, 'has no VIN'],
    [
      { vin: 'JTFDE62680012345O' },
      'has a VIN of "JTFDE62680012345O"; expected 17 letters and digits without I, O and Q',
    ],
    [{ colour: null }, 'has no color'],
    [{ odometerKm: null }, 'has no mileage'],
    [{ priceAud: null }, 'has no price'],
    [{ priceType: 'as_advertised' }, 'has a price that does not say what it includes'],
    [{ carType: 'new', priceType: 'excluding_government_charges' }, 'is new without a drive-away price'],
    [{ itemType: 'caravan' }, 'is no car or ute; other vehicles are not taken'],
    [{ bodyType: 'light-truck' }, 'is no car or ute; other vehicles are not taken'],
    [{ status: 'sold' }, 'is sold'],
    [{ reserved: true }, 'is reserved'],
    [{ status: 'coming_soon' }, 'is still to come'],
  ])('leaves out a car with %o, and says why', (overrides, reason) => {
    expect(reasons('google', overrides)).toEqual([reason])
  })

  it('takes a new car without a distance, and a used one without government charges', () => {
    expect(reasons('google', { carType: 'new', odometerKm: null })).toEqual([])
    expect(reasons('google', { priceType: 'excluding_government_charges' })).toEqual([])
    expect(googleCells({ priceType: 'excluding_government_charges' })).toMatchObject({
      vehicle_price_type: 'excluding_government_charges_price',
    })
  })

  it('needs a place', () => {
    expect(reasons('google', {}, null)).toEqual(['has no store_code', 'has no vehicle_fulfillment'])
  })
})

describe('the feed of Meta', () => {
  it('takes vehicles of every kind', () => {
    for (const itemType of ['car', 'caravan', 'motorcycle', 'truck'] as const) {
      expect(reasons('meta', { itemType, bodyType: null })).toEqual([])
    }
  })

  it('counts a new car and a caravan without a distance as not driven, and asks a used car for its', () => {
    expect(reasons('meta', { carType: 'new', odometerKm: null })).toEqual([])
    expect(reasons('meta', { itemType: 'caravan', odometerKm: null })).toEqual([])
    expect(reasons('meta', { odometerKm: null })).toEqual(['has no mileage.value'])
  })

  it('needs a place', () => {
    const missing = ['dealer_id', 'dealer_name', 'address', 'latitude', 'longitude']
    expect(reasons('meta', {}, null)).toEqual(missing.map((field) => `has no ${field}`))
    expect(reasons('meta', {}, { ...SELLER, latitude: null, longitude: null })).toEqual([
      'has no latitude',
      'has no longitude',
    ])
  })

  it.each<[Partial<Car>, string]>([
    [{ carType: 'new' }, ',NEW,'],
    [{ certified: true }, ',CPO,'],
    [{ drive: '4WD' }, ',4X4,'],
    [{ fuelType: 'PHEV' }, ',HYBRID,'],
  ])('writes %o in its own words', (overrides, expected) => {
    expect(feedEntry('meta', advertised(overrides), {}).text).toContain(expected)
  })
})

describe('the plain list', () => {
  it('has a column for every value of an entry', () => {
    expect(STOCK_LIST_COLUMNS).toEqual(Object.keys(stockListEntry(advertised())))
  })

  it('leaves out what is sold, and keeps what is reserved or still to come', () => {
    expect(feedEntry('json', advertised({ status: 'sold' }), {})).toEqual({
      text: null,
      problems: [{ field: null, reason: 'is sold' }],
    })
    expect(feedEntry('csv', advertised({ reserved: true, status: 'coming_soon' }), {}).problems).toEqual([])
  })

  it('separates pictures in a cell, and has no place without one', () => {
    const { text } = feedEntry('csv', advertised({}, null), {})
    expect(text).toContain('https://dealer.example/a.jpg|https://dealer.example/b.jpg')
  })

  it('is JSON that can be read', () => {
    const texts = [advertised(), advertised({ name: 'A "quoted" \n name' })].flatMap(
      (car) => feedEntry('json', car, {}).text ?? [],
    )
    expect(JSON.parse(wholeFeed('json', texts))).toHaveLength(2)
    expect(JSON.parse(wholeFeed('json', []))).toEqual([])
  })
})

it('a row has a cell for each column, whatever stands in a car', () => {
  const width = { google: GOOGLE_VEHICLE_ADS.fields.length, meta: META_VEHICLES.fields.length }
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (comments, colour) => {
      const { text } = feedEntry('google', advertised({ comments, colour }), {})
      if (text !== null) expect(text.trimEnd().split('\t').length).toBeLessThanOrEqual(width.google)
      expect(text?.match(/\n/g)?.length ?? 1).toBe(1)
    }),
  )
  for (const feed of ['google', 'meta'] as const) {
    const [header = ''] = wholeFeed(feed, []).split(/\r?\n/)
    expect(header.split(feed === 'google' ? '\t' : ',')).toHaveLength(width[feed])
  }
})
