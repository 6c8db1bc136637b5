/** Forty vehicles of every kind and state, on which each variant of a site gives its own answers. */
import type { Car } from '#domain/car/car.ts'
import type { MarketPrices } from '#domain/car/price/market-price.ts'
import { makeCar } from '../builders/make-car.ts'

/** Noon in Brisbane. */
export const AS_AT = '2026-06-15T02:00:00.000Z'
const LONG_AGO = '2026-01-05T00:00:00.000Z'

type Overrides = Partial<Car> & { averageAud?: number }

function car(stockNumber: string, title: string, given: Overrides = {}): { car: Car; market: MarketPrices | null } {
  const { averageAud, ...overrides } = given
  const [year = '', make = '', model = '', ...badge] = title.split(' ')
  const id = stockNumber.toLowerCase()
  return {
    market: averageAud === undefined ? null : { averageAud, stateAverageAud: null },
    car: makeCar({
      id,
      stockNumber,
      slug: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${id}`,
      name: title,
      year: Number(year),
      make,
      model,
      badge: badge.join(' ') || null,
      series: null,
      priceAud: 30_000,
      locationCode: 'MAIN',
      bodyType: 'suv',
      fuelType: 'Petrol',
      createdAt: LONG_AGO,
      ...overrides,
    }),
  }
}

const NEW = { carType: 'new' } as const
const DEMO = { carType: 'demo' } as const
const CARAVAN = { itemType: 'caravan', bodyType: 'caravan', fuelType: null } as const
const MOTORCYCLE = { itemType: 'motorcycle', bodyType: 'motorcycle' } as const
const TRUCK = { itemType: 'truck', bodyType: 'light-truck', fuelType: 'Diesel' } as const
const sold = (soldAt: string) => ({ status: 'sold', soldAt }) as const

export const FORTY_CARS = [
  // New, demo and used, in each state.
  car('F01', '2026 Toyota RAV4 GX', { ...NEW, priceAud: 45_000 }),
  car('F02', '2026 Toyota RAV4 Cruiser', { ...NEW, priceAud: 52_000, status: 'coming_soon' }),
  car('F03', '2026 Toyota Corolla', { ...NEW, priceAud: null, preorder: true, bodyType: 'hatch' }),
  car('F04', '2025 Toyota RAV4 GXL', { ...DEMO, priceAud: 47_000, beforePriceAud: 49_990 }),
  car('F05', '2025 Mazda CX-5 Touring', { ...DEMO, priceAud: 41_990, offerPriceAud: 39_990 }),
  car('F06', '2022 Toyota RAV4 GX', { priceAud: 36_500, averageAud: 37_000 }),
  car('F07', '2022 Toyota RAV4 GXL', { priceAud: 38_000, averageAud: 38_499 }),
  car('F08', '2021 Mazda CX-5 Maxx', { reserved: true }),
  car('F09', '2021 Mazda CX-5 GT', { certified: true, priceAud: 33_000 }),
  car('F10', '2020 Mazda CX-5 Akera', { certified: true, reserved: true }),
  car('F11', '2020 Kia Sportage S', { tag: 'One owner', priceAud: 24_990 }),
  car('F12', '2020 Kia Sportage SX', { tag: 'One owner', certified: true, priceAud: 27_990 }),
  // Arrivals: 8 days ago to the millisecond, just within them, 9 days ago.
  car('F13', '2019 Kia Cerato', { createdAt: '2026-06-07T02:00:00.000Z', bodyType: 'sedan', priceAud: 19_990 }),
  car('F14', '2019 Kia Cerato Sport', { createdAt: '2026-06-07T02:00:00.001Z', bodyType: 'sedan', priceAud: 21_990 }),
  car('F15', '2019 Kia Cerato GT', { createdAt: '2026-06-06T02:00:00.000Z', bodyType: 'sedan', priceAud: 24_990 }),
  // Sold: within 3 days, 3 days ago to the millisecond, 6 days ago, long ago.
  car('F16', '2018 Ford Ranger XLT', { ...sold('2026-06-14T02:00:00.000Z'), bodyType: 'ute' }),
  car('F17', '2018 Ford Ranger XL', { ...sold('2026-06-12T02:00:00.000Z'), bodyType: 'ute' }),
  car('F18', '2018 Ford Ranger XLS', { ...sold('2026-06-09T02:00:00.000Z'), bodyType: 'ute' }),
  car('F19', '2018 Ford Ranger Sport', { ...sold('2026-05-01T02:00:00.000Z'), bodyType: 'ute' }),
  // Prices at the edges of the rules.
  car('F20', '2017 Ford Focus', { priceAud: null, bodyType: 'hatch' }),
  car('F21', '2017 Ford Focus Trend', { priceAud: 10, bodyType: 'hatch' }),
  car('F22', '2017 Ford Focus Sport', { priceAud: 11, bodyType: 'hatch' }),
  car('F23', '2017 Ford Focus Titanium', { priceAud: 500, bodyType: 'hatch' }),
  car('F24', '2017 Ford Focus ST', { priceAud: 501, bodyType: 'hatch' }),
  car('F25', '2024 Porsche Cayenne', { priceAud: 180_000 }),
  // Old ones: 12 and 13 years of age.
  car('F26', '2014 Subaru Forester', { priceAud: 11_990 }),
  car('F27', '2013 Subaru Forester', { priceAud: 9_990 }),
  car('F28', '2015 Subaru Outback', { priceAud: 14_990, showOnWebsite: false }),
  // Electric, plug-in, hybrid.
  car('F29', '2026 Tesla Model-3', { ...NEW, fuelType: 'Electric', priceAud: 58_900, bodyType: 'sedan' }),
  car('F30', '2023 Tesla Model-Y', { fuelType: 'Electric', priceAud: 52_000, averageAud: 54_000, reserved: true }),
  car('F31', '2024 Mitsubishi Outlander PHEV', { fuelType: 'PHEV', priceAud: 55_000, averageAud: 56_999 }),
  car('F32', '2023 Toyota Camry Hybrid', { fuelType: 'Hybrid', priceAud: 34_000, bodyType: 'sedan', certified: true }),
  // By subscription, at the other dealership.
  car('F33', '2024 MG ZS', { subscriptionPriceAud: 199, priceAud: 22_000, locationCode: 'SECOND' }),
  car('F34', '2024 MG HS', { subscriptionPriceAud: 0, priceAud: 29_000, locationCode: 'SECOND' }),
  // Caravans, motorcycles, trucks.
  car('F35', '2025 Jayco Journey', { ...CARAVAN, ...NEW, priceAud: 79_990 }),
  car('F36', '2016 Jayco Starcraft', { ...CARAVAN, priceAud: null }),
  car('F37', '2024 Honda CB500X', { ...MOTORCYCLE, priceAud: 9_490 }),
  car('F38', '2023 Yamaha MT-07', { ...MOTORCYCLE, ...sold('2026-06-14T02:00:00.000Z') }),
  car('F39', '2021 Isuzu NPR 45-155', { ...TRUCK, priceAud: 120_000 }),
  car('F40', '2022 Isuzu D-MAX LS-U', { bodyType: 'ute', fuelType: 'Diesel', priceAud: 48_000 }),
] as const
