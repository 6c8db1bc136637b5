/** The budget search (S2 §1, §4, §5, §8, §9). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'wattlebird-motor-group', reducedMotion: 'reduce' })

const found = (page: Page) => page.locator('[data-found]')
const budget = (page: Page) => page.locator('[data-budget]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

async function countOnSearch(page: Page): Promise<string> {
  const href = (await found(page).getAttribute('href')) ?? ''
  await page.goto(href)
  const chip = page.getByRole('link', { name: /^Remove \$/ })
  await expect(chip).toBeVisible()
  return href
}

test('S2 §9: it begins with 200 a week and a deposit of 2,000', async ({ page }) => {
  await page.goto('/budget-search')
  await expect(field(page, 'Weekly repayment')).toHaveValue('200')
  await expect(field(page, 'Deposit or trade-in')).toHaveValue('2,000')
  await expect(budget(page)).toHaveText('$54,000')
  await expect(found(page)).toHaveText(/^[\d,]+ Cars Found$/)
  await expect(found(page)).toHaveAttribute('href', /^\/search\?range\[price\]=\d+:54000$/)
  await page.getByText('Monthly', { exact: true }).click()
  await expect(field(page, 'Monthly repayment')).toHaveValue('600')
  await expect(budget(page)).toHaveText('$38,000')
  await expect(found(page)).toHaveAttribute('href', /:38000$/)
})

test('S2 §4: every change is recomputed, and the button leads to as many as it says', async ({ page }) => {
  await page.goto('/budget-search')
  await page.getByText('Pre-Owned', { exact: true }).click()
  await field(page, 'Weekly repayment').fill('90')
  await field(page, 'Deposit or trade-in').fill('$5,000')
  await expect(budget(page)).toHaveText('$28,400')
  await expect(found(page)).toHaveText(/Pre-Owned Cars? Found$/)
  await expect(found(page)).toHaveAttribute('href', /^\/search\/used-cars\?range\[price\]=\d+:28400$/)
  const [promised] = ((await found(page).textContent()) ?? '').split(' ')
  const tiles = await page.locator('.body-tile__count').allTextContents()
  expect(tiles.map(Number)).toEqual(tiles.map(Number).toSorted((a, b) => b - a))
  expect(tiles.length).toBeLessThanOrEqual(4)
  await countOnSearch(page)
  await expect(page.locator('.search__count strong')).toHaveText(`${promised} cars`)
})

test('S2 §5: entries are clamped, and what is no number is 0 @desktop', async ({ page }) => {
  await page.goto('/budget-search')
  const deposit = field(page, 'Deposit or trade-in')
  await deposit.fill('2000000')
  await deposit.blur()
  await expect(deposit).toHaveValue('1,000,000')
  // S2 §4: capped at the highest price.
  await expect(budget(page)).toHaveText('$1,052,000')
  await expect(found(page)).toHaveAttribute('href', /:\d{5,6}$/)
  await deposit.fill('lots')
  await deposit.blur()
  await expect(deposit).toHaveValue('0')
  await expect(budget(page)).toHaveText('$52,000')
  await field(page, 'Weekly repayment').fill('-5')
  await expect(budget(page)).toHaveText('$0')
})

test('S2 §8: a budget below the lowest price has a disabled button and a note @desktop', async ({ page }) => {
  await page.goto('/budget-search')
  await page.getByText('Demo', { exact: true }).click()
  await field(page, 'Weekly repayment').fill('0')
  await expect(page.getByRole('button', { name: '0 Demo Cars Found' })).toBeDisabled()
  await expect(page.getByText('No Demo Cars found for this budget')).toBeVisible()
  await expect(found(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What fits your budget' })).toBeHidden()
})

test('S2 §5, §9: the price slider steps by 500 from 5,000 to 250,000, and its thumbs never cross @desktop', async ({
  page,
}) => {
  await page.goto('/budget-search')
  const least = page.getByRole('slider', { name: 'Lowest price' })
  const most = page.getByRole('slider', { name: 'Highest price' })
  await expect(least).toHaveAttribute('min', '5000')
  await expect(most).toHaveAttribute('max', '250000')
  await most.press('ArrowLeft')
  await expect(most).toHaveValue('53500')
  await expect(most).toHaveAttribute('aria-valuetext', '$53,500')
  await expect(budget(page)).toHaveText('$53,500')
  await least.fill('20000')
  await expect(found(page)).toHaveAttribute('href', /=20000:53500$/)
  await least.fill('250000')
  await expect(least).toHaveValue('53500')
  await most.fill('5000')
  await expect(most).toHaveValue('53500')
  await page.getByRole('button', { name: 'Up to 30k', exact: true }).click()
  await expect(budget(page)).toHaveText('$30,000')
  await expect(most).toHaveValue('30000')
})

test('the sum says that it is before interest @desktop', async ({ page }) => {
  await page.goto('/budget-search')
  await expect(page.locator('[data-sum]')).toHaveText(
    '$200 a week over 5 years, before interest, and your deposit of $2,000.',
  )
})

test.describe('as a loan', () => {
  test.use({ site: 'brindle-quay-motors' })

  test('AU §1: the repayment that was entered is the loan’s, beside its rates and its warning @desktop', async ({
    page,
  }) => {
    await page.goto('/budget-search')
    const loan = page.locator('.budget__loan')
    await expect(budget(page)).toHaveText('$46,593')
    await expect(page.locator('[data-sum]')).toContainText('$200 a week over 5 years, with interest')
    await expect(loan).toContainText('borrowing $44,593 over 5 years')
    await expect(loan).toContainText('$200 per week')
    await expect(loan).toContainText('6.29% p.a., comparison rate 8.19% p.a.')
    await expect(loan).toContainText('WARNING: This comparison rate is true only for the examples given')
    await field(page, 'Weekly repayment').fill('100')
    await expect(budget(page)).toHaveText('$24,296')
    await expect(loan).toContainText('$100 per week')
    await page.getByRole('button', { name: 'Up to 30k', exact: true }).click()
    await expect(budget(page)).toHaveText('$30,000')
    await expect(field(page, 'Weekly repayment')).toHaveValue('125.58')
    await expect(loan).toContainText('$126 per week')
  })

  test('the button leads to as many as it says', async ({ page }) => {
    await page.goto('/budget-search')
    await field(page, 'Weekly repayment').fill('90')
    await field(page, 'Deposit or trade-in').fill('$5,000')
    await expect(found(page)).toHaveAttribute('href', /:25067$/)
    const [promised] = ((await found(page).textContent()) ?? '').split(' ')
    await countOnSearch(page)
    await expect(page.locator('.search__count strong')).toHaveText(`${promised} cars`)
  })

  test('axe finds nothing @desktop', async ({ page }) => {
    await page.goto('/budget-search')
    expect(await accessibilityProblems(page, { within: 'budget-search', bestPractices: true })).toEqual([])
  })
})

test('axe finds nothing, nor when nothing is found', async ({ page }) => {
  await page.goto('/budget-search')
  for (const repayment of ['200', '0']) {
    await field(page, 'Weekly repayment').fill(repayment)
    if (repayment === '0') await page.getByRole('button', { name: 'Up to 5k', exact: true }).click()
    expect(await accessibilityProblems(page, { within: 'budget-search', bestPractices: true })).toEqual([])
  }
})

test('the search of the home page leads here @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search by what you can repay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search by budget' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first answer stands alone @desktop', async ({ page }) => {
    await page.goto('/budget-search')
    await expect(budget(page)).toHaveText('$54,000')
    await expect(page.locator('.budget__form')).toBeHidden()
    await found(page).click()
    await expect(page).toHaveURL(/\/search\?range\[price\]=\d+:54000$/)
    await page.goBack()
    await expect(page.locator('.budget__tiles .body-tile')).toHaveCount(4)
  })
})
