import { afterEach, expect, it, vi } from 'vitest'
import { problemType } from '#contract/problem.ts'
import { createGarage } from '#stores/garage.ts'
import { loadWatchedCars } from '#stores/saved/watched-cars.ts'

const platform = { apiBase: '', calls: {} }
afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}
function refuse(kind: 'sign-in-required' | 'invalid-values', status: number, errors?: object[]): void {
  answer(status, { type: problemType(kind), title: '', status, detail: 'No.', error: 'No.', ...(errors && { errors }) })
}
const EMPTY = {
  phone_number: '+61412345678',
  details: { name: '', last_name: '', email: '', postcode: '' },
  alerts: { channel: 'none', consent: null },
  searches: [],
  enquiries: [],
  reservations: [],
  payments: [],
  prizes: [],
  vehicles: [],
}

it('is read, and changed', async () => {
  const store = createGarage(platform)
  answer(200, EMPTY)
  expect(await store.load()).toEqual({ kind: 'garage', garage: EMPTY })
  answer(200, { success: true })
  expect(await store.dropSearch('/search')).toEqual({ kind: 'done' })
})

it('says that the session has ended, or what is wrong in words', async () => {
  const store = createGarage(platform)
  refuse('sign-in-required', 401)
  expect(await store.load()).toEqual({ kind: 'signedOut' })
  expect(await loadWatchedCars(platform)).toEqual({ kind: 'signedOut' })
  refuse('invalid-values', 422, [{ name: 'email', message: 'Please enter a valid email address.' }])
  expect(await store.deleteAll()).toEqual({ kind: 'failed', message: 'Please enter a valid email address.' })
  refuse('invalid-values', 422)
  expect(await store.deleteAll()).toEqual({ kind: 'failed', message: 'No.' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await store.load()).toMatchObject({ kind: 'failed' })
  expect(await loadWatchedCars(platform)).toEqual({ kind: 'failed' })
})
