import { expect, it, test } from 'vitest'
import { featureGroup } from '#domain/car/feature-groups.ts'

test.each([
  ['Front and rear parking sensors', 'Safety'],
  ['360-degree camera', 'Safety'],
  ['Isofix child seat anchorages', 'Safety'],
  ['Heated and ventilated front seats', 'Comfort'],
  ['Leather-wrapped steering wheel', 'Comfort'],
  ['Ensuite with separate shower and toilet', 'Comfort'],
  ['Apple CarPlay and Android Auto, wireless', 'Technology'],
  ['Lithium battery, 200 Ah', 'Technology'],
  ['Adaptive cruise control', 'Driving'],
  ['Tow bar and wiring', 'Driving'],
  ['Limited-slip differential', 'Driving'],
  ['LED headlights', 'Exterior'],
  ['External shower', 'Exterior'],
  ['Electric awning with LED strip', 'Exterior'],
  ['Owner’s manual', null],
])('%s: %s', (feature, group) => {
  expect(featureGroup(feature)).toBe(group)
})

it('the longest phrase counts', () => {
  expect([featureGroup('Heated mirrors'), featureGroup('Heated steering wheel')]).toEqual(['Exterior', 'Comfort'])
})
