// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchCar } from '#components/watchlist/save-car.ts'

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
