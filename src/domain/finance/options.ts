/** What a site configures of finance; the defaults stand in the configuration's schema. */
import type { DisclaimerOptions } from './disclaimer.ts'
import type { FinanceRates } from './disclosure.ts'
import type { DealerFees } from './loan/fees.ts'

export const CALCULATOR_VARIANTS = ['loan', 'purchase-price'] as const
export type CalculatorVariant = (typeof CALCULATOR_VARIANTS)[number]

export interface CalculatorOptions {
  readonly variant: CalculatorVariant
  readonly amount: {
    readonly minAud: number
    /** `null`: as the variant has it. */
    readonly maxAud: number | null
    readonly stepAud: number
    /** A car above the maximum can be financed up to this many times its price; `null`: no more than the maximum. */
    readonly maxTimesPrice: number | null
    /** Where the field begins: at the car's price, or always at `fallbackAud`. */
    readonly start: 'car-price' | 'fixed'
    readonly fallbackAud: number
  }
  readonly term: {
    readonly minYears: number
    readonly maxYears: number
    readonly stepYears: number
    /** Instead of a range; empty for the range. */
    readonly choicesYears: readonly number[]
    /** `null`: as the variant has it. */
    readonly startYears: number | null
  }
  readonly interest: {
    readonly minPercent: number
    readonly maxPercent: number
    readonly stepPercent: number
    /** `null`: the lender's or the site's rate, else the middle of the range. */
    readonly startPercent: number | null
    readonly hidden: boolean
  }
  readonly deposit: { readonly maxAud: number; readonly hidden: boolean }
  readonly residual: { readonly maxAud: number; readonly hidden: boolean }
}

export interface EstimateOptions {
  readonly hidden: boolean
  /** Makes whose cars have no estimate. */
  readonly hiddenMakes: readonly string[]
  /** No estimate at or below this price. */
  readonly hiddenAtOrBelowAud: number
  /** Only cars of fewer years; `null` for cars of any age. */
  readonly youngerThanYears: number | null
  readonly termYears: number
  readonly depositPercent: number
  /** What stands where the amounts will be while there is no quote. */
  readonly placeholder: 'dashes' | 'zero'
  readonly teaserPeriod: 'week' | 'month'
}

export interface FinanceLinkOptions {
  readonly path: string
  /** S2 §4: whether cars with a VIN or NVIC lead to /personalised/finance. */
  readonly vehicleIdentifierFinance: boolean
}

/** What holds for one car: the site's options, after its provider and its dealership have had their say. */
export interface FinanceRules {
  readonly provider: string | null
  /** Whether quotes are requested from the quote service. */
  readonly requestQuotes: boolean
  readonly establishmentFeeAud: number | null
  /** Rates that the site advertises where no lender or quote gives any. */
  readonly rates: FinanceRates | null
  readonly calculator: CalculatorOptions
  readonly estimate: EstimateOptions
  readonly disclaimer: DisclaimerOptions
  readonly dealerFees: DealerFees
  readonly link: FinanceLinkOptions
}

/** What a provider or a dealership changes; `null` leaves the site's value. */
export interface FinanceOverrides {
  readonly minAmountAud: number | null
  readonly maxAmountAud: number | null
  readonly maxTermYears: number | null
  readonly startTermYears: number | null
  readonly minInterestPercent: number | null
  readonly maxInterestPercent: number | null
  readonly interestHidden: boolean | null
  readonly residualHidden: boolean | null
  readonly establishmentFeeAud: number | null
  readonly rates: FinanceRates | null
  readonly estimateHidden: boolean | null
  readonly hiddenAtOrBelowAud: number | null
  readonly youngerThanYears: number | null
}

export interface DealershipFinance extends FinanceOverrides {
  readonly provider: string | null
  readonly path: string | null
}

export interface FinanceOptions extends FinanceRules {
  readonly providers: Readonly<Record<string, FinanceOverrides>>
  readonly dealerships: Readonly<Record<string, DealershipFinance>>
}
