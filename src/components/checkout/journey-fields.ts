/** The fields of the steps of buying online in their form: read, filled in, and what is wrong with them. */
import type { FormValues } from '#domain/leads/form-values.ts'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import { appointmentDayText } from '#domain/time/appointment-words.ts'
import { formatTime } from '#domain/time/opening-hours.ts'
import { element } from '../elements/draw-element.ts'
import { inputsOf } from './field-errors.ts'

export function journeyFieldId(name: string): string {
  return `journey-${name.replace(/[^\w-]/g, '_')}`
}

type Input = ReturnType<typeof inputsOf>[number]

const isTick = (input: Input): boolean => input.type === 'checkbox'
const isRadio = (input: Input): input is HTMLInputElement => input.type === 'radio'

/** Ticks are true or false; everything else is its text. */
export function readFields(form: HTMLFormElement): Record<string, string | boolean> {
  const data = new FormData(form)
  return Object.fromEntries(
    inputsOf(form).map((input) => {
      const value = data.get(input.name)
      return [input.name, isTick(input) ? value !== null : typeof value === 'string' ? value.trim() : '']
    }),
  )
}

export function fillFields(form: HTMLFormElement, values: FormValues): void {
  for (const input of inputsOf(form)) {
    const value = Object.hasOwn(values, input.name) ? values[input.name] : undefined
    if (typeof value === 'boolean') {
      if (input instanceof HTMLInputElement) input.checked = value
    } else if (value !== undefined) {
      if (isRadio(input)) input.checked = input.value === value
      else if (!isTick(input)) input.value = value
    }
  }
}

/** A choice for each day and time; the first choice of the select, to agree on one, stays. */
export function fillAppointments(select: HTMLSelectElement, days: readonly AppointmentDay[]): void {
  const options = days.flatMap((day) =>
    day.times.map((time) =>
      element('option', { value: `${day.date}T${time}` }, `${appointmentDayText(day)}, ${formatTime(time)}`),
    ),
  )
  select.append(...options)
}
