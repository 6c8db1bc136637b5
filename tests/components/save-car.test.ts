// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchCar } from '#components/watchlist/save-car.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import { toasts } from '#stores/saved/browser-watchlist.ts'

const WORDS = { saved: 'Car Saved In Watchlist', removed: 'Car Removed', viewList: 'View List' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('S1 §8: a call of the watchlist that fails is an alert with its message, and the car is not saved', async () => {
  const alerts: string[] = []
  vi.stubGlobal('alert', (message: string) => alerts.push(message))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt-signed-in=1')
  const problem = { error: 'Your watchlist is full.' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).endsWith('/save-car')
      ? Response.json(problem, { status: 409 })
      : Response.json({ phone_number: '+61412345678', car_ids: [] }),
  )
  const button = document.createElement('button')
  const platform = { apiBase: 'https://platform.example', calls: {} }
  const press = watchCar({ button, carId: 'b', availability: 'inStock', platform, words: WORDS })
  await press()
  expect(alerts).toEqual(['Your watchlist is full.'])
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

it('S1 §4: a car that is saved is event 39, and a toast says so; one that is removed has a toast alone', async () => {
  document.body.dataset['analytics'] = JSON.stringify({ url: null, demoCountsAs: 'new', view: null, google: null })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt-signed-in=1')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    Response.json(String(address).endsWith('-car') ? { success: true } : { phone_number: '+61412345678', car_ids: [] }),
  )
  const heard: number[] = []
  analytics.listen((id) => heard.push(id))
  const button = document.createElement('button')
  const platform = { apiBase: 'https://platform.example', calls: {} }
  const press = watchCar({ button, carId: 'c', availability: 'inStock', platform, words: WORDS })
  const shown = () => toasts.$toasts.get().map(({ text, action }) => [text, action])
  const viewList = { label: 'View List', href: '/watchlist' }
  await press()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(shown().at(0)).toEqual(['Car Saved In Watchlist', viewList])
  await press()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(shown().at(0)).toEqual(['Car Removed', viewList])
  expect(heard).toEqual([39])
})
