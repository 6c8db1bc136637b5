// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LeadRequest } from '#contract/leads.ts'
import { consentText } from '#domain/leads/consent.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { FormDevice } from '#islands/forms/form-device.ts'
import { LeadForm } from '#islands/forms/LeadForm.tsx'
import type { SendOutcome } from '#islands/forms/send-lead.ts'
import { createFormDrafts } from '#stores/form-drafts.ts'
import { createVisitorDetails } from '#stores/visitor-details.ts'
import type { ShownForm } from '#view-models/forms.ts'
import { makeFormContext, makeFormOptions } from '../../domain/leads/forms.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const shown = (kind: FormKind): ShownForm => ({
  definition: formDefinition(kind, makeFormOptions(), makeFormContext()),
  known: {},
  page: { path: '/form', url: 'https://dealer.example/form' },
  settings: {
    consent: consentText({ collectionNotice: '{dealer} collects.', marketingOptIn: 'Yes, {dealer}.' }, 'Acme'),
    privacyHref: '/privacy-policy',
    platform: { apiBase: '', calls: {} },
    linkedQueryParameters: [],
  },
})

const device = (search = ''): FormDevice => ({
  drafts: createFormDrafts(() => sessionStorage),
  visitor: createVisitorDetails(() => localStorage),
  link: () => (search === '' ? { carId: null, known: {} } : { carId: 'c1', known: { vehiclePriceBudget: search } }),
  appointments: async () => [],
  surroundings: () => ({
    url: 'https://dealer.example/form',
    pageId: '/form',
    attributes: { visited_pages: ['/'], linked_query_params: {} },
    filledMs: 5_000,
    honeypot: '',
  }),
})

function show(kind: FormKind, outcomes: SendOutcome[] = [], on: FormDevice = device()) {
  const requests: LeadRequest[] = []
  const onSent = vi.fn()
  const send = async (request: LeadRequest): Promise<SendOutcome> => {
    requests.push(request)
    return outcomes.shift() ?? { kind: 'sent', leadId: 'L1' }
  }
  render(<LeadForm form={shown(kind)} link={null} draftName="draft" device={on} send={send} onSent={onSent} />)
  return { requests, onSent, user: userEvent.setup() }
}

const PERSON = { 'First Name': 'Ada', 'Last Name': 'Lovelace', Postcode: '4000', 'Mobile Number': '0400 000 000' }

async function fillPerson(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [label, value] of Object.entries(PERSON)) await user.type(screen.getByLabelText(label), value)
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com')
}

describe('a form', () => {
  it('is a plain form with all its fields before any code runs', () => {
    const html = renderToString(
      <LeadForm
        form={shown('tradeIn')}
        link={null}
        draftName="draft"
        device={device()}
        send={async () => ({ kind: 'sent', leadId: '' })}
        onSent={() => {}}
      />,
    )
    expect(html).toMatch(/<form[^>]* action="\/api\/leads" method="post"/)
    for (const name of ['form', 'Rego', 'adjustment_condition', 'email', 'opt_in', 'company_website', 'notice_version'])
      expect(html).toContain(`name="${name}"`)
    expect(html).not.toContain('checked')
    expect(html).toContain('Acme collects.')
  })

  it('S2 §8: lists what is wrong, takes the focus there, and says it beside each field until it is mended', async () => {
    const { user, requests } = show('basic')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const list = screen.getByRole('alert')
    expect(list.textContent).toContain('Please fix the following errors:')
    expect(document.activeElement).toBe(list)
    const postcode = screen.getByLabelText('Postcode')
    expect(postcode.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Invalid postcode. Please enter a 4-digit number.')).toHaveLength(2)
    await user.type(postcode, '4000')
    await waitFor(() => expect(postcode.hasAttribute('aria-invalid')).toBe(false))
    expect(requests).toEqual([])
  })

  it('a send that fails keeps everything, and one press sends the same again', async () => {
    const failed: SendOutcome = { kind: 'failed', message: 'An error occurred when submitting this form' }
    const { user, requests, onSent } = show('basic', [failed])
    await fillPerson(user)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred when submitting this form')
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada')
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('L1'))
    expect(requests).toHaveLength(2)
    expect(requests[1]).toEqual(requests[0])
  })

  it('S2 §8: an answer without a lead_id is shown on the form, which keeps its values', async () => {
    const refused: SendOutcome = { kind: 'refused', message: 'An unexpected error occured', errors: [] }
    const { user, onSent } = show('basic', [refused])
    await fillPerson(user)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occured')
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada')
    expect(onSent).not.toHaveBeenCalled()
  })

  it('other values are another lead', async () => {
    const { user, requests } = show('basic', [{ kind: 'failed', message: 'Failed' }])
    await fillPerson(user)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('alert')
    await user.type(screen.getByLabelText('First Name'), ' Augusta')
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.idempotency_key).not.toBe(requests[0]?.idempotency_key)
  })

  it('shows the errors of the platform at the step that has the field', async () => {
    const refused: SendOutcome = {
      kind: 'refused',
      message: 'Please fix the following errors:',
      errors: [{ name: 'Rego', message: 'That plate is not known.' }],
    }
    const { user } = show('tradeIn', [refused])
    await user.type(screen.getByLabelText(/^Rego/), 'ABC123')
    await user.selectOptions(screen.getByLabelText(/^State of registration/), 'QLD')
    await user.type(screen.getByLabelText('Odometer (km)'), '85,000')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    for (const answer of ['Good', 'Complete', 'No']) await user.click(screen.getByLabelText(answer))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await fillPerson(user)
    await user.click(screen.getByRole('button', { name: 'Get My Valuation' }))
    await screen.findAllByText('That plate is not known.')
    expect(screen.getByText(/Step 1 of 3/)).toBeTruthy()
  })

  it('S2 §4: goes on only from a step that is right, back without loss, and on after a reload', async () => {
    const { user } = show('tradeIn')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText(/Step 1 of 3/)).toBeTruthy()
    await user.type(screen.getByLabelText(/^Rego/), 'ABC123')
    await user.selectOptions(screen.getByLabelText(/^State of registration/), 'QLD')
    await user.type(screen.getByLabelText('Odometer (km)'), '85,000')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText(/Step 2 of 3/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Rego/).value).toBe('ABC123')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    cleanup()
    show('tradeIn')
    expect(screen.getByText(/Step 2 of 3/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Rego/).value).toBe('ABC123')
  })

  it('S2 §3: fills in what the device remembers, and forgets it when asked', async () => {
    const first = show('basic')
    await fillPerson(first.user)
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(first.onSent).toHaveBeenCalled())
    cleanup()
    const { user } = show('basic')
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Forget my details' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('')
    cleanup()
    show('basic', [], {
      ...device(),
      drafts: createFormDrafts(() => ({ getItem: () => null, setItem() {}, removeItem() {} })),
    })
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('')
  })

  it('fills in what the link says, and sends the car', async () => {
    const { user, requests } = show('finance', [], device('54990'))
    expect(screen.getByLabelText<HTMLInputElement>(/Vehicle Price Budget/).value).toBe('54990')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await fillPerson(user)
    await user.click(screen.getByRole('button', { name: 'Send Enquiry' }))
    await waitFor(() =>
      expect(requests[0]).toMatchObject({ car_id: 'c1', vehiclePriceBudget: '54990', form: 'finance' }),
    )
  })
})
