/** Forms on pages and in dialogs; the platform's answer is given here. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { leadRequestSchema } from '#contract/leads.ts'
import { FORM_PAGES } from '#domain/leads/forms/form-pages.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Postcode: '2302',
  'Mobile Number': '0400 000 000',
  'Email Address': 'ada@example.com',
}

/** Answers each try in turn: a lead, or no answer. Every request must be one of the contract. */
async function answerLeads(
  page: Page,
  ...answers: ('lead' | 'none')[]
): Promise<v.InferOutput<typeof leadRequestSchema>[]> {
  const requests: v.InferOutput<typeof leadRequestSchema>[] = []
  await page.route('**/api/leads', async (route) => {
    requests.push(v.parse(leadRequestSchema, route.request().postDataJSON()))
    if (answers.shift() === 'none') await route.abort()
    else await route.fulfill({ json: { lead_id: 'L1' } })
  })
  return requests
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('a form of several steps keeps what was typed, through errors, a reload and a send that fails', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests = await answerLeads(page, 'none', 'lead')
  await page.goto('/trade-in')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Rego').fill('ABC12D')
  await page.getByLabel('State of registration').selectOption('NSW')
  await page.getByLabel('Odometer').fill('85,000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  for (const answer of ['Good', 'Partial', 'No']) await page.getByText(answer, { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  for (const [label, value] of Object.entries(PERSON)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Get My Valuation' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred when submitting this form')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL('**/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  expect(requests).toHaveLength(2)
  expect(requests[1]).toEqual(requests[0])
  expect(requests[0]).toMatchObject({ form: 'tradeIn', Rego: 'ABC12D', adjustment_condition: 'Good', opt_in: false })
})

test('a car’s page opens its form in place, by keyboard too; Escape and the way back close it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests = await answerLeads(page)
  await page.goto('/search/used-cars?utm_source=news')
  await page.locator('.card:has(.card__facts) .card__title a').first().click()
  await page.waitForURL('**/cars/**')
  const car = page.url()
  const button = page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('First Name').fill('Ada')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada')
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(car)
  await page.locator('.sidebar').getByRole('link', { name: 'Enquire Now' }).click()
  const enquiry = page.getByRole('dialog', { name: 'Enquire now' })
  for (const [label, value] of Object.entries({ ...PERSON, Comments: 'Is it still there?' }))
    await enquiry.getByLabel(label).fill(value)
  await enquiry.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    form: 'enquiry',
    car_id: expect.stringMatching(/.+/),
    lead_attributes: {
      visited_pages: ['/search/used-cars', new URL(car).pathname],
      linked_query_params: { utm_source: 'news' },
    },
  })
  await page.goto('/contact')
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com')
  await page.getByRole('button', { name: 'Forget my details' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue('')
})

/** Goes on from an empty form, over steps that need nothing, to what is wrong with it. */
async function showErrors(form: Locator): Promise<void> {
  const alert = form.getByRole('alert')
  const nextStep = form.locator('.form-step[data-current] legend:focus')
  do {
    await form.locator('.form-actions__next:visible, .form-actions__submit:visible').first().click()
    await expect(alert.or(nextStep).first()).toBeFocused()
  } while (!(await alert.isVisible()))
}

test('axe finds nothing in any page with a form, with every error shown @phone', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const looked: string[] = []
  for (const { path } of FORM_PAGES) {
    if ((await page.goto(path))?.status() !== 200) continue
    const form = page.locator('.lead-form')
    if ((await form.count()) === 0) continue
    await showErrors(form)
    expect(await violations(page), path).toEqual([])
    looked.push(path)
  }
  expect(looked.length).toBeGreaterThanOrEqual(9)
})

test('axe finds nothing in any dialog of a car’s page, with every error shown @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/search/used-cars')
  await page.locator('.card:has(.card__facts) .card__title a').first().click()
  await page.waitForURL('**/cars/**')
  const links = page.locator('.car a[data-form]:visible')
  const kinds = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-form') ?? '')))
  expect(kinds.size).toBeGreaterThanOrEqual(2)
  for (const kind of kinds) {
    await page.locator(`.car a[data-form="${kind}"]:visible`).first().click()
    const dialog = page.locator('.form-dialog')
    await expect(dialog).toBeVisible()
    expect(await violations(page), kind).toEqual([])
    await showErrors(dialog)
    expect(await violations(page), `${kind}, with errors`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('a page of words offers a call, and a place a message to it @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests = await answerLeads(page)
  await page.goto('/about-us')
  await page.getByRole('link', { name: 'Ask for a call' }).click()
  const call = page.getByRole('dialog', { name: 'Ask for a call' })
  for (const [label, value] of Object.entries(PERSON)) await call.getByLabel(label).fill(value)
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog's step goes back in the history, which would end a visit of another page.
  await page.waitForFunction(() => history.state === null)
  await page.goto('/locations/newcastle-west')
  await page.getByRole('link', { name: 'Write to us' }).click()
  await page.getByRole('dialog', { name: 'Contact us' }).getByLabel('Comments').fill('When do you open?')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect.poll(() => requests.map(({ form }) => form)).toEqual(['basic', 'contact'])
})

test.describe('a group', () => {
  test.use({ site: 'wattlebird-motor-group' })

  test('a message from the page of a place is to that place @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dealer-locator')
    await page.locator('a[href^="/locations/"]').last().click()
    await page.waitForURL('**/locations/**')
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('link', { name: 'Write to us' }).click()
    const place = page.getByRole('dialog', { name: 'Contact us' }).getByLabel('Location')
    await expect(place.locator('option:checked')).toHaveText(name ?? '')
  })
})

test.describe('bikes and trucks', () => {
  test.use({ site: 'saltbush-bikes-and-trucks' })

  test('S1 §5: a test drive asks where the vehicle is to be brought, and for the site’s own terms @desktop', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const requests = await answerLeads(page)
    await page.goto('/search')
    await page.locator('.card:has(.card__facts) .card__title a').first().click()
    await page.waitForURL('**/cars/**')
    await page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
    for (const [label, value] of Object.entries(PERSON)) await dialog.getByLabel(label).fill(value)
    await dialog.getByLabel('Test Drive Location').selectOption('Whyalla')
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('I hold the licence that this vehicle needs').check()
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    expect(requests).toEqual([expect.objectContaining({ distribution_location: 'Whyalla', terms: true })])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps are one form, and a button of a car leads to the page with its form @desktop', async ({ page }) => {
    await page.goto('/trade-in')
    for (const label of ['Rego', 'Excellent', 'Email Address'])
      await expect(page.getByLabel(label).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Get My Valuation' })).toBeVisible()
    await page.goto('/search/used-cars')
    await page.locator('.card:has(.card__facts) .card__title a').first().click()
    await page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' }).click()
    await page.waitForURL('**/book-test-drive?car_id=*')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a test drive')
  })
})
