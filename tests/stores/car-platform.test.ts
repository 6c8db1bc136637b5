/** What a car's page reports to the platform (S1 §7, §8). */
import { afterEach, expect, it, vi } from 'vitest'
import { logPhoneReveal } from '#stores/car-platform.ts'

const REVEAL = { car_id: 't1042', dealership_id: null, website_id: 'acme' }
const PLATFORM = { apiBase: 'https://platform.example', calls: {} }

afterEach(() => vi.restoreAllMocks())

it.each([
  ['is refused', async () => new Response('{}', { status: 500 })],
  ['is not answered', async () => Promise.reject(new TypeError('offline'))],
])('S1 §8: a reveal of a telephone number that %s is logged only', async (_, answer) => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await logPhoneReveal(REVEAL, PLATFORM)
  expect(send).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to log the phone reveal.')
})

it('says nothing of one that is logged', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await logPhoneReveal(REVEAL, PLATFORM)
  expect(warn).not.toHaveBeenCalled()
})
