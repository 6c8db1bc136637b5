import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import type { OnlinePaymentAnswer } from '#contract/online-payments.ts'
import { onlinePaymentState, payOnline } from '#contract/online-payments.ts'
import { problemKind } from '#contract/problem.ts'
import { readLead } from '#database/leads/leads.ts'
import { readOnlinePayment, settleOnlinePayment } from '#database/payments/online-payments.ts'
import { STRIPE_API_URL } from '#server/providers/payments/stripe.ts'
import { confirmationMail } from '#worker/lead-mail.ts'
import { reconcileOnlinePayments, sendPaymentLead } from '#worker/online-payments.ts'
import { makeSite } from '../../builders/make-site.ts'
import { signIn } from '../../builders/sign-in.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const database = testDatabase()
const payments = { provider: { kind: 'test' }, online: {} } as const
const site = makeSite({ email: 'dealer@example.com.au', payments })
let platform: TestPlatform
let references = 0

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
})

/** A reference that no other test has. */
function form() {
  references += 1
  return {
    idempotency_key: randomUUID(),
    reference: `INV-${references}`,
    amount: '$1,250.50',
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@example.com',
    phone: `04${String(10_000_000 + references)}`,
  }
}
function answerOf(
  outcome: CallOutcome<OnlinePaymentAnswer>,
): OnlinePaymentAnswer & { token: string; payment_url: string } {
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  const { token, payment_url } = outcome.answer
  return { ...outcome.answer, token: token ?? '', payment_url: payment_url ?? '' }
}
const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
const see = async (token: string) => answerOf(await platform.call(onlinePaymentState, { token }))
const press = (paymentUrl: string, action: 'pay' | 'cancel') =>
  platform.send(new URL(paymentUrl).pathname, {
    method: 'POST',
    headers: { origin: new URL(site.url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
const services = () => ({
  db: database.current().db,
  secret: () => undefined,
  stripeApiUrl: STRIPE_API_URL,
  isDevelopment: true,
})
const idOf = async (token: string) => (await readOnlinePayment(services().db, 'token', token))?.id ?? ''
const openPayments = async () => {
  const { db } = services()
  return Number(
    (
      await db
        .selectFrom('test_payments')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  )
}

describe('a payer', () => {
  it('pays, comes back, and gets a receipt once, as the dealer gets a lead', async () => {
    const sent = form()
    const opened = answerOf(await platform.call(payOnline, sent))
    expect(opened).toMatchObject({ state: 'open', amount: 1_250.5, reference: sent.reference })
    const back = await press(opened.payment_url, 'pay')
    expect(back.headers.get('location')).toBe(`${new URL(site.url).origin}/online-payment?payment=${opened.token}`)
    expect(await see(opened.token)).toMatchObject({ state: 'paid', payment_url: '' })

    const { db } = services()
    const paymentId = await idOf(opened.token)
    await sendPaymentLead(db, { paymentId, stage: 'paid' })
    await sendPaymentLead(db, { paymentId, stage: 'paid' })
    const leads = await db
      .selectFrom('leads')
      .selectAll()
      .where('idempotency_key', 'like', `payment-${paymentId}-%`)
      .execute()
    expect(leads.map(({ values }) => [values.category, values.subcategory])).toEqual([['Online payment', 'Paid']])
    const lead = await readLead(db, leads[0]?.id ?? '')
    if (lead === null) throw new Error('There is no lead.')
    const receipt = await confirmationMail(lead, site, { to: ['kim@example.com'], messageId: '<x@y>' })
    expect(receipt.subject).toBe(`Your receipt from ${site.name}`)
    expect(receipt.text).toContain(
      `Reference: ${sent.reference}\nAmount: $1,250.50\nReceipt number: ${opened.receipt_number}`,
    )
  })

  it('who reloads, presses twice or has two tabs, opens one payment and pays it once', async () => {
    const sent = form()
    const before = await openPayments()
    const others = [sent, sent, { ...sent, idempotency_key: randomUUID() }, { ...sent, idempotency_key: randomUUID() }]
    const opened = (await Promise.all(others.map((each) => platform.call(payOnline, each)))).map(answerOf)
    expect(new Set(opened.map(({ token }) => token)).size).toBe(1)
    expect(await openPayments()).toBe(before + 1)
    await press(opened[0]?.payment_url ?? '', 'pay')
    // Which of the three keys opened it was a race: its posts see their payment, and those of the others what was paid.
    const after = await Promise.all(others.map((each) => platform.call(payOnline, each)))
    const [own, foreign] = [
      after.filter(({ kind }) => kind === 'answered'),
      after.filter(({ kind }) => kind !== 'answered'),
    ]
    expect(own.length).toBeGreaterThan(0)
    for (const outcome of own) expect(answerOf(outcome)).toMatchObject({ state: 'paid', payment_url: '' })
    for (const outcome of foreign) expect(kindOf(outcome)).toBe('paid-already')
    const fresh = await platform.call(payOnline, { ...sent, idempotency_key: randomUUID() })
    expect(kindOf(fresh)).toBe('paid-already')
    const keyOfAnswer = others[after.findIndex(({ kind }) => kind === 'answered')]?.idempotency_key ?? ''
    const changed = { ...sent, idempotency_key: keyOfAnswer, amount: '7' }
    expect(kindOf(await platform.call(payOnline, changed))).toBe('key-reused')
    expect(await openPayments()).toBe(before + 1)
  })

  it('is asked for what is wrong, in words, and a program that fills in everything gets nowhere', async () => {
    const outcome = await platform.call(payOnline, { ...form(), reference: '', amount: '0.5', email: 'kim' })
    const errors = outcome.kind === 'refused' ? outcome.problem.errors : []
    expect(errors?.map(({ name }) => name)).toEqual(['reference', 'amount', 'email'])
    expect(kindOf(await platform.call(payOnline, { ...form(), company_website: 'x' }))).toBe('not-found')
  })

  it('cannot try many payments', async () => {
    const tries = []
    for (let index = 0; index < 11; index += 1) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(site.url).origin },
        body: JSON.stringify(form()),
      }
      tries.push((await platform.send('/api/online-payments', init, '10.9.9.9')).status)
    }
    expect(tries).toEqual([...Array(10).fill(200), 429])
  })

  it('sees no payment of another site, and none without its token', async () => {
    const { token } = answerOf(await platform.call(payOnline, form()))
    const other = await testPlatform(
      database.current(),
      makeSite({ slug: 'other', url: 'https://www.other.example', payments }),
    )
    expect(kindOf(await other.call(onlinePaymentState, { token }))).toBe('not-found')
    expect(kindOf(await platform.call(onlinePaymentState, { token: 'x'.repeat(32) }))).toBe('not-found')
  })
})

describe('messages of the provider', () => {
  it('repeated and out of order change nothing, and money that comes late is not lost', async () => {
    const { token } = answerOf(await platform.call(payOnline, form()))
    const id = await idOf(token)
    const { db } = services()
    for (const says of ['closed', 'paid', 'open', 'closed', 'paid'] as const) await settleOnlinePayment(db, id, says)
    expect((await readOnlinePayment(db, 'id', id))?.state).toBe('paid')
    const { rows } = await database
      .current()
      .pool.query(`select payload from graphile_worker._private_jobs where payload ->> 'paymentId' = $1`, [id])
    expect(rows).toEqual([{ payload: { paymentId: id, stage: 'paid' } }])
  })

  it('that never came are asked for when the time is over', async () => {
    const [unpaid, paid] = [
      answerOf(await platform.call(payOnline, form())),
      answerOf(await platform.call(payOnline, form())),
    ]
    const { pool } = database.current()
    const ids = [await idOf(unpaid.token), await idOf(paid.token)]
    await pool.query(
      `update test_payments set state = 'paid' where id = (select provider_id from online_payments where id = $1)`,
      [ids[1]],
    )
    await pool.query(`update online_payments set expires_at = now() - interval '1 minute' where id = any($1)`, [ids])
    await reconcileOnlinePayments(services())
    expect([(await see(unpaid.token)).state, (await see(paid.token)).state]).toEqual(['closed', 'paid'])
  })

  it('are not waited for where nobody can have paid: the API was killed before the page was opened', async () => {
    const { token } = answerOf(await platform.call(payOnline, form()))
    await database
      .current()
      .pool.query(
        `update online_payments set state = 'starting', provider_id = null, url = null, expires_at = now() - interval '1 minute' where token = $1`,
        [token],
      )
    await reconcileOnlinePayments(services())
    expect((await see(token)).state).toBe('closed')
  })
})

describe('a site', () => {
  it('with gating takes payments of whoever has signed in', async () => {
    const gated = makeSite({ slug: 'gated', url: 'https://www.gated.example', payments, gating: { enabled: true } })
    const own = await testPlatform(database.current(), gated)
    expect(kindOf(await own.call(payOnline, form()))).toBe('sign-in-required')
    const cookie = await signIn(own, '0412 000 111')
    const { token } = answerOf(await own.call(payOnline, form(), cookie))
    expect((await readOnlinePayment(services().db, 'token', token))?.visitorId).not.toBeNull()
  })

  it('whose dealer calls back takes a lead and no money; one without the page takes nothing', async () => {
    const calling = makeSite({
      slug: 'calling',
      url: 'https://www.calling.example',
      payments: { provider: { kind: 'none' }, online: {} },
    })
    const { call } = await testPlatform(database.current(), calling)
    expect(answerOf(await call(payOnline, form()))).toMatchObject({ state: 'requested', token: '' })
    const without = makeSite({
      slug: 'no-page',
      url: 'https://www.nopage.example',
      payments: { provider: { kind: 'test' } },
    })
    const closed = await testPlatform(database.current(), without)
    expect(kindOf(await closed.call(payOnline, form()))).toBe('not-found')
  })

  it('in production takes nothing with the test provider', async () => {
    const production = await testPlatform(database.current(), site, { isDevelopment: false })
    expect(kindOf(await production.call(payOnline, form()))).toBe('service-unavailable')
  })
})
