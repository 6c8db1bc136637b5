/** What stays in view covers little, nothing on a low screen, and never what has the focus. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors', reducedMotion: 'reduce' })

async function pathsOf(page: Page): Promise<string[]> {
  await page.goto('/search')
  const car = await page.locator('.card a[href^="/cars/"]').first().getAttribute('href')
  return ['/', '/search', car ?? '', '/contact', '/special-offers', '/finance']
}

/** The share of the window's height under parts that stay in place while the page scrolls. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bands = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      if (!['fixed', 'sticky'].includes(style.position) || !element.checkVisibility({ checkVisibilityCSS: true }))
        return []
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width < innerWidth / 2 || bottom <= 0 || top >= innerHeight) return []
      const isStuck = style.position === 'fixed' || Math.abs(top - Number.parseFloat(style.top)) < 2
      const isAtEnd = Math.abs(innerHeight - bottom - Number.parseFloat(style.bottom)) < 2
      return isStuck || isAtEnd ? [{ top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }] : []
    })
    let covered = 0
    let reached = 0
    for (const { top, bottom } of bands.sort((a, b) => a.top - b.top)) {
      covered += Math.max(0, bottom - Math.max(top, reached))
      reached = Math.max(reached, bottom)
    }
    return covered / innerHeight
  })
}

/** What lies over the element that has the focus; `null` for nothing. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    // What only a screen reader sees has no place.
    if (width < 3 || height < 3) return null
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(top + Math.min(height / 2, 20), 1), innerHeight - 1)
    const at = document.elementFromPoint(x, y)
    const isSeen = at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label') !== null)
    return isSeen ? null : `${focused.outerHTML.slice(0, 120)} is under ${at?.outerHTML.slice(0, 120)}`
  })
}

async function scrolledShares(page: Page): Promise<Record<string, number>> {
  const shares: Record<string, number> = {}
  for (const path of await pathsOf(page)) {
    await page.goto(path)
    await page.mouse.wheel(0, 1300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    // The bars of a vehicle come with the scroll, that of a phone while it stands upright.
    const hasBar = path.startsWith('/cars/') && (page.viewportSize()?.width ?? 0) < 768
    if (hasBar) await expect(page.locator('.mobile-bar')).toHaveAttribute('data-shown')
    shares[path] = await coveredShare(page)
  }
  return shares
}

test('on a phone they cover at most a fifth of its height @phone', async ({ page }) => {
  for (const [path, share] of Object.entries(await scrolledShares(page))) {
    expect(share, path).toBeLessThanOrEqual(0.2)
    expect(share, path).toBeGreaterThan(0)
  }
})

test('on a phone on its side they cover nothing @phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const [path, share] of Object.entries(await scrolledShares(page))) expect(share, path).toBe(0)
})

test('what has the focus is never under them', async ({ page }) => {
  for (const path of await pathsOf(page)) {
    await page.goto(path)
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      // Polled, because what comes into view may still be moving.
      await expect.poll(() => coverOfFocus(page), { message: `${path}, Tab ${press + 1}` }).toBeNull()
    }
  }
})

test('what has the focus is never under them in a window of 320 by 256 px, as at four times the size @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/finance')
  await page.locator('main').focus()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => coverOfFocus(page), { message: `Tab ${press + 1}` }).toBeNull()
    // The calculator comes when it is near: its last button is not there at the first press.
    if (await page.evaluate(() => document.activeElement?.textContent === 'Show More')) return
  }
  throw new Error('The calculator was not passed through')
})
