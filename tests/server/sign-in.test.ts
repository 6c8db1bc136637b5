import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { problemKind } from '#contract/problem.ts'
import { requestCode, session, signIn as signInEndpoint, signOut, signOutEverywhere } from '#contract/sign-in.ts'
import { mobileNumber } from '#domain/access/mobile-number.ts'
import { makeSite } from '../builders/make-site.ts'
import { cookieHeader, postSignIn, sentCode, signIn } from '../builders/sign-in.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
let platform: TestPlatform
let other: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), makeSite())
  other = await testPlatform(database.current(), makeSite({ slug: 'other', url: 'https://www.other.example' }))
})

let phones = 0
/** Of another shopper each time, so that a limit is reached only where a test means it. */
function anotherPhone(): string {
  phones += 1
  return `0412 000 ${String(phones).padStart(3, '0')}`
}
const who = async (cookie: string, at = platform) => {
  const outcome = await at.call(session, {}, cookie)
  return outcome.kind === 'answered' ? outcome.answer.visitor : outcome
}

describe('signing in', () => {
  it('gives a session that says whose it is', async () => {
    const cookie = await signIn(platform, '0412 111 222')
    expect(await who(cookie)).toEqual({ phoneNumber: '+61412111222' })
    expect(await who('')).toBeNull()
  })

  it('is one visitor for one number however it is written, and another session each time', async () => {
    const cookies = [await signIn(platform, '0412 111 333'), await signIn(platform, '+61 (0)412 111 333')]
    for (const cookie of cookies) expect(await who(cookie)).toMatchObject({ phoneNumber: '+61412111333' })
    expect(new Set(cookies).size).toBe(2)
    const { visitors } = await database
      .current()
      .db.selectFrom('visitors')
      .select((expression) => expression.fn.countAll<string>().as('visitors'))
      .where('phone_number', '=', '+61412111333')
      .executeTakeFirstOrThrow()
    expect(visitors).toBe('1')
  })

  it('sets a cookie that no script reads and no other host is sent, for thirty days, and one that says so to scripts', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const answer = await postSignIn(platform, phone, await sentCode(platform, phone))
    const [held, marker, ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(held).toMatch(/^__Host-forecourt\.session_token=[^;]+; /)
    for (const attribute of ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(held?.split('; ')).toContain(attribute)
    }
    expect(held).not.toMatch(/domain/i)
    expect(marker).toBe('forecourt-signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('ends the session that the browser had', async () => {
    const phone = anotherPhone()
    const before = await signIn(platform, anotherPhone())
    await platform.call(requestCode, { phone_number: phone })
    const answer = await postSignIn(platform, phone, await sentCode(platform, phone), before)
    expect(answer.status).toBe(200)
    expect(await who(before)).toBeNull()
    expect(await who(cookieHeader(answer))).not.toBeNull()
  })

  it('on a development platform of this machine sets a cookie that needs no TLS', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const host = `${platform.site.slug}.localhost:4321`
    const answer = await platform.send(
      '/api/auth/sign-in',
      {
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
        body: JSON.stringify({ phone_number: phone, code: await sentCode(platform, phone) }),
      },
      '127.0.0.1',
    )
    expect(answer.headers.getSetCookie()[0]).toMatch(/^forecourt-loopback\.session_token=/)
    expect(answer.headers.getSetCookie().join()).not.toContain('Secure')
  })

  it('is for sites with a platform that gate routes or save cars, and can send text messages', async () => {
    const without = await testPlatform(
      database.current(),
      makeSite({ slug: 'without', url: 'https://www.without.example', buttons: { save: false } }),
    )
    expect(await kindOf(without.call(requestCode, { phone_number: '0412345678' }))).toBe('not-found')
    const silent = await testPlatform(
      database.current(),
      makeSite({ slug: 'silent', url: 'https://www.silent.example', gating: { enabled: true } }),
      { isDevelopment: false },
    )
    expect(await kindOf(silent.call(requestCode, { phone_number: '0412345678' }))).toBe('service-unavailable')
  })
})

