/** `<online-payment data-payment>`: takes a reference and an amount, sends the payer to pay, and says how it stands. */
import { ONLINE_PAYMENT_PATH } from '#domain/access/gated-route.ts'
import { signInPath } from '#domain/access/sign-in-link.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { OnlinePaymentOptions } from '#domain/payments/online-payment.ts'
import { onlinePaymentErrors, paymentWords } from '#domain/payments/online-payment.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { OwnPayment } from '#stores/buying/online-payment.ts'
import { lookAtPayment, startPayment } from '#stores/buying/online-payment.ts'
import { showFieldErrors } from '../checkout/field-errors.ts'
import type { FormSigns } from '../checkout/form-signs.ts'
import { createFormSigns } from '../checkout/form-signs.ts'
import { fillKnownDetails } from '../checkout/known-details.ts'

interface Settings {
  platform: PlatformOptions
  options: OnlinePaymentOptions
  noticeVersion: string
  turnstileSiteKey: string | null
}

type Part = 'form' | 'open' | 'end'

const LOOK_AGAIN_MS = 4_000

export class OnlinePayment extends HTMLElement {
  #settings: Settings | null = null
  #token = new URLSearchParams(location.search).get('payment')
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The same for every post of one filled form. */
  #key = crypto.randomUUID()
  #isBusy = false
  #signs: FormSigns | null = null

  connectedCallback(): void {
    // Written by the page of the same release.
    this.#settings = JSON.parse(this.dataset['payment'] ?? 'null')
    const form = this.#find<HTMLFormElement>('form')
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#pay(form)
    }
    this.#signs = createFormSigns(form, this.#settings?.turnstileSiteKey ?? null)
    form.oninput = () => {
      this.#key = crypto.randomUUID()
      this.#signs?.touch()
      this.#signs?.check()
    }
    if (this.#token !== null) void this.#look()
    else {
      this.#fillFromAddress(form)
      this.#show('form', null)
      if (this.#settings !== null) void fillKnownDetails(form, this.#settings.platform)
    }
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  /** A dealer may send a link that says what is to be paid: "?reference=INV-1042&amount=1250". */
  #fillFromAddress(form: HTMLFormElement): void {
    const given = new URLSearchParams(location.search)
    for (const name of ['reference', 'amount']) {
      const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field !== null) field.value = given.get(name) ?? ''
    }
  }

  async #pay(form: HTMLFormElement): Promise<void> {
    if (this.#settings === null || this.#signs === null || this.#isBusy) return
    const { platform, options, noticeVersion } = this.#settings
    const given = new FormData(form)
    const text = (name: string): string => String(given.get(name) ?? '').trim()
    const values = {
      reference: text('reference'),
      amount: text('amount'),
      name: text('name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
    }
    if (this.#sayProblems(onlinePaymentErrors(options, values))) return
    this.#isBusy = true
    const outcome = await startPayment(
      {
        ...values,
        idempotency_key: this.#key,
        notice_version: noticeVersion,
        url: location.origin + location.pathname,
        ...this.#signs.read(),
      },
      platform,
    )
    this.#isBusy = false
    this.#signs.renew()
    if (outcome.kind === 'known') this.#stand(outcome.payment, true)
    else if (outcome.reason === 'sign-in-required') {
      location.assign(signInPath('online-payment', location.pathname + location.search, '/'))
    } else if (!this.#sayProblems(outcome.errors)) this.#find('[data-problem]').textContent = outcome.message
  }

  #sayProblems(errors: readonly FieldError[]): boolean {
    this.#find('[data-problem]').textContent = ''
    return showFieldErrors(this.#find<HTMLFormElement>('form'), errors)
  }

  async #look(): Promise<void> {
    if (this.#settings === null || this.#token === null) return
    const outcome = await lookAtPayment(this.#token, this.#settings.platform)
    if (outcome.kind === 'known') this.#stand(outcome.payment, false)
    else if (outcome.reason === 'not-found') this.#show('form', null)
    else {
      this.#show('end', outcome.message)
      this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN_MS)
    }
  }

  #stand(payment: OwnPayment, goesToPay: boolean): void {
    clearTimeout(this.#timer)
    const { token, state, payment_url: paymentUrl } = payment
    this.#token = token
    if (token !== null && goesToPay) {
      // Whoever comes back by the browser's own button, or loads the page again, sees the payment and not the form.
      history.replaceState(null, '', `${ONLINE_PAYMENT_PATH}?payment=${token}`)
      if (paymentUrl !== null) {
        location.assign(paymentUrl)
        return
      }
    }
    const { title, words } = paymentWords(payment, new URLSearchParams(location.search).has('cancelled'))
    this.#find('h1').textContent = title
    this.#show(state === 'open' ? 'open' : 'end', words)
    if (state !== 'open') return
    const pay = this.#find<HTMLAnchorElement>('[data-pay]')
    pay.hidden = paymentUrl === null
    if (paymentUrl !== null) pay.href = paymentUrl
    // Another tab may pay, and the provider's word may come after the payer.
    this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN_MS)
  }

  /** `words`: `null` leaves those that the page came with. */
  #show(part: Part, words: string | null): void {
    const line = this.#find('[data-words]')
    if (words !== null && line.textContent !== words) line.textContent = words
    const isNew = this.dataset['part'] !== part
    this.dataset['part'] = part
    for (const step of this.querySelectorAll<HTMLElement>('[data-part]')) step.hidden = step.dataset['part'] !== part
    if (isNew && part !== 'form') this.#find('h1').focus()
  }

  #find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector)
    if (found === null) throw new Error(`The payment has no ${selector}.`)
    return found
  }
}
