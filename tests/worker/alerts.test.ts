import { DateTime } from 'luxon'
import { beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '#database/leads/outbox.ts'
import { writeSite } from '#database/sites.ts'
import { addAlerts } from '#database/visitors/alerts.ts'
import { writeProfile, writeSearches } from '#database/visitors/garage.ts'
import { saveWatchedCar } from '#database/visitors/watchlist.ts'
import type { AlertChannel } from '#domain/alerts/alert.ts'
import type { Car } from '#domain/car/car.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { releaseAlerts } from '#worker/alerts/release-alerts.ts'
import { sendAlerts } from '#worker/alerts/send-alerts.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const hilux = makeCar({ id: 't1', slug: 'hilux-t1', make: 'Toyota', model: 'Hilux', priceAud: 50_000 })
const mazda = makeCar({ id: 't2', slug: 'mazda-t2', make: 'Mazda', model: '3', priceAud: 20_000 })
const DETAILS = { name: '', last_name: '', email: 'pat@example.com.au', postcode: '' }
const ZONES = ['Australia/Perth', 'Australia/Sydney']
let tests = 0
/** Another site for each test, so that they share a database and nothing else. */
let siteSlug = ''
let timeZone = ''

beforeEach(async () => {
  tests += 1
  siteSlug = `site-${tests}`
  timeZone = ZONES[tests % ZONES.length] ?? ''
  const site = makeSite({ slug: siteSlug, url: `https://${siteSlug}.example`, timeZone })
  await writeSite(database.current().db, site, siteSlug)
  await release([hilux])
})

const at = (time: string): number => DateTime.fromISO(time, { zone: timeZone }).toMillis()
const owner = (visitorId = 'pat') => ({ siteSlug, visitorId })

/** As `storeStock` does it; returns how many alerts were added. */
function release(cars: readonly Car[]): Promise<number> {
  return database
    .current()
    .db.transaction()
    .execute(async (transaction) => {
      const hashed = cars.map((car) => ({ car, hash: JSON.stringify(car) }))
      const { changes } = await storeCars(transaction, siteSlug, hashed)
      const alerts = await releaseAlerts(transaction, siteSlug, changes, (ids) =>
        cars.filter(({ id }) => ids.has(id)).map(indexed),
      )
      return addAlerts(transaction, siteSlug, alerts)
    })
}
const YARD = {
  name: 'Brolga Brisbane',
  slug: 'brisbane',
  address: { city: 'Brisbane', state: 'QLD' },
  dealership: null,
}
const indexed = (car: Car) => ({
  document: carDocument(
    car,
    { location: YARD, soldAtMs: null, weeklyPriceAud: null, rank: 0 },
    { priceBandsAud: [], weeklyPriceBandsAud: [], filteredFeatures: [], seriesNames: [], categories: [] },
  ),
  card: {},
  at: { latitude: -27.47, longitude: 153.02 },
  vin: null,
  registration: null,
})

async function wants(channel: AlertChannel, visitorId = 'pat'): Promise<void> {
  const profile = { details: DETAILS, alertChannel: channel, alertConsent: null }
  await writeProfile(database.current().db, { ...owner(visitorId), phoneNumber: '+61412345678' }, profile)
}
const watch = (visitorId = 'pat') => saveWatchedCar(database.current().db, owner(visitorId), 't1', 50_000)
const send = (nowMs: number) => {
  const { db } = database.current()
  return sendAlerts({ db, mail: outboxMail(db), sessionSecret: 'secret', now: () => nowMs }, owner())
}
const emails = async () => {
  const entries = await readOutbox(database.current().db, 100)
  return entries.flatMap(({ message }) =>
    'subject' in message && message.messageId.endsWith(`@${siteSlug}.example>`) ? [message] : [],
  )
}
const NOON = '2026-11-24T12:00'

describe('what a release changed', () => {
  it('is an alert for those who watch the car and want alerts, and for nobody else', async () => {
    for (const visitorId of ['pat', 'quiet', 'other']) await wants(visitorId === 'quiet' ? 'none' : 'email', visitorId)
    for (const visitorId of ['pat', 'quiet']) await watch(visitorId)
    expect(await release([{ ...hilux, priceAud: 48_000 }])).toBe(1)
    expect(await release([{ ...hilux, priceAud: 48_000 }])).toBe(0)
  })

  it('is never two alerts, though two workers see the same change', async () => {
    await wants('email')
    await watch()
    const changed = { ...hilux, priceAud: 48_000 }
    const change = { before: hilux, beforeSinceMs: 1, afterText: JSON.stringify(changed) }
    const alerts = await releaseAlerts(database.current().db, siteSlug, [change], () => [])
    const added = await Promise.all([1, 2].map(() => addAlerts(database.current().db, siteSlug, alerts)))
    expect(added.toSorted()).toEqual([0, 1])
  })

  it('is an alert for a kept search when new cars fit it', async () => {
    await wants('email')
    const state = {
      query: 'mazda',
      page: 1,
      sortBy: null,
      lists: {},
      ranges: { price: { min: null, max: 25_000 } },
      toggles: [],
      near: null,
    }
    const saved = { path: '/search?query=mazda', name: 'Cheap Mazdas', savedAtMs: 1, seenUpToMs: 1, state }
    await writeSearches(database.current().db, owner(), [saved])
    expect(await release([hilux, { ...mazda, id: 't3', priceAud: 30_000 }])).toBe(0)
    expect(await release([hilux, mazda])).toBe(1)
    await send(at(NOON))
    expect((await emails()).map(({ subject }) => subject)).toEqual(['1 new vehicle for “Cheap Mazdas”'])
  })

  it('is an alert for a kept search from a place when new cars stand near enough', async () => {
    const near = (of: string) => ({
      path: `/search?near=${of}&within=50`,
      name: `Near ${of}`,
      savedAtMs: 1,
      seenUpToMs: 1,
      state: { ...EMPTY_STATE, near: { of, withinKm: 50 }, lists: {}, ranges: {}, toggles: [] },
    })
    await wants('email')
    await writeSearches(database.current().db, owner(), [near('4000'), near('2000')])
    expect(await release([hilux, mazda])).toBe(1)
    await send(at(NOON))
    expect((await emails()).map(({ subject }) => subject)).toEqual(['1 new vehicle for “Near 4000”'])
  })
})

describe('a message', () => {
  it('has all that waits, says how to stop, and is sent once', async () => {
    await wants('email')
    await watch()
    await release([{ ...hilux, priceAud: 48_000 }])
    await release([])
    for (const _ of [1, 2]) await send(at(NOON))
    const [message, ...others] = await emails()
    expect(others).toEqual([])
    expect(message).toMatchObject({ to: ['pat@example.com.au'], subject: '2 changes to what you watch' })
    expect(message?.text).toMatch(/is now \$48,000, \$2,000 less than before\.\n/)
    expect(message?.text).toMatch(/has been sold\.\n/)
    const stop = message?.headers?.['list-unsubscribe'] ?? ''
    expect(stop).toMatch(/^<https:\/\/site-\d+\.example\/api\/alerts\/stop\?token=[\w.-]+>$/)
    expect(message?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(message?.text).toContain(stop.slice(1, -1))
  })

  it('waits for the morning, and for the next day after another', async () => {
    await wants('email')
    await watch()
    await release([{ ...hilux, priceAud: 48_000 }])
    for (const time of ['2026-11-24T21:00', '2026-11-25T07:59']) await send(at(time))
    expect(await emails()).toHaveLength(0)
    await send(at('2026-11-25T08:00'))
    expect(await emails()).toHaveLength(1)
    await release([{ ...hilux, priceAud: 47_000 }])
    await send(at('2026-11-25T15:00'))
    expect(await emails()).toHaveLength(1)
    await send(at('2026-11-26T09:00'))
    expect(await emails()).toHaveLength(2)
  })

  it('that was begun and not sent is sent as it was, with the same id', async () => {
    await wants('email')
    await watch()
    await release([{ ...hilux, priceAud: 48_000 }])
    const { db } = database.current()
    const ids: string[] = []
    const failing = {
      send: async ({ messageId }: { messageId: string }) => Promise.reject(new Error(ids.push(messageId).toString())),
      close: () => {},
    }
    await expect(
      sendAlerts({ db, mail: failing, sessionSecret: 'secret', now: () => at(NOON) }, owner()),
    ).rejects.toThrow()
    await send(at(NOON))
    expect((await emails()).map(({ messageId }) => messageId)).toEqual(ids)
  })

  it('by text goes to the queue of texts, once', async () => {
    await wants('text')
    await watch()
    await release([{ ...hilux, priceAud: 48_000 }])
    for (const _ of [1, 2]) await send(at(NOON))
    const texts = await database
      .current()
      .db.selectFrom('text_messages')
      .selectAll()
      .where('site_slug', '=', siteSlug)
      .execute()
    expect(texts).toEqual([
      expect.objectContaining({ phone_number: '+61412345678', text: expect.stringContaining('Stop: https://') }),
    ])
  })

  it('is not sent to somebody who has switched alerts off since', async () => {
    await wants('email')
    await watch()
    await release([{ ...hilux, priceAud: 48_000 }])
    await wants('none')
    await send(at(NOON))
    expect(await emails()).toEqual([])
  })
})
