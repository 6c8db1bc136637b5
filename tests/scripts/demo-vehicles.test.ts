import { describe, expect, it } from 'vitest'
import type { DemoLocation } from '#scripts/demo/stock/demo-vehicle.ts'
import { generateVehicles } from '#scripts/demo/stock/generate-vehicles.ts'
import { createRandom } from '#scripts/demo/stock/random.ts'
import { spoilVehicles } from '#scripts/demo/stock/spoil-vehicles.ts'

const AS_AT = new Date('2026-11-20T14:00:00Z')
const LOCATIONS: DemoLocation[] = [
  { code: 'A', makes: ['Mazda', 'Kia'], state: 'NSW' },
  { code: 'B', makes: [], state: 'QLD' },
]
const cars = (count: number, seed = 7) =>
  generateVehicles({ seed, count, profile: 'cars', asAt: AS_AT, locations: LOCATIONS })

describe('createRandom', () => {
  it('gives the published first numbers of mulberry32', () => {
    const random = createRandom(1)
    expect([random.next(), random.next()]).toEqual([0.6270739405881613, 0.002735721180215478])
  })

  it('spreads whole numbers over both ends', () => {
    const random = createRandom(3)
    const found = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)))
    expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('samples without repeating, in order', () => {
    const items = ['a', 'b', 'c', 'd', 'e']
    const random = createRandom(9)
    for (let round = 0; round < 50; round++) {
      const sample = random.sample(items, 3)
      expect(new Set(sample).size).toBe(3)
      expect(sample).toEqual([...sample].sort())
    }
    expect(random.sample(items, 9)).toEqual(items)
  })
})

