/** What the page of buying online shows of the car and of what was chosen. */
import { chosenLabel } from '#domain/checkout-journey/journey-lead.ts'
import type { JourneyOptions, JourneyStep } from '#domain/checkout-journey/journey-steps.ts'
import {
  APPOINTMENT,
  DELIVERY_POSTCODE,
  FINANCE_ESTIMATE,
  handoverField,
  PAYMENT_FIELD,
} from '#domain/checkout-journey/journey-steps.ts'
import { loanText } from '#domain/leads/finance-message.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { textOf } from '#domain/leads/form-values.ts'
import { appointmentDayText } from '#domain/time/appointment-words.ts'
import { formatTime } from '#domain/time/opening-hours.ts'
import type { FetchedCar } from '../compare/fetch-car.ts'
import { element } from '../elements/draw-element.ts'

const FACTS_SHOWN = 6

export function showFacts(host: HTMLElement, fetched: FetchedCar): void {
  if (fetched.kind !== 'car') return
  const byLabel = new Map(fetched.found.facts.map((fact) => [fact.label, fact]))
  const facts = [...byLabel.values()].slice(0, FACTS_SHOWN)
  host
    .querySelector('[data-facts]')
    ?.replaceChildren(
      ...facts.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
    )
}

/** Each step with the way back to it. */
export function showSummary(host: HTMLElement, values: FormValues, options: JourneyOptions): void {
  const rows: [JourneyStep, string, string][] = [
    ['trade-in', 'Trade-in', tradeInText(values)],
    ['payment', 'Payment', [chosenLabel(PAYMENT_FIELD, values), estimateText(values)].filter(Boolean).join(': ')],
    ['handover', 'Handover', handoverText(values, options)],
    ['details', 'Your details', [textOf(values, 'name'), textOf(values, 'last_name')].filter(Boolean).join(' ')],
  ]
  host
    .querySelector('[data-summary]')
    ?.replaceChildren(
      ...rows.map(([step, label, text]) =>
        element(
          'div',
          {},
          element('dt', {}, label),
          element('dd', {}, text, ' ', element('a', { href: `#${step}`, 'aria-label': `Change: ${label}` }, 'Change')),
        ),
      ),
    )
}

function tradeInText(values: FormValues): string {
  if (values['trade_in'] !== 'yes') return 'None'
  const vehicle = ['year', 'Vehicle Make', 'Vehicle Model'].map((name) => textOf(values, name)).filter(Boolean)
  return vehicle.length > 0 ? vehicle.join(' ') : (textOf(values, 'Rego') ?? '')
}

/** `null` for cash, and without an estimate. */
export function estimateText(values: FormValues): string | null {
  return values[PAYMENT_FIELD.name] === 'finance' ? loanText(textOf(values, FINANCE_ESTIMATE) ?? '') : null
}

function handoverText(values: FormValues, options: JourneyOptions): string {
  const chosen = chosenLabel(handoverField(options), values) ?? ''
  if (values['handover'] === 'delivery') return `${chosen}, ${textOf(values, DELIVERY_POSTCODE) ?? ''}`
  const [date = '', time = ''] = (textOf(values, APPOINTMENT) ?? '').split('T')
  if (time === '') return `${chosen}; we agree on a time by telephone`
  return `${chosen}, ${appointmentDayText({ date, times: [time], isByAppointment: false })}, ${formatTime(time)}`
}
