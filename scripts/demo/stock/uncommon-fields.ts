/** Fields that few feeds have: average market prices, standard equipment, pre-orders, the amount to reserve a vehicle, a lender. */
import type { DemoVehicle } from './demo-vehicle.ts'
import type { Random } from './random.ts'
import { truckLender } from './truck-lender.ts'

/** What every new car has beside what its dealer lists. */
const STANDARD_EQUIPMENT = [
  'Alarm and engine immobiliser',
  'Carpet floor mats',
  'Child locks, rear doors',
  'Seat belt reminder, all seats',
  'Spare wheel, temporary',
  'Steering column, tilt and reach',
] as const

/** A market report is bought for some of the used cars. */
const SHARE_WITH_MARKET_PRICE = 0.3
/** Of new cars that are coming soon. A pre-order has no price yet, for which feeds write 0. */
const SHARE_ORDERED = 0.6
/** More than the site's usual amount. */
const TRUCK_RESERVE_AUD = 500

export function uncommonFields(random: Random, vehicle: DemoVehicle): DemoVehicle {
  const { item_type: itemType, car_type: carType, price, status } = vehicle
  if (itemType === 'truck') {
    return { payment_processors: { name: 'Yard', reserve_amount: TRUCK_RESERVE_AUD }, ...truckLender(vehicle) }
  }
  if (itemType !== 'car') return {}
  if (carType !== 'used') {
    const isOrdered = carType === 'new' && status === 'coming_soon' && random.chance(SHARE_ORDERED)
    return { standard_equipment: [...STANDARD_EQUIPMENT], ...(isOrdered ? { preorder: true, price: 0 } : {}) }
  }
  if (!random.chance(SHARE_WITH_MARKET_PRICE)) return {}
  const averageAud = Math.round((Number(price) * (0.97 + random.next() * 0.08)) / 10) * 10
  return { average_market_price: averageAud, state_average_market_price: averageAud + random.integer(-30, 30) * 10 }
}
