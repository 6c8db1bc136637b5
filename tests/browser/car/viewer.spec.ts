import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { CarViewing } from '#domain/car/car.ts'
import { CHROMIUM_FLAGS } from '#scripts/testing/set-up-browser.ts'
import { makeCarInputs, makeImages } from '../../builders/make-inputs.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'
import { renderPage } from '../../builders/render-page.ts'
import { test } from '../site-test.ts'

// Panoramas need WebGL, which runs on the processor here.
test.use({
  site: 'brindle-quay-motors',
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...CHROMIUM_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

const FRAMES = 8
const NOTHING: CarViewing = {
  videoUrls: [],
  walkaroundVideoUrls: [],
  spinImageUrls: [],
  spinInteriorImageUrl: null,
  spinCode: null,
  hotspots: [],
}
const VIEWING: CarViewing = {
  ...NOTHING,
  walkaroundVideoUrls: ['/fixture/walk.mp4', 'https://youtu.be/dQw4w9WgXcQ'],
  spinImageUrls: Array.from({ length: FRAMES }, (_, frame) => `/fixture/spin-${frame}.svg`),
  spinInteriorImageUrl: '/imagery/interiors/suv-4096.avif',
  hotspots: [
    { view: 'exterior', description: 'New tyre', positions: [{ angleDegrees: 45, xShare: 0.4, yShare: 0.5 }] },
    { view: 'interior', description: 'Centre screen', positions: [{ angleDegrees: 0, xShare: 0.5, yShare: 0.55 }] },
  ],
}

interface Fixture {
  viewing?: Partial<CarViewing>
  imageCount?: number
  videoUrl?: string
  viewer?: Partial<ReturnType<typeof makeSite>['viewer']>
}

/** A page of our own on the served site; returns what the browser complains of. */
async function open(
  page: Page,
  { viewing = {}, imageCount = 5, videoUrl, viewer = {} }: Fixture = {},
): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const site = makeSite()
  const body = await renderPage(
    { ...site, viewer: { ...site.viewer, ...viewer } },
    makePage(
      '/cars/fixture',
      makeCarInputs({
        images: makeImages(imageCount),
        viewing: { ...VIEWING, ...viewing },
        ...(videoUrl !== undefined && { videoUrl }),
      }),
    ),
  )
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.route('**/fixture/*.svg', (route) => {
    const hue = 40 * Number(/spin-(\d+)/.exec(route.request().url())?.[1] ?? 5)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="1200" height="800"><rect width="3" height="2" fill="hsl(${hue} 40% 60%)"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body: svg })
  })
  await page.goto('/cars/fixture')
  return complaints
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** The picture that stands where the spin is looked at. */
/** The number of the picture that is seen; `null` while there is none. */
async function shownFrame(page: Page): Promise<number | null> {
  const shown = await page.locator('.spin__picture').evaluate((picture) => {
    const { x, y } = picture.getBoundingClientRect()
    return [...picture.querySelectorAll('img')].find((image) => {
      const box = image.getBoundingClientRect()
      return Math.abs(box.x - x) < 1 && Math.abs(box.y - y) < 1
    })?.src
  })
  const [, frame] = /spin-(\d+)\.svg$/.exec(shown ?? '') ?? []
  return frame === undefined ? null : Number(frame)
}

async function expectFrame(page: Page, frame: number): Promise<void> {
  await expect.poll(() => shownFrame(page)).toBe(frame)
}

async function axe(page: Page): Promise<unknown[]> {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  return (await new AxeBuilder({ page }).withTags(rules).analyze()).violations
}

