/** The films of demo vehicles: one among a car's photographs, and a walk around a caravan. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { layoutShifts } from '../layout-shifts.ts'
import { test } from '../site-test.ts'

/** The page of a vehicle, whose address ends with its stock number. */
async function carPath(page: Page, stockNumber: string | undefined): Promise<string> {
  await page.goto('/about-us')
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
  const end = `-${String(stockNumber).toLowerCase()}`
  const path = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]*)<\/loc>/g)].find(([, it]) =>
    it?.endsWith(end),
  )
  return path?.[1] ?? '/no-such-car'
}

function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}

const secondsPlayed = (video: HTMLVideoElement): number => video.currentTime

test.describe('among the photographs', () => {
  test.use({ site: 'wattlebird-motor-group' })

  test('stands second behind its poster, is fetched at a press and is played by the keyboard', async ({ page }) => {
    const feed = readFileSync('sites/wattlebird-motor-group/stock/feed.json', 'utf8').replace(/^\uFEFF/, '')
    const cars = JSON.parse(feed) as { stocknum: string; status: string; video_url?: string }[]
    const filmed = cars.find(({ status, video_url: film }) => status === 'in_stock' && film !== undefined)
    const path = await carPath(page, filmed?.stocknum)
    const lines = consoleOf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await page.getByRole('tab', { name: 'Photos' }).click()
    const slide = page.locator('.gallery__strip > li').nth(1)
    await expect(slide.locator('img')).toHaveAttribute('src', /\.avif$/)
    expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([])
    const link = slide.getByRole('link', { name: /^Play the video of / })
    await link.focus()
    await page.keyboard.press('Enter')
    const video = page.locator('video')
    await expect(video).toHaveAttribute('poster', /\.avif$/)
    await expect.poll(() => video.evaluate(secondsPlayed)).toBeGreaterThan(0.2)
    await expect(video).toBeFocused()
    expect(await layoutShifts(page, { scrolls: false })).toEqual([])
    expect(lines).toEqual([])
  })
})

test.describe('a walk around a caravan', () => {
  test.use({ site: 'galah-creek-caravans' })

  test('has a tab of its own beside the spin, and stops when another is chosen', async ({ page }) => {
    const feed = readFileSync('sites/galah-creek-caravans/stock/vans.xml', 'utf8')
    const van = feed.split('<van>').find((text) => text.includes('walk-around') && text.includes('>available<'))
    const path = await carPath(page, /<stockNumber>([^<]*)</.exec(String(van))?.[1])
    const lines = consoleOf(page)
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveText(['360° view', 'Walk-around', 'Photos'])
    await page.getByRole('tab', { name: '360° view' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Walk-around' })).toHaveAttribute('aria-selected', 'true')
    const video = page.locator('video')
    await expect(video).toHaveAttribute('src', '/imagery/caravan/white/walk-around.webm')
    await video.evaluate((film: HTMLVideoElement) => film.play())
    await expect.poll(() => video.evaluate(secondsPlayed)).toBeGreaterThan(0.2)
    expect(await layoutShifts(page, { scrolls: false })).toEqual([])
    await page.getByRole('tab', { name: 'Photos' }).click()
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
    expect(lines).toEqual([])
  })
})
