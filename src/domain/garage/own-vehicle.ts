/** A vehicle that a shopper owns, and when it is next due for a service (ours). */
import * as v from 'valibot'
import { AUSTRALIAN_STATES } from '../places/postcode-state.ts'

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(60))
const km = v.pipe(v.number(), v.integer(), v.minValue(0, 'Please enter the kilometres.'), v.maxValue(2_000_000))
const date = v.pipe(v.string(), v.isoDate('Please enter a date.'))

export const ownVehicleSchema = v.object({
  rego: v.pipe(shortText, v.regex(/^[A-Za-z0-9 .-]{1,12}$/, 'Please enter a rego of letters and digits.')),
  regoState: v.picklist(AUSTRALIAN_STATES),
  make: v.pipe(shortText, v.nonEmpty('Please enter the make.')),
  model: v.pipe(shortText, v.nonEmpty('Please enter the model.')),
  year: v.pipe(v.number(), v.integer(), v.minValue(1900, 'Please enter the year.'), v.maxValue(2100)),
  km,
  /** Date and odometer of the last service; `null` when they are not known. */
  lastService: v.nullable(v.object({ on: date, km })),
})
export type OwnVehicle = v.InferOutput<typeof ownVehicleSchema>

/** A service is due after so many months or kilometres, whichever comes first. */
export interface ServiceRule {
  readonly everyMonths: number
  readonly everyKm: number
}

export interface NextService {
  /** "2026-11-24". */
  readonly dueOn: string
  readonly dueKm: number
  readonly isOverdue: boolean
}

/** `null` when the last service is not known. `today`: "2026-11-24", where the shopper is. */
export function nextService(
  { km: odometerKm, lastService }: Pick<OwnVehicle, 'km' | 'lastService'>,
  rule: ServiceRule,
  today: string,
): NextService | null {
  if (lastService === null) return null
  const dueOn = monthsAfter(lastService.on, rule.everyMonths)
  const dueKm = lastService.km + rule.everyKm
  return { dueOn, dueKm, isOverdue: today >= dueOn || odometerKm >= dueKm }
}

/** A month that is too short ends on its last day: a year after 29 February is 28 February. */
function monthsAfter(isoDate: string, months: number): string {
  const date = new Date(isoDate)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))).toISOString().slice(0, 10)
}
