/**
 * `<checkout-journey data-journey>`: buying a car online in steps (S1 §2 "/checkout-journey?car_id={id}"). Each step has an
 * address of its own (#payment), so the way back is the browser's; the answers stay on the device until the car is
 * reserved, and the dealer gets them as one lead (docs/decisions/reservations.md).
 */

import type { CheckoutSegment } from '#domain/access/car-journeys.ts'
import { checkoutPath } from '#domain/access/car-journeys.ts'
import { signInPath } from '#domain/access/sign-in-link.ts'
import type { JourneyOptions, JourneyStep } from '#domain/checkout-journey/journey-steps.ts'
import { openStep, stepAfter, stepAt, stepErrors, stepOf } from '#domain/checkout-journey/journey-steps.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { reservationWords } from '#domain/reservations/reservation-words.ts'
import { NOT_FOR_SALE } from '#domain/reservations/reserve-fields.ts'
import type { JourneyMemory, StoredJourney } from '#stores/buying/checkout-journey.ts'
import { askAppointments, askJourneyCar, createJourneyMemory, sendStage } from '#stores/buying/checkout-journey.ts'
import { reserve } from '#stores/buying/reservation.ts'
import { reserveInput } from '#stores/buying/reserve-input.ts'
import { fetchCar } from '../compare/fetch-car.ts'
import { showCheckoutCar } from './checkout-car.ts'
import { clearFieldError, showFieldErrors } from './field-errors.ts'
import type { FormSigns } from './form-signs.ts'
import { createFormSigns } from './form-signs.ts'
import { fillAppointments, fillFields, readFields } from './journey-fields.ts'
import { startJourneyHelp } from './journey-help.ts'
import { showFacts, showSummary } from './journey-summary.ts'
import { showChosen, showStepView } from './journey-view.ts'
import { fillKnownDetails } from './known-details.ts'
import { rememberedReservation, rememberReservation } from './reservation-memory.ts'

export interface JourneySettings {
  platform: PlatformOptions
  options: JourneyOptions
  noticeVersion: string
  checkoutSegment: CheckoutSegment
  turnstileSiteKey: string | null
}

type Part = 'steps' | 'retry' | 'end'

const NO_CAR = 'Choose a vehicle first, and buy it online from its own page.'

export class CheckoutJourney extends HTMLElement {
  readonly #carId = new URLSearchParams(location.search).get('car_id') ?? ''
  readonly #memory: JourneyMemory = createJourneyMemory(this.#carId, () => localStorage)
  /** Of the page of the same release; `null` before it is connected. */
  #settings: JourneySettings | null = null
  #journey: StoredJourney = { key: crypto.randomUUID(), isSent: false, answers: {} }
  #slug = ''
  /** The same for every post of one filled form. */
  #reserveKey = crypto.randomUUID()
  #isBusy = false
  #signs: FormSigns | null = null
  readonly #goToStep = (): void => this.#showStep(true)