async function dragBy(page: Page, byPx: number): Promise<void> {
  const box = await page.locator('.viewer').boundingBox()
  if (box === null) throw new Error('There is no viewer.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.45]
  await page.mouse.move(x, y)
  await expect(page.locator('.spin__picture')).toBeVisible()
  await page.mouse.down()
  await page.mouse.move(x + byPx, y, { steps: 4 })
  await page.mouse.up()
}

test('a car with a spin opens with its first picture, and nothing else is fetched before a touch', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const complaints = await open(page)
  await expect(tab(page, '360° view')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Drag to turn')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /spin-[1-9]|mode-panels|panorama|interiors/.test(url))).toEqual([])
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the hint begins where it will be while a slow page has only a part of its words @desktop', async ({ page }) => {
  await open(page)
  const starts = await page.getByText('Drag to turn').evaluate((hint) => {
    const words = hint.lastChild as Text
    return ['Drag to turn', 'Dra', ''].map((read) => {
      words.data = read
      const { left, top } = hint.getBoundingClientRect()
      return [left, top].map(Math.round)
    })
  })
  expect(starts[1]).toEqual(starts[0])
  expect(starts[2]).toEqual(starts[0])
})

test('a spin turns by drag, keys and slider, and nothing shifts @desktop', async ({ page }) => {
  const complaints = await open(page)
  const height = () => page.locator('.viewer').evaluate(({ clientHeight }) => clientHeight)
  const before = await height()
  await dragBy(page, 41)
  await expectFrame(page, 2)
  await expect(page.locator('.spin__progress')).toBeHidden()
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' })
  await expect(slider).toHaveValue('2')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expectFrame(page, 3)
  await expect(slider).toHaveAttribute('aria-valuetext', '135 degrees')
  await slider.fill('0')
  await page.keyboard.press('ArrowLeft')
  await expectFrame(page, FRAMES - 1)
  expect(await height()).toBe(before)
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a spin follows a finger, and the page still scrolls by it @phone', async ({ page }) => {
  await open(page)
  await page.locator('.viewer__panel--spinner').tap({ position: { x: 150, y: 150 } })
  await expect(page.locator('.spin__picture')).toHaveCSS('touch-action', 'pan-y')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const box = await page.locator('.spin__picture').boundingBox()
  const y = (box?.y ?? 0) + 150
  await touch('touchStart', { x: 120, y })
  for (let x = 130; x <= 190; x += 10) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await expectFrame(page, 3)
})

test('a spin turns by itself from a press until a touch', async ({ page }) => {
  await open(page)
  await tab(page, '360° view').focus()
  await page.locator('.viewer__panel--spinner').hover()
  await expectFrame(page, 0)
  await page.getByRole('button', { name: 'Turn automatically' }).click()
  // Which of its pictures is seen depends on the moment of looking.
  await expect.poll(async () => (await shownFrame(page)) ?? 0).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop turning' }).click()
  await expect(page.getByRole('button', { name: 'Turn automatically' })).toBeVisible()
})

test('a spin does not turn by itself for who asks for less motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.locator('.viewer__panel--spinner').hover()
  await expect(page.getByRole('slider', { name: 'Turn the vehicle' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn automatically' })).toBeHidden()
})

test('a hotspot is seen at its angle alone, and says its text', async ({ page }) => {
  await open(page)
  await page.locator('.viewer__panel--spinner').hover()
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' })
  const point = page.getByRole('button', { name: 'New tyre' })
  await expect(page.getByRole('list', { name: 'Points of interest' })).toContainText('New tyre')
  await slider.focus()
  await expect(point).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await point.click()
  await expect(page.locator('.hotspot__text')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.hotspot__text')).toBeHidden()
})

test('a picture that cannot be loaded is logged and passed over @desktop', async ({ page }) => {
  const complaints = await open(page)
  await page.route('**/fixture/spin-1.svg', (route) => route.abort())
  await page.locator('.viewer__panel--spinner').hover()
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.spin__progress')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectFrame(page, 2)
  expect(complaints.some((text) => text.startsWith('Picture 2 of 8 of the spin could not be loaded'))).toBe(true)
})

test('a spin fills the window and comes back, with the focus', async ({ page }) => {
  await open(page)
  await page.locator('.viewer__panel--spinner').hover()
  await page.getByRole('button', { name: 'Full screen' }).click()
  const dialog = page.getByRole('dialog', { name: /^360° view of / })
  await expect(dialog).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeFocused()
})

test('tabs are turned by arrow keys, and a thumbnail leads back to the photographs', async ({ page }) => {
  const complaints = await open(page)
  await tab(page, '360° view').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Walk-around')).toHaveAttribute('aria-selected', 'true')
  const video = page.locator('.viewer__video video')
  await expect(video).toHaveAttribute('preload', 'none')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Video 2' }).click()
  const play = page.getByRole('button', { name: /^Play on YouTube/ })
  await expect(play).toBeVisible()
  await page.getByRole('link', { name: 'Photo 2' }).click()
  await expect(tab(page, 'Photos')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.gallery__counter')).toHaveText('2 / 5')
  expect(complaints).toEqual([])
})

test('the inside is looked at all around, by keys and buttons', async ({ page }) => {
  const complaints = await open(page)
  await tab(page, 'Inside').click()
  const point = page.getByRole('button', { name: 'Centre screen' })
  await expect(point).toBeVisible({ timeout: 60_000 })
  const left = () => point.evaluate((button) => button.getBoundingClientRect().left)
  const before = await left()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await page.getByRole('button', { name: 'Look left' }).click()
  await expect.poll(left).toBeGreaterThan(before)
  expect(await axe(page)).toEqual([])
  expect(complaints.filter((text) => !/GL Driver|WebGL|GPU stall/i.test(text))).toEqual([])
})

test('the inside follows a device that is turned, after a press @phone', async ({ page }) => {
  await open(page)
  const devtools = await page.context().newCDPSession(page)
  const turn = (alpha: number) =>
    devtools.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta: 90, gamma: 0 })
  // Never 0, which the library takes for an angle that is not known.
  await turn(30)
  await tab(page, 'Inside').click()
  const point = page.getByRole('button', { name: 'Centre screen' })
  await expect(point).toBeVisible({ timeout: 60_000 })
  const follow = page.getByRole('button', { name: 'Look around by turning this device' })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  const left = () => point.evaluate((button) => button.getBoundingClientRect().left)
  const before = await left()
  // Looked at before the next turn: the picture follows within some frames, which a busy machine takes its time for.
  let alpha = 30
  const moved = async () => {
    const pixels = Math.abs((await left()) - before)
    alpha = alpha === 30 ? 50 : 30
    await turn(alpha)
    return pixels
  }
  await expect.poll(moved).toBeGreaterThan(20)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})

test('where the inside cannot be shown its picture stays, with a sentence @desktop', async ({ page }) => {
  await page.route('**/assets/panorama*.js', (route) => route.abort())
  await open(page)
  await tab(page, 'Inside').click()
  await expect(page.getByText('This browser cannot show the inside all around')).toBeVisible()
  await expect(page.locator('.interior__still')).toBeVisible()
})

test('a video stands second among the photographs and is played in its place @desktop', async ({ page }) => {
  await open(page, { viewing: NOTHING, videoUrl: '/fixture/own.mp4' })
  await expect(page.locator('#photo-2.gallery__video')).toHaveCount(1)
  await page.getByRole('link', { name: 'Video', exact: true }).click()
  await expect(page.locator('.gallery__counter')).toHaveText('2 / 6')
  const full = page.locator('.gallery__full')
  const [words, corner] = [await page.getByText('Play video').boundingBox(), await full.boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(corner?.y ?? 0)
  await page.getByRole('link', { name: /^Play the video of / }).click()
  await expect(page.locator('#photo-2 video')).toHaveAttribute('src', /own\.mp4$/)
  // Nothing lies over the controls of the video.
  await expect(full).toBeHidden()
  await expect(page.locator('.gallery__counter')).toBeHidden()
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.locator('#photo-2 a[data-video]')).toHaveCount(1)
  await expect(full).toBeVisible()
})

test('a video among the photographs ends when another way to look at the car is chosen @desktop', async ({ page }) => {
  await open(page, { videoUrl: '/fixture/own.mp4' })
  await tab(page, 'Photos').click()
  await page.getByRole('link', { name: 'Video', exact: true }).click()
  await page.getByRole('link', { name: /^Play the video of / }).click()
  await expect(page.locator('#photo-2 video')).toHaveCount(1)
  await tab(page, '360° view').click()
  await expect(page.locator('#photo-2 a[data-video]')).toHaveCount(1)
})

for (const when of ['at once', 'in the next task']) {
  test(`a video ends when another way to look at the car is chosen ${when} @desktop`, async ({ page }) => {
    await open(page, { videoUrl: '/fixture/own.mp4' })
    await tab(page, 'Photos').click()
    const other = await tab(page, '360° view').elementHandle()
    await page.locator('#photo-2').evaluate(
      (slide, [tabToPress, isAtOnce]) => {
        const press = (): void => (tabToPress as HTMLElement).click()
        new MutationObserver((_, observer) => {
          observer.disconnect()
          if (isAtOnce) press()
          else setTimeout(press)
        }).observe(slide, { childList: true, subtree: true })
        slide.querySelector<HTMLElement>('a[data-video]')?.click()
      },
      [other, when === 'at once'] as const,
    )
    await expect(tab(page, '360° view')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#photo-2 a[data-video]')).toHaveCount(1)
    await expect(page.locator('#photo-2 video')).toHaveCount(0)
  })
}

test('a video without a photograph is a gallery of its own @desktop', async ({ page }) => {
  await open(page, { viewing: NOTHING, imageCount: 0, videoUrl: 'https://vimeo.com/123456789' })
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.getByRole('link', { name: /^Play the video of / }).click()
  await expect(page.locator('#photo-1 iframe')).toHaveAttribute('src', /player\.vimeo\.com\/video\/123456789\?.*dnt=1/)
})

test('photographs fill the window, with zoom, caption, counter and thumbnails', async ({ page }) => {
  const complaints = await open(page, { viewing: NOTHING })
  const opener = page.getByRole('button', { name: 'Photos in full screen' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Photos of / })
  await expect(dialog).toContainText('1 / 5')
  await expect(dialog.locator('.photos__caption')).toContainText('photo 1 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 / 5')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Photo 4' }).click()
  await expect(dialog).toContainText('4 / 5')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('.gallery__counter')).toHaveText('4 / 5')
  expect(complaints).toEqual([])
})

test('the spin of another maker is shown by the site’s own script, after a press @desktop', async ({ page }) => {
  await page.route('https://spin.example/show.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "for (const place of document.querySelectorAll('[data-spin-code]')) if (place instanceof HTMLDivElement) place.textContent = 'Spin ' + place.dataset.spinCode",
    }),
  )
  await open(page, {
    viewing: { ...NOTHING, spinCode: 'abc-1' },
    viewer: { spinScript: 'https://spin.example/show.js' },
  })
  await expect(tab(page, 'Photos')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('script[data-spin-code]')).toHaveCount(0)
  await tab(page, '360° view').click()
  await expect(page.getByText('Spin abc-1')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the photographs are shown @desktop', async ({ page }) => {
    await open(page)
    await expect(page.locator('#photo-1 img')).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(page.locator('.viewer__panel')).toBeHidden()
  })
})
