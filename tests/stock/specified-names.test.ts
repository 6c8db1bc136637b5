/** Every name that S1 §3 gives a value of a car is read from a feed of our own. */
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { Row } from './import-text.ts'
import { importRow } from './import-text.ts'

const variant = (values: Row): Row => ({ variant: values })

test.each<[string, Row, Partial<Car>]>([
  ['series', { series: 'GUN126R' }, { series: 'GUN126R' }],
  ['colour', { colour: 'Glacier White' }, { colour: 'Glacier White' }],
  ['interior_colour', { interior_colour: 'Black' }, { interiorColour: 'Black' }],
  ['reserved', { reserved: true }, { reserved: true }],
  ['tag', { tag: 'One owner' }, { tag: 'One owner' }],
  ['certified', { certified: true }, { certified: true }],
  ['item_type', { item_type: 'caravan', body: null }, { itemType: 'caravan' }],
  ['created_at', { created_at: '2026-01-05T00:00:00Z' }, { createdAt: '2026-01-05T00:00:00Z' }],
  ['before_price', { before_price: 48_990 }, { beforePriceAud: 48_990 }],
  ['offer_price', { offer_price: 43_990 }, { offerPriceAud: 43_990 }],
  ['subscription_price', { subscription_price: 199 }, { subscriptionPriceAud: 199 }],
  ['price_type', { price_type: 'drive_away' }, { priceType: 'drive_away' }],
  ['preorder', { preorder: true }, { preorder: true }],
  ['vin', { vin: 'JTMAB3FV100000001' }, { vin: 'JTMAB3FV100000001' }],
  ['regplate', { regplate: '123abc' }, { registrationPlate: '123ABC' }],
  ['rego_expiry', { rego_expiry: '2027-01-31' }, { registrationExpiry: '2027-01-31' }],
  ['nvic', { nvic: 'N1' }, { nvic: 'N1' }],
  ['primary_image_url', { primary_image_url: '/1.jpg' }, { images: [{ url: '/1.jpg', thumbnailUrl: '/1.jpg' }] }],
  ['seats', { seats: 5 }, { seats: 5 }],
  ['doors', { doors: 4 }, { doors: 4 }],
  ['fuel', { fuel: 'Diesel' }, { fuel: 'Diesel', fuelType: 'Diesel' }],
  ['simple_fuel Electric', { simple_fuel: 'Electric' }, { fuelType: 'Electric' }],
  ['simple_fuel Hybrid', { simple_fuel: 'Hybrid' }, { fuelType: 'Hybrid' }],
  ['simple_fuel PHEV', { simple_fuel: 'PHEV' }, { fuelType: 'PHEV' }],
  ['simple_body', { body: null, simple_body: 'SUV' }, { bodyType: 'suv' }],
  ['bodyconfiguration', { body: null, bodyconfiguration: 'Wagon' }, { bodyType: 'wagon' }],
  ['drive', { drive: '4x4' }, { drive: '4WD' }],
  ['simple_drive', { simple_drive: 'AWD' }, { drive: 'AWD' }],
  ['trans', { trans: '6 speed manual' }, { transmission: 'Manual', gearCount: 6 }],
  ['simple_transmission', { simple_transmission: 'Manual' }, { transmission: 'Manual' }],
  ['gearnum', { gearnum: 8 }, { gearCount: 8 }],
  ['engine_size', { engine_size: '2755 cc' }, { engineLitres: 2.8 }],
  ['engine_size_litres', { engine_size_litres: 2.8 }, { engineLitres: 2.8 }],
  ['build_date', { build_date: '2022-03' }, { buildDate: '2022-03' }],
  ['compliance_date', { compliance_date: '2022-05' }, { complianceDate: '2022-05' }],
  ['dealercomments', { dealercomments: 'Neat.' }, { comments: 'Neat.' }],
  ['standardEquipment', { standardEquipment: ['ABS'] }, { standardEquipment: ['ABS'] }],
  ['updated_at', { updated_at: '2026-01-05T00:00:00Z' }, { updatedAt: '2026-01-05T00:00:00Z' }],
  ['variant.cylinders', variant({ cylinders: 4 }), { cylinders: 4 }],
  ['variant.enginesize', variant({ enginesize: 2755 }), { engineLitres: 2.8 }],
  ['variant.enginesize_litres', variant({ enginesize_litres: 2.8 }), { engineLitres: 2.8 }],
  ['variant.torque', variant({ torque: 500 }), { torqueNm: 500 }],
  ['variant.geartype', variant({ geartype: 'Automatic' }), { transmission: 'Automatic' }],
  ['city', { city: 'Cairns' }, { city: 'Cairns' }],
  ['state', { state: 'QLD' }, { state: 'QLD' }],
  ['location.address', { location: { address: { city: 'Cairns', state: 'QLD' } } }, { city: 'Cairns', state: 'QLD' }],
  ['location_id', { location_code: null, location_id: 'SOUTH' }, { locationCode: 'SOUTH' }],
  ['location.id', { location_code: null, location: { id: 'SOUTH' } }, { locationCode: 'SOUTH' }],
  [
    'autograb_data',
    { autograb_data: { average_market_price: 48_000, state_average_market_price: 47_000 } },
    { marketPrices: { averageAud: 48_000, stateAverageAud: 47_000 } },
  ],
  ['payment_processors', { payment_processors: { name: 'Pay', reserve_amount: 500 } }, { processorReserveAud: 500 }],
  ['show_on_dealer_website', { show_on_dealer_website: false }, { showOnWebsite: false }],
])('S1 §3: %s', async (_name, row, car) => {
  const imported = await importRow(row)
  expect(imported.warnings).toEqual([])
  expect(imported.car).toMatchObject(car)
})

const SIZES = { body_width: 2450, body_length: 6480, tare_weight: 2510, aggregate_trailer_mass: 3100 }

test.each([
  ['of a caravan', { ...SIZES, axle_type: 'Tandem', sleeps: 4 }],
  ['within the caravan of a row', { caravan: { ...SIZES, axle_type: 'Tandem', sleeps: 4 } }],
])('S1 §3: the specifications %s', async (_name, row: Row) => {
  const { car } = await importRow({ ...row, item_type: 'caravan', body: 'Caravan' })
  expect(car?.caravan).toMatchObject({
    bodyWidthMm: 2450,
    bodyLengthMm: 6480,
    tareWeightKg: 2510,
    aggregateTrailerMassKg: 3100,
    axleType: 'Tandem',
    sleeps: 4,
  })
})
