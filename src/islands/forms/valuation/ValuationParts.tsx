/** What the form of a trade-in shows beside its fields. */
import { amountsText, comparedText } from '#domain/valuation/estimate.ts'
import type { Estimate, Valuation } from './use-valuation.ts'

/** Looks up the rego above it. */
export function RegistrationLookup({ valuation }: { readonly valuation: Valuation }) {
  return (
    <div className="field field--wide">
      <div className="form-actions">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={valuation.isLookingUp || undefined}
          onClick={() => {
            if (!valuation.isLookingUp) void valuation.lookUp()
          }}
        >
          {valuation.isLookingUp ? 'Looking…' : 'Find my car'}
        </button>
      </div>
      <p className="form-note" role="status">
        {valuation.found}
      </p>
    </div>
  )
}

/** The online estimate, above the shopper's details. */
export function EstimateNote({ estimate }: { readonly estimate: Estimate | null }) {
  return (
    <div className="form-estimate" role="status">
      {estimate?.kind === 'asking' && <p>Estimating…</p>}
      {estimate?.kind === 'answered' && (
        <>
          {estimate.range !== null && (
            <p>
              Our online estimate: <strong>{amountsText(estimate.range)}</strong> {comparedText(estimate.range)}
            </p>
          )}
          <p className="form-note">{estimate.text}</p>
        </>
      )}
    </div>
  )
}
