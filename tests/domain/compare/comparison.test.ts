import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ComparedCar } from '#domain/compare/comparison.ts'
import { compareCars } from '#domain/compare/comparison.ts'

function makeCompared(facts: Record<string, string>, lists: Partial<ComparedCar> = {}): ComparedCar {
  return {
    facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
    features: [],
    equipment: [],
    ...lists,
  }
}

describe('S1 §1: cars side by side', () => {
  it('has a row for what any of them has, beside its neighbours, and marks what differs', () => {
    const one = makeCompared({ Odometer: '10 km', Drive: 'FWD', Seats: '5' })
    const two = makeCompared({ Odometer: '20 km', Engine: '2.0 L', Seats: '5', Doors: '4' })
    expect(compareCars([one, two])).toEqual([
      {
        title: 'Specifications',
        kind: 'values',
        rows: [
          { label: 'Odometer', values: ['10 km', '20 km'], differs: true },
          { label: 'Engine', values: [null, '2.0 L'], differs: true },
          { label: 'Drive', values: ['FWD', null], differs: true },
          { label: 'Seats', values: ['5', '5'], differs: false },
          { label: 'Doors', values: [null, '4'], differs: true },
        ],
      },
    ])
  })

  it('puts what only a later car has first where it stands first there', () => {
    const [group] = compareCars([makeCompared({ Seats: '5' }), makeCompared({ Berths: '4', Seats: '5' })])
    expect(group?.rows.map(({ label }) => label)).toEqual(['Berths', 'Seats'])
  })

  it('takes the longer of what a car has twice, in the place of the first', () => {
    const car: ComparedCar = {
      facts: [
        { label: 'Transmission', value: 'Automatic' },
        { label: 'Body', value: 'SUV' },
        { label: 'transmission', value: '8 speed automatic' },
        { label: 'Power', value: '150 kW' },
      ],
      features: [],
      equipment: [],
    }
    const [group] = compareCars([car])
    expect(group?.rows.map(({ label, values }) => [label, values[0]])).toEqual([
      ['transmission', '8 speed automatic'],
      ['Body', 'SUV'],
      ['Power', '150 kW'],
    ])
  })

  it('does not take capitals for a difference', () => {
    const [group] = compareCars([makeCompared({ Colour: 'White' }), makeCompared({ colour: 'WHITE' })])
    expect(group?.rows).toEqual([{ label: 'Colour', values: ['White', 'WHITE'], differs: false }])
  })

  it('lists what cars have by its kind and by how many have it, whether it is standard or not', () => {
    const groups = compareCars([
      makeCompared({}, { features: ['Tow bar', 'Sunroof', 'Owner’s manual'], equipment: ['Airbags'] }),
      makeCompared({}, { features: ['Sunroof', 'sunroof', 'Roof racks', 'airbags'] }),
      makeCompared({}, { features: ['Heated seats'], equipment: ['Sunroof'] }),
    ])
    const shown = groups.map(({ title, rows }) => [title, rows.map(({ label, values }) => [label, ...values])])
    expect(shown).toEqual([
      ['Safety', [['Airbags', 'Yes', 'Yes', null]]],
      [
        'Comfort',
        [
          ['Sunroof', 'Yes', 'Yes', 'Yes'],
          ['Heated seats', null, null, 'Yes'],
        ],
      ],
      ['Driving', [['Tow bar', 'Yes', null, null]]],
      ['Exterior', [['Roof racks', null, 'Yes', null]]],
      ['More features', [['Owner’s manual', 'Yes', null, null]]],
    ])
    expect(groups.flatMap(({ rows }) => rows.map(({ label, differs }) => [label, differs]))).toContainEqual([
      'Sunroof',
      false,
    ])
  })

  it('keeps what names one car apart, and marks none of it', () => {
    const identity = ['Stock number', 'VIN', 'Registration', 'Registration expires', 'Location']
    const car = (value: string) => makeCompared(Object.fromEntries(identity.map((label) => [label, value])))
    const groups = compareCars([car('1'), car('2')])
    expect(groups.map(({ title }) => title)).toEqual(['This vehicle'])
    expect(groups[0]?.rows).toEqual(identity.map((label) => ({ label, values: ['1', '2'], differs: false })))
  })

  it('leaves a removed car out of what differs', () => {
    const [group] = compareCars([makeCompared({ Seats: '5' }), null, makeCompared({ Seats: '5' })])
    expect(group?.rows).toEqual([{ label: 'Seats', values: ['5', null, '5'], differs: false }])
    expect(compareCars([null])).toEqual([])
    expect(compareCars([])).toEqual([])
  })

  it('loses nothing that a car has, and every row has a value for each car', () => {
    const facts = fc.dictionary(fc.stringMatching(/^[A-Z][a-z]{0,3}$/), fc.stringMatching(/^[a-z]{1,3}$/))
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 4 }), (cars) => {
        const rows = compareCars(cars.map((car) => makeCompared(car))).flatMap((group) => group.rows)
        for (const { values } of rows) expect(values).toHaveLength(cars.length)
        for (const [index, car] of cars.entries()) {
          for (const [label, value] of Object.entries(car)) {
            const row = rows.find((each) => each.label.toLowerCase() === label.toLowerCase())
            expect(row?.values[index]).toBe(value)
          }
        }
        for (const { values, differs } of rows) {
          expect(differs).toBe(new Set(values.map((value) => value ?? '')).size > 1)
        }
      }),
    )
  })
})
