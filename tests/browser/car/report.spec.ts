/** The history report of a car (S2 §3, §4): offered on eligible cars, asked for in place, and counted. */
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { reportEvents } from '#contract/events.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

test('the report is asked for in a form that says so, and the press is counted once', async ({ page }) => {
  const reported: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return
    reported.push(...v.parse(reportEvents.input, request.postDataJSON()).event_ids)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/search/used-cars')
  await page.goto((await page.locator('.card__title a').first().getAttribute('href')) ?? '')
  const actions = page.locator('.sidebar__actions')
  await expect(actions.getByRole('link', { name: 'Car Analysis' })).toBeVisible()
  await actions.getByRole('link', { name: 'Vehicle History Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Comments')).toHaveValue(/vehicle history report \(PPSR\)/)
  expect(await accessibilityProblems(page)).toEqual([])
  await expect.poll(() => reported.filter((id) => id === 60)).toEqual([60])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the link leads to the page of the form @desktop', async ({ page }) => {
    await page.goto('/search/used-cars')
    await page.goto((await page.locator('.card__title a').first().getAttribute('href')) ?? '')
    await page.locator('.sidebar__actions').getByRole('link', { name: 'Vehicle History Report' }).click()
    await expect(page).toHaveURL(/car_id=.*&report=history#form$/)
    await expect(page.locator('#form form')).toBeVisible()
  })
})
