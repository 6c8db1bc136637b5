import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { problemKind } from '#contract/problem.ts'
import { spin, spinState } from '#contract/spins.ts'
import { takeSpin } from '#database/spins.ts'
import { sendSpinLead } from '#worker/spin-lead.ts'
import { makeSite } from '../builders/make-site.ts'
import { signIn } from '../builders/sign-in.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const spinToWin = {
  campaign: 'spring',
  introduction: 'Spin.',
  prizes: [
    { id: 'chair', label: 'A chair', chances: 9_999, limit: 3 },
    { id: 'nothing', label: 'Better luck', chances: 1, isWin: false },
  ],
  terms: ['One try.'],
} satisfies SiteInput['spinToWin']
const site = makeSite({ gating: { enabled: true }, spinToWin })
let platform: TestPlatform
let cookie: string

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  cookie = await signIn(platform, '0412 345 678')
})

const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
function answerOf<Answer>(outcome: CallOutcome<Answer>): Answer {
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  return outcome.answer
}

it('an account has one try, whatever it presses, and its prize reaches the dealer once', async () => {
  expect(answerOf(await platform.call(spinState, {}, cookie))).toEqual({ time: 'running', result: null })
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => platform.call(spin, {}, cookie)))
  const results = outcomes.map(answerOf)
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect(results[0]).toMatchObject({
    prize_id: 'chair',
    is_win: true,
    code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  })
  expect(answerOf(await platform.call(spinState, {}, cookie)).result).toEqual(results[0])

  const { db } = database.current()
  const spins = await db.selectFrom('spins').selectAll().execute()
  expect(spins).toHaveLength(1)
  const spinId = spins[0]?.id ?? ''
  await sendSpinLead(db, spinId)
  await sendSpinLead(db, spinId)
  const leads = await db.selectFrom('leads').selectAll().where('form', '=', 'spin-to-win').execute()
  expect(leads.map(({ values }) => [values.category, values.subcategory, values.phone])).toEqual([
    ['Spin to win', 'A chair', '+61412345678'],
  ])
  expect(leads[0]?.details).toContainEqual({ label: 'Code', value: results[0]?.code })
})

it('whoever has not signed in turns nothing and sees nothing', async () => {
  expect(kindOf(await platform.call(spin, {}))).toBe('sign-in-required')
  expect(kindOf(await platform.call(spinState, {}))).toBe('sign-in-required')
})

it('of forty accounts at once no more get a prize than there are', async () => {
  const { db } = database.current()
  const { prizes } = site.spinToWin ?? { prizes: [] }
  const consent = { wordingVersion: 'w', marketingOptIn: false, givenAt: '2026-01-01T00:00:00.000Z', source: '/' }
  const take = () =>
    takeSpin(db, { siteSlug: 'limits', campaign: 'spring', visitorId: randomUUID(), prizes, consent, roll: 0 })
  const taken = await Promise.all(Array.from({ length: 40 }, take))
  expect(taken.filter(({ prizeId }) => prizeId === 'chair')).toHaveLength(3)
  expect(taken.filter(({ code }) => code !== null)).toHaveLength(3)
  const jobs = await database
    .current()
    .pool.query(`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'spin-lead'`)
  expect(jobs.rows[0].count).toBe(4)
})

it('before its start, after its end, and on a site without a wheel nothing turns', async () => {
  const kinds = []
  for (const [slug, own] of [
    ['early', { ...spinToWin, start: '2999-01-01' }],
    ['late', { ...spinToWin, expiry: '2020-01-01' }],
    ['none', null],
  ] as const) {
    const other = await testPlatform(
      database.current(),
      makeSite({ slug, url: `https://www.${slug}.example`, gating: { enabled: true }, spinToWin: own }),
    )
    const signedIn = await signIn(other, `04120000${slug.length}${kinds.length}`)
    kinds.push([kindOf(await other.call(spin, {}, signedIn)), (await other.call(spinState, {}, signedIn)).kind])
  }
  expect(kinds).toEqual([
    ['not-found', 'answered'],
    ['not-found', 'answered'],
    ['not-found', 'refused'],
  ])
})
