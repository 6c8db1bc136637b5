import { expect, test } from '@playwright/test'
import { LOCATION_PAGE, SLUGS } from './site-pages.ts'
import { sitesUrl, siteUrl } from './site-test.ts'

test('the index lists every site and leads to it', async ({ page }) => {
  await page.goto(sitesUrl())
  for (const slug of SLUGS) {
    await expect(page.getByRole('link', { name: `${slug}.localhost` })).toHaveAttribute('href', siteUrl(slug, '/'))
  }
  await page.getByRole('link', { name: SLUGS[0] }).click()
  await expect(page).toHaveURL(siteUrl(SLUGS[0], '/'))
  await expect(page.getByRole('banner')).toBeVisible()
})

for (const slug of SLUGS) {
  test(`${slug}: no page breaks its policy, misses a file or throws`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.startsWith('https:')) {
        problems.push(`${page.url()}: ${message.text()}`)
      }
    })
    page.on('response', (response) => {
      const isOwn = response.url().startsWith(siteUrl(slug))
      if (isOwn && response.status() >= 400 && response.url() !== page.url())
        problems.push(`${response.status()} ${response.url()}`)
    })
    // Photographs come from the feed's media hosts, which a test does not ask.
    await page.route(/^https:/, (route) => route.abort())
    await page.goto(siteUrl(slug, '/'))
    // Read from a page: Chromium's own viewer of XML would break the policy by itself.
    const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/')
    const one = (prefix: string): string[] => paths.filter((path) => path.startsWith(prefix)).slice(0, 1)
    const visited = [
      '/',
      '/search',
      ...one('/cars/'),
      ...paths.filter((path) => LOCATION_PAGE.test(path)).slice(0, 1),
      '/contact',
      '/favourites',
    ]
    expect(visited).toHaveLength(6)
    for (const path of visited) {
      const response = await page.goto(siteUrl(slug, path))
      expect(response?.status(), path).toBe(200)
      expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'")
    }
    expect(problems).toEqual([])
  })

  test(`${slug}: an address that does not exist gets the site's own page with status 404`, async ({ page }) => {
    const response = await page.goto(siteUrl(slug, '/no-such-page'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
  })
}
