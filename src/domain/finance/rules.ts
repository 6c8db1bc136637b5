/** Which rules of finance hold for a car: the site's, then its provider's, then its dealership's. */
import { MAX_AMOUNT_AUD } from './calculator-fields.ts'
import type { DealershipFinance, FinanceOptions, FinanceOverrides, FinanceRules } from './options.ts'

/** The rules for a dealership of the site (by slug), or for the site itself. */
export function financeRules(options: FinanceOptions, dealershipSlug: string | null): FinanceRules {
  const dealership = ownValue(options.dealerships, dealershipSlug)
  return rulesFor(options, dealership?.provider ?? options.provider, dealership)
}

function rulesFor(
  options: FinanceOptions,
  provider: string | null,
  dealership: DealershipFinance | null,
): FinanceRules {
  const { providers, dealerships, ...site } = options
  const path = dealership?.path ?? site.link.path
  const rules: FinanceRules = { ...site, provider, link: { ...site.link, path } }
  return [ownValue(providers, provider), dealership].reduce<FinanceRules>(
    (changed, overrides) => (overrides === null ? changed : overridden(changed, overrides)),
    rules,
  )
}

/** Whether a provider or a dealership leaves nothing between a minimum of the calculator and its maximum. */
export function overridesCross(options: FinanceOptions): boolean {
  // The site's own bounds are checked where they stand, and are reported there alone.
  if (boundsCross(options)) return false
  return [
    ...Object.keys(options.providers).map((provider) => rulesFor(options, provider, null)),
    ...Object.keys(options.dealerships).map((slug) => financeRules(options, slug)),
  ].some(boundsCross)
}

function boundsCross({ calculator: { variant, amount, term, interest } }: FinanceRules): boolean {
  const maxAud = amount.maxAud ?? MAX_AMOUNT_AUD[variant]
  return amount.minAud > maxAud || term.minYears > term.maxYears || interest.minPercent > interest.maxPercent
}

function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | null {
  return key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

function overridden(rules: FinanceRules, overrides: FinanceOverrides): FinanceRules {
  const { amount, term, interest, residual } = rules.calculator
  const { estimate } = rules
  return {
    ...rules,
    establishmentFeeAud: overrides.establishmentFeeAud ?? rules.establishmentFeeAud,
    rates: overrides.rates ?? rules.rates,
    calculator: {
      ...rules.calculator,
      amount: {
        ...amount,
        minAud: overrides.minAmountAud ?? amount.minAud,
        maxAud: overrides.maxAmountAud ?? amount.maxAud,
      },
      term: {
        ...term,
        maxYears: overrides.maxTermYears ?? term.maxYears,
        startYears: overrides.startTermYears ?? term.startYears,
      },
      interest: {
        ...interest,
        minPercent: overrides.minInterestPercent ?? interest.minPercent,
        maxPercent: overrides.maxInterestPercent ?? interest.maxPercent,
        hidden: overrides.interestHidden ?? interest.hidden,
      },
      residual: { ...residual, hidden: overrides.residualHidden ?? residual.hidden },
    },
    estimate: {
      ...estimate,
      hidden: overrides.estimateHidden ?? estimate.hidden,
      hiddenAtOrBelowAud: overrides.hiddenAtOrBelowAud ?? estimate.hiddenAtOrBelowAud,
      youngerThanYears: overrides.youngerThanYears ?? estimate.youngerThanYears,
    },
  }
}
