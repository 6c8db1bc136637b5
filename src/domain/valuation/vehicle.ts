/** The vehicle that a shopper wants to trade in, as a form describes it. */
import { readKilometres } from '#domain/formats/odometer.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { textOf } from '#domain/leads/form-values.ts'

export interface ValuedVehicle {
  make: string
  model: string
  year: number
  km: number
}

/** `null` when the form leaves something open, such as a vehicle of which only the rego is given. */
export function valuedVehicle(values: FormValues): ValuedVehicle | null {
  const make = textOf(values, 'Vehicle Make')
  const model = textOf(values, 'Vehicle Model')
  const year = Number(textOf(values, 'year') ?? Number.NaN)
  const km = readKilometres(textOf(values, 'odometer') ?? '')
  return make === null || model === null || !Number.isInteger(year) || km === null ? null : { make, model, year, km }
}

/** "CX-5" and "cx 5" are one make or model. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** What the model may be that a shopper typed, with words of its badge or its make: the longest first. */
export function modelNames({ make, model }: Pick<ValuedVehicle, 'make' | 'model'>): string[] {
  const typed = beginnings(model)
  const withoutMake = typed.flatMap((name) =>
    name.startsWith(plainName(make)) ? [name.slice(plainName(make).length)] : [],
  )
  return [...new Set([...typed, ...withoutMake])].filter((name) => name !== '').sort((a, b) => b.length - a.length)
}

/** "Hi Lux SR5" -> "hi", "hilux", "hiluxsr5". */
function beginnings(text: string): string[] {
  const words = text.trim().split(/\s+/).slice(0, 8)
  return words.map((_, index) => plainName(words.slice(0, index + 1).join('')))
}
