import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summariseCar } from '#domain/car/car-summary.ts'
import { COMMENTS_PENDING, dealerComments } from '#domain/car/dealer-comments.ts'
import { showsThumbnails } from '#domain/car/gallery.ts'
import { cardFacts, keyFacts } from '#domain/car/key-facts.ts'
import { specificationRows } from '#domain/car/specification-rows.ts'
import { makeCar } from '../../builders/make-car.ts'

const caravan = {
  bodyWidthMm: 2450,
  bodyLengthMm: 6480,
  tareWeightKg: 2510,
  aggregateTrailerMassKg: 3100,
  axleType: 'Tandem',
  sleeps: 4,
}

describe('facts', () => {
  it('shows condition, odometer, transmission and fuel of a car', () => {
    expect(cardFacts(summariseCar(makeCar()), 'Pre-Owned')).toEqual(['Pre-Owned', '41,250 km', 'Automatic', 'Diesel'])
  })

  it('leaves out what is not known', () => {
    const car = makeCar({ carType: 'new', odometerKm: null, transmission: null, fuelType: null })
    expect(cardFacts(summariseCar(car), 'Used')).toEqual(['New'])
  })

  it('shows length and berths of a caravan', () => {
    const car = makeCar({ itemType: 'caravan', caravan, odometerKm: null })
    expect(cardFacts(summariseCar(car), 'Used')).toEqual(['Used', '6.48 m', 'Sleeps 4'])
    expect(keyFacts(car, 'Used').map(({ label }) => label)).toEqual(expect.arrayContaining(['Body length', 'Berths']))
  })

  it('shows thumbnails of more than three images in stock (S1 §9)', () => {
    expect([showsThumbnails(3, true), showsThumbnails(4, true), showsThumbnails(4, false)]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('specificationRows', () => {
  it('writes values with their units and leaves out what is not known', () => {
    const rows = new Map(specificationRows(makeCar({ vin: null })).map(({ label, value }) => [label, value]))
    expect(rows.get('Engine')).toBe('2.8 L, 4 cylinder, Turbo intercooled')
    expect(rows.get('Towing, braked')).toBe('3,500 kg')
    expect(rows.get('Build date')).toBe('Mar 2022')
    expect(rows.get('Registration expires')).toBe('30 Sep 2026')
    expect(rows.has('VIN')).toBe(false)
  })

  it('never repeats a row of the feed', () => {
    const rows = specificationRows(
      makeCar({
        specifications: [
          { label: 'colour', value: 'x' },
          { label: 'Roof', value: 'Glass' },
        ],
      }),
    )
    expect(rows.filter(({ label }) => label.toLowerCase() === 'colour')).toEqual([
      { label: 'Colour', value: 'Glacier White' },
    ])
    expect(rows.at(-1)).toEqual({ label: 'Roof', value: 'Glass' })
  })
})

describe('dealerComments (S1 §4)', () => {
  it('says that none are there yet', () => {
    expect(dealerComments(' \n')).toEqual({ kind: 'pending' })
    expect(dealerComments(null)).toEqual({ kind: 'pending' })
    expect(COMMENTS_PENDING).toBe('Dealer comments are pending. Please check back here later.')
  })

  it('shows 400 characters whole and cuts 401', () => {
    const whole = 'word '.repeat(80).trim().padEnd(400, 'x')
    expect(dealerComments(whole)).toEqual({ kind: 'whole', text: whole })
    expect(dealerComments(`${whole}x`).kind).toBe('cut')
  })

  it('cuts so that the parts are the text again, and the start is no longer than 400', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 401, maxLength: 900, unit: 'grapheme' }), (text) => {
        const comments = dealerComments(text)
        if (comments.kind !== 'cut') return
        expect(comments.start + comments.rest).toBe(text.trim())
        expect(comments.start.length).toBeLessThanOrEqual(400)
        expect(comments.start.isWellFormed()).toBe(true)
      }),
    )
  })
})
