/** The rows of the garage's lists. */
import { formatAud } from '#domain/formats/money.ts'
import { formatOdometer } from '#domain/formats/odometer.ts'
import type { OwnVehicle, ServiceRule } from '#domain/garage/own-vehicle.ts'
import { nextService } from '#domain/garage/own-vehicle.ts'
import type { ReservationState } from '#domain/reservations/reservation-state.ts'
import type { GarageData } from '#stores/garage.ts'
import { element } from '../elements/draw-element.ts'

export interface RowWords {
  readonly words: string
  readonly href?: string
  readonly note?: string
  /** The note is about something that is due. */
  readonly isDue?: boolean
}

export function row({ words, href, note = '', isDue = false }: RowWords, buttons: readonly Node[]): HTMLLIElement {
  const name = href === undefined ? element('strong', {}, words) : element('a', { href }, words)
  const noteClass = isDue ? 'garage__note garage__note--due' : 'garage__note'
  const notes = note === '' ? [] : [element('span', { class: noteClass }, note)]
  const item = element('li', {}, element('span', { class: 'garage__words' }, name, ...notes))
  if (buttons.length > 0) item.append(element('span', { class: 'garage__buttons' }, ...buttons))
  return item
}

export const RESERVATION_WORDS: Readonly<Record<ReservationState, string>> = {
  held: 'Held while it is paid for',
  paid: 'Reserved for you',
  released: 'Cancelled',
  expired: 'Expired without a payment',
  refunded: 'Cancelled and refunded',
}

type Payment = GarageData['payments'][number]

const PAYMENT_WORDS: Readonly<Record<Payment['state'], string>> = {
  open: 'Waiting to be paid',
  paid: 'Paid',
  closed: 'Not paid',
  refunded: 'Refunded',
}

export function paymentRowWords({ reference, amount, state, receipt_number: receipt, at }: Payment): RowWords {
  const hasReceipt = state === 'paid' || state === 'refunded'
  const notes = [dayOf(at), PAYMENT_WORDS[state], ...(hasReceipt ? [`Receipt ${receipt}`] : [])]
  return { words: `${formatAud(amount)} for ${reference}`, note: notes.join(' · ') }
}

export function prizeRowWords({ label, code, won_at: wonAt }: GarageData['prizes'][number]): RowWords {
  return { words: label, note: `${dayOf(wonAt)} · Code ${code}` }
}

export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-AU', { dateStyle: 'medium' })
}

export function button(words: string, label: string, press: () => unknown): HTMLButtonElement {
  const made = element(
    'button',
    { class: 'button button--quiet button--small', type: 'button', 'aria-label': label },
    words,
  )
  made.onclick = () => void press()
  return made
}

export function vehicleWords(vehicle: OwnVehicle, service: ServiceRule, today: string): RowWords {
  const { year, make, model, rego, regoState, km } = vehicle
  const words = `${year} ${make} ${model}`
  const about = `${rego.toUpperCase()} (${regoState}) · ${formatOdometer(km)}`
  const next = nextService(vehicle, service, today)
  if (next === null) return { words, note: `${about} · Add the last service to see when the next is due` }
  const day = new Date(`${next.dueOn}T00:00:00Z`).toLocaleDateString('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })
  const due = `${day} or at ${formatOdometer(next.dueKm)}`
  return next.isOverdue
    ? { words, note: `${about} · Service is due (${due})`, isDue: true }
    : { words, note: `${about} · Next service ${due}` }
}
