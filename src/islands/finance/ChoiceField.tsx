/** One of a few values: radio buttons in a row. */
import { useId } from 'react'

interface Props<Value extends string | number> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function ChoiceField<Value extends string | number>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="calculator__choices">
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