describe('a code', () => {
  it('is six digits in a message that names the site and how long it works, and that a browser of the site can read', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const [message] = await waiting(phone)
    expect(message?.text).toMatch(
      /^\d{6} is your code for North Shore Motors\. It works for 5 minutes\..+\n\n@www\.north-shore-motors\.example #\d{6}$/,
    )
    expect(message?.text.slice(0, 6)).toBe(message?.text.slice(-6))
  })

  it('is stored nowhere but in the message that waits', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = await sentCode(platform, phone)
    const rows = await database.current().db.selectFrom('sign_in_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain('412000')
    expect(platform.logged()).not.toContain(code)
  })

  it('works once', async () => {
    const phone = anotherPhone()
    await signIn(platform, phone)
    const code = await sentCode(platform, phone)
    expect(await kindOf(give(phone, code))).toBe('code-expired')
  })

  it('works once also when it is given twice at the same time', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = await sentCode(platform, phone)
    const answers = await Promise.all([1, 2, 3].map(() => postSignIn(platform, phone, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is worthless after three wrong ones, and says how many tries are left', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = await sentCode(platform, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await messageOf(give(phone, wrong))).toBe('That code is not right. You can try twice more.')
    expect(await messageOf(give(phone, wrong))).toBe('That code is not right. You can try once more.')
    expect(await messageOf(give(phone, wrong))).toBe(
      'That code is not right. That code no longer works. Please ask for a new one.',
    )
    expect(await kindOf(give(phone, code))).toBe('code-expired')
  })

  it('is compared at most three times also when many are tried at once', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = Number(await sentCode(platform, phone))
    const tried = Array.from({ length: 9 }, (_, index) => String((code + 1 + index) % 1_000_000).padStart(6, '0'))
    const kinds = await Promise.all(tried.map((each) => kindOf(give(phone, each))))
    expect(kinds.filter((kind) => kind === 'invalid-values')).toHaveLength(2)
    expect(await kindOf(give(phone, String(code).padStart(6, '0')))).toBe('code-expired')
  })

  it('is replaced by the next one', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const first = await sentCode(platform, phone)
    await platform.call(requestCode, { phone_number: phone })
    const second = await sentCode(platform, phone)
    if (first !== second) expect(await kindOf(give(phone, first))).toBe('invalid-values')
    expect((await give(phone, second)).kind).toBe('answered')
  })

  it('no longer works after five minutes', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    await sql`update sign_in_codes set expires_at = expires_at - interval '5 minutes'`.execute(database.current().db)
    expect(await kindOf(give(phone, await sentCode(platform, phone)))).toBe('code-expired')
  })

  it('of one site opens no other', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = await sentCode(platform, phone)
    expect(await kindOf(other.call(signInEndpoint, { phone_number: phone, code }))).toBe('code-expired')
  })

  it('of another number opens nothing', async () => {
    const [mine, theirs] = [anotherPhone(), anotherPhone()]
    await platform.call(requestCode, { phone_number: mine })
    const code = await sentCode(platform, mine)
    expect(await kindOf(give(theirs, code))).toBe('code-expired')
  })

  it.each(['', '12345', '1234567', 'abcdef', '12 34 5'])('%j is refused as it stands', async (code) => {
    const outcome = await give(anotherPhone(), code)
    expect(outcome.kind === 'refused' && outcome.problem.errors).toEqual([
      { name: 'code', message: 'Please enter the six digits of the code.' },
    ])
  })

  it('may be written with spaces', async () => {
    const phone = anotherPhone()
    await platform.call(requestCode, { phone_number: phone })
    const code = await sentCode(platform, phone)
    expect((await give(phone, ` ${code.slice(0, 3)} ${code.slice(3)} `)).kind).toBe('answered')
  })

  it.each(['', '07 7010 0001', '1300 000 000', '+1 555 0100', 'kim@example.com'])(
    '%j is no mobile number, so none is sent',
    async (phone) => {
      const outcome = await platform.call(requestCode, { phone_number: phone })
      expect(outcome.kind === 'refused' && outcome.problem.errors).toEqual([
        { name: 'phone_number', message: 'Please enter an Australian mobile number, such as 0412 345 678.' },
      ])
    },
  )
})

