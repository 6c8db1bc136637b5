/** A site whose configuration has something private wherever it can, and an environment of secrets: no released file repeats any. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { makeSite } from '../builders/make-site.ts'
import { readTree } from '../builders/read-tree.ts'
import { feedCar, feedText } from '../builders/small-feed.ts'

let dir = ''
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true, force: true })
})

/** What every private option says, so that one search finds any of them. */
const MARK = 'plantedsecret'
const variable = (name: string): string => {
  const known = `${MARK}_${name}`.toUpperCase()
  vi.stubEnv(known, `value-${MARK}-${name}`)
  return known
}
const url = (name: string): string => `https://${MARK}.example/${name}?key=${MARK}`
const email = (name: string): string => `${name}@${MARK}.example`

function privateOptions(): Partial<SiteInput> {
  return {
    stock: {
      feed: 'stock/feed.json',
      source: { url: url('feed'), tokenVariable: variable('feed') },
      folder: { path: `/srv/${MARK}` },
      webhook: { secretVariables: [variable('stock_webhook')] },
      informEmails: [email('inform')],
    },
    leads: {
      targets: [
        { target: { kind: 'email', to: [email('lead')] } },
        { target: { kind: 'adf', to: [email('adf')] }, when: { makes: [`${MARK} make`] } },
        { target: { kind: 'webhook', url: url('leads'), secretVariable: variable('leads') } },
      ],
      turnstile: { siteKey: '1x00000000000000000000AA', secretVariable: variable('turnstile') },
    },
    texts: { kind: 'webhook', url: url('texts'), secretVariable: variable('texts') },
    payments: {
      provider: { kind: 'stripe', keyVariable: variable('stripe'), webhookVariable: variable('stripe_webhook') },
      online: {},
    },
    valuation: {
      registrationLookup: { url: url('lookup'), tokenVariable: variable('lookup') },
      estimate: { kind: 'http', url: url('estimate'), tokenVariable: variable('estimate') },
    },
    spinToWin: {
      campaign: 'spring',
      introduction: 'Spin once.',
      prizes: [
        { id: 'hundred', label: '$100 off', chances: 1, limit: 1 },
        { id: 'none', label: 'Next time', chances: 9, isWin: false },
      ],
      terms: ['One try each.'],
    },
    gating: {
      enabled: true,
      portals: [
        {
          path: '/myplace',
          title: 'Our owners',
          links: [{ label: `${MARK} club`, href: url('club'), note: `Ask for ${MARK}` }],
        },
      ],
    },
    journeys: { checkoutJourney: true, carTradeIn: true },
  }
}

it('no file of a release repeats a private option or a secret', async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-private-'))
  await cp(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer'), join(dir, 'site'), { recursive: true })
  await writeFile(join(dir, 'feed.json'), feedText([feedCar(0)]))
  vi.stubEnv('SESSION_SECRET', `a ${MARK} of at least 32 characters`)
  vi.stubEnv('DATABASE_URL', `postgres://forecourt:${MARK}@127.0.0.1:1/forecourt`)
  const builder = createSiteBuilder({
    site: makeSite(privateOptions()),
    siteDir: join(dir, 'site'),
    outDir: join(dir, 'out'),
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
  })
  expect((await builder.build({ asAtMs: Date.parse('2026-03-10T00:00:00Z') })).kind).toBe('published')

  const files = await readTree(builder.paths.current)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'my-garage.html', 'myplace.html', 'online-payment.html', 'spin-to-win.html']),
  )
  const repeated = [...files].flatMap(([file, bytes]) => {
    const text = bytes.toString('latin1').toLowerCase()
    return text.includes(MARK) ? [`${file}: …${text.slice(text.indexOf(MARK) - 60, text.indexOf(MARK) + 60)}`] : []
  })
  expect(repeated).toEqual([])
})
