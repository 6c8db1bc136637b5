// @vitest-environment happy-dom
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { leadRequestSchema } from '#contract/leads.ts'
import { sendLead } from '#islands/forms/send-lead.ts'

const PLATFORM = { apiBase: '', calls: { lead: 'https://leads.example/submit' } }
const REQUEST = v.parse(leadRequestSchema, { form: 'parts', idempotency_key: 'key-12345' })

afterEach(() => vi.unstubAllGlobals())

it.each([
  [200, { lead_id: 'L1' }, { kind: 'sent', leadId: 'L1' }],
  [200, { lead_id: 42, other: true }, { kind: 'sent', leadId: '42' }],
  [200, { error: 'We are closed' }, { kind: 'refused', message: 'We are closed', errors: [] }],
  [200, { error: ' ' }, { kind: 'refused', message: 'An unexpected error occured', errors: [] }],
  [200, 'nonsense', { kind: 'failed', message: 'An error occurred when submitting this form' }],
  [400, { error: 'We are closed' }, { kind: 'refused', message: 'We are closed', errors: [] }],
  [200, { lead_id: '', error: 'Closed.' }, { kind: 'refused', message: 'Closed.', errors: [] }],
  [200, { lead_id: 7, car_type: 'Used' }, { kind: 'sent', leadId: '7' }],
  [500, { error: 'x' }, { kind: 'failed', message: 'An error occurred when submitting this form' }],
])('S2 §7: status %i with %j', async (status, answer, outcome) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(answer, { status })
  })
  expect(await sendLead(REQUEST, PLATFORM)).toEqual(outcome)
  expect(asked).toEqual(['https://leads.example/submit'])
})
