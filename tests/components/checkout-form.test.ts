// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CheckoutForm } from '#components/checkout/checkout-form.ts'
import { carRecordHtml } from '#components/compare/car-record-html.ts'
import { SIGNED_IN_COOKIE } from '#domain/access/signed-in-cookie.ts'
import { PRICE_TYPE_LABELS } from '#domain/car/labels.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import { inStockRecord } from '#domain/compare/car-record.ts'
import { CORE_FIELDS } from '#domain/leads/forms/core-fields.ts'
import { makeCar } from '../builders/make-car.ts'
import { eventually } from '../eventually.ts'

const KIM = { name: 'Kim', last_name: 'Lee', postcode: '4032', phone: '0412 345 678', email: 'kim@example.com' }
const UNREACHABLE = 'We cannot be reached just now. Please check your connection and try again.'

interface Sent {
  url: string
  body: Record<string, unknown>
}
let sent: Sent[]
let answers: (() => Response | Promise<Response>)[]

beforeAll(() => customElements.define('checkout-form', CheckoutForm))
beforeEach(() => {
  history.replaceState(null, '', '/cars/a-car/checkout')
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init === undefined) return new Response('', { status: 404 })
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer()
  })
})
afterEach(() => {
  document.body.replaceChildren()
  signedIn(false)
  localStorage.clear()
  vi.unstubAllGlobals()
})

function signedIn(isSignedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = `${SIGNED_IN_COOKIE}=1; Max-Age=${isSignedIn ? 60 : 0}`
}

function openForm(): HTMLFormElement {
  const inputs = CORE_FIELDS.map(
    ({ name }) => `<input name="${name}" aria-describedby="${name}-problem"><span id="${name}-problem"></span>`,
  )
  const data = JSON.stringify({
    platform: { apiBase: '', calls: {} },
    optIn: false,
    noticeVersion: 'w-0000000000000000',
  })
  const page = document.createElement('main')
  page.innerHTML = `<checkout-form data-checkout='${data}'>
    <a data-back></a><h1 tabindex="-1"></h1><p data-words></p>
    <form data-part="form" hidden>${inputs.join('')}<input type="checkbox" name="terms"><p data-problem></p></form>
    <div data-part="held" hidden><a data-pay></a><button data-release></button><p data-held-problem></p></div>
    <div data-part="end" hidden></div></checkout-form>`
  // Connected when it is whole, as on its page, whose script comes after it.
  document.body.append(page)
  const form = page.querySelector('form')
  if (form === null) throw new Error('There is no form.')
  return form
}
const input = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`There is no field ${name}.`)
  return found
}
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(CORE_FIELDS.map(({ name }) => [name, input(form, name).value]))
const words = (selector: string) => document.querySelector(selector)?.textContent

it('keeps what was typed when the platform is not reached, and the next press is the same reservation', async () => {
  const form = openForm()
  for (const [name, value] of Object.entries(KIM)) input(form, name).value = value
  input(form, 'terms').checked = true
  form.requestSubmit()
  await eventually(() => expect(words('[data-problem]')).toBe(UNREACHABLE))
  expect(valuesOf(form)).toEqual(KIM)
  expect(input(form, 'terms').checked).toBe(true)

  answers.push(() =>
    Response.json({
      token: null,
      state: 'requested',
      amount: 200,
      seconds_left: 0,
      payment_url: null,
      is_refunding: false,
      car: { slug: 'a-car', name: '2022 Kia Rio' },
      first_name: 'Kim',
    }),
  )
  form.requestSubmit()
  await eventually(() => expect(words('h1')).toBe('Thank you'))
  const [first, second] = sent
  expect(first?.body).toMatchObject({ ...KIM, slug: 'a-car', terms: true })
  expect(second?.body).toEqual(first?.body)
})

it('S1 §9: says what the car’s own payment processor asks, wherever it says what is paid', async () => {
  const price: PriceDisplay = { kind: 'price', priceAud: 54_990, wasAud: null, priceType: 'drive_away' }
  const labels = { used: 'Used', priceTypes: PRICE_TYPE_LABELS }
  const record = inStockRecord(makeCar({ processorReserveAud: 500 }), price, null, labels)
  vi.stubGlobal('fetch', async () => new Response(carRecordHtml(record)))
  history.replaceState(null, '', '/cars/own-amount/checkout')
  document.body.innerHTML = '<aside data-car hidden></aside><p data-amount>$200</p><button data-amount>$200</button>'
  openForm()
  const amounts = () => [...document.querySelectorAll('[data-amount]')].map(({ textContent }) => textContent)
  await eventually(() => expect(amounts()).toEqual(['$500', '$500']))
})

it('says the amount of a reservation that is held', async () => {
  const form = openForm()
  document.body.insertAdjacentHTML('beforeend', '<p data-amount>$200</p>')
  for (const [name, value] of Object.entries(KIM)) input(form, name).value = value
  input(form, 'terms').checked = true
  answers.push(() =>
    Response.json({
      token: 'a-token-of-twenty-signs',
      state: 'held',
      amount: 500,
      seconds_left: 2_000,
      payment_url: null,
      is_refunding: false,
      car: { slug: 'a-car', name: '2022 Kia Rio' },
      first_name: 'Kim',
    }),
  )
  form.requestSubmit()
  await eventually(() => expect(words('p[data-amount]')).toBe('$500'))
})

it('is another reservation once a value was changed', async () => {
  const form = openForm()
  for (const [name, value] of Object.entries(KIM)) input(form, name).value = value
  input(form, 'terms').checked = true
  form.requestSubmit()
  await eventually(() => expect(words('[data-problem]')).toBe(UNREACHABLE))
  input(form, 'name').value = 'Sam'
  form.dispatchEvent(new Event('input'))
  form.requestSubmit()
  await eventually(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body['idempotency_key']).not.toBe(sent[0]?.body['idempotency_key'])
})

it('is filled in for somebody who has signed in, and what was typed stays', async () => {
  signedIn(true)
  answers.push(() =>
    Response.json({
      phone_number: '+61412345678',
      details: { name: 'Kim', last_name: 'Lee', email: 'kim@example.com', postcode: '' },
      alerts: { channel: 'none', consent: null },
      searches: [],
      enquiries: [],
      reservations: [],
      payments: [],
      prizes: [],
      vehicles: [],
    }),
  )
  const form = openForm()
  input(form, 'name').value = 'Sam'
  await eventually(() => expect(input(form, 'phone').value).toBe('04 1234 5678'))
  expect(valuesOf(form)).toEqual({ ...KIM, name: 'Sam', postcode: '', phone: '04 1234 5678' })
})

it('asks nobody for the details of a shopper who has not signed in', async () => {
  const form = openForm()
  await eventually(() => expect(form.hidden).toBe(false))
  expect(sent).toEqual([])
})
