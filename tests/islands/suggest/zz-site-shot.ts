import { chromium } from '@playwright/test'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: width === 390 ? 2 : 1 })
    page.on('console', (m) => console.log('console', m.text()))
    page.on('pageerror', (e) => console.log('error', e.stack))
    await page.goto('http://brindle-quay-motors.localhost:4911/search/toyota')
    await page.screenshot({ path: `/tmp/ask-s0-${width}.png` })
    await page.locator('[data-ready]').waitFor({ timeout: 20000 })
    await page.screenshot({ path: `/tmp/ask-s1-${width}.png` })
    const cls = await page.evaluate(
      () =>
        new Promise((r) => {
          let s = 0
          new PerformanceObserver((l) => {
            for (const e of l.getEntries() as any) s += e.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => r(s), 500)
        }),
    )
    console.log('cls', cls)
    const box = page.getByRole('combobox', { name: /^Search/ }).first()
    await box.fill('white auto suv under 40k near 4000')
    await page
      .locator('.suggest__option--car')
      .first()
      .waitFor({ timeout: 8000 })
      .catch(() => console.log('no cars'))
    await page.screenshot({ path: `/tmp/ask-s2-${width}.png` })
    await box.press('Enter')
    await page.getByText('Search the words instead').waitFor()
    await page.screenshot({ path: `/tmp/ask-s3-${width}.png` })
    await page.close()
  }
} finally {
  await browser.close()
}
