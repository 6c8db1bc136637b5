/** A number to type, and a slider for it. It counts at every keystroke; what is out of bounds is put right on leaving. */
import type { CSSProperties } from 'react'
import { useId, useState } from 'react'
import { readTypedNumber } from '#domain/finance/amount-entry.ts'
import type { NumberField } from '#domain/finance/calculator-fields.ts'

export interface Unit {
  readonly before: string
  readonly after: string
  readonly write: (value: number) => string
}

interface Props {
  readonly label: string
  readonly optional?: boolean
  readonly unit: Unit
  /** The bounds of the slider. */
  readonly field: Omit<NumberField, 'start'>
  /** What is calculated with, within the bounds. */
  readonly value: number
  readonly message?: string | null
  /** NaN for an emptied field. */
  readonly onChange: (value: number) => void
}

export function NumberInput({ label, optional = false, unit, field, value, message = null, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const { min, max, step } = field
  const written = unit.write(value)
  const share = max === min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)))
  const type = (text: string): void => {
    const number = readTypedNumber(text)
    // S1 §5: a negative entry becomes 0.
    setTyped(number < 0 ? '0' : text)
    onChange(Math.max(0, number))
  }
  return (
    <div className="calculator__field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      <span className="entry calculator__entry">
        {unit.before !== '' && <span aria-hidden="true">{unit.before}</span>}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? written}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : `${id}-message`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setTyped(null)
          }}
        />
        {unit.after !== '' && <span aria-hidden="true">{unit.after}</span>}
      </span>
      <input
        className="calculator__slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={Math.min(max, value)}
        aria-label={`${label}, slider`}
        aria-valuetext={`${unit.before}${written}${unit.after === '%' ? '%' : ` ${unit.after}`}`.trim()}
        style={{ '--share': share } as CSSProperties}
        onChange={({ currentTarget }) => {
          setTyped(null)
          onChange(Number(currentTarget.value))
        }}
      />
      {message !== null && (
        <p className="field__problem" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
