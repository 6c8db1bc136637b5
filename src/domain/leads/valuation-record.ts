/** The record that some sites keep of a valuation, beside its lead (S2 §7 "Valuation record"). */

/** S2 §7: the column that the record goes into. */
export const VALUATION_COLUMN = 'valuation'

/** What the console says; S2 §7: success or failure is logged only. The wordings are ours. */
export const VALUATION_RECORDED = 'The valuation has been recorded.'
export const VALUATION_NOT_RECORDED = 'The valuation could not be recorded.'

/** The payload of POST /api/miscellaneous: the valuation's own values and the column. */
export type ValuationRecord<Values> = Values & { column_name: typeof VALUATION_COLUMN }

/** `null` on a site that keeps no record of valuations. */
export function valuationRecord<Values extends object>(
  values: Values,
  { recordValuation }: { readonly recordValuation: boolean },
): ValuationRecord<Values> | null {
  return recordValuation ? { ...values, column_name: VALUATION_COLUMN } : null
}