  connectedCallback(): void {
    this.#settings = JSON.parse(this.dataset['journey'] ?? 'null')
    const form = this.#form()
    this.#signs = createFormSigns(form, this.#settings?.turnstileSiteKey ?? null)
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#goOn()
    }
    form.oninput = ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) clearFieldError(form, target.name)
      this.#reserveKey = crypto.randomUUID()
      this.#signs?.touch()
      this.#keep()
      showChosen(this, readFields(form))
    }
    this.#find('[data-retry]').onclick = () => void this.#start()
    addEventListener('hashchange', this.#goToStep)
    void this.#start()
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#goToStep)
  }

  async #start(): Promise<void> {
    if (this.#settings === null) return
    if (this.#carId === '') return this.#show('end', NO_CAR)
    const { platform, checkoutSegment } = this.#settings
    this.#show(null, 'One moment, please.')
    const [car, days] = await Promise.all([
      askJourneyCar(this.#carId, platform),
      askAppointments(this.#carId, platform),
    ])
    if (car.kind === 'failed') return this.#show('retry', 'We cannot be reached just now.')
    if (car.kind === 'unknown') return this.#show('end', NOT_FOR_SALE)
    this.#slug = car.slug
    this.#find<HTMLAnchorElement>('[data-back]').href = `/cars/${car.slug}`
    // It is reserved, or held while the shopper pays: its own page says how it stands.
    if (rememberedReservation(car.slug) !== null) return location.replace(checkoutPath(car.slug, checkoutSegment))
    if (!car.isForSale) return this.#show('end', NOT_FOR_SALE)
    const form = this.#form()
    fillAppointments(this.#find('[name="appointment"]'), days)
    const kept = this.#memory.read()
    if (kept !== null) {
      this.#journey = kept
      fillFields(form, kept.answers)
      const open = openStep(readFields(form), this.#settings.options)
      if (location.hash === '') history.replaceState(null, '', `#${open}`)
    }
    const fetched = await fetchCar(car.slug)
    showCheckoutCar(fetched)
    showFacts(this, fetched)
    startJourneyHelp(this, { platform, options: this.#settings.options, carId: this.#carId, fetched })
    this.#show('steps', '')
    this.#showStep(false)
    await fillKnownDetails(form, platform)
  }

  #step(): JourneyStep {
    return this.#settings === null ? 'vehicle' : stepAt(location.hash, readFields(this.#form()), this.#settings.options)
  }

  /** The step at the address, and never one behind what is still open. */
  #showStep(takesFocus: boolean): void {
    if (this.#settings === null || this.dataset['part'] !== 'steps') return
    const step = this.#step()
    if (location.hash !== '' && location.hash !== `#${step}`) history.replaceState(null, '', `#${step}`)
    const values = readFields(this.#form())
    showStepView(this, step, openStep(values, this.#settings.options))
    this.#find('[data-problem]').textContent = ''
    this.#find('[data-go-on]').hidden = step === 'reserve'
    showChosen(this, values)
    if (step === 'details') this.#signs?.check()
    if (step === 'reserve') showSummary(this, values, this.#settings.options)
    if (takesFocus) this.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus()
  }

  async #goOn(): Promise<void> {
    if (this.#settings === null || this.#isBusy) return
    const step = this.#step()
    const values = readFields(this.#form())
    this.#keep()
    if (this.#sayProblems(stepErrors(step, values, this.#settings.options))) return
    this.#isBusy = true
    const isDone = step === 'reserve' ? await this.#reserve() : await this.#send(step)
    this.#isBusy = false
    if (isDone) location.hash = stepAfter(step)
  }

  /** The dealer's lead begins with the details, for nobody can be called before; from then on each change is sent. */
  async #send(step: JourneyStep): Promise<boolean> {
    if (this.#settings === null) return false
    if (step !== 'details' && !this.#journey.isSent) return true
    const { platform, noticeVersion } = this.#settings
    const outcome = await sendStage(
      {
        car_id: this.#carId,
        journey_key: this.#journey.key,
        answers: readFields(this.#form()),
        notice_version: noticeVersion,
        url: location.origin + location.pathname,
        ...this.#signs?.read(),
      },
      platform,
    )
    this.#signs?.renew()
    if (outcome.kind === 'sent') {
      this.#journey = { ...this.#journey, isSent: true }
      this.#keep()
      return true
    }
    if (outcome.kind === 'signedOut') this.#signIn()
    else this.#sayRefusal(outcome.message, outcome.errors)
    return false
  }

  /** By the reservation of every car: it leads to the payment, or the dealer calls back. */
  async #reserve(): Promise<false> {
    if (this.#settings === null || this.#signs === null) return false
    const { platform, noticeVersion, checkoutSegment } = this.#settings
    const { key: journeyKey } = this.#journey
    const values = readFields(this.#form())
    const signs = this.#signs.read()
    const form = { slug: this.#slug, key: this.#reserveKey, journeyKey, noticeVersion, values, signs }
    const outcome = await reserve(reserveInput(form), platform)
    this.#signs.renew()
    if (outcome.kind === 'known') {
      const { token, payment_url: paymentUrl } = outcome.reservation
      this.#memory.forget()
      if (token !== null) {
        rememberReservation(this.#slug, token)
        location.assign(paymentUrl ?? checkoutPath(this.#slug, checkoutSegment))
        return false
      }
      const { title, words } = reservationWords(outcome.reservation, false)
      this.#find('h1').textContent = title
      this.#show('end', words)
    } else if (outcome.reason === 'sign-in-required') this.#signIn()
    else if (outcome.reason === 'car-taken') this.#show('end', outcome.message)
    else this.#sayRefusal(outcome.message, outcome.errors)
    return false
  }

  #signIn(): void {
    location.assign(signInPath('checkout', location.pathname + location.search + location.hash, `/cars/${this.#slug}`))
  }

  #keep(): void {
    this.#journey = { ...this.#journey, answers: readFields(this.#form()) }
    this.#memory.write(this.#journey)
  }

  /** A refused answer is shown where it was given. */
  #sayRefusal(message: string, errors: readonly FieldError[]): void {
    const first = errors[0]
    const step = first === undefined || this.#settings === null ? null : stepOf(first.name, this.#settings.options)
    if (step === null) {
      this.#find('[data-problem]').textContent = message
      return
    }
    if (step !== this.#step()) {
      history.pushState(null, '', `#${step}`)
      this.#showStep(false)
    }
    this.#sayProblems(errors)
  }

  #sayProblems(errors: readonly FieldError[]): boolean {
    this.#find('[data-problem]').textContent = ''
    return showFieldErrors(this.#form(), errors)
  }

  #show(part: Part | null, words: string): void {
    this.#find('[data-words]').textContent = words
    this.dataset['part'] = part ?? 'loading'
    for (const each of this.querySelectorAll<HTMLElement>('[data-part]')) each.hidden = each.dataset['part'] !== part
    if (part === 'end' || part === 'retry') this.#find('h1').focus()
  }

  #form(): HTMLFormElement {
    return this.#find<HTMLFormElement>('form')
  }

  #find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector)
    if (found === null) throw new Error(`The page has no ${selector}.`)
    return found
  }
}
