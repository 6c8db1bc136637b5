import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { problemKind } from '#contract/problem.ts'
import { removeCar, saveCar, watchedIds, watchlist } from '#contract/watchlist.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { signIn } from '../builders/sign-in.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
const otherSite = makeSite({ slug: 'other', url: 'https://www.other.example' })
const cars = ['t1', 't2', 't3'].map((id) => makeCar({ id, slug: `car-${id}`, priceAud: 50_000 }))
const PAT = '+61412345678'
const KIM = '+61487654321'
let platform: TestPlatform
let other: TestPlatform
let pat: string
let kim: string

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  other = await testPlatform(database.current(), otherSite)
  for (const { slug } of [site, otherSite]) await write(slug, cars)
  ;[pat, kim] = [await signIn(platform, PAT), await signIn(platform, KIM)]
})

const write = (slug: string, listed: typeof cars) =>
  storeCars(
    database.current().db,
    slug,
    listed.map((car) => ({ car, hash: JSON.stringify(car) })),
  )
const save = (car_id: string, cookie: string, phone_number = PAT) =>
  platform.call(saveCar, { phone_number, car_id }, cookie)
const remove = (car_id: string, cookie: string, phone_number = PAT) =>
  platform.call(removeCar, { phone_number, car_id }, cookie)
const idsOf = async (cookie: string, at = platform) => {
  const outcome = await at.call(watchedIds, {}, cookie)
  return outcome.kind === 'answered' ? outcome.answer.car_ids : kindOf(outcome)
}
const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
const DONE = { kind: 'answered', answer: { success: true } }

describe('S1 §7: the watchlist', () => {
  it('saves and removes, each as often as it is asked to, the car that was saved last first', async () => {
    for (const id of ['t1', 't2', 't2']) expect(await save(id, pat)).toEqual(DONE)
    expect(await idsOf(pat)).toEqual(['t2', 't1'])
    for (const _ of [1, 2]) expect(await remove('t2', pat)).toEqual(DONE)
    expect(await idsOf(pat)).toEqual(['t1'])
    expect(await remove('t3', pat)).toEqual(DONE)
  })

  it('gives the price of then and of now, also after a removal that is undone, and marks what has gone as sold', async () => {
    for (const id of ['t1', 't2', 't3']) await save(id, pat)
    const [first, second] = cars
    await write(
      site.slug,
      [first, second].flatMap((car) => (car === undefined ? [] : [{ ...car, priceAud: 48_000 }])),
    )
    await remove('t2', pat)
    await save('t2', pat)
    const outcome = await platform.call(watchlist, {}, pat)
    const answered = outcome.kind === 'answered' ? outcome.answer.cars : []
    expect(
      answered.map(({ car_id, saved_price, card }) => [car_id, saved_price, card.car.priceAud, card.availability]),
    ).toEqual(
      expect.arrayContaining([
        ['t1', 50_000, 48_000, 'inStock'],
        ['t2', 50_000, 48_000, 'inStock'],
        ['t3', 50_000, 50_000, 'sold'],
      ]),
    )
    expect(answered.find(({ car_id }) => car_id === 't3')?.card).toMatchObject({
      car: { status: 'sold' },
      tag: { kind: 'sold' },
    })
    await write(site.slug, cars)
  })

  it('has no car that the site never had', async () => {
    expect(kindOf(await save('nobody-knows', pat))).toBe('not-found')
  })

  it('answers nobody who has not signed in', async () => {
    expect(await idsOf('')).toBe('sign-in-required')
    for (const outcome of [await platform.call(watchlist, {}), await save('t1', ''), await remove('t1', '')]) {
      expect(kindOf(outcome)).toBe('sign-in-required')
    }
  })

  it('takes no number but the account’s own, however it is written', async () => {
    expect(kindOf(await save('t3', kim, PAT))).toBe('foreign-account')
    expect(kindOf(await remove('t1', kim, PAT))).toBe('foreign-account')
    expect(await save('t3', kim, '0487 654 321')).toEqual(DONE)
    expect(await idsOf(kim)).toEqual(['t3'])
    expect(await idsOf(pat)).toContain('t1')
  })

  it('of one person does not change with another’s', async () => {
    const before = await idsOf(pat)
    await save('t2', kim, KIM)
    await remove('t2', kim, KIM)
    expect(await idsOf(pat)).toEqual(before)
  })

  it('of one site is no other site’s, and a session opens one site only', async () => {
    expect(await idsOf(pat, other)).toBe('sign-in-required')
    const patThere = await signIn(other, PAT)
    expect(await idsOf(patThere, other)).toEqual([])
    expect(await idsOf(patThere)).toBe('sign-in-required')
  })

  it('is stored nowhere on its way, and takes nothing from other sites’ pages', async () => {
    const answer = await platform.send('/api/watchlist', { headers: { cookie: pat } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const foreign = await platform.send('/api/watchlist/save-car', {
      method: 'POST',
      headers: { cookie: pat, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: PAT, car_id: 't1' }),
    })
    expect(foreign.status).toBe(403)
  })
})
