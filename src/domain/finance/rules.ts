/** Which rules of finance hold for a car: the site's, then its provider's, then its dealership's. */
import { MOST_AMOUNT_AUD } from './calculator-fields.ts'
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

/** Whether a provider or a dealership leaves nothing between a least value of the calculator and its most. */
export function overridesCross(options: FinanceOptions): boolean {
  // The site's own bounds are checked where they stand, and are told there alone.
  if (boundsCross(options)) return false
  return [
    ...Object.keys(options.providers).map((provider) => rulesFor(options, provider, null)),
    ...Object.keys(options.dealerships).map((slug) => financeRules(options, slug)),
  ].some(boundsCross)
}

function boundsCross({ calculator: { variant, amount, term, interest } }: FinanceRules): boolean {
  const mostAud = amount.mostAud ?? MOST_AMOUNT_AUD[variant]
  return amount.leastAud > mostAud || term.leastYears > term.mostYears || interest.leastPercent > interest.mostPercent
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
        leastAud: overrides.leastAmountAud ?? amount.leastAud,
        mostAud: overrides.mostAmountAud ?? amount.mostAud,
      },
      term: {
        ...term,
        mostYears: overrides.mostTermYears ?? term.mostYears,
        startYears: overrides.startTermYears ?? term.startYears,
      },
      interest: {
        ...interest,
        leastPercent: overrides.leastInterestPercent ?? interest.leastPercent,
        mostPercent: overrides.mostInterestPercent ?? interest.mostPercent,
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
