// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LeadRequest } from '#contract/leads.ts'
import { consentText } from '#domain/leads/consent.ts'
import { formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { FormDevice } from '#islands/forms/form-device.ts'
import { LeadForm } from '#islands/forms/LeadForm.tsx'
import type { SendOutcome } from '#islands/forms/send-lead.ts'
import type { ValuationCalls } from '#islands/forms/valuation/valuation-calls.ts'
import { createFormDrafts } from '#stores/form-drafts.ts'
import { createVisitorDetails } from '#stores/visitor-details.ts'
import type { ValuationSettings } from '#view-models/forms.ts'
import { makeFormContext, makeFormOptions } from '../../domain/leads/forms.ts'

let logged: string[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** A new one for each form: stores remember what they have read. */
const makeDevice = (): FormDevice => ({
  drafts: createFormDrafts(() => sessionStorage),
  visitor: createVisitorDetails(() => localStorage),
  link: () => ({ carId: null, known: {} }),
  appointments: async () => [],
  surroundings: () => ({
    url: 'https://dealer.example/trade-in',
    pageId: '/trade-in',
    attributes: { visited_pages: [], linked_query_params: {} },
    filledMs: 5_000,
    honeypot: '',
  }),
})

const FAILED = { kind: 'failed', reason: 'No answer' } as const

const SENT: SendOutcome = { kind: 'sent', leadId: 'L1' }

function show(
  answers: Partial<ValuationCalls>,
  settings: Partial<ValuationSettings> = {},
  outcomes: SendOutcome[] = [],
) {
  const asked: { name: string; input: object }[] = []
  const sent: LeadRequest[] = []
  const calls: ValuationCalls = {
    async find(input, platform) {
      asked.push({ name: 'find', input })
      return answers.find?.(input, platform) ?? FAILED
    },
    async estimate(input, platform) {
      asked.push({ name: 'estimate', input })
      return answers.estimate?.(input, platform) ?? FAILED
    },
    async record(input, platform) {
      asked.push({ name: 'record', input })
      return answers.record?.(input, platform) ?? FAILED
    },
  }
  const onSent = vi.fn()
  const form = {
    definition: formDefinition('tradeIn', makeFormOptions(), makeFormContext()),
    known: {},
    page: { path: '/trade-in', url: 'https://dealer.example/trade-in' },
    settings: {
      consent: consentText({ collectionNotice: '{dealer} collects.', marketingOptIn: 'Yes, {dealer}.' }, 'Acme'),
      privacyHref: null,
      platform: { apiBase: '', calls: {} },
      linkedQueryParameters: [],
      valuation: { hasLookup: true, hasEstimates: true, recordValuation: true, ...settings },
    },
  }
  render(
    <LeadForm
      form={form}
      link={null}
      draftName="draft"
      device={makeDevice()}
      send={async (request) => {
        sent.push(request)
        return outcomes.shift() ?? SENT
      }}
      onSent={onSent}
      valuationCalls={calls}
    />,
  )
  return { asked, sent, onSent, user: userEvent.setup() }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const shownIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

async function reachDetails(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Odometer (km)'), '60,000')
  await press(user, 'Next')
  for (const answer of ['Good', 'Complete', 'No']) await user.click(screen.getByLabelText(answer))
  await press(user, 'Next')
}

it('S2 §7: looks up rego and state, and fills in the vehicle', async () => {
  const vehicle = { make: 'Mazda', model: 'CX-5', year: 2021 }
  const { user, asked } = show({ find: async () => ({ kind: 'answered', answer: { vehicle } }) })
  await press(user, 'Find my car')
  expect(screen.getByText('Enter the rego and its state first.')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Rego/), 'ABC12D')
  await user.selectOptions(screen.getByLabelText(/^State of registration/), 'NSW')
  await press(user, 'Find my car')
  await screen.findByText(/^Found: 2021 Mazda CX-5\./)
  expect([shownIn(/^Vehicle Make/), shownIn(/^Vehicle Model/), shownIn(/^Year/)]).toEqual(['Mazda', 'CX-5', '2021'])
  expect(asked).toEqual([{ name: 'find', input: { rego: 'ABC12D', regoState: 'NSW' } }])
})

it('a rego that is not known, or cannot be looked up, is entered by hand', async () => {
  const { user } = show({ find: async () => ({ kind: 'answered', answer: { vehicle: null } }) })
  await user.type(screen.getByLabelText(/^Rego/), 'ABC12D')
  await user.selectOptions(screen.getByLabelText(/^State of registration/), 'NSW')
  await press(user, 'Find my car')
  await screen.findByText('We could not find this rego. Enter make, model and year.')
  cleanup()
  const failing = show({})
  await press(failing.user, 'Find my car')
  await screen.findByText('The rego cannot be looked up just now. Enter make, model and year.')
})

const ESTIMATED: Partial<ValuationCalls> = {
  estimate: async () => ({
    kind: 'answered',
    answer: { estimate: { low_aud: 21_000, high_aud: 24_500, cars: 6 }, text: 'It is a guide.' },
  }),
  record: async () => ({ kind: 'answered', answer: { success: true } }),
}

async function sendValuation(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Vehicle Make'), 'Mazda')
  await user.type(screen.getByLabelText('Vehicle Model'), 'CX-5')
  await user.type(screen.getByLabelText('Year'), '2021')
  await reachDetails(user)
  await screen.findByText('$21,000 to $24,500')
  expect(screen.getByText(/from 6 comparable cars/)).toBeTruthy()
  const details = { 'First Name': 'Ada', 'Last Name': 'Lovelace', Postcode: '4000', 'Mobile Number': '0400 000 000' }
  for (const [label, value] of Object.entries(details)) await user.type(screen.getByLabelText(label), value)
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com')
  await press(user, 'Get My Valuation')
}

it('S2 §4: the estimate of a valuation that was sent is accepted, also at a second try, as one lead', async () => {
  const { user, sent, onSent } = show(ESTIMATED, {}, [SENT, { kind: 'failed', message: 'An error occurred' }])
  await sendValuation(user)
  await screen.findByRole('heading', { name: 'Accept your offer' })
  expect(document.activeElement?.textContent).toBe('Accept your offer')
  expect(onSent).not.toHaveBeenCalled()
  await press(user, 'Accept Offer')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred. Your valuation request was still sent.',
  )
  await press(user, 'Send again')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('L1'))
  expect(sent.slice(1)).toMatchObject([
    { form: 'offerAccepted', lead_id: 'L1' },
    { form: 'offerAccepted', lead_id: 'L1' },
  ])
  expect(sent[2]?.idempotency_key).toBe(sent[1]?.idempotency_key)
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key)
})

