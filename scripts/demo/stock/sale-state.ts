/** Where a made-up vehicle stands in its sale: fresh, reserved, coming, sold, marked down. */
import type { DemoVehicle } from './demo-vehicle.ts'
import { daysBefore, isoInstant } from './demo-vehicle.ts'
import type { Random } from './random.ts'

type Sale = Readonly<{ priceAud: number; condition: string; ageYears: number; km: number | null }>

const LOW_KM_A_YEAR = 10_000

/** What is written on the windscreen, and of which vehicles it can be true. */
const TAGS: readonly (readonly [tag: string, fits: (sale: Sale) => boolean])[] = [
  ['One owner', ({ condition, ageYears }) => condition === 'used' && ageYears <= 8],
  ['Low kms', ({ condition, ageYears, km }) => condition === 'used' && km !== null && km < ageYears * LOW_KM_A_YEAR],
  ['Runout special', ({ condition, ageYears }) => condition === 'new' && ageYears === 1],
  ['Manager’s special', () => true],
  ['Weekend special', ({ condition }) => condition !== 'new'],
]

const MAX_DAYS_LISTED = 150

/** The fields of the sale; most vehicles are simply for sale. */
export function saleState(random: Random, asAt: Date, sale: Sale): DemoVehicle {
  // Squared, so that more have come lately: about one in five within the last week.
  const daysListed = random.next() ** 2 * MAX_DAYS_LISTED
  const createdAt = daysBefore(asAt, daysListed)
  const updatedAt = daysBefore(asAt, daysListed * random.next() * 0.5)
  const common: DemoVehicle = { created_at: secondOf(createdAt), updated_at: secondOf(updatedAt) }
  const lot = random.next()
  if (lot < 0.03) return { ...common, status: 'coming_soon' }
  if (lot < 0.06) return { ...common, status: 'in_stock', reserved: true }
  // Some within the three days for which a sold car stays listed (S1 §9), some past them.
  if (lot < 0.085) return sold(common, daysBefore(asAt, random.next() * 2.4))
  if (lot < 0.1) return sold(common, daysBefore(asAt, 4 + random.next() * 20))
  return {
    ...common,
    status: 'in_stock',
    ...(random.chance(0.06) ? { tag: random.pick(TAGS.filter(([, fits]) => fits(sale)))[0] } : {}),
    ...(random.chance(0.12) ? { before_price: sale.priceAud + random.integer(1, 6) * 500 } : {}),
  }
}

function sold(common: DemoVehicle, soldAt: Date): DemoVehicle {
  const soldFirst = typeof common.created_at === 'string' && common.created_at > secondOf(soldAt)
  return {
    ...common,
    ...(soldFirst ? { created_at: secondOf(daysBefore(soldAt, 20)) } : {}),
    updated_at: secondOf(soldAt),
    status: 'sold',
    sold_at: secondOf(soldAt),
  }
}

function secondOf(date: Date): string {
  return isoInstant(new Date(Math.floor(date.getTime() / 1000) * 1000))
}
