/** Establishment and dealer fees (S1 §9, S2 §9). */
import { formatAud, toCents } from '#domain/formats/money.ts'
import type { CreditFees } from '../example-loan.ts'

export interface DealerFees {
  /** Whether a site lists them. */
  readonly listed: boolean
  readonly establishmentAud: number
  readonly securityRegistrationAud: number
  readonly monthlyAccountAud: number
  readonly dealerAgencyAud: number
}

/** S1 §9: the amounts that sites list. */
export const LISTED_DEALER_FEES = {
  establishmentAud: 395,
  securityRegistrationAud: 6,
  monthlyAccountAud: 8,
  dealerAgencyAud: 912.25,
} as const

export interface FeeRow {
  readonly label: string
  readonly amountAud: number
  readonly amount: string
}

/** In the order of S1 §9; no rows where the site does not list them. */
export function dealerFeeRows(fees: DealerFees): FeeRow[] {
  if (!fees.listed) return []
  return [
    feeRow('Establishment fee', fees.establishmentAud),
    feeRow('Security registration fee', fees.securityRegistrationAud),
    feeRow('Monthly account fee', fees.monthlyAccountAud),
    feeRow('Dealer agency fee', fees.dealerAgencyAud),
  ]
}

function feeRow(label: string, amountAud: number): FeeRow {
  return { label, amountAud, amount: formatAud(amountAud) }
}

/** S1 §9: what is configured (for the provider, or for the site), else what the lender gives, else 0. */
export function establishmentFeeAud(configuredAud: number | null, lenderAud: number | null): number {
  return configuredAud ?? lenderAud ?? 0
}

/**
 * The fees that count in a comparison rate. Listed dealer fees do, except the registration of the security, which is
 * a government fee (regulation 100); the listed establishment fee stands in for one that is not in the loan.
 */
export function creditFees(loanFeeAud: number, fees: DealerFees): CreditFees {
  if (!fees.listed) return { establishmentFeeAud: loanFeeAud, upFrontFeeAud: 0, monthlyFeeAud: 0 }
  const upFrontCents = toCents(fees.dealerAgencyAud) + (loanFeeAud === 0 ? toCents(fees.establishmentAud) : 0)
  return {
    establishmentFeeAud: loanFeeAud,
    upFrontFeeAud: upFrontCents / 100,
    monthlyFeeAud: fees.monthlyAccountAud,
  }
}
