/** What stands beside every repayment: the rates, as prominent as it is, the example and the warning (AU §1). */
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import { ratesText, repaymentText } from '#domain/finance/disclosure.ts'

interface Props {
  readonly repayment: DisclosedRepayment
}

/** "Up to $150 per week" over its rates. */
export function RepaymentFigure({ repayment }: Props) {
  return (
    <div className="repayment">
      <p className="repayment__figure">Up to {repaymentText(repayment)}</p>
      <RepaymentRates repayment={repayment} />
    </div>
  )
}

export function RepaymentRates({ repayment }: Props) {
  return <p className="repayment__figure">{ratesText(repayment)}</p>
}

export function RepaymentWarning({ repayment }: Props) {
  return (
    <p className="repayment__warning">
      {repayment.example} {repayment.warning}
    </p>
  )
}
