import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const FORM_PARAMETERS = 'amount=15000&deposit=2000&years=4&rate=7&every=mo'

/** Of phones, of a tablet, and where the columns of the page change. */
const WIDTHS = [320, 330, 360, 390, 414, 430, 480, 520, 600, 630, 640, 720, 1020, 1024, 1080, 1120, 1200, 1440]

const calculator = (page: Page) => page.locator('finance-calculator')
const repayment = (page: Page) => page.locator('.calculator__figures dd').first()

async function carPath(page: Page): Promise<string> {
  await page.goto('/search/used-cars')
  const href = await page.locator('.card a[href^="/cars/"]').first().getAttribute('href')
  return href ?? ''
}

async function openCalculator(page: Page, query = ''): Promise<void> {
  await page.goto((await carPath(page)) + query)
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(calculator(page)).toHaveAttribute('data-started', '')
}

test('its place is as high as the calculator at every width @desktop', async ({ page }) => {
  await openCalculator(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const { placePx, calculatorPx } = await calculator(page).evaluate((place) => ({
      placePx: Number.parseFloat(getComputedStyle(place).minHeight),
      calculatorPx: place.querySelector('.calculator')?.getBoundingClientRect().height ?? Infinity,
    }))
    expect(placePx, `${width} px wide`).toBeGreaterThanOrEqual(calculatorPx)
  }
})

test('the calculator is loaded when it comes near, and nothing in view moves', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  const path = await carPath(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /FinanceCalculator|finance\.json/.test(url))).toEqual([])
  await expect(calculator(page)).toContainText('depends on your deposit')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: false })
  })
  await page.mouse.move(200, 400)
  for (
    let turn = 0;
    turn < 60 &&
    !(await calculator(page)
      .getAttribute('data-started')
      .then((a) => a !== null));
    turn++
  ) {
    await page.mouse.wheel(0, 150)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(repayment(page)).toHaveText(/^\$\d+$/)
  const shifted = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] }
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
  expect(shifted).toBeLessThanOrEqual(0.01)
  expect(problems).toEqual([])
})

test('by keyboard: a number, a slider and a frequency change the repayment @desktop', async ({ page }) => {
  await openCalculator(page)
  const amount = page.getByLabel('Loan amount', { exact: true })
  await amount.fill('30000')
  await expect(repayment(page)).toHaveText('$115')
  await amount.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(amount).toHaveValue('30,500')
  await expect(repayment(page)).toHaveText('$117')
  await page.getByLabel('Weekly').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Fortnightly')).toBeChecked()
  await expect(repayment(page)).toHaveText('$235')
  await expect(page.locator('.calculator [role="status"]')).toHaveText(/^\$235 per fortnight, 6\.29% p\.a\./)
})

test('axe finds nothing with the details open', async ({ page }) => {
  await openCalculator(page)
  await calculator(page).getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByText('Number of repayments')).toBeVisible()
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).include('#repayments').withTags(rules).analyze()
  expect(violations).toEqual([])
})

test('a link restores what was chosen @desktop', async ({ page }) => {
  await openCalculator(page, `?${FORM_PARAMETERS}#repayments`)
  await expect(page.getByLabel('Loan amount', { exact: true })).toHaveValue('15,000')
  await expect(page.getByLabel('Monthly')).toBeChecked()
  await expect(repayment(page)).toHaveText('$311')
})

test('what was worked out arrives in the finance form, in place and as a page', async ({ page }) => {
  await openCalculator(page, `?${FORM_PARAMETERS}`)
  const link = page.getByRole('link', { name: 'Use this in my enquiry' })
  const href = await link.getAttribute('href')
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Deposit or Trade-in')).toHaveValue('2000')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const message =
    'My finance estimate: $15,000 over 4 years at 7.00% p.a. About $311 per month. Deposit or trade-in: $2,000.'
  await expect(dialog.getByLabel('Message')).toHaveValue(message)
  await page.goto(href ?? '')
  await expect(page.locator('#finance-form').getByLabel('Deposit or Trade-in')).toHaveValue('2000')
  await expect(page.locator('#finance-form [name="message"]')).toHaveValue(message)
})

