/**
 * How every component looks in every state, held against committed pictures of both widths.
 * After a wanted change: `npm run test:browser -- tests/browser/design.spec.ts --update-snapshots`, and look at them.
 */
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import type { CarTag } from '#domain/car/tag.ts'
import type { DesignInputs } from '#view-models/page.ts'
import { makePage } from '../builders/make-page.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'
import { renderPage } from '../builders/render-page.ts'
import { accessibilityProblems } from './accessibility.ts'
import { test } from './site-test.ts'

test.use({ site: 'brindle-quay-motors', reducedMotion: 'reduce' })

const STATES: [name: string, car: Partial<Car>, tag: CarTag | null][] = [
  ['In stock', {}, null],
  ['Reserved', { reserved: true }, { kind: 'reserved', label: 'Reserved' }],
  ['Certified', { certified: true, bodyType: 'suv', colourFamily: 'blue' }, { kind: 'certified', label: 'Certified' }],
  ['Custom tag', { bodyType: 'hatch', colourFamily: 'red' }, { kind: 'custom', label: 'Manager’s special' }],
  ['Coming soon', { status: 'coming_soon', colourFamily: 'black' }, { kind: 'comingSoon', label: 'Coming Soon' }],
  ['Just arrived', { bodyType: 'wagon', colourFamily: 'green' }, { kind: 'justArrived', label: 'New' }],
  ['Sold', { status: 'sold' }, { kind: 'sold', label: 'JUST SOLD' }],
  ['Reduced price', { offerPriceAud: 49_990 }, null],
  ['No price', { priceAud: null }, null],
]

const inputs: DesignInputs = {
  kind: 'design',
  states: STATES.map(([name, car, tag]) => ({
    name,
    card: makeCard(car, { tag, availability: car.status === 'sold' ? 'sold' : 'inStock' }),
  })),
  location: makeLocation(),
}

async function openDesign(page: Page): Promise<void> {
  const body = withFaceInTime(await renderPage(makeSite(), makePage('/design', inputs)))
  await page.route('**/design', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  // A Friday at noon, so that what is shown of the hours stays the same.
  await page.clock.setFixedTime('2026-01-09T02:00:00Z')
  await page.goto('/design')
  await page.evaluate(() => document.fonts.ready)
}

/** A face that comes late waits for the next page; a picture of the components waits for the face. */
function withFaceInTime(html: string): string {
  const file = /href="([^"]+\.woff2)"/.exec(html)?.[1]
  if (file === undefined) throw new Error('The page preloads no face.')
  const face = `font-family:"Figtree";src:url(${file});font-weight:400 700;font-display:block`
  return html.replace('</head>', `<style>@font-face{${face}}</style></head>`)
}

/** Machines differ in their fonts: a text's widths distinguish them, in faces that the site does not bring. */
async function fontsOfMachine(page: Page): Promise<string> {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return ['sans-serif', 'serif', 'Arial', 'Segoe UI', 'Roboto'].map((family) => {
      context.font = `100px "${family}", ${family === 'serif' ? 'serif' : 'monospace'}`
      return Math.round(context.measureText('Forecourt 0123456789').width)
    })
  })
  return widths.join('-')
}

test('every component looks as it did', async ({ page }, info) => {
  await openDesign(page)
  const name = `design-${await fontsOfMachine(page)}.png`
  const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots)
  // biome-ignore lint/suspicious/noSkippedTests: a machine with other fonts draws other letters.
  test.skip(
    !isUpdate && !existsSync(info.snapshotPath(name, { kind: 'screenshot' })),
    `There is no reference picture for the fonts of this machine (${name}, ${process.platform}).`,
  )
  // The header and the footer differ from site to site: they have tests of their own.
  await expect(page.locator('.design')).toHaveScreenshot(name, { scale: 'css', maxDiffPixelRatio: 0.01 })
})

test('axe finds nothing in any component', async ({ page }) => {
  await openDesign(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a demo site has the page, and hides it from search engines @desktop', async ({ page }) => {
  await page.goto('/')
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
  expect(sitemap).not.toContain('/design')
  const response = await page.goto('/design')
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('.design .card')).toHaveCount(11)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
