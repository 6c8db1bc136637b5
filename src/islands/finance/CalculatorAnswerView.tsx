/** The repayment with its rates: three figures of one size, because none may be less prominent (AU §1). */
import { useEffect, useState } from 'react'
import type { CalculatorAnswer } from '#domain/finance/calculator.ts'
import { formatPercent, ratesText, repaymentText } from '#domain/finance/disclosure.ts'
import { FREQUENCY_FACTS } from '#domain/finance/loan/frequency.ts'
import { formatAud } from '#domain/formats/money.ts'

/** Ours: how long nothing must change before those who listen hear the answer. */
const SETTLED_MS = 800

interface Props {
  readonly answer: CalculatorAnswer
}

export function CalculatorAnswerView({ answer }: Props) {
  const heard = useSettled(
    answer.kind === 'enquire' ? answer.text : `${repaymentText(answer.repayment)}, ${ratesText(answer.repayment)}`,
  )
  return (
    <>
      {answer.kind === 'enquire' ? (
        <p className="calculator__enquire">{answer.text}</p>
      ) : (
        <>
          <dl className="calculator__figures">
            <Figure
              label={FREQUENCY_FACTS[answer.repayment.frequency].perPeriod}
              value={formatAud(answer.repayment.amountAud)}
            />
            <Figure label="p.a. interest rate" value={formatPercent(answer.repayment.interestPercent)} />
            <Figure label="p.a. comparison rate" value={formatPercent(answer.repayment.comparisonPercent)} />
          </dl>
          <p className="calculator__warning">
            Loan estimate in equal repayments, not an offer of credit. {answer.repayment.example}{' '}
            {answer.repayment.warning}
          </p>
        </>
      )}
      <p className="hidden" role="status">
        {heard}
      </p>
    </>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The text once it has stayed the same for a moment; nothing at first, because nobody has changed anything. */
function useSettled(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && settled === '') return
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, first, settled])
  return settled
}