describe('whether a number is known', () => {
  it('is said by no answer', async () => {
    const [known, unknown] = [anotherPhone(), anotherPhone()]
    await signIn(platform, known)
    const answers = await Promise.all(
      [known, unknown].map((phone) => platform.call(requestCode, { phone_number: phone })),
    )
    expect(answers[0]).toEqual(answers[1])
    const refused = await Promise.all([known, unknown].map((phone) => give(phone, 'not a code')))
    expect(withoutInstance(refused[0])).toEqual(withoutInstance(refused[1]))
    const codes = await Promise.all(
      [known, unknown].map(async (phone) => [phone, await sentCode(platform, phone)] as const),
    )
    const wrong = await Promise.all(
      codes.map(([phone, code]) => messageOf(give(phone, code === '000000' ? '000001' : '000000'))),
    )
    expect(wrong[0]).toBe(wrong[1])
  })
})

describe('codes are asked for at most', () => {
  it('three times in fifteen minutes by number, on all sites together, from whatever address', async () => {
    const phone = anotherPhone()
    const kinds = []
    for (const at of [platform, other, platform, other]) {
      kinds.push(await kindOf(at.call(requestCode, { phone_number: phone })))
    }
    expect(kinds).toEqual(['answered', 'answered', 'answered', 'too-many-requests'])
  })

  it('ten times in fifteen minutes by address', async () => {
    const ask = () =>
      platform.send(
        '/api/auth/code',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: platform.site.url },
          body: JSON.stringify({ phone_number: anotherPhone() }),
        },
        '203.0.113.9',
      )
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })
})

