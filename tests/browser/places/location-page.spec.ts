/** The page of a place (S2 §2, §4). */
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

test('"Open now" changes with the clock, and says when a closed place opens next @desktop', async ({ page }) => {
  // Wednesday in Newcastle, half a minute before half past eight.
  await page.clock.install({ time: '2026-11-24T21:29:30Z' })
  await page.goto('/locations/newcastle-west')
  const status = page.locator('[data-department="sales"] [data-status]')
  await expect(status).toHaveText('Opens today at 8:30am')
  await page.clock.fastForward(31_000)
  await expect(status).toHaveText('Open now until 5:30pm')
  // Saturday: the last minute, and the first after closing. Sunday is by appointment.
  await page.clock.fastForward(Date.parse('2026-11-28T04:59:30Z') - Date.parse('2026-11-24T21:30:01Z'))
  await expect(status).toHaveText('Open now until 4pm')
  await page.clock.fastForward(31_000)
  await expect(status).toHaveText('Closed now. Opens Monday at 8:30am')
})

test('the people and facilities of a place stand on its page, and its department is chosen by keyboard', async ({
  page,
}) => {
  await page.goto('/locations/newcastle-west')
  await expect(page.locator('.location__facts')).toContainText('Two vehicle chargers')
  const team = page.getByRole('region', { name: 'Who you will meet' })
  await expect(team.getByRole('listitem')).toHaveCount(4)
  await expect(team.getByRole('link', { name: 'Call Priya Raman, 02 5550 4181' })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('radio', { name: 'Sales' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Service hours' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sales hours' })).toBeHidden()
  expect(await accessibilityProblems(page)).toEqual([])
})
