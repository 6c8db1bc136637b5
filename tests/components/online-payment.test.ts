// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { OnlinePayment } from '#components/payments/online-payment.ts'
import { problemType } from '#contract/problem.ts'
import { onlinePaymentFields } from '#domain/payments/online-payment.ts'
import { eventually } from '../eventually.ts'

const OPTIONS = { referenceLabel: 'Invoice number', minimumAud: 10, maximumAud: 5_000 }
const FILLED = {
  reference: 'INV-7',
  amount: '$1,250.50',
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@example.com',
  phone: '0412 345 678',
}
const TOKEN = 'a-token-of-a-payment-0000'
const PAYMENT = {
  token: TOKEN,
  state: 'open',
  reference: 'INV-7',
  amount: 1_250.5,
  receipt_number: '7F3A-91C2',
  payment_url: '/api/test-payments/1',
}

interface Sent {
  url: string
  body: Record<string, unknown> | null
}
let sent: Sent[]
let answers: (() => Response)[]
let assigned: string[]

beforeAll(() => customElements.define('online-payment', OnlinePayment))
beforeEach(() => {
  sent = []
  answers = []
  assigned = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('offline')
    return answer()
  })
  vi.spyOn(location, 'assign').mockImplementation((url) => void assigned.push(String(url)))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (payment: object) => () => Response.json({ ...PAYMENT, ...payment })
const refusal =
  (kind: 'sign-in-required' | 'not-found' | 'paid-already', status: number, extras: object = {}) =>
  () =>
    Response.json({ type: problemType(kind), title: '', status, detail: 'No.', error: 'No.', ...extras }, { status })

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)
const part = () => find('online-payment').dataset['part']

/** The page at its address; `fills` types what a payer would. */
function openPage(query: string, fills: boolean): HTMLFormElement {
  history.replaceState(null, '', `/online-payment${query}`)
  const inputs = [...onlinePaymentFields(OPTIONS).map(({ name }) => name), 'company_website'].map(
    (name) => `<input name="${name}" aria-describedby="${name}-problem"><span id="${name}-problem"></span>`,
  )
  const data = JSON.stringify({
    platform: { apiBase: '', calls: {} },
    options: OPTIONS,
    noticeVersion: 'w-0000000000000000',
  })
  const page = document.createElement('main')
  page.innerHTML = `<online-payment data-payment='${data}'><h1 tabindex="-1">Pay online</h1><p data-words>Hello.</p>
    <form data-part="form">${inputs.join('')}<p data-problem></p></form>
    <div data-part="open" hidden><a data-pay></a></div><div data-part="end" hidden></div></online-payment>`
  document.body.append(page)
  if (fills) for (const [name, value] of Object.entries(FILLED)) field(name).value = value
  return find('form')
}

it('a link of the dealer fills in what is to be paid', () => {
  openPage('?reference=INV-9&amount=80', false)
  expect([field('reference').value, field('amount').value, part()]).toEqual(['INV-9', '80', 'form'])
  expect(find('[data-words]').textContent).toBe('Hello.')
})

it('what is missing is said beside its field, and nothing is sent', () => {
  const form = openPage('', true)
  field('amount').value = '5'
  form.requestSubmit()
  expect(find('#amount-problem').textContent).not.toBe('')
  expect(document.activeElement).toBe(field('amount'))
  expect(sent).toEqual([])
})

it('a whole form leads to the payment page, and its address is that of the payment from then on', async () => {
  answers = [answer({})]
  const form = openPage('', true)
  form.requestSubmit()
  form.requestSubmit()
  await eventually(() => expect(assigned).toEqual([PAYMENT.payment_url]))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ ...FILLED, company_website: '', notice_version: 'w-0000000000000000' })
  expect(location.search).toBe(`?payment=${TOKEN}`)
})

it('a post that was not answered is the same payment when it is sent again, and another once something is changed', async () => {
  const form = openPage('', true)
  const press = async (count: number): Promise<unknown> => {
    form.requestSubmit()
    await eventually(() => expect(sent).toHaveLength(count))
    await eventually(() => expect(find('[data-problem]').textContent).toMatch(/cannot be reached/))
    return sent[count - 1]?.body?.['idempotency_key']
  }
  const first = await press(1)
  expect(await press(2)).toBe(first)
  form.dispatchEvent(new Event('input'))
  expect(await press(3)).not.toBe(first)
})

it('a refusal is said at its field, or where the form ends', async () => {
  const errors = [{ name: 'email', message: 'This address is not whole.' }]
  answers = [refusal('paid-already', 409, { errors }), refusal('paid-already', 409)]
  const form = openPage('', true)
  form.requestSubmit()
  await eventually(() => expect(find('#email-problem').textContent).toBe('This address is not whole.'))
  form.requestSubmit()
  await eventually(() => expect(find('[data-problem]').textContent).toBe('No.'))
})

it('whoever must sign in is led there and back', async () => {
  answers = [refusal('sign-in-required', 401)]
  openPage('?reference=INV-9', true).requestSubmit()
  await eventually(() => expect(assigned).toHaveLength(1))
  const { pathname, searchParams } = new URL(assigned[0] ?? '', 'https://www.example.com')
  expect([pathname, searchParams.get('type'), searchParams.get('redirect')]).toEqual([
    '/sign-in',
    'online-payment',
    '/online-payment?reference=INV-9',
  ])
})

it('who comes back sees a payment that waits, and that it is paid once the provider says so', async () => {
  answers = [answer({}), answer({ state: 'paid', payment_url: null })]
  openPage(`?payment=${TOKEN}&cancelled`, false)
  await eventually(() => expect(part()).toBe('open'))
  expect(find('[data-words]').textContent).toContain('Nothing has been paid.')
  expect(find<HTMLAnchorElement>('[data-pay]').getAttribute('href')).toBe(PAYMENT.payment_url)
  expect(document.activeElement).toBe(find('h1'))
  await vi.advanceTimersToNextTimerAsync()
  await eventually(() => expect(find('h1').textContent).toBe('Thank you, it is paid'))
  expect([part(), vi.getTimerCount()]).toEqual(['end', 0])
})

it.each([
  ['refunded', 'Your payment was returned'],
  ['closed', 'Nothing was paid'],
  ['requested', 'Thank you'],
])('a payment that is %s says so and is not asked for again', async (state, title) => {
  answers = [answer({ state, payment_url: null })]
  openPage(`?payment=${TOKEN}`, false)
  await eventually(() => expect(find('h1').textContent).toBe(title))
  expect([part(), vi.getTimerCount()]).toEqual(['end', 0])
})

it('an unknown payment shows the form; one that cannot be asked about is asked about again', async () => {
  answers = [refusal('not-found', 404)]
  openPage(`?payment=${TOKEN}`, false)
  await eventually(() => expect(part()).toBe('form'))
  document.body.replaceChildren()
  openPage(`?payment=${TOKEN}`, false)
  await eventually(() => expect(part()).toBe('end'))
  expect(find('[data-words]').textContent).toMatch(/cannot be reached/)
  answers = [answer({ state: 'paid', payment_url: null })]
  await vi.advanceTimersToNextTimerAsync()
  await eventually(() => expect(find('h1').textContent).toBe('Thank you, it is paid'))
})

it('a page that is left asks no more', async () => {
  answers = [answer({})]
  openPage(`?payment=${TOKEN}`, false)
  await eventually(() => expect(vi.getTimerCount()).toBe(1))
  document.body.replaceChildren()
  expect(vi.getTimerCount()).toBe(0)
})