test('the page of finance has the calculator without a car, and its answer goes into the form of the page @desktop', async ({
  page,
}) => {
  await page.goto('/finance')
  await calculator(page).scrollIntoViewIfNeeded()
  await page.getByLabel('Loan amount', { exact: true }).fill('20000')
  await calculator(page).getByRole('link', { name: 'Use this in my enquiry' }).click()
  await expect(page).toHaveURL(/\/finance\?amount=20000.*#finance-form$/)
  await expect(page.locator('#finance-form [name="message"]')).toHaveValue(
    /^My finance estimate: \$20,000 over 6 years/,
  )
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Loan amount', { exact: true })).toHaveValue('20,000')
})

test('its figures stay within a window of 320 px for a reader who spreads text (WCAG 1.4.12) @desktop', async ({
  page,
}) => {
  await openCalculator(page)
  await page.getByLabel('Loan amount', { exact: true }).fill('90,000')
  await page.getByLabel('Loan amount', { exact: true }).press('Tab')
  await page.getByLabel('Monthly', { exact: true }).check()
  await expect(repayment(page)).toHaveText(/^\$1,\d{3}$/)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  const rightPx = await page
    .locator('.calculator__figures > div')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right))
  expect(rightPx).toHaveLength(3)
  expect(Math.max(...rightPx)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the block leads to the finance form @desktop', async ({ page }) => {
    await page.goto(await carPath(page))
    await expect(calculator(page)).toContainText('depends on your deposit')
    await expect(calculator(page).getByRole('link', { name: 'Ask about finance' })).toHaveAttribute(
      'href',
      /^\/finance\?.*#finance-form$/,
    )
  })
})

test.describe('a purchase price', () => {
  test.use({ site: 'galah-creek-caravans' })
  test('has its bounds in words, and terms to choose from @desktop', async ({ page }) => {
    await page.goto('/search')
    const priced = page.locator('.card', { hasText: /\$\d/ }).first()
    await page.goto((await priced.locator('a[href^="/cars/"]').first().getAttribute('href')) ?? '')
    await calculator(page).scrollIntoViewIfNeeded()
    await page.getByLabel('Purchase price', { exact: true }).fill('900')
    await expect(page.locator('.calculator').getByRole('alert')).toHaveText(/^Cannot be less than 1,000 or more than /)
    await page.getByLabel('7', { exact: true }).check()
    await expect(page.getByLabel('7', { exact: true })).toBeChecked()
  })
})

test.describe('a van that is known by its VIN', () => {
  test.use({ site: 'galah-creek-caravans' })
  test('S2 §4: leads to finance of its own, which asks its visitor to sign in @desktop', async ({ page }) => {
    await page.goto('/search')
    await page.goto((await page.locator('.card a[href^="/cars/"]').first().getAttribute('href')) ?? '')
    const link = page.getByRole('link', { name: 'Apply for Finance' }).first()
    await expect(link).toHaveAttribute('href', /^\/personalised\/finance\?car_id=[\w-]+$/)
    await link.click()
    await expect(page).toHaveURL(/\/sign-in\?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D/)
  })
})

test.describe('a truck with a lender of its own', () => {
  test.use({ site: 'saltbush-bikes-and-trucks' })
  test('S1 §9: shows the lender’s words, cut at 197 characters @desktop', async ({ page }) => {
    await page.goto('/search?refinementList[item_type][0]=truck')
    const truck = page.locator('.card', { hasText: 'GVM' }).filter({ hasText: /\$\d/ })
    await page.goto((await truck.first().locator('a[href^="/cars/"]').first().getAttribute('href')) ?? '')
    await calculator(page).scrollIntoViewIfNeeded()
    await page.locator('.calculator').getByRole('button', { name: 'Show More' }).click()
    const words = page.locator('.calculator p', { hasText: /^For trucks of up to ten years/ })
    await expect(words).toContainText('…')
    await expect(words).not.toContainText('invented lender')
    await words.getByRole('button', { name: 'more...' }).click()
    await expect(words).toContainText('an invented offer of an invented lender.')
    await expect(words.getByRole('button', { name: 'less...' })).toBeVisible()
  })
})
