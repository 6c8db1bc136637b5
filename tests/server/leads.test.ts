import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { submitLead } from '#contract/leads.ts'
import { problemKind } from '#contract/problem.ts'
import { readDeliveries, readLead } from '#database/leads/leads.ts'
import { writeFormAnswer } from '#database/sites.ts'
import { replaceable } from '#domain/leads/form-answer.ts'
import { FORM_KINDS } from '#domain/leads/forms/form-definition.ts'
import { leadIdOf } from '../builders/lead-id.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite({
  email: 'dealer@example.com.au',
  leads: {
    targets: [
      {
        target: { kind: 'email', to: ['sales@example.com.au'] },
        when: { categories: ['Test Drive', 'General Enquiry'] },
      },
      {
        target: { kind: 'webhook', url: 'https://crm.example.com.au/leads', secretVariable: 'CRM_SECRET' },
        when: { makes: ['Toyota'] },
      },
    ],
  },
})
const car = makeCar({ id: 't1042', make: 'Toyota', model: 'Hilux', priceAud: 45_990, locationCode: 'NORTH' })
let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  await storeCars(database.current().db, site.slug, [{ car, hash: 'first' }])
})

/** Another shopper each time, so that no limit is reached. */
function shopper() {
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return { name: 'Kim', last_name: 'Lee', postcode: '4032', phone: `04${number}`, email: 'kim@example.com' }
}
const enquiry = () => ({
  form: 'enquiry' as const,
  idempotency_key: randomUUID(),
  ...shopper(),
  category: 'General Enquiry',
  message: 'Is it still there?',
})

function problemOf(outcome: CallOutcome<unknown>) {
  if (outcome.kind !== 'refused') throw new Error(JSON.stringify(outcome))
  return outcome.problem
}
const stored = async (id: string) => readLead(database.current().db, id)

describe('a lead', () => {
  it('is stored with its values, its consent and the car as it was when it was sent', async () => {
    const sent = { ...enquiry(), car_id: car.id, opt_in: true, url: 'https://www.example.com.au/cars/hilux' }
    const id = leadIdOf(await platform.call(submitLead, sent))
    await storeCars(database.current().db, site.slug, [{ car: { ...car, priceAud: 39_990 }, hash: 'second' }])

    const lead = await stored(id)
    expect(lead?.values).toMatchObject({
      name: 'Kim',
      phone: sent.phone,
      category: 'General Enquiry',
      'Vehicle Make': 'Toyota',
      car_id: car.id,
      location: 'NORTH',
      opt_in: true,
    })
    expect(lead?.car?.priceAud).toBe(45_990)
    expect(lead?.consent).toMatchObject({
      marketingOptIn: true,
      source: 'https://www.example.com.au/cars/hilux',
      wordingVersion: expect.stringMatching(/^w-[0-9a-f]{16}$/),
    })
  })

  it('goes to every target that takes it, each by a job of its own', async () => {
    const id = leadIdOf(await platform.call(submitLead, { ...enquiry(), car_id: car.id }))
    const deliveries = await readDeliveries(database.current().db, id)
    expect(deliveries.map(({ target, state }) => [target.kind, state]).sort()).toEqual([
      ['email', 'waiting'],
      ['webhook', 'waiting'],
    ])
    const { rows } = await database
      .current()
      .pool.query(`select 1 from graphile_worker._private_jobs where payload ->> 'deliveryId' = any($1)`, [
        deliveries.map((delivery) => delivery.id),
      ])
    expect(rows).toHaveLength(2)
  })

  it('that no target takes goes by e-mail to its location, or to the dealer', async () => {
    const parts = { ...enquiry(), form: 'parts' as const, 'Vehicle Make': 'Mazda', 'Vehicle Model': '3' }
    const atLocation = leadIdOf(await platform.call(submitLead, { ...parts, location: 'NORTH' }))
    const [delivery] = await readDeliveries(database.current().db, atLocation)
    expect(delivery?.target).toEqual({ kind: 'email', to: ['chermside@example.com.au'] })
  })

  it('is the same one when its key comes again, also at the same time', async () => {
    const sent = enquiry()
    const ids = await Promise.all([1, 2, 3, 4].map(async () => leadIdOf(await platform.call(submitLead, sent))))
    expect(new Set(ids).size).toBe(1)
    const [id = ''] = ids
    expect(await readDeliveries(database.current().db, id)).toHaveLength(1)
  })

  it('is refused when its key belongs to other values', async () => {
    const sent = enquiry()
    leadIdOf(await platform.call(submitLead, sent))
    const problem = problemOf(await platform.call(submitLead, { ...sent, message: 'Another question' }))
    expect(problemKind(problem)).toBe('key-reused')
  })

  it('of careers is a General Enquiry with a subcategory (S2 §5)', async () => {
    const id = leadIdOf(await platform.call(submitLead, { ...enquiry(), category: 'Careers Enquiry' }))
    expect((await stored(id))?.values).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
  })

  it('that looks like spam is stored and marked', async () => {
    const id = leadIdOf(
      await platform.call(submitLead, { ...enquiry(), company_website: 'http://spam', filled_ms: 200 }),
    )
    expect((await stored(id))?.suspicions).toEqual([
      'The hidden field was filled in.',
      'The form was filled in too fast.',
    ])
  })

  it('of an accepted offer continues the lead of the valuation (S2 §4)', async () => {
    const { message: _, category: __, ...values } = enquiry()
    const valuation = leadIdOf(
      await platform.call(submitLead, {
        ...values,
        form: 'tradeIn',
        Rego: 'ABC123',
        regoState: 'QLD',
        odometer: '45,000 kms',
        adjustment_condition: 'Good',
        'adjustment_service-history': 'Complete',
        adjustment_accidents: 'No',
      }),
    )
    const accepted = { form: 'offerAccepted' as const, idempotency_key: randomUUID(), lead_id: valuation }
    const lead = await stored(leadIdOf(await platform.call(submitLead, accepted)))
    expect(lead?.values).toMatchObject({
      category: 'Trade-in Valuation',
      subcategory: '3. Offer Accepted',
      lead_id: valuation,
      name: 'Kim',
      Rego: 'ABC123',
    })
    const foreign = { ...accepted, idempotency_key: randomUUID(), lead_id: randomUUID() }
    expect(problemOf(await platform.call(submitLead, foreign)).errors).toEqual([
      { name: 'lead_id', message: 'The valuation that this offer belongs to is not known.' },
    ])
  })

  it('keeps what a text can hold, and refuses what Postgres cannot', async () => {
    const message = '한국어 😀 \u202E <script>alert(1)</script> =cmd() \ud800'
    const id = leadIdOf(await platform.call(submitLead, { ...enquiry(), message }))
    expect((await stored(id))?.values.message).toBe(message.toWellFormed())
    const problem = problemOf(await platform.call(submitLead, { ...enquiry(), message: 'a\0b' }))
    expect(problemKind(problem)).toBe('malformed-request')
  })
})

