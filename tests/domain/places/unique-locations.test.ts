import { describe, expect, it } from 'vitest'
import { plainStreet, uniqueLocations } from '#domain/places/unique-locations.ts'

const place = (name: string, phone: string, street: string) => ({ name, phone, address: { street } })
const namesOf = (places: { name: string }[]) => places.map(({ name }) => name)

describe('S2 §4: unique locations are determined by phone number and street', () => {
  it('keeps the first of two that share both', () => {
    const places = [place('Sales', '07 7010 0001', '12 Gympie Road'), place('Parts', '07 7010 0001', '12 Gympie Road')]
    expect(namesOf(uniqueLocations(places))).toEqual(['Sales'])
  })

  it('keeps two that share only the phone, and two that share only the street', () => {
    const places = [
      place('Sales', '07 7010 0001', '12 Gympie Road'),
      place('Yard', '07 7010 0001', '14 Gympie Road'),
      place('Parts', '07 7010 0002', '12 Gympie Road'),
    ]
    expect(namesOf(uniqueLocations(places))).toEqual(['Sales', 'Yard', 'Parts'])
  })

  it('sees through the ways of writing a number and a street', () => {
    const places = [
      place('Sales', '07 7010 0001', '12 Gympie Road'),
      place('Same', '+61 7 7010 0001', ' 12  gympie road,'),
    ]
    expect(namesOf(uniqueLocations(places))).toEqual(['Sales'])
  })

  it.each([
    ['12 Gympie Road', '12 gympie road'],
    ['  Unit 3/12,  Gympie   Road.', 'unit 3/12 gympie road'],
    ['10-12 Café Lane', '10-12 café lane'],
    ['…', ''],
  ])('writes %j as %j to compare it', (street, plain) => {
    expect(plainStreet(street)).toBe(plain)
  })
})
