/** `<checkout-form data-checkout>`: takes a shopper's details, sends them to pay, and says how the reservation stands. */

import { signInPath } from '#domain/access/sign-in-link.ts'
import { formatAud } from '#domain/formats/money.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { formErrors } from '#domain/leads/form-errors.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { reservationWords } from '#domain/reservations/reservation-words.ts'
import { reserveFields } from '#domain/reservations/reserve-fields.ts'
import type { OwnReservation } from '#stores/buying/reservation.ts'
import { giveUp, lookAtReservation, reserve } from '#stores/buying/reservation.ts'
import { reserveInput } from '#stores/buying/reserve-input.ts'
import { fetchCar } from '../compare/fetch-car.ts'
import { showCheckoutCar, showReserveAmount } from './checkout-car.ts'
import { showFieldErrors } from './field-errors.ts'
import type { FormSigns } from './form-signs.ts'
import { createFormSigns } from './form-signs.ts'
import { readFields } from './journey-fields.ts'
import { fillKnownDetails } from './known-details.ts'
import { rememberedReservation, rememberReservation } from './reservation-memory.ts'

interface Checkout {
  platform: PlatformOptions
  optIn: boolean
  noticeVersion: string
  turnstileSiteKey: string | null
}

type Part = 'form' | 'held' | 'end'

const LOOK_AGAIN_MS = 4_000

export class CheckoutForm extends HTMLElement {
  /** Which car, and which reservation: of the address, or of this device when the tab was closed before it came back. */
  readonly #slug = /^\/cars\/([a-z0-9-]+)\//.exec(location.pathname)?.[1] ?? ''
  #checkout: Checkout | null = null
  #token: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The same for every post of one filled form. */
  #key = crypto.randomUUID()
  #isBusy = false
  #signs: FormSigns | null = null

  connectedCallback(): void {
    // Written by the page of the same release.
    this.#checkout = JSON.parse(this.dataset['checkout'] ?? 'null')
    this.#find<HTMLAnchorElement>('[data-back]').href = `/cars/${this.#slug}`
    const form = this.#find<HTMLFormElement>('form')
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#reserve(form)
    }
    this.#signs = createFormSigns(form, this.#checkout?.turnstileSiteKey ?? null)
    form.oninput = () => {
      this.#key = crypto.randomUUID()
      this.#signs?.touch()
      this.#signs?.check()
    }
    this.#find('[data-release]').onclick = () => void this.#giveUp()
    void fetchCar(this.#slug).then(showCheckoutCar)
    void this.#start()
    if (this.#checkout !== null) void fillKnownDetails(form, this.#checkout.platform)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  async #start(): Promise<void> {
    const token = new URLSearchParams(location.search).get('reservation') ?? rememberedReservation(this.#slug)
    if (token === null) this.#show('form', 'Your details, and then the payment. It takes about two minutes.')
    else {
      this.#token = token
      await this.#look()
    }
  }

  async #reserve(form: HTMLFormElement): Promise<void> {
    if (this.#checkout === null || this.#signs === null || this.#isBusy) return
    const { platform, optIn, noticeVersion } = this.#checkout
    const values = readFields(form)
    if (this.#sayProblems(formErrors(reserveFields({ optIn }), values))) return
    this.#isBusy = true
    const signs = this.#signs.read()
    const filled = { slug: this.#slug, key: this.#key, journeyKey: null, noticeVersion, values, signs }
    const outcome = await reserve(reserveInput(filled), platform)
    this.#signs.renew()
    this.#isBusy = false
    if (outcome.kind === 'known') {
      this.#stand(outcome.reservation, true)
      return
    }
    const { reason, message, errors } = outcome
    if (reason === 'sign-in-required') location.assign(signInPath('checkout', location.pathname, `/cars/${this.#slug}`))
    else if (reason === 'car-taken') this.#show('end', message)
    else if (!this.#sayProblems(errors)) this.#find('[data-problem]').textContent = message
  }

  #sayProblems(errors: readonly FieldError[]): boolean {
    this.#find('[data-problem]').textContent = ''
    return showFieldErrors(this.#find<HTMLFormElement>('form'), errors)
  }

  async #look(): Promise<void> {
    if (this.#checkout === null || this.#token === null) return
    const { platform } = this.#checkout
    const outcome = await lookAtReservation(this.#token, platform)
    if (outcome.kind === 'known') this.#stand(outcome.reservation, false)
    else if (outcome.reason === 'not-found') {
      rememberReservation(this.#slug, null)
      this.#show('form', 'Your details, and then the payment. It takes about two minutes.')
    } else this.#show('held', outcome.message)
  }

  async #giveUp(): Promise<void> {
    if (this.#checkout === null || this.#token === null || this.#isBusy) return
    this.#isBusy = true
    const { platform } = this.#checkout
    const outcome = await giveUp(this.#token, platform)
    this.#isBusy = false
    if (outcome.kind === 'known') this.#stand(outcome.reservation, false)
    else this.#find('[data-held-problem]').textContent = outcome.message
  }

  #stand(answer: OwnReservation, goesToPay: boolean): void {
    clearTimeout(this.#timer)
    const { state, token, payment_url: paymentUrl } = answer
    this.#token = token
    rememberReservation(this.#slug, state === 'held' || state === 'paid' ? token : null)
    if (goesToPay && paymentUrl !== null) {
      location.assign(paymentUrl)
      return
    }
    showReserveAmount(formatAud(answer.amount))
    const isCancelled = new URLSearchParams(location.search).get('payment') === 'cancelled'
    const { title, words } = reservationWords(answer, isCancelled)
    this.#find('h1').textContent = title
    this.#show(state === 'held' ? 'held' : 'end', words)
    if (state !== 'held') return
    const pay = this.#find<HTMLAnchorElement>('[data-pay]')
    pay.hidden = paymentUrl === null
    if (paymentUrl !== null) pay.href = paymentUrl
    // Another tab may pay, and the provider's word may come after the shopper.
    this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN_MS)
  }

  #show(part: Part, words: string): void {
    const line = this.#find('[data-words]')
    if (line.textContent !== words) line.textContent = words
    const isNew = this.dataset['part'] !== part
    this.dataset['part'] = part
    for (const step of this.querySelectorAll<HTMLElement>('[data-part]')) step.hidden = step.dataset['part'] !== part
    const amount = document.querySelector<HTMLElement>('.checkout__amount')
    if (amount !== null) amount.hidden = part === 'end'
    if (isNew && part !== 'form') this.#find('h1').focus()
  }

  #find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector)
    if (found === null) throw new Error(`The checkout has no ${selector}.`)
    return found
  }
}
