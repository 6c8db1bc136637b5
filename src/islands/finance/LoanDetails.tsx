/** The details of a repayment, on demand: totals, fees and disclaimers (S1 §4, §9; S2 §9). */
import { useId, useState } from 'react'
import type { CalculatorAnswer } from '#domain/finance/calculator.ts'
import { disclaimerSentences, financeDisclaimer } from '#domain/finance/disclaimer.ts'
import { dealerFeeRows } from '#domain/finance/loan/fees.ts'
import { loanFigures } from '#domain/finance/loan/repayment.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { formatAud } from '#domain/formats/money.ts'

interface Props {
  readonly answer: CalculatorAnswer
  readonly rules: FinanceRules
  /** The lender's own words. */
  readonly disclaimer: string | null
  readonly words: { readonly moreLabel: string; readonly lessLabel: string }
}

export function LoanDetails({ answer, rules, disclaimer, words }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const fees = dealerFeeRows(rules.dealerFees)
  return (
    <div className="calculator__details">
      <button
        className="calculator__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.lessLabel : words.moreLabel}
      </button>
      <div id={id} hidden={!isOpen}>
        <div className="calculator__tables">
          <Rows title="The loan" rows={loanRows(answer)} />
          {fees.length > 0 && (
            <Rows title="Dealer fees" rows={fees.map(({ label, amount }) => [label, amount] as const)} />
          )}
        </div>
        {disclaimerSentences(rules.disclaimer).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <LenderWords disclaimer={disclaimer} />
      </div>
    </div>
  )
}

/** What most shoppers look for, beside the chart. */
export function SideTotals({ answer }: { readonly answer: CalculatorAnswer }) {
  if (answer.kind === 'enquire') return null
  const { interestAud, residualAud, totalPayableAud } = answer.totals
  const rows = [
    ['Residual, paid at the end', formatAud(residualAud)],
    ['Interest in total', formatAud(interestAud)],
    ['Total payable', formatAud(totalPayableAud)],
  ] as const
  return <RowList rows={residualAud > 0 ? rows : rows.slice(1)} />
}

function loanRows(answer: CalculatorAnswer): (readonly [label: string, amount: string])[] {
  const { loan } = answer
  const { principalAud, periods } = loanFigures(loan)
  const totals = answer.kind === 'repayment' ? answer.totals : null
  const rows: (readonly [string, string] | null)[] = [
    loan.depositAud > 0 ? ['Deposit or trade-in', formatAud(loan.depositAud)] : null,
    loan.establishmentFeeAud > 0 ? ['Establishment fee, in the loan', formatAud(loan.establishmentFeeAud)] : null,
    ['Amount borrowed', formatAud(principalAud)],
    ['Number of repayments', String(periods)],
    // S1 §5: a repayment that is not shown has no total.
    ['Repayments in total', totals === null ? '' : formatAud(totals.repaymentsAud)],
    totals !== null && totals.residualAud > 0 ? ['Residual, paid at the end', formatAud(totals.residualAud)] : null,
    ['Interest in total', totals === null ? '' : formatAud(totals.interestAud)],
    [
      'Total payable',
      totals === null ? (answer.kind === 'enquire' ? answer.totalText : '') : formatAud(totals.totalPayableAud),
    ],
  ]
  return rows.filter((row) => row !== null)
}

interface RowsProps {
  readonly rows: readonly (readonly [label: string, amount: string])[]
}

function Rows({ title, rows }: RowsProps & { readonly title: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <RowList rows={rows} />
    </div>
  )
}

function RowList({ rows }: RowsProps) {
  return (
    <dl className="calculator__rows">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function LenderWords({ disclaimer }: { readonly disclaimer: string | null }) {
  const [isWhole, setIsWhole] = useState(false)
  const words = financeDisclaimer(disclaimer)
  if (words.kind === 'none') return null
  if (words.kind === 'whole') return <p>{words.text}</p>
  return (
    <p>
      {isWhole ? words.text : words.preview}{' '}
      <button className="calculator__more" type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'less...' : 'more...'}
      </button>
      {!isWhole && words.kept !== null && ` ${words.kept}`}
    </p>
  )
}
