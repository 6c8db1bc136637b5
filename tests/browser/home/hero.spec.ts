/** A hero with a picture: its words are read on any picture, and the picture is among the first that a page asks for. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { homeBlocks } from '#config/schema/pages/home-blocks.ts'
import type { Site } from '#config/schema/site.ts'
import type { Finder, HomeInputs } from '#view-models/home.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'
import { renderPage } from '../../builders/render-page.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors', reducedMotion: 'reduce' })

/** WCAG 2.2 1.4.3; large words would need 3. */
const AA_TEXT = 4.5
const PICTURE = '/hero-test.png'
const WIDTHS_PX = [390, 1024, 1440, 2200]
/** On the picture on which the words of each template are read worst. */
const WORST = { dealer: '#000000', group: '#ffffff', leisure: '#000000' } as const

async function openHero(page: Page, site: Site, picture: string): Promise<void> {
  const [hero] = homeBlocks(site)
  if (hero?.kind !== 'hero') throw new Error('The page does not begin with a hero.')
  const finder: Finder = {
    second: { attribute: 'car_type', choices: [] },
    pricesAud: [10_000, 30_000],
    totalCars: 12,
    counts: [['Toyota', 'used', 12, 1, 5]],
    example: 'white ute under 40k',
  }
  const inputs: HomeInputs = { kind: 'home', blocks: [{ kind: 'hero', options: hero, data: { finder } }] }
  const body = await renderPage(site, makePage('/', inputs))
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: picture } })
    .png()
    .toBuffer()
  await page.route(`**${PICTURE}`, (route) => route.fulfill({ contentType: 'image/png', body: png }))
  await page.route('**/hero-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/hero-page')
  await page.locator('.hero__picture img').evaluate((image: HTMLImageElement) => image.decode())
}

function luminance([red, green, blue]: readonly number[]): number {
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The least contrast between the words of each selector and any pixel of what stands behind their lines. */
async function minContrasts(page: Page, selectors: readonly string[]): Promise<number[]> {
  const texts = await Promise.all(
    selectors.map((selector) =>
      page.locator(selector).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return {
          colour: (getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
          boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
        }
      }),
    ),
  )
  await page.addStyleTag({ content: '.hero__words * { color: transparent !important }' })
  const least: number[] = []
  for (const { colour, boxes } of texts) {
    const own = luminance(colour)
    let lowest = Number.POSITIVE_INFINITY
    for (const clip of boxes) {
      const { data, info } = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (let at = 0; at < data.length; at += info.channels) {
        const background = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
        lowest = Math.min(lowest, (Math.max(own, background) + 0.05) / (Math.min(own, background) + 0.05))
      }
    }
    least.push(lowest)
  }
  return least
}

for (const template of ['dealer', 'group', 'leisure'] as const) {
  test(`the words of a ${template}’s hero are read on any picture @desktop`, async ({ page }) => {
    const site = makeSite({
      template,
      home: {
        headline: 'Good cars, plainly priced, by the harbour',
        introduction: 'Three hundred new and used cars in one yard, and every price says what it includes.',
        image: PICTURE,
      },
    })
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      await openHero(page, site, WORST[template])
      for (const least of await minContrasts(page, ['.hero h1', '.hero__words p'])) {
        expect(least, `at ${width}`).toBeGreaterThanOrEqual(AA_TEXT)
      }
    }
  })
}

test('the picture is in the HTML, and first in line', async ({ page }) => {
  await page.goto('/')
  const picture = page.locator('.hero__picture img')
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect(picture).not.toHaveAttribute('loading', 'lazy')
})

test.describe('the usual phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('takes the cut of its own width, and no larger one', async ({ page }) => {
    await page.goto('/')
    const picture = page.locator('.hero__picture img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toBe('/imagery/heroes/city-tall-720.avif')
  })
})
