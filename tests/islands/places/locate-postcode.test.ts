import { expect, it } from 'vitest'
import { locatePostcode } from '#islands/places/locate-postcode.ts'

const PLATFORM = { apiBase: '', calls: {} }
const answering =
  (body: object, asked: string[] = []) =>
  async (url: string) => {
    asked.push(url)
    return Response.json(body)
  }

it('S2 §7: the place is the first result', async () => {
  const asked: string[] = []
  const results = [{ geometry: { location: { lat: -32.93, lng: 151.78 } } }]
  expect(await locatePostcode(' 2302 ', PLATFORM, answering({ results }, asked))).toEqual({
    kind: 'found',
    coordinates: { latitude: -32.93, longitude: 151.78 },
  })
  expect(asked).toEqual(['/api/geocode?postcode=2302&components=postal_code%3A2302%7Ccountry%3AAU'])
})

it('S2 §8: the messages of a postcode that is none, or is not known', async () => {
  const asked: string[] = []
  const send = answering({ results: [] }, asked)
  const message = 'Invalid postcode. Please enter a 4-digit number.'
  for (const typed of ['', '23', '23o2'])
    expect(await locatePostcode(typed, PLATFORM, send)).toEqual({ kind: 'failed', message })
  expect(asked).toEqual([])
  expect(await locatePostcode('9999', PLATFORM, send)).toEqual({ kind: 'failed', message: 'Invalid postcode' })
})

it('no answer is a message, too', async () => {
  const failing = () => Promise.reject(new Error('offline'))
  expect(await locatePostcode('2302', PLATFORM, failing)).toEqual({
    kind: 'failed',
    message: 'The postcode cannot be looked up just now.',
  })
})
