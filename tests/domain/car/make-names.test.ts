import { describe, expect, it } from 'vitest'
import { canonicalMake, longMakeAtStart, splitModel } from '#domain/car/make-names.ts'

describe('canonicalMake', () => {
  it.each([
    ['TOYOTA', 'Toyota'],
    ['mercedes benz', 'Mercedes-Benz'],
    ['Mercedes', 'Mercedes-Benz'],
    ['VW', 'Volkswagen'],
    ['LAND ROVER', 'Land Rover'],
    ['Landrover', 'Land Rover'],
    ['ROLLS ROYCE', 'Rolls-Royce'],
    ['alfa romeo', 'Alfa Romeo'],
    ['Great Wall', 'Great Wall'],
    ['ldv', 'LDV'],
    ['Jayco', 'Jayco'],
    ['Home-made Motors', 'Home-made Motors'],
  ])('%s is %s', (text, make) => {
    expect(canonicalMake(text)).toBe(make)
  })
})

describe('longMakeAtStart', () => {
  it.each([
    ['Land Rover Discovery', 'Land Rover'],
    ['aston martin DB9', 'Aston Martin'],
    ['Great Wall Steed', 'Great Wall'],
    ['Rover Mini', null],
    ['Land Cruiser', null],
    ['Mini Cooper', null],
    ['Land Rovers', null],
    ['Land Rover', 'Land Rover'],
  ])('%s begins with %s', (text, make) => {
    expect(longMakeAtStart(text)).toBe(make)
  })
})

describe('splitModel', () => {
  it.each([
    ['Land Rover', 'Range Rover Sport SDV6', 'Range Rover Sport', 'SDV6'],
    ['Land Rover', 'Range Rover HSE', 'Range Rover', 'HSE'],
    ['Land Rover', 'Discovery Sport', 'Discovery Sport', ''],
    ['Jeep', 'Grand Cherokee Limited', 'Grand Cherokee', 'Limited'],
    ['Toyota', 'Land Cruiser Prado GXL', 'Landcruiser Prado', 'GXL'],
    ['Toyota', 'Rav 4 GX', 'RAV4', 'GX'],
    ['Tesla', 'Model 3 Long Range', 'Model 3', 'Long Range'],
    ['Toyota', 'Corolla Ascent', 'Corolla', 'Ascent'],
    ['Jayco', 'Journey 17', 'Journey', '17'],
    ['Toyota', '', '', ''],
  ])('%s: %s', (make, words, model, rest) => {
    expect(splitModel(make, words)).toEqual({ model, rest })
  })
})
