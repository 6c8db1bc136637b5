import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemType } from '#contract/problem.ts'
import {
  askAppointments,
  askEstimate,
  askJourneyCar,
  createJourneyMemory,
  sendStage,
} from '#stores/buying/checkout-journey.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

const platform = { apiBase: '', calls: {} }
const KEY = 'a2f6a0f0-94a5-4c6a-9d0e-0f4b6f3f1a11'
const STAGE = { car_id: 'c1', journey_key: KEY, answers: { payment: 'cash' } }
const VEHICLE = { make: 'Kia', model: 'Rio', year: 2019, km: 60_000 }
afterEach(() => vi.unstubAllGlobals())

const answer = (body: object, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const refuse = (kind: 'sign-in-required' | 'not-found' | 'invalid-values', status: number, errors?: object[]) =>
  answer({ type: problemType(kind), title: '', status, detail: 'No.', error: 'No.', ...(errors && { errors }) }, status)
const unreachable = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })

it('knows the car, that there is none, or that nobody answers', async () => {
  answer({ slug: 'a-car', name: 'A car', is_for_sale: true })
  expect(await askJourneyCar('c1', platform)).toEqual({ kind: 'car', slug: 'a-car', name: 'A car', isForSale: true })
  refuse('not-found', 404)
  expect(await askJourneyCar('c1', platform)).toEqual({ kind: 'unknown' })
  unreachable()
  expect(await askJourneyCar('c1', platform)).toEqual({ kind: 'failed' })
  expect(await askAppointments('c1', platform)).toEqual([])
})

it('sends a stage, or says why not', async () => {
  answer({ lead_id: 'l1' })
  expect(await sendStage(STAGE, platform)).toEqual({ kind: 'sent' })
  refuse('sign-in-required', 401)
  expect(await sendStage(STAGE, platform)).toEqual({ kind: 'signedOut' })
  const errors = [{ name: 'phone', message: 'Please enter: Mobile Number' }]
  refuse('invalid-values', 422, errors)
  expect(await sendStage(STAGE, platform)).toEqual({ kind: 'refused', message: 'No.', errors })
  unreachable()
  expect(await sendStage(STAGE, platform)).toMatchObject({ kind: 'refused', errors: [] })
})

it('sends the signs of spam beside the answers, and keeps none of it', async () => {
  let body: unknown
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    body = JSON.parse(String(init.body))
    return Response.json({ lead_id: 'l1' })
  })
  const own = { payment: 'cash', terms: true }
  const fields = { company_website: '', 'cf-turnstile-response': 't'.repeat(900) }
  const answers = { ...own, ...fields }
  await sendStage({ ...STAGE, answers, filled_ms: 4_000, ...fields }, platform)
  expect(body).toEqual({ ...STAGE, answers: own, filled_ms: 4_000, ...fields })
  const memory = createJourneyMemory('c1', () => storage)
  const storage = createMemoryStorage()
  memory.write({ key: KEY, isSent: false, answers })
  expect(memory.read()).toEqual({ key: KEY, isSent: false, answers: { payment: 'cash' } })
})

it('words an estimate, or why there is none', async () => {
  answer({ estimate: { low_aud: 9_000, high_aud: 11_000, cars: 6 }, text: 'It is a guide.' })
  expect(await askEstimate(VEHICLE, [], platform)).toBe(
    'Our online estimate: $9,000 to $11,000 from 6 comparable cars. It is a guide.',
  )
  answer({ estimate: null, text: 'Too few cars.' })
  expect(await askEstimate(VEHICLE, [], platform)).toBe('Too few cars.')
  unreachable()
  expect(await askEstimate(VEHICLE, [], platform)).toMatch(/^An estimate cannot be made just now/)
})

describe('the device', () => {
  it('keeps the journey of each car', () => {
    const storage = createMemoryStorage()
    const journey = { key: KEY, isSent: true, answers: { payment: 'cash', opt_in: false } }
    createJourneyMemory('c1', () => storage).write(journey)
    expect(createJourneyMemory('c1', () => storage).read()).toEqual(journey)
    expect(createJourneyMemory('c2', () => storage).read()).toBeNull()
    createJourneyMemory('c1', () => storage).forget()
    expect(createJourneyMemory('c1', () => storage).read()).toBeNull()
  })

  it.each(['{', '{"key":"x","isSent":true,"answers":{}}', `{"key":"${KEY}","isSent":true,"answers":{"a":[1]}}`])(
    'begins again where it holds %s',
    (stored) => {
      const storage = createMemoryStorage()
      storage.setItem('checkout-journey:c1', stored)
      expect(createJourneyMemory('c1', () => storage).read()).toBeNull()
    },
  )

  it('does without a storage', () => {
    const memory = createJourneyMemory('c1', () => {
      throw new Error('forbidden')
    })
    memory.write({ key: KEY, isSent: false, answers: {} })
    memory.forget()
    expect(memory.read()).toBeNull()
  })
})
