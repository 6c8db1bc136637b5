/** The garage's forms, read and written. */
import * as v from 'valibot'
import type { AlertChannel } from '#domain/alerts/alert.ts'
import { ALERT_CHANNELS } from '#domain/alerts/alert.ts'
import type { GarageDetails } from '#domain/garage/garage-details.ts'
import type { OwnVehicle } from '#domain/garage/own-vehicle.ts'
import { ownVehicleSchema } from '#domain/garage/own-vehicle.ts'
import type { GarageData } from '#stores/garage.ts'

export function writeDetails(form: HTMLFormElement, { details, alerts }: Pick<GarageData, 'details' | 'alerts'>): void {
  for (const [name, value] of Object.entries(details)) setValue(form, name, value)
  const choice = form.querySelector<HTMLInputElement>(`[name="alerts"][value="${alerts.channel}"]`)
  if (choice !== null) choice.checked = true
}

export function readDetails(form: HTMLFormElement): { details: GarageDetails; alerts: AlertChannel } {
  const values = textsOf(form)
  const { name = '', last_name = '', email = '', postcode = '', alerts } = values
  return {
    details: { name, last_name, email, postcode },
    alerts: ALERT_CHANNELS.find((channel) => channel === alerts) ?? 'none',
  }
}

export function writeVehicle(form: HTMLFormElement, vehicle: OwnVehicle): void {
  const { lastService, ...values } = vehicle
  for (const [name, value] of Object.entries(values)) setValue(form, name, String(value))
  setValue(form, 'serviceOn', lastService?.on ?? '')
  setValue(form, 'serviceKm', lastService === null ? '' : String(lastService.km))
}

export type ReadVehicle =
  | { readonly kind: 'vehicle'; readonly vehicle: OwnVehicle }
  | { readonly kind: 'problem'; readonly message: string }

export function readVehicle(form: HTMLFormElement): ReadVehicle {
  const { serviceOn = '', serviceKm = '', year = '', km = '', ...values } = textsOf(form)
  const result = v.safeParse(ownVehicleSchema, {
    ...values,
    year: numberOf(year),
    km: numberOf(km),
    lastService: serviceOn === '' ? null : { on: serviceOn, km: numberOf(serviceKm) },
  })
  return result.success
    ? { kind: 'vehicle', vehicle: result.output }
    : { kind: 'problem', message: result.issues[0].message }
}

/** "45,000 km" is 45000; what is no number fails the schema. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[^\d]/g, '')
  return digits === '' ? null : Number(digits)
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  return Object.fromEntries(entries)
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (field !== null) field.value = value
}