describe('a session', () => {
  it('of one site is none on another', async () => {
    const cookie = await signIn(platform, anotherPhone())
    expect(await who(cookie, other)).toBeNull()
    expect(await who(cookie)).not.toBeNull()
  })

  it('whose row is moved to another site is none on either', async () => {
    const cookie = await signIn(platform, '0412 222 111')
    await database
      .current()
      .db.updateTable('visitor_sessions')
      .set({ site_slug: other.site.slug })
      .where('visitor_id', 'in', (query) =>
        query.selectFrom('visitors').select('id').where('phone_number', '=', '+61412222111'),
      )
      .execute()
    expect(await who(cookie)).toBeNull()
    expect(await who(cookie, other)).toBeNull()
  })

  it.each([
    ['a forged token', (cookie: string) => cookie.replace(/token=[^.]+/, 'token=abcdefghijklmnopqrstuvwxyz012345')],
    ['a forged signature', (cookie: string) => cookie.replace(/\.[^.;]+(?=;|$)/, '.AAAA')],
    ['no signature', (cookie: string) => cookie.replace(/(token=[^.]+)\.[^;]+/, '$1')],
  ])('with %s is none, and the cookies are cleared', async (_, forge) => {
    const cookie = await signIn(platform, anotherPhone())
    const answer = await platform.send('/api/session', { headers: { cookie: forge(cookie) } })
    expect(await answer.json()).toEqual({ visitor: null })
    expect(answer.headers.getSetCookie().join()).toContain('forecourt-signed-in=; Max-Age=0')
  })

  it('ends on the server when its visitor signs out, and the cookies are cleared', async () => {
    const cookie = await signIn(platform, anotherPhone())
    const answer = await platform.send('/api/auth/sign-out', {
      method: 'POST',
      headers: { cookie, origin: platform.site.url, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(200)
    const cleared = answer.headers.getSetCookie()
    expect(cleared.find((each) => each.startsWith('__Host-forecourt.session_token='))).toContain('Max-Age=0')
    expect(cleared.find((each) => each.startsWith('forecourt-signed-in='))).toContain('Max-Age=0')
    expect(await who(cookie)).toBeNull()
  })

  it('signing out is answered also when nobody has signed in', async () => {
    expect((await platform.call(signOut, {})).kind).toBe('answered')
  })

  it('ends on every device of the site at once, and nobody else is signed out', async () => {
    const phone = anotherPhone()
    const [first, second] = [await signIn(platform, phone), await signIn(platform, phone)]
    const elsewhere = await signIn(other, phone)
    const stranger = await signIn(platform, anotherPhone())
    expect((await platform.call(signOutEverywhere, {}, first)).kind).toBe('answered')
    expect(await who(first)).toBeNull()
    expect(await who(second)).toBeNull()
    expect(await who(elsewhere, other)).not.toBeNull()
    expect(await who(stranger)).not.toBeNull()
    expect(await kindOf(platform.call(signOutEverywhere, {}))).toBe('sign-in-required')
  })

  it('ends by itself, and is prolonged while it is used', async () => {
    const { db } = database.current()
    const cookie = await signIn(platform, anotherPhone())
    const token = /token=([^.]+)/.exec(cookie)?.[1] ?? ''
    const age = (interval: string) =>
      sql`update visitor_sessions set expires_at = expires_at - ${interval}::interval where token = ${token}`.execute(
        db,
      )
    await age('25 days')
    const answer = await platform.send('/api/session', { headers: { cookie } })
    expect(answer.headers.getSetCookie().join()).toContain('session_token=')
    expect(answer.headers.getSetCookie().join()).toContain('forecourt-signed-in=1')
    const { days } = await db
      .selectFrom('visitor_sessions')
      .select(sql<number>`extract(day from expires_at - now())::int`.as('days'))
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    expect(days).toBe(29)
    expect((await platform.send('/api/session', { headers: { cookie } })).headers.getSetCookie()).toEqual([])
    await age('31 days')
    expect(await who(cookie)).toBeNull()
  })

  it('keeps neither address nor browser', async () => {
    await signIn(platform, anotherPhone())
    const { rows } = await sql<{ ip_address: string | null; user_agent: string | null }>`
      select distinct ip_address, user_agent from visitor_sessions`.execute(database.current().db)
    for (const row of rows) expect([row.ip_address || null, row.user_agent || null]).toEqual([null, null])
  })
})

describe('the calls of signing in', () => {
  it.each(['code', 'sign-in', 'sign-out', 'sign-out-everywhere'])('%s is no call for other sites', async (name) => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const answer = await platform.send(`/api/auth/${name}`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
    const form = await platform.send(`/api/auth/${name}`, {
      method: 'POST',
      headers: { origin: platform.site.url },
      body: new URLSearchParams({ phone_number: '0412345678' }),
    })
    expect(form.status).toBe(415)
  })

  it.each([
    'get-session',
    'phone-number/verify',
    'phone-number/send-otp',
    'sign-in/phone-number',
    'list-sessions',
    'update-user',
  ])("the library's own /api/auth/%s does not exist", async (path) => {
    expect((await platform.send(`/api/auth/${path}`)).status).toBe(404)
  })
})

const give = (phone: string, code: string) => platform.call(signInEndpoint, { phone_number: phone, code })

async function kindOf(call: Promise<CallOutcome<unknown>>): Promise<string | null> {
  const outcome = await call
  return outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
}

async function messageOf(call: Promise<CallOutcome<unknown>>): Promise<string> {
  const outcome = await call
  return outcome.kind === 'refused' ? outcome.problem.detail : outcome.kind
}

function withoutInstance(outcome: CallOutcome<unknown> | undefined): unknown {
  return outcome?.kind === 'refused' ? { ...outcome.problem, instance: undefined } : outcome
}

const waiting = (phone: string) =>
  database
    .current()
    .db.selectFrom('text_messages')
    .select('text')
    .where('phone_number', '=', mobileNumber(phone))
    .execute()
