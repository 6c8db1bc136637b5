/** Forms from the browser to the database and the outbox, with the platform as `npm start` runs it. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** Another shopper each time, so that each test finds only its own leads. */
function shopper() {
  const id = randomUUID().slice(0, 8)
  const email = `ada-${id}@example.com`
  const phone = `04${String(Number.parseInt(id, 16) % 1e8).padStart(8, '0')}`
  const answers = {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Postcode: '2302',
    'Mobile Number': phone,
    'Email Address': email,
  }
  return { email, answers }
}

async function fill(form: Page | Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await form.locator('.lead-form').getByLabel(label).fill(value)
}

async function openCar(page: Page): Promise<void> {
  await page.goto('/search/used-cars')
  await page.locator('.card:has(.card__facts) .card__title a').first().click()
  await page.waitForURL('**/cars/**')
}

test('the enquiry of a dialog is stored with its car, and mailed to the dealer', async ({ page, platform }) => {
  const { email, answers } = shopper()
  await openCar(page)
  const pageId = new URL(page.url()).pathname
  await page.locator('.sidebar').getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire now' })
  await fill(dialog, { ...answers, Comments: 'Is it still there?' })
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  const [lead, ...others] = await platform.leadsOf(email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    form: 'enquiry',
    values: { category: 'General Enquiry', message: 'Is it still there?', page_id: pageId },
    consent: { marketingOptIn: false, source: page.url() },
  })
  expect(lead?.car).not.toBeNull()
  expect(lead?.values.car_id).toBe(lead?.car?.id)
  await expect.poll(() => platform.mailAbout(email)).not.toEqual([])
})

test('a finance form of two steps is one lead, though its first answer was lost', async ({ page, platform }) => {
  const { email, answers } = shopper()
  let isLost = false
  await page.route('**/api/leads', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    const headers = { ...route.request().headers(), host: new URL(page.url()).host }
    await route.fetch({ url: `http://127.0.0.1:${platform.port}/api/leads`, headers })
    await route.abort()
  })
  await page.goto('/finance')
  await fill(page, { 'Vehicle Price Budget': '$25,000' })
  await page.getByRole('button', { name: 'Next' }).click()
  await fill(page, answers)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred when submitting this form')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL('**/success')
  expect(isLost).toBe(true)
  expect(await platform.leadsOf(email)).toEqual([
    expect.objectContaining({
      form: 'finance',
      values: expect.objectContaining({ category: 'Finance Enquiry' }),
      details: [{ label: 'Vehicle Price Budget', value: '$25,000' }],
    }),
  ])
})

test('Quick Enquiry of a card opens the form in place, and is about the car of the card', async ({
  page,
  platform,
}) => {
  const { email, answers } = shopper()
  for (const path of ['/search/used-cars', '/']) {
    await page.goto(path)
    const card = page.locator('.card:has(.card__facts)').first()
    const link = card.getByRole('link', { name: /^Quick Enquiry/ })
    const carId = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('car_id')
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Enquire now' })
    await expect(dialog).toContainText((await card.getByRole('heading').textContent()) ?? '')
    await fill(dialog, { ...answers, Comments: `From ${path}` })
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    const leads = await platform.leadsOf(email)
    expect(leads.at(-1)?.values).toMatchObject({ car_id: carId, message: `From ${path}`, page_id: path })
  }
})

test('a test drive is booked at a time of the place where the car stands', async ({ page, platform }) => {
  const { email, answers } = shopper()
  await openCar(page)
  await page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
  const day = dialog.getByLabel('Day')
  await expect(day.locator('option:disabled').first()).toHaveText(/: (?:closed|by appointment)$/)
  const date = (await day.locator('option:enabled').nth(2).getAttribute('value')) ?? ''
  await day.selectOption(date)
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('radio').nth(1).check()
  const time = (await dialog.locator('.form-choice:has(:checked)').textContent()) ?? ''
  await fill(dialog, answers)
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  const [lead] = await platform.leadsOf(email)
  const [hour = ''] = /^\d+/.exec(time) ?? []
  const booked = lead?.details.find(({ label }) => label === 'Test Drive Booking Date')?.value ?? ''
  expect(booked).toMatch(new RegExp(`^${date}T0?${hour}:`))
})

test('a form that is sent offline keeps what was typed, and is sent again by one press', async ({
  page,
  context,
  platform,
}) => {
  const { email, answers } = shopper()
  await page.goto('/contact')
  await fill(page, { ...answers, Comments: 'From a tunnel' })
  // The form's code comes when the first field is reached for.
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred when submitting this form')
  await expect(page.getByLabel('Comments')).toHaveValue('From a tunnel')
  expect(await accessibilityProblems(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL('**/success')
  expect(await platform.leadsOf(email)).toHaveLength(1)
})

test('a form whose code never came says offline that it cannot be sent, and is sent by one press when it can', async ({
  page,
  context,
  platform,
}) => {
  const { email, answers } = shopper()
  await page.goto('/contact')
  await context.setOffline(true)
  await fill(page, { ...answers, Comments: 'From a longer tunnel' })
  const send = page.getByRole('button', { name: 'Send Enquiry' })
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An error occurred when submitting this form')
  await expect(alert).toBeFocused()
  await send.click()
  await expect(alert).toHaveCount(1)
  await expect(page.getByLabel('Comments')).toHaveValue('From a longer tunnel')
  await context.setOffline(false)
  await send.click()
  await page.waitForURL('**/success')
  expect(await platform.leadsOf(email)).toHaveLength(1)
})

test('what the platform refuses stands beside its field', async ({ page }) => {
  const { answers } = shopper()
  // As another version of the page would send it.
  await page.route('**/api/leads', (route) => {
    const sent = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...sent, postcode: '23', email: '' }) })
  })
  await page.goto('/contact')
  await fill(page, { ...answers, Comments: 'Where do I park?' })
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Invalid postcode. Please enter a 4-digit number.',
    'Please enter: Email Address',
  ])
  await expect(page.locator('.lead-form').getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Comments')).toHaveValue('Where do I park?')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post is stored, and its repetition is the same lead', async ({ page, platform }) => {
    const { email, answers } = shopper()
    for (let count = 0; count < 2; count += 1) {
      await page.goto('/contact')
      await fill(page, { ...answers, Comments: 'Are you open on Sunday?' })
      await page.getByLabel('offers and news').check()
      await page.getByRole('button', { name: 'Send Enquiry' }).click()
      await page.waitForURL('**/success')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    const leads = await platform.leadsOf(email)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ values: { page_id: '/contact' }, consent: { marketingOptIn: true } })
  })

  test('a plain post that is not right is answered in the site’s look, and can be mended there', async ({
    page,
    platform,
  }) => {
    const { email, answers } = shopper()
    await openCar(page)
    await page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' }).click()
    const carId = new URL(page.url()).searchParams.get('car_id') ?? ''
    await fill(page, { ...answers, Postcode: '23', Message: 'Before noon' })
    await page.getByRole('button', { name: 'Book Test Drive' }).click()
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
    await expect(page.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Before noon')
    await expect(page.locator('.lead-form').getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('.lead-form').getByLabel('Postcode').fill('2302')
    await page.getByRole('button', { name: 'Book Test Drive' }).click()
    await page.waitForURL('**/success')
    expect(await platform.leadsOf(email)).toEqual([
      expect.objectContaining({
        form: 'testDrive',
        values: expect.objectContaining({ car_id: carId, postcode: '2302' }),
      }),
    ])
  })
})
