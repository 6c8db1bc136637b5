import { describe, expect, it } from 'vitest'
import {
  geocodeComponents,
  geocodeOutcome,
  isPostcode,
  POSTCODE_LENGTH,
  postcodeProblem,
} from '#domain/places/postcode.ts'

describe('S2 §5: the postcode field', () => {
  it('is at most 4 long', () => {
    expect(POSTCODE_LENGTH).toBe(4)
  })

  it.each([
    ['4000', true],
    ['0800', true],
    ['400', false],
    ['40000', false],
    ['', false],
    ['4,00', false],
    ['40o0', false],
    [' 4000', false],
    ['4000\n', false],
  ])('%j is a postcode: %s', (text, right) => {
    expect(isPostcode(text)).toBe(right)
  })

  it.each(['', '400', '40000', 'abcd'])('S2 §8: says what is wrong with %j', (text) => {
    expect(postcodeProblem(text)).toBe('Invalid postcode. Please enter a 4-digit number.')
  })

  it('forgives spaces around it', () => {
    expect(postcodeProblem(' 4000 ')).toBeNull()
  })
})

describe('S2 §7: postcode geocode', () => {
  it('asks for the postcode in Australia', () => {
    expect(geocodeComponents('4000')).toBe('postal_code:4000|country:AU')
  })

  it('reads results[0].geometry.location', () => {
    const answer = { results: [{ geometry: { location: { lat: -27.4, lng: 153 } } }] }
    expect(geocodeOutcome(answer)).toEqual({ kind: 'found', coordinates: { latitude: -27.4, longitude: 153 } })
  })

  it("S2 §8: fails with 'Invalid postcode' without a result", () => {
    expect(geocodeOutcome({ results: [] })).toEqual({ kind: 'failed', message: 'Invalid postcode' })
  })
})
