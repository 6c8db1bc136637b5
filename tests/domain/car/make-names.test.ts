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
    ['Audi', 'RS Q3 2.5 Tfsi Quattro', 'RS Q3', '2.5 Tfsi Quattro'],
    ['Audi', 'RS 7 4.0 Tfsi', 'RS7', '4.0 Tfsi'],
    ['Audi', 'RS', 'RS', ''],
    ['BMW', '2 M240I Xdrive', '2 Series', 'M240I Xdrive'],
    ['BMW', '2 Series 20i', '2 Series', '20i'],
    ['BMW', '2002', '2002', ''],
    ['Ford', 'F 250 Lariat', 'F-250', 'Lariat'],
    ['Ford', 'F250 XLT', 'F-250', 'XLT'],
    ['Jaguar', 'X Type 2.1 SE', 'X-Type', '2.1 SE'],
    ['Lexus', 'CT 200H F Sport Hybrid', 'CT200H', 'F Sport Hybrid'],
    ['Mazda', 'Mazda3 Neo', '3', 'Neo'],
    ['Mazda', '3 Neo', '3', 'Neo'],
    ['MG', 'MG3 Core', 'MG3', 'Core'],
    ['Mercedes-Benz', 'Glb 250', 'GLB', '250'],
    ['Suzuki', 'Sx4 S-Cross Turbo', 'S-Cross', 'Turbo'],
    ['Suzuki', 'Sx4 Crossover', 'SX4', 'Crossover'],
    ['Toyota', 'Mark X', 'Mark X', ''],
    ['Volvo', 'Xc 60 Ultimate', 'XC60', 'Ultimate'],
  ])('%s: %s', (make, words, model, rest) => {
    expect(splitModel(make, words)).toEqual({ model, rest })
  })
})
