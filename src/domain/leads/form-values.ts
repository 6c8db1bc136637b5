/** What a form hands over, before it becomes a lead (S2 §5). */

export type FormValue = string | boolean
export type FormValues = Readonly<Record<string, FormValue>>

/** S2 §5: values whose name ends in this are dropped. */
const DROPPED_ENDING = '_radio_options'

/** Flags that are answers of their own, and no service that was asked for. */
const OTHER_FLAGS = new Set(['opt_in', 'autogauge_enabled', 'terms'])

export interface CleanValues {
  values: Record<string, FormValue>
  additionalServices: string[]
}

/** S2 §5: `_radio_options` values are dropped; options flagged true are collected, by their names. */
export function cleanFormValues(values: FormValues): CleanValues {
  const clean: CleanValues = { values: {}, additionalServices: [] }
  for (const [name, value] of Object.entries(values)) {
    if (name.endsWith(DROPPED_ENDING)) continue
    if (typeof value === 'string' || OTHER_FLAGS.has(name)) clean.values[name] = value
    else if (value) clean.additionalServices.push(name)
  }
  return clean
}

/** The text of a value without the space around it; `null` when it is empty or no text. */
export function textOf(values: FormValues, name: string): string | null {
  const value = Object.hasOwn(values, name) ? values[name] : null
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
