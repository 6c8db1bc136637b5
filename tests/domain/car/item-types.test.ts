import { describe, expect, it, test } from 'vitest'
import type { BodyType, ItemType } from '#domain/car/car.ts'
import { BODY_TYPES, ITEM_TYPES } from '#domain/car/car.ts'
import { ITEM_TYPE_TABLE, itemFacetLabels, itemFacets, itemNameOf, itemTypesOf } from '#domain/car/item-types.ts'
import { BODY_LABELS, bodyItemType, silhouetteId } from '#domain/car/labels.ts'
import { truckLicenceBy } from '#domain/car/truck-licence.ts'
import { bodyTypeOfItem } from '#domain/normalise/item-body-type.ts'
import { axlesOf, truckLicenceOf } from '#domain/normalise/truck-licence.ts'
import { readMassKg } from '#domain/values/read-mass.ts'

describe('the kinds of vehicle of a site', () => {
  const site = (itemType: ItemType, itemTypes: ItemType[] = []) => ({ stock: { itemType }, filterRules: { itemTypes } })

  it('are those of its rules, else that of its feed', () => {
    expect(itemTypesOf(site('caravan'))).toEqual(['caravan'])
    expect(itemTypesOf(site('car', ['motorcycle', 'truck']))).toEqual(['motorcycle', 'truck'])
  })

  it('are called by their own name, and vehicles where they are several', () => {
    expect(itemNameOf(['motorcycle'])).toEqual({ one: 'motorcycle', many: 'motorcycles' })
    expect(itemNameOf(['motorcycle', 'truck'])).toEqual({ one: 'vehicle', many: 'vehicles' })
  })

  test.each(ITEM_TYPES)('%s has its own filters, each once', (itemType) => {
    expect(itemFacets([itemType])).toEqual([...ITEM_TYPE_TABLE[itemType].facets])
    expect(new Set(itemFacets([itemType])).size).toBe(itemFacets([itemType]).length)
  })

  it('have the filters of each where they are several, the kind first', () => {
    const facets = itemFacets(['motorcycle', 'truck'])
    expect(facets[0]).toBe('item_type')
    expect(new Set(facets)).toEqual(
      new Set(['item_type', ...ITEM_TYPE_TABLE.motorcycle.facets, ...ITEM_TYPE_TABLE.truck.facets]),
    )
    // What only trucks have stands behind what it follows there.
    expect(facets.slice(facets.indexOf('price'), facets.indexOf('price') + 4)).toEqual([
      'price',
      'gvm',
      'axle_type',
      'licence',
    ])
    expect(itemFacetLabels(['motorcycle', 'truck'])).toEqual({ body: 'Type' })
  })
})

test.each<[Exclude<ItemType, 'car'>, string, BodyType | null]>([
  ['caravan', 'Pop-Top Caravan', 'pop-top'],
  ['caravan', 'Off Road Camper Trailer', 'camper-trailer'],
  ['caravan', 'B Class Motorhome', 'motorhome'],
  ['caravan', 'Hybrid', 'hybrid-caravan'],
  ['caravan', "5th Wheeler 32'", 'fifth-wheeler'],
  ['caravan', 'Touring', null],
  ['motorcycle', 'Touring', 'touring-bike'],
  ['motorcycle', 'Sports Touring', 'touring-bike'],
  ['motorcycle', 'Super Sport', 'sport-bike'],
  ['motorcycle', 'Cruiser', 'cruiser'],
  ['motorcycle', 'Adventure Touring', 'adventure-bike'],
  ['motorcycle', 'Naked', 'naked-bike'],
  ['motorcycle', 'Trail', 'dirt-bike'],
  ['truck', 'Prime Mover 6x4', 'prime-mover'],
  ['truck', 'Tray Tipper', 'tipper'],
  ['truck', 'Tautliner', 'curtainsider'],
  ['truck', 'Cab Chassis', 'truck'],
])('of a %s, %s is %s', (itemType, words, body) => {
  expect(bodyTypeOfItem(itemType, words)).toBe(body)
})

describe('bodies', () => {
  it('are each of a kind, the first of a kind and those that follow it', () => {
    expect(
      ['sedan', 'people-mover', 'light-truck', 'crane-truck'].map((body) => bodyItemType(body as BodyType)),
    ).toEqual(['car', 'car', 'truck', 'truck'])
    expect(['motorcycle', 'atv', 'caravan', 'motorhome'].map((body) => bodyItemType(body as BodyType))).toEqual([
      'motorcycle',
      'motorcycle',
      'caravan',
      'caravan',
    ])
  })

  test.each<[BodyType, string]>([
    ['hatch', 'Hatches'],
    ['pantech', 'Pantechs'],
    ['suv', 'SUVs'],
    ['people-mover', 'People Movers'],
  ])('several of %s are called %s', (body, many) => {
    expect(BODY_LABELS[body].many).toBe(many)
  })

  it('have the symbol of their own name, and a covered vehicle stands for an unknown one', () => {
    for (const body of BODY_TYPES) expect(silhouetteId(body)).toBe(body)
    expect(silhouetteId(null)).toBe('vehicle')
  })

  it('have addresses that follow from their names', () => {
    for (const body of BODY_TYPES) expect(BODY_LABELS[body].one.toLowerCase().replaceAll(' ', '-')).toBe(body)
  })
})

test.each<[unknown, number | null]>([
  ['2.5t', 2500],
  ['2.5 tonnes', 2500],
  ['2,510 kg', 2510],
  [2510, 2510],
  [2.51, 2510],
  ['4.5', 4500],
  ['heavy', null],
  [0, 0],
  [null, null],
])('%j is %j kg', (written, kg) => {
  expect(readMassKg(written)).toBe(kg)
})

test.each([
  [3_500, '4x2', 'light-truck', 'C'],
  [4_500, null, null, 'C'],
  [4_501, '4x2', null, 'LR'],
  [8_000, '4x2', null, 'LR'],
  [8_001, '4x2', null, 'MR'],
  [15_000, null, null, 'MR'],
  [22_500, '6x4', 'tipper', 'HR'],
  [24_000, '6x4', 'prime-mover', 'HC'],
  [null, '6x4', null, null],
] as const)('%s kg GVM, %s, %s needs %s', (gvmKg, axles, body, licence) => {
  expect(truckLicenceBy(gvmKg, axles, body)).toBe(licence)
})

it('reads licences and axles as feeds write them', () => {
  expect(['Car Licence', 'LR', 'Heavy Rigid', 'none'].map(truckLicenceOf)).toEqual(['C', 'LR', 'HR', null])
  expect(['6 X 4', '8x4 twin steer', 'Tandem'].map(axlesOf)).toEqual(['6x4', '8x4', 'Tandem'])
})