it('an offer that is left sends nothing', async () => {
  const { user, sent, onSent } = show(ESTIMATED)
  await sendValuation(user)
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('L1'))
  expect(sent.map(({ form }) => form)).toEqual(['tradeIn'])
})

it('an estimate is shown before the details, and recorded with its lead', async () => {
  const { user, asked } = show(ESTIMATED)
  await sendValuation(user)
  const answers = [
    { id: 'condition', answer: 'Good' },
    { id: 'service-history', answer: 'Complete' },
    { id: 'accidents', answer: 'No' },
  ]
  expect(asked[0]).toEqual({
    name: 'estimate',
    input: { make: 'Mazda', model: 'CX-5', year: 2021, km: 60_000, adjustmentAnswers: answers },
  })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.at(-1)).toMatchObject({
    name: 'record',
    input: {
      column_name: 'valuation',
      lead_id: 'L1',
      make: 'Mazda',
      odometer: '60,000 kms',
      adjustmentAnswers: answers,
      low_aud: 21_000,
      high_aud: 24_500,
    },
  })
  expect(asked.at(-1)?.input).not.toHaveProperty('email')
  await waitFor(() => expect(logged).toEqual(['The valuation has been recorded.']))
})

it('what the platform says in place of an estimate is shown; without an answer the form goes on', async () => {
  const text = 'Online estimates are generally not given for cars over 7 years old or over 100,000 km.'
  const { user } = show({ estimate: async () => ({ kind: 'answered', answer: { estimate: null, text } }) })
  for (const [label, value] of [
    ['Vehicle Make', 'Mazda'],
    ['Vehicle Model', 'CX-5'],
    ['Year', '2010'],
  ] as const)
    await user.type(screen.getByLabelText(label), value)
  await reachDetails(user)
  await screen.findByText(text)
  cleanup()
  show({})
  await screen.findByText(/^An estimate cannot be made just now\./)
})

it('a site without a service, estimates and records asks and shows none of them', async () => {
  const { user, asked } = show({}, { hasLookup: false, hasEstimates: false, recordValuation: false })
  expect(screen.queryByRole('button', { name: 'Find my car' })).toBeNull()
  await user.type(screen.getByLabelText(/^Rego/), 'ABC12D')
  await user.selectOptions(screen.getByLabelText(/^State of registration/), 'NSW')
  await reachDetails(user)
  expect(screen.getByText(/Step 3 of 3/)).toBeTruthy()
  expect(asked).toEqual([])
})