describe('a lead that is not right', () => {
  it('is answered with the messages of the specification, in the order of the form', async () => {
    const problem = problemOf(
      await platform.call(submitLead, {
        ...enquiry(),
        name: '',
        postcode: '403',
        phone: '12',
        email: 'kim@',
        message: ' ',
      }),
    )
    expect(problem).toMatchObject({ status: 422, detail: 'Please fix the following errors:' })
    expect(problem.error).toBe(problem.detail)
    expect(problem.errors).toEqual([
      { name: 'name', message: 'Please enter: First Name' },
      { name: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      { name: 'phone', message: 'Please enter an Australian phone number such as 0400 000 000.' },
      { name: 'email', message: 'Please enter an email address such as name@example.com.' },
      { name: 'message', message: 'Please enter: Comments' },
    ])
  })

  it.each(FORM_KINDS.filter((kind) => kind !== 'offerAccepted'))(
    'of the form %s is refused when it is empty',
    async (form) => {
      const problem = problemOf(await platform.call(submitLead, { form, idempotency_key: randomUUID() }))
      expect(problemKind(problem)).toBe('invalid-values')
      expect(problem.errors?.map(({ name }) => name)).toContain('postcode')
    },
  )

  it('says nothing of what was sent', async () => {
    const response = await platform.send('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: 'nonsense', secret: 'my password' }),
    })
    expect(await response.text()).not.toContain('my password')
  })

  const post = (body: string, headers: Record<string, string> = {}, path = '/api/leads') =>
    platform.send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  it.each([
    ['no JSON', '{', {}, 400],
    ['no object', '[]', {}, 400],
    ['nested too deep', '['.repeat(60_000), {}, 400],
    ['of another type', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['without a type', '{}', { 'content-type': '' }, 415],
    ['from another site', '{}', { origin: 'https://evil.example' }, 403],
    ['from a page without an origin', '{}', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['to a host that is not known', '{}', { host: 'www.other.example' }, 404],
    ['too large', `{"a":"${'x'.repeat(200_000)}"}`, {}, 413],
  ])('%s is a problem, and no failure', async (_, body, headers, status) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status, type: expect.stringMatching(/^urn:forecourt:problem:/) })
  })

  it('is refused by another method, which names the right one', async () => {
    const response = await platform.send('/api/leads')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('a plain HTML form', () => {
  const origin = new URL(site.url).origin
  const post = (values: Record<string, string>, headers: Record<string, string> = { origin }) =>
    platform.send('/api/leads', { method: 'POST', headers, body: new URLSearchParams(values) })
  const plain = () => {
    const { idempotency_key: _, ...values } = enquiry()
    return { ...values, opt_in: 'on' }
  }

  it('leads to /success, and its repetition is the same lead', async () => {
    const sent = plain()
    const responses = await Promise.all([post(sent), post(sent)])
    expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, '/success'],
      [303, '/success'],
    ])
    const { rows } = await database
      .current()
      .pool.query(`select consent from leads where values ->> 'phone' = $1`, [sent.phone])
    expect(rows).toEqual([{ consent: expect.objectContaining({ marketingOptIn: true }) }])
  })

  it('that is not right is answered by a page with the same form, the values and the errors', async () => {
    const response = await post({ ...plain(), postcode: '"><b>1', message: 'Kept words' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Please fix the following errors:')
    expect(page).toContain('Invalid postcode. Please enter a 4-digit number.')
    expect(page).toContain('Kept words</textarea>')
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;1"')
  })

  it('is answered in the site’s own page, when its release is stored', async () => {
    await writeFormAnswer(database.current().db, site.slug, `<header>Menu</header>${replaceable('Words')}<footer>`)
    const response = await post({ ...plain(), car_id: car.id, name: '$& <i>' })
    const page = await response.text()
    expect(page).toMatch(/^<header>Menu<\/header><h1>[\s\S]+<\/section><footer>$/)
    expect(page).not.toContain('Words')
    expect(page).toContain('value="$&amp; &lt;i&gt;"')
    expect(page).toContain('<a href="#enquiry-name">')
    expect(page).toContain('Toyota Hilux')
    expect(page).toContain(`name="car_id" value="${car.id}"`)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    await writeFormAnswer(database.current().db, site.slug, null)
  })

  it('is about the car and the offer in the address of its page', async () => {
    const sent = plain()
    const query = new URLSearchParams({ car_id: car.id, offer: 'Free servicing' })
    const response = await post({ ...sent, car_id: '' }, { origin, referer: `${origin}/contact?${query}` })
    expect(response.status).toBe(303)
    const { rows } = await database
      .current()
      .pool.query(`select values from leads where values ->> 'phone' = $1`, [sent.phone])
    expect(rows).toEqual([
      {
        values: expect.objectContaining({
          car_id: car.id,
          message: 'Please tell me more about this offer: Free servicing\nIs it still there?',
        }),
      },
    ])
  })

  it('must come from a page of the site', async () => {
    expect((await post(plain(), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(plain(), {})).status).toBe(403)
    expect((await post(plain(), { 'sec-fetch-site': 'same-origin', origin: 'null' })).status).toBe(303)
  })
})

it('one telephone number sends ten leads an hour', async () => {
  const { phone } = shopper()
  const outcomes = []
  for (let count = 0; count < 11; count += 1) {
    const address = `198.51.100.${count}`
    const response = await platform.send(
      '/api/leads',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...enquiry(), phone }),
      },
      address,
    )
    outcomes.push(response.status)
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)
  }
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

it('a shopper’s words and numbers are in no line of the log', async () => {
  const sent = { ...enquiry(), message: 'Unrepeatable words' }
  await platform.call(submitLead, sent)
  await platform.call(submitLead, { ...sent, postcode: 'wrong' })
  expect(platform.logged()).toContain('/api/leads')
  for (const secret of [sent.phone, sent.email, 'Unrepeatable']) expect(platform.logged()).not.toContain(secret)
})

it('a site without a platform has no API', async () => {
  const without = makeSite({ slug: 'without', url: 'https://www.without.example', platform: null })
  const { call } = await testPlatform(database.current(), without)
  expect(problemKind(problemOf(await call(submitLead, enquiry())))).toBe('unknown-site')
})