describe('generateVehicles', () => {
  it('gives the same vehicles for the same seed, and others for another', () => {
    expect(cars(40)).toEqual(cars(40))
    expect(cars(40, 8)).not.toEqual(cars(40))
  })

  it('keeps the first vehicles when more are asked for', () => {
    expect(cars(50).slice(0, 20)).toEqual(cars(20))
  })

  it('says of some what few feeds say: pre-orders, averages of the market, standard equipment, amounts to reserve', () => {
    const some = cars(1_000)
    const ordered = some.filter(({ preorder }) => preorder === true)
    expect(ordered.length).toBeGreaterThan(0)
    for (const car of ordered) expect(car).toMatchObject({ car_type: 'new', status: 'coming_soon', price: 0 })
    const compared = some.filter(({ average_market_price: averageAud }) => averageAud !== undefined)
    expect(compared.map(({ car_type }) => car_type)).toEqual(compared.map(() => 'used'))
    const below = compared.filter((car) => Number(car.average_market_price) - Number(car.price) > 499)
    expect(below.length).toBeGreaterThan(0)
    expect(below.length).toBeLessThan(compared.length)
    for (const car of some) expect('standard_equipment' in car).toBe(car.car_type !== 'used')

    const options = { seed: 7, count: 60, asAt: AS_AT, locations: LOCATIONS }
    const yard = generateVehicles({ ...options, profile: 'bikes-and-trucks' })
    for (const vehicle of yard) expect('payment_processors' in vehicle).toBe(vehicle.item_type === 'truck')
  })

  it('sells new and demo cars only where their make is sold', () => {
    for (const car of cars(500)) {
      if (car.car_type === 'used') continue
      expect(car.location_code).toBe('A')
      expect(['Mazda', 'Kia']).toContain(car.make)
    }
  })

  it('lets price and odometer follow from age', () => {
    const used = cars(3_000).filter(({ car_type }) => car_type === 'used')
    const mean = (field: 'price' | 'km', from: number, to: number) => {
      const some = used.filter(({ year }) => Number(year) >= from && Number(year) <= to)
      expect(some.length).toBeGreaterThan(30)
      return some.reduce((sum, car) => sum + Number(car[field]), 0) / some.length
    }
    expect(mean('price', 2025, 2026)).toBeGreaterThan(mean('price', 2020, 2021) * 1.2)
    expect(mean('km', 2017, 2018)).toBeGreaterThan(mean('km', 2024, 2025) * 2)
  })

  it('dates nothing after the instant that it was made for', () => {
    for (const car of cars(500)) {
      for (const field of ['created_at', 'updated_at', 'sold_at'] as const) {
        const value = car[field]
        if (value !== undefined) expect(Date.parse(String(value))).toBeLessThanOrEqual(AS_AT.getTime())
      }
      expect(Number(car.year)).toBeLessThanOrEqual(2026)
    }
  })

  it('has just-arrived, sold, old sold, reserved, coming and marked-down cars', () => {
    const some = cars(600)
    const daysAgo = (value: unknown) => (AS_AT.getTime() - Date.parse(String(value))) / 86_400_000
    expect(some.some(({ created_at }) => daysAgo(created_at) < 8)).toBe(true)
    expect(some.some(({ sold_at }) => sold_at !== undefined && daysAgo(sold_at) < 3)).toBe(true)
    expect(some.some(({ sold_at }) => sold_at !== undefined && daysAgo(sold_at) > 3)).toBe(true)
    expect(some.some(({ reserved }) => reserved === true)).toBe(true)
    expect(some.some(({ status }) => status === 'coming_soon')).toBe(true)
    expect(some.some(({ before_price, price }) => Number(before_price) > Number(price))).toBe(true)
    expect(some.some(({ certified }) => certified === true)).toBe(true)
    expect(some.some(({ tag }) => tag !== undefined)).toBe(true)
    expect(new Set(some.map(({ fuel }) => fuel)).size).toBeGreaterThanOrEqual(5)
  })

  it('gives VINs with a right check digit that no maker uses', () => {
    const values = Object.fromEntries(
      [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'].map((character) => [
        character,
        /\d/.test(character)
          ? Number(character)
          : Number('12345678123457923456789'['ABCDEFGHJKLMNPRSTUVWXYZ'.indexOf(character)]),
      ]),
    )
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    for (const { vin } of cars(100)) {
      expect(vin).toMatch(/^DEM0[A-HJ-NPR-Z0-9]{13}$/)
      const sum = [...String(vin)].reduce(
        (total, character, index) => total + (values[character] ?? 0) * (weights[index] ?? 0),
        0,
      )
      expect(String(vin)[8]).toBe(sum % 11 === 10 ? 'X' : String(sum % 11))
    }
  })

  it('writes comments without a hole in them', () => {
    const caravans = generateVehicles({ seed: 1, count: 200, profile: 'caravans', asAt: AS_AT, locations: LOCATIONS })
    for (const { dealercomments } of [...cars(300), ...caravans]) {
      expect(dealercomments).not.toMatch(/[{}]|undefined|null|NaN| {2}| [.,]/)
    }
  })
})

it('S1 §3: each truck with a price has a lender, whose comparison rate counts its fee', () => {
  const yard = [{ code: 'TRUCKS', makes: ['Isuzu'], state: 'SA' }]
  const made = generateVehicles({ seed: 3, count: 30, profile: 'bikes-and-trucks', asAt: AS_AT, locations: yard })
  for (const { finance_lenders: lenders, price } of made) {
    const lender = Object.values(lenders as Record<string, Record<string, number>>)[0]
    expect(lender?.['comparisonRate']).toBeGreaterThan(Number(lender?.['interestRate']))
    expect(Number(lender?.['paymentMonth']) * 60).toBeGreaterThan(Number(price) * 0.9)
  }
})

describe('spoilVehicles', () => {
  it('adds rows beyond use to about one in thirty, and loses none', () => {
    const clean = cars(2_000)
    const rows = spoilVehicles(clean, 7)
    const extra = rows.length - clean.length
    expect(extra / rows.length).toBeGreaterThan(0.02)
    expect(extra / rows.length).toBeLessThan(0.045)
    const stockNumbers = new Set(rows.map(({ stocknum }) => stocknum))
    expect(clean.every(({ stocknum }) => stockNumbers.has(stocknum))).toBe(true)
    expect(spoilVehicles(clean, 7)).toEqual(rows)
  })
})
