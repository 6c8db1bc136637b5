/** When a test drive begins: a day of the location's next two weeks, then one of its times (S1 §5, §7). */
import { useState } from 'react'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import { appointmentDayText } from '#domain/time/appointment-words.ts'
import { formatTime } from '#domain/time/opening-hours.ts'
import type { FieldViewProps } from './FormFieldView.tsx'
import { Optional, Problem } from './FormFieldView.tsx'

interface AppointmentFieldProps extends FieldViewProps {
  readonly days: readonly AppointmentDay[]
  /** "2026-12-01T09:30", or empty. */
  readonly value: string
  readonly choose: (value: string) => void
}

export function AppointmentField({ field, id, problem, bind, days, value, choose }: AppointmentFieldProps) {
  const [chosen, setChosen] = useState(value)
  const [date = '', time = ''] = chosen.split('T')
  const pick = (next: string): void => {
    setChosen(next)
    // A day without a time is no answer yet.
    choose(next.includes('T') ? next : '')
  }
  return (
    <fieldset
      className="field field--wide form-choices"
      aria-describedby={problem === null ? undefined : `${id}-problem`}
    >
      <legend className="field__label">
        {field.label}
        {!field.required && <Optional />}
      </legend>
      <input type="hidden" name={field.name} defaultValue={value} ref={bind.ref} />
      <div className="field">
        <select id={id} aria-label="Day" value={date} onChange={({ target }) => pick(target.value)}>
          <option value="">Choose a day…</option>
          {days.map((day) => (
            <option key={day.date} value={day.date} disabled={day.times.length === 0}>
              {appointmentDayText(day)}
            </option>
          ))}
        </select>
      </div>
      {date !== '' && (
        <div className="form-choices__list form-times" role="radiogroup" aria-label="Time">
          {days
            .find((day) => day.date === date)
            ?.times.map((each) => (
              <label key={each} className="form-choice">
                <input
                  type="radio"
                  name={`${field.name}-time`}
                  checked={each === time}
                  onChange={() => pick(`${date}T${each}`)}
                />
                {formatTime(each)}
              </label>
            ))}
        </div>
      )}
      <Problem id={id} problem={problem} />
    </fieldset>
  )
}
