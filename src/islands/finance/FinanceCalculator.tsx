/** The finance calculator (S1 §4, §5): what is entered, and what it comes to at every keystroke. */
import { useId, useMemo, useRef, useState } from 'react'
import type { CalculatorEntry } from '#domain/finance/calculator.ts'
import { calculate, startingEntry } from '#domain/finance/calculator.ts'
import type { CalculatorFields } from '#domain/finance/calculator-fields.ts'
import type { CalculatorLender } from '#domain/finance/lender.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { CalculatorAnswerView } from './CalculatorAnswerView.tsx'
import { CalculatorInputs } from './CalculatorInputs.tsx'
import { LoanChart } from './LoanChart.tsx'
import { LoanDetails, SideTotals } from './LoanDetails.tsx'
import type { Enquiry } from './NextSteps.tsx'
import { NextSteps } from './NextSteps.tsx'

export interface FinanceCalculatorProps {
  readonly fields: CalculatorFields
  readonly rules: FinanceRules
  readonly lender: CalculatorLender | null
  /** What the address of the page says. */
  readonly chosen: Partial<CalculatorEntry>
  /** `null` where the site has no page for it. */
  readonly enquiry: Enquiry | null
  readonly details: { readonly moreLabel: string; readonly lessLabel: string }
  /** Without a query. */
  readonly pageUrl: string
  readonly onFirstChange: () => void
}

export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { fields, rules, lender, chosen, enquiry, details, pageUrl, onFirstChange } = props
  const [entry, setEntry] = useState<CalculatorEntry>(() => ({ ...startingEntry(fields), ...chosen }))
  const hasChanged = useRef(false)
  const headingId = useId()
  const answer = useMemo(() => calculate(entry, fields, rules, lender), [entry, fields, rules, lender])
  const change = (part: Partial<CalculatorEntry>): void => {
    if (!hasChanged.current) onFirstChange()
    hasChanged.current = true
    setEntry((before) => ({ ...before, ...part }))
  }
  return (
    <div className="calculator">
      <CalculatorAnswerView answer={answer} />
      <div className="calculator__body">
        <CalculatorInputs fields={fields} answer={answer} onChange={change} />
        <section className="calculator__side" aria-labelledby={headingId}>
          <h3 className="calculator__side-title" id={headingId}>
            What is still owed, year by year
          </h3>
          <LoanChart loan={answer.loan} />
          <SideTotals answer={answer} />
          <NextSteps answer={answer} enquiry={enquiry} pageUrl={pageUrl} />
        </section>
      </div>
      <LoanDetails answer={answer} rules={rules} disclaimer={lender?.disclaimer ?? null} words={details} />
    </div>
  )
}
