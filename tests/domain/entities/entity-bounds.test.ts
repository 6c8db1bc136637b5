/** Where the entities of S1 §3 and S2 §3 stop believing what comes from outside. The bounds are ours. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import * as calls from '#domain/entities/calls.ts'
import { carDtoSchema } from '#domain/entities/car-dto.ts'
import { financeLenderInfoSchema, financeQuoteSchema } from '#domain/entities/car-finance.ts'
import { variantSchema } from '#domain/entities/car-variant.ts'
import * as dealership from '#domain/entities/dealership.ts'
import { addressSchema, locationSchema } from '#domain/entities/location.ts'
import { offerSchema } from '#domain/entities/offer.ts'
import { specialHoursEntrySchema } from '#domain/entities/opening-hours.ts'
import { facetItemSchema, searchResultSchema } from '#domain/entities/search-result.ts'
import { promoCardSchema, websitePluginSchema } from '#domain/entities/site-entries.ts'

/** What each entity cannot be without. */
const NEEDED = {
  id: 1,
  name: 'Name',
  title: 'Title',
  slug: 'slug',
  value: 'value',
  count: 1,
  pages: 1,
  rating: 3,
  date: '2026-12-25',
  price: 1,
}

function read(schema: v.GenericSchema, key: string, value: unknown): unknown {
  const result = v.safeParse(schema, { ...NEEDED, [key]: value })
  return result.success ? (result.output as Record<string, unknown>)[key] : null
}

const car = carDtoSchema
const result = searchResultSchema(carDtoSchema)

describe('numbers', () => {
  const MONEY = [0, 10_000_000, 0.01] as const
  test.each<[v.GenericSchema, string, number, number, number]>([
    [car, 'year', 1900, 2100, 1],
    [car, 'km', 0, 2_000_000, 1],
    [car, 'seats', 1, 70, 1],
    [car, 'doors', 1, 10, 1],
    [car, 'gearnum', 1, 24, 1],
    [car, 'engine_size_litres', 0, 30, 0.01],
    [car, 'views', 0, 100_000_000, 1],
    [car, 'photos_count', 0, 1_000, 1],
    [car, 'price', ...MONEY],
    [car, 'before_price', ...MONEY],
    [car, 'offer_price', ...MONEY],
    [car, 'subscription_price', ...MONEY],
    [car, 'tare_weight', 0, 20_000, 0.1],
    [car, 'sleeps', 1, 14, 1],
    [car, 'aggregate_trailer_mass', 0, 30_000, 0.1],
    [car, 'body_length', 500, 30_000, 1],
    [variantSchema, 'cylinders', 1, 16, 1],
    [variantSchema, 'enginesize_litres', 0, 30, 0.01],
    [variantSchema, 'fuelconsumptioncombined', 0, 60, 0.01],
    [variantSchema, 'fuelcapacity', 0, 1_500, 0.1],
    [variantSchema, 'grossvehiclemass', 0, 100_000, 0.1],
    [variantSchema, 'vehiclelength', 0, 30_000, 0.1],
    [variantSchema, 'vehicleheight', 0, 10_000, 0.1],
    [variantSchema, 'vehiclewidth', 0, 10_000, 0.1],
    [variantSchema, 'towingcapacitybraked', 0, 50_000, 0.1],
    [variantSchema, 'torque', 0, 5_000, 0.1],
    [variantSchema, 'ancaprating', 0, 5, 0.1],
    [variantSchema, 'power', 0, 2_000, 0.1],
    [financeLenderInfoSchema, 'deposit', ...MONEY],
    [financeLenderInfoSchema, 'termYears', 0, 50, 0.01],
    [financeLenderInfoSchema, 'termMonths', 0, 600, 0.01],
    [financeLenderInfoSchema, 'termWeeks', 0, 2_600, 0.01],
    [financeLenderInfoSchema, 'interestRate', 0, 100, 0.0001],
    [financeLenderInfoSchema, 'comparisonRate', 0, 100, 0.0001],
    [financeQuoteSchema, 'weeklyRepaymentAmount', ...MONEY],
    [financeQuoteSchema, 'advertisedRate', 0, 100, 0.0001],
    [financeQuoteSchema, 'comparisonRate', 0, 100, 0.0001],
    [autoGaugeSchema, 'fill', 0, 1_000, 0.0001],
    [autoGaugeSchema, 'confidence', 0, 100, 0.000001],
    [calls.deliveryEstimateSchema, 'price', 0, 1_000_000, 0.01],
    [calls.viewAnswerSchema, 'views', 0, 100_000_000, 1],
    [dealership.dealershipSchema, 'offers_count', 0, 100_000, 1],
    [dealership.dealershipSchema, 'include_sold_cars_days', 0, 365, 1],
    [dealership.reviewSchema, 'rating', 0, 5, 0.01],
    [dealership.reviewsSchema, 'average_rating', 0, 5, 0.01],
    [dealership.reviewsSchema, 'count', 0, 10_000_000, 1],
    [addressSchema, 'lat', -90, 90, 0.000001],
    [addressSchema, 'long', -180, 180, 0.000001],
    [locationSchema, 'average_rating', 0, 5, 0.01],
    [locationSchema, 'review_count', 0, 10_000_000, 1],
    [promoCardSchema, 'position', 0, 10_000, 1],
    [facetItemSchema, 'count', 0, 100_000_000, 1],
    [result, 'pages', 0, 100_000_000, 1],
    [result, 'ms', 0, 10_000_000, 0.001],
  ])('%# %s from %d to %d in steps of %d', (schema, key, least, most, step) => {
    expect(read(schema, key, least)).toBe(least)
    expect(read(schema, key, most)).toBe(most)
    expect(read(schema, key, String(most))).toBe(most)
    expect(read(schema, key, least - step)).toBeNull()
    expect(read(schema, key, most + step)).toBeNull()
    // One more digit than it keeps is rounded away.
    const middle = Math.round((least + most) / 2)
    expect(read(schema, key, middle + step)).toBeCloseTo(middle + step, 9)
    expect(read(schema, key, middle + step / 4)).toBe(middle)
  })
})

