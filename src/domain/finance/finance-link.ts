/** Where "Finance" leads, from a car or without one (S1 §2, S2 §4). */
import { PERSONALISED_FINANCE_PATH } from '#domain/access/gated-route.ts'
import { queryText } from '#domain/access/query-text.ts'
import type { CarType } from '#domain/car/car.ts'
import type { FinanceLinkOptions } from './options.ts'

/** S1 §2: the default; some sites use the next, and some dealerships the one after it. */
export const FINANCE_PATH = '/finance'
export const FINANCE_ENQUIRY_PATH = '/finance-enquiry'
export const APPLY_FOR_FINANCE_PATH = '/apply-for-finance'
export const FINANCE_FORM_ANCHOR = '#finance-form'

export interface FinancedCar {
  readonly id: string
  readonly carType: CarType
  readonly priceAud: number | null
  readonly vin: string | null
  readonly nvic: string | null
  readonly dealershipSlug: string | null
}

/** The path of the site or of the car's dealership comes in `options` (see `financeRules`). */
export function financeHref(options: FinanceLinkOptions, car: FinancedCar | null): string {
  if (car === null) return options.path
  if (options.vehicleIdentifierFinance && hasVehicleIdentifier(car)) {
    return PERSONALISED_FINANCE_PATH + queryText({ car_id: car.id })
  }
  const query = queryText({
    preferredDealership: car.dealershipSlug,
    vehiclePriceBudget: car.priceAud !== null && car.priceAud > 0 ? String(car.priceAud) : null,
    car_id: car.id,
    car_type: car.carType,
    vin: car.vin,
  })
  return `${options.path}${query}${FINANCE_FORM_ANCHOR}`
}

/** S2 §4: a VIN or an NVIC. */
export function hasVehicleIdentifier({ vin, nvic }: Pick<FinancedCar, 'vin' | 'nvic'>): boolean {
  return (vin ?? '') !== '' || (nvic ?? '') !== ''
}
