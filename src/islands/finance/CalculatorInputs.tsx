/** The fields of the calculator: a number and a slider for each, and the choices (S1 §5). */
import type { CalculatorAnswer, CalculatorEntry } from '#domain/finance/calculator.ts'
import type { CalculatorFields, NumberField } from '#domain/finance/calculator-fields.ts'
import { FREQUENCIES, FREQUENCY_FACTS } from '#domain/finance/loan/frequency.ts'
import type { CalculatorVariant } from '#domain/finance/options.ts'
import { groupThousands, toCents } from '#domain/formats/money.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { NumberInput } from './NumberInput.tsx'

interface Props {
  readonly fields: CalculatorFields
  readonly answer: CalculatorAnswer
  readonly onChange: (part: Partial<CalculatorEntry>) => void
}

const AMOUNT_LABELS: Readonly<Record<CalculatorVariant, string>> = {
  loan: 'Loan amount',
  'purchase-price': 'Purchase price',
}

const AUD = { before: '$', after: '', write: writeAmount }
const PERCENT = { before: '', after: '%', write: String }
const YEARS = { before: '', after: 'years', write: String }

export function CalculatorInputs({ fields, answer, onChange }: Props) {
  const { amount, deposit, residual, interest, term, variant } = fields
  const { loan, amountMessage } = answer
  /** The field takes all that it may; the slider is as long as it is of use. */
  const upToAmount = (field: NumberField): NumberField => ({
    ...field,
    max: Math.min(field.max, Math.max(field.step, Math.ceil(loan.amountAud / field.step) * field.step)),
  })
  return (
    <div className="calculator__inputs">
      <NumberInput
        label={AMOUNT_LABELS[variant]}
        unit={AUD}
        field={amount}
        value={loan.amountAud}
        message={amountMessage}
        onChange={(amountAud) => onChange({ amountAud })}
      />
      {!deposit.hidden && (
        <NumberInput
          label="Deposit or trade-in"
          optional
          unit={AUD}
          field={upToAmount(deposit)}
          value={loan.depositAud}
          onChange={(depositAud) => onChange({ depositAud })}
        />
      )}
      {term.kind === 'range' ? (
        <NumberInput
          label="Term"
          unit={YEARS}
          field={term}
          value={loan.termYears}
          onChange={(termYears) => onChange({ termYears })}
        />
      ) : (
        <ChoiceField
          label="Term in years"
          choices={term.choices.map((years) => ({ value: years, label: String(years) }))}
          value={loan.termYears}
          onChange={(termYears) => onChange({ termYears })}
        />
      )}
      {!interest.hidden && (
        <NumberInput
          label="Interest rate per year"
          unit={PERCENT}
          field={interest}
          value={loan.interestPercent}
          onChange={(interestPercent) => onChange({ interestPercent })}
        />
      )}
      {!residual.hidden && (
        <NumberInput
          label="Residual at the end"
          optional
          unit={AUD}
          field={upToAmount(residual)}
          value={loan.residualAud}
          onChange={(residualAud) => onChange({ residualAud })}
        />
      )}
      <ChoiceField
        label="Repayments"
        choices={FREQUENCIES.map((value) => ({ value, label: FREQUENCY_FACTS[value].label }))}
        value={loan.frequency}
        onChange={(frequency) => onChange({ frequency })}
      />
    </div>
  )
}

/** "18,990", "18,990.5": without the sign, which stands before the field. */
function writeAmount(amountAud: number): string {
  const cents = toCents(amountAud)
  const fraction = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return groupThousands(Math.floor(cents / 100)) + fraction
}