describe('texts', () => {
  test.each<[v.GenericSchema, string, number]>([
    [car, 'name', 200],
    [car, 'make', 60],
    [car, 'model', 80],
    [car, 'badge', 120],
    [car, 'series', 80],
    [car, 'colour', 60],
    [car, 'interior_colour', 80],
    [car, 'tag', 40],
    [car, 'stocknum', 40],
    [car, 'vin', 40],
    [car, 'regplate', 12],
    [car, 'nvic', 20],
    [car, 'fuel', 60],
    [car, 'simple_fuel', 30],
    [car, 'body', 80],
    [car, 'simple_body', 30],
    [car, 'drive', 60],
    [car, 'simple_drive', 30],
    [car, 'trans', 80],
    [car, 'simple_transmission', 30],
    [car, 'bodyconfiguration', 80],
    [car, 'engine_size', 60],
    [car, 'dealercomments', 8_000],
    [car, 'carsales_title', 200],
    [car, 'spin_code', 200],
    [car, 'city', 80],
    [car, 'private_suburb', 80],
    [car, 'private_postcode', 10],
    [car, 'axle_type', 40],
    [variantSchema, 'enginesize', 60],
    [variantSchema, 'induction', 60],
    [variantSchema, 'bodyconfiguration', 80],
    [variantSchema, 'geartype', 80],
    [financeLenderInfoSchema, 'disclaimer', 8_000],
    [financeLenderInfoSchema, 'financeProvider', 100],
    [autoGaugeSchema, 'description', 1_000],
    [calls.userSchema, 'name', 200],
    [calls.leadAnswerSchema, 'error', 1_000],
    [calls.deliveryEstimateSchema, 'name', 200],
    [dealership.dealershipSchema, 'name', 200],
    [dealership.dealershipSchema, 'finance_provider', 100],
    [dealership.brandSchema, 'title', 100],
    [dealership.manufacturerSchema, 'name', 100],
    [dealership.reviewSchema, 'customer_name', 200],
    [dealership.reviewSchema, 'text', 8_000],
    [dealership.reviewSchema, 'reply_text', 8_000],
    [locationSchema, 'name', 200],
    [locationSchema, 'location_subtype', 200],
    [locationSchema, 'dealer_license_number', 60],
    [locationSchema, 'motor_vehicle_repairer', 60],
    [addressSchema, 'street', 200],
    [addressSchema, 'city', 100],
    [addressSchema, 'place_id', 300],
    [addressSchema, 'map_key', 300],
    [specialHoursEntrySchema, 'label', 100],
    [offerSchema, 'name', 300],
    [offerSchema, 'description', 20_000],
    [offerSchema, 'sanitized_description', 20_000],
    [offerSchema, 'disclaimer', 20_000],
    [offerSchema, 'category', 100],
    [offerSchema, 'manufacturer', 100],
    [websitePluginSchema, 'feature', 100],
    [websitePluginSchema, 'name', 100],
    [facetItemSchema, 'label', 300],
    [facetItemSchema, 'value', 300],
  ])('%# %s keeps %d characters', (schema, key, most) => {
    expect(read(schema, key, 'x'.repeat(most))).toBe('x'.repeat(most))
    expect(read(schema, key, 'x'.repeat(most + 1))).toBe('x'.repeat(most))
  })
})

describe('lists', () => {
  const image = (index: number) => `/${index}.jpg`
  const position = (index: number) => ({ angle: index % 360, x: 0, y: 0 })
  const hotspot = (index: number) => ({ description: `Spot ${index}`, positions: [position(0)] })
  test.each<[v.GenericSchema, string, number, (index: number) => unknown]>([
    [car, 'images', 100, image],
    [car, 'thumbnails', 100, image],
    [car, 'videos', 20, image],
    [car, 'walkaround_videos', 20, image],
    [car, 'spin_images', 360, image],
    [car, 'standardEquipment', 200, String],
    [car, 'features', 200, String],
    [car, 'specifications', 300, (index) => ({ label: `Row ${index}` })],
    [car, 'payment_processors', 10, (index) => ({ name: `Processor ${index}` })],
    [dealership.dealershipSchema, 'locations', 500, (index) => ({ id: index })],
    [dealership.brandSchema, 'description', 50, String],
    [dealership.reviewsSchema, 'reviews', 1_000, () => ({ rating: 5 })],
    [locationSchema, 'manufacturers', 200, String],
    [offerSchema, 'excluded_website_ids', 1_000, String],
    [result, 'hits', 1_000, (index) => ({ id: index })],
  ])('%# %s holds %d', (schema, key, most, item) => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => item(index))
    expect(read(schema, key, items(most))).toHaveLength(most)
    expect(read(schema, key, items(most + 1))).toHaveLength(most)
    expect(read(schema, key, 'none')).toEqual([])
  })

  test('a view of a car holds 100 hotspots of 360 positions', () => {
    const many = Array.from({ length: 101 }, (_, index) => hotspot(index))
    const turning = { description: 'Tow bar', positions: Array.from({ length: 361 }, (_, index) => position(index)) }
    const hotspots = v.parse(car, { id: 1, hotspots: { exterior: many, interior: [turning] } }).hotspots
    expect(hotspots?.exterior).toHaveLength(100)
    expect(hotspots?.interior[0]?.positions).toHaveLength(360)
  })
})
