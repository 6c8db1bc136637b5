/** How fast visitors sign in, and what the check of a session adds to a call. */
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { triedHeaders } from '../../soak/tried-platform.ts'
import { printTable } from '../bench-table.ts'
import type { LoadResult } from './open-loop.ts'
import { openLoop } from './open-loop.ts'

export interface TriedSignIns {
  site: Site
  port: number
  db: Database
  seconds: number
}

/** 540 a minute: what is asked for is 500. */
const SIGN_INS_PER_SECOND = 9
const CHECKS_PER_SECOND = 100
/** Its shoppers have addresses of their own: those of the leads come before. */
const FIRST_SHOPPER = 5_000_000

export async function measureSignIns(tried: TriedSignIns): Promise<void> {
  const { site, port, db, seconds } = tried
  const count = Math.round(SIGN_INS_PER_SECOND * seconds * 6)
  const post = (path: string, body: (number: number) => object, perSecond: number): Promise<LoadResult> =>
    openLoop({
      port,
      perSecond,
      count,
      make: (number) => ({
        method: 'POST',
        path,
        headers: triedHeaders(site, FIRST_SHOPPER + number),
        body: JSON.stringify({ phone_number: phoneOf(number), ...body(number) }),
      }),
    })
  const asked = await post('/api/auth/code', () => ({}), SIGN_INS_PER_SECOND)
  const codes = await codesOf(db)
  const signedIn = await post(
    '/api/auth/sign-in',
    (number) => ({ code: codes.get(phoneOf(number)) ?? '' }),
    SIGN_INS_PER_SECOND,
  )
  printTable(`Signing in, ${SIGN_INS_PER_SECOND * 60} a minute`, [rowOf('codes', asked), rowOf('sign-ins', signedIn)])

  const cookie = await signedInCookie(tried)
  const check = (headers: Record<string, string>): Promise<LoadResult> =>
    openLoop({
      port,
      perSecond: CHECKS_PER_SECOND,
      count: CHECKS_PER_SECOND * seconds,
      make: (number) => ({
        method: 'GET',
        path: '/api/session',
        headers: { ...triedHeaders(site, FIRST_SHOPPER + number), ...headers },
      }),
    })
  await check({ cookie })
  const without = await check({})
  const checked = await check({ cookie })
  printTable(`GET /api/session, ${CHECKS_PER_SECOND} a second`, [
    rowOf('nobody signed in', without),
    rowOf('signed in', checked),
    ['the check adds', `p50 ${(checked.p50Ms - without.p50Ms).toFixed(1)} ms`, ''],
  ])
}

function phoneOf(number: number): string {
  return `+614${String(70_000_000 + number)}`
}

/** No worker takes the messages: they wait in the database. */
async function codesOf(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('text_messages').select(['phone_number', 'text']).orderBy('at').execute()
  return new Map(rows.map(({ phone_number, text }) => [phone_number, text.slice(0, 6)]))
}

async function signedInCookie({ site, port, db }: TriedSignIns): Promise<string> {
  const phone_number = '+61469999999'
  const headers = triedHeaders(site, FIRST_SHOPPER - 1)
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/auth/code', { phone_number })
  const answer = await post('/api/auth/sign-in', { phone_number, code: (await codesOf(db)).get(phone_number) ?? '' })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function rowOf(name: string, { failed, p50Ms, p99Ms, answeredPerSecond }: LoadResult): [string, string, string] {
  const latency = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
  return [name, latency, `${answeredPerSecond.toFixed(1)} answered a second, ${failed} failed`]
}
