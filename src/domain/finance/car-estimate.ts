/** The estimate of one car in stock: the same on its page and in the index of the search. */
import type { Car } from '#domain/car/car.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { lenderOf } from '#domain/entities/finance-from-dto.ts'
import type { EstimatedCar, FinanceEstimate } from './estimate.ts'
import { financeEstimate } from './estimate.ts'
import type { FinanceRules } from './options.ts'

export function estimateOfCar(
  car: Pick<Car, 'make' | 'year' | 'priceAud' | 'offerPriceAud' | 'financeLenders' | 'financeQuote'>,
  rules: FinanceRules,
  currentYear: number,
): FinanceEstimate {
  const { financeLenders, financeQuote: quote } = car
  const lender = financeLenders === null ? null : lenderOf(financeLenders, rules.provider)
  return financeEstimate(estimatedCar(car), rules, { quote, lender }, currentYear)
}

export function estimatedCar(car: Pick<Car, 'make' | 'year' | 'priceAud' | 'offerPriceAud'>): EstimatedCar {
  return { make: car.make, year: car.year, priceAud: currentPriceAud(car) }
}
