/** What helps to answer the steps of buying online: the rego of a trade-in and its value, the calculator, the price of delivery. */
import type { JourneyOptions } from '#domain/checkout-journey/journey-steps.ts'
import { DELIVERY_POSTCODE, FINANCE_ESTIMATE } from '#domain/checkout-journey/journey-steps.ts'
import { calculatorQuery, readEnquiry } from '#domain/finance/calculator-link.ts'
import { adjustmentAnswers } from '#domain/leads/forms/trade-in-form.ts'
import { isPostcode } from '#domain/places/postcode.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { deliveryText, NO_ESTIMATE_MESSAGE } from '#domain/running-costs/delivery-calculator.ts'
import { valuedVehicle } from '#domain/valuation/vehicle.ts'
import { askEstimate } from '#stores/buying/checkout-journey.ts'
import { askDeliveryPrice } from '#stores/car-platform.ts'
import { lookUpRegistration } from '#stores/registration.ts'
import type { FetchedCar } from '../compare/fetch-car.ts'
import { fillFields, readFields } from './journey-fields.ts'
import { estimateText } from './journey-summary.ts'

export interface JourneyHelp {
  readonly platform: PlatformOptions
  readonly options: JourneyOptions
  readonly carId: string
  readonly fetched: FetchedCar
}

/** Once, when the car is known. */
export function startJourneyHelp(host: HTMLElement, help: JourneyHelp): void {
  startLookup(host, help)
  startEstimate(host, help)
  startCalculator(host, help)
  startDelivery(host, help)
}

/** Only on a page of a site that can look up a rego. */
function startLookup(host: HTMLElement, { platform }: JourneyHelp): void {
  const button = host.querySelector<HTMLButtonElement>('[data-lookup]')
  const answer = host.querySelector('[data-lookup-answer]')
  const form = host.querySelector('form')
  if (button === null || answer === null || form === null) return
  let isLooking = false
  button.onclick = async () => {
    if (isLooking) return
    isLooking = true
    button.setAttribute('aria-disabled', 'true')
    answer.textContent = 'Looking…'
    const { words, values } = await lookUpRegistration(readFields(form), platform)
    isLooking = false
    button.removeAttribute('aria-disabled')
    fillFields(form, values)
    // Kept, and looked at again.
    for (const name of Object.keys(values)) {
      form.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    answer.textContent = words
  }
}

function startEstimate(host: HTMLElement, { platform, options }: JourneyHelp): void {
  const button = host.querySelector<HTMLButtonElement>('[data-estimate]')
  const answer = host.querySelector('[data-estimate-answer]')
  const form = host.querySelector('form')
  if (button === null || answer === null || form === null) return
  button.onclick = async () => {
    const values = readFields(form)
    const vehicle = valuedVehicle(values)
    if (vehicle === null) {
      answer.textContent = 'Enter make, model, year and kilometres for an online estimate.'
      return
    }
    answer.textContent = 'Estimating…'
    answer.textContent = await askEstimate(vehicle, adjustmentAnswers(values, options.tradeIn.questions), platform)
  }
}

/** It is about the same price and lender as the one of the car's own page; a car without one has none here. */
function startCalculator(host: HTMLElement, { fetched }: JourneyHelp): void {
  const calculator = host.querySelector<HTMLElement>('finance-calculator')
  if (calculator === null) return
  if (fetched.kind !== 'car' || fetched.calculator === null) {
    calculator.remove()
    return
  }
  Object.assign(calculator.dataset, fetched.calculator)
  const kept = host.querySelector('[data-finance-kept]')
  const input = host.querySelector<HTMLInputElement>(`[name="${FINANCE_ESTIMATE}"]`)
  const form = host.querySelector('form')
  if (kept === null || input === null || form === null) return
  const say = (): void => {
    const text = estimateText(readFields(form))
    kept.textContent = text === null ? '' : `Your estimate goes to us with your details: ${text}.`
  }
  say()
  calculator.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const loan = link === null ? null : readEnquiry(link.search)
    if (loan === null) return
    event.preventDefault()
    input.value = calculatorQuery(loan)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    say()
  })
}

/** Asked once a whole postcode is there; an answer to another one than the last comes too late. */
function startDelivery(host: HTMLElement, { platform, carId }: JourneyHelp): void {
  const input = host.querySelector<HTMLInputElement>(`[name="${DELIVERY_POSTCODE}"]`)
  const answer = host.querySelector('[data-delivery-answer]')
  if (input === null || answer === null) return
  const ask = async (): Promise<void> => {
    const postcode = input.value.trim()
    answer.textContent = ''
    if (!isPostcode(postcode)) return
    answer.textContent = deliveryText({ kind: 'loading', postcode })
    const estimate = await askDeliveryPrice(postcode, carId, platform)
    if (input.value.trim() !== postcode) return
    answer.textContent = estimate === null ? NO_ESTIMATE_MESSAGE : deliveryText({ kind: 'result', postcode, estimate })
  }
  input.addEventListener('input', () => void ask())
  void ask()
}
