/** Repayments that are too small to be meant (S1 §5, S2 §9). */

/** Shown instead of a repayment. */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance'
/** A computed repayment of this or less is not shown, and its total is blank. */
export const MIN_REPAYMENT_AUD = 25

export function isEnquireRepayment(repaymentAud: number): boolean {
  return repaymentAud <= MIN_REPAYMENT_AUD
}
