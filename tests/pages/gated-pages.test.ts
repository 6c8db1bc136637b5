/** What a page holds of signing in: nothing where the site has no sign-in, and never anything of a visitor. */
import { expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

/** A path, what the site configures, and the type of sign-in. */
type Gated = [string, Partial<SiteInput>, string]

const render = (path: string, site: Partial<SiteInput>) =>
  renderPage(
    makeSite(site),
    makePage(path, {
      kind: 'content',
      title: 'Words',
      description: 'Words.',
      parts: [{ kind: 'html', html: '<p>Words of the site.</p>' }],
    }),
  )

it.each<Gated>([
  ['/sell-my-car', { gating: { enabled: true } }, 'trade-in'],
  ['/mydealership', { gating: { enabled: true, portals: [{ path: '/mydealership', title: 'Ours' }] } }, 'my-garage'],
  ['/finance', { gating: { enabled: true }, finance: { link: { vehicleIdentifierFinance: true } } }, 'finance'],
])('%s of a site with %j is gated as %s, and its words are there for everybody', async (path, site, type) => {
  const html = await render(path, site)
  expect(html).toContain(`<visitor-gate data-type="${type}"`)
  expect(html).toContain('Words of the site.')
})

it.each([
  ['/sell-my-car', {}],
  ['/sell-my-car', { gating: { enabled: true, sellMyCar: false } }],
  ['/sell-my-car', { gating: { enabled: true }, platform: null }],
  ['/finance', { gating: { enabled: true } }],
  ['/about-us', { gating: { enabled: true } }],
] as const)('%s of a site with %j is not gated', async (path, site) => {
  expect(await render(path, site)).not.toContain('visitor-gate')
})

it.each([
  [{}, true],
  [{ buttons: { save: false } }, false],
  [{ buttons: { save: false }, gating: { enabled: true } }, true],
  [{ gating: { enabled: true, headerLink: false } }, false],
  [{ gating: { enabled: true }, platform: null }, false],
] as const)('the header of a site with %j leads to the garage: %s', async (site, leads) => {
  expect((await render('/about-us', site)).includes('href="/my-garage"')).toBe(leads)
})

it('the sign-in page is the same for everybody', async () => {
  const html = await renderPage(makeSite(), makePage('/sign-in', { kind: 'signIn', privacyHref: '/privacy-policy' }))
  for (const part of [
    'autocomplete="one-time-code"',
    'inputmode="numeric"',
    'role="alert"',
    'name="robots" content="noindex"',
    'href="/privacy-policy"',
  ]) {
    expect(html).toContain(part)
  }
})

it('online payments and the wheel hold nothing of a visitor, and the rules of the wheel stand on it', async () => {
  const site = makeSite({
    gating: { enabled: true },
    payments: { provider: { kind: 'test' }, online: {} },
    spinToWin: {
      campaign: 'spring',
      introduction: 'One try each.',
      prizes: [
        { id: 'fridge', label: 'A fridge', chances: 1, limit: 2 },
        { id: 'nothing', label: 'Better luck', chances: 3, isWin: false },
      ],
      terms: ['For adults.'],
    },
  })
  const options = { referenceLabel: 'Invoice number', minimumAud: 5, maximumAud: 900 }
  const payment = await renderPage(
    site,
    makePage('/online-payment', { kind: 'onlinePayment', introduction: 'Pay.', isCall: false, ...options }),
  )
  expect(payment).toContain('<visitor-gate data-type="online-payment"')
  for (const part of ['Invoice number', 'Between $5 and $900.', 'Continue to payment']) expect(payment).toContain(part)
  const wheel = await renderPage(site, makePage('/spin-to-win', { kind: 'spinToWin' }))
  expect(wheel).toContain('<visitor-gate data-type="spin-to-win"')
  for (const part of ['A fridge', '25 %', 'Better luck', 'For adults.', 'Spin the wheel']) expect(wheel).toContain(part)
})

it('the page of a portal has its words, and none of its links', async () => {
  const links = [{ label: 'Owners’ line', href: 'tel:0755500721', note: null }]
  const site = makeSite({ gating: { enabled: true, portals: [{ path: '/mydealership', title: 'Ours', links }] } })
  const inputs = { kind: 'portal', title: 'Ours', introduction: 'For owners.' } as const
  const html = await renderPage(site, makePage('/mydealership', inputs))
  for (const part of ['<visitor-gate data-type="my-garage"', '<h1>Ours</h1>', 'For owners.'])
    expect(html).toContain(part)
  expect(html).not.toContain('0755500721')
})
