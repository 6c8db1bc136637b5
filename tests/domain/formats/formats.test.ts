import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carFullTitle, carTitle, carVariant } from '#domain/car/car-title.ts'
import { formatAud, groupThousands, toCents } from '#domain/formats/money.ts'
import { formatKilometreField, formatOdometer } from '#domain/formats/odometer.ts'
import { formatPhone, internationalPhone, phoneHref } from '#domain/formats/phone.ts'
import { capitalise, countOf } from '#domain/formats/words.ts'
import { pageLinks } from '#domain/search/results/search-results.ts'

describe('money and distance', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [54_990, '$54,990'],
    [1_234_567, '$1,234,567'],
    [912.25, '$912.25'],
    [1360.5, '$1,360.50'],
    [-200, '-$200'],
    [0.999, '$1'],
    [0.05, '$0.05'],
    [0.5, '$0.50'],
    [-0.004, '$0'],
    [-0.005, '-$0.01'],
    [1.005, '$1.01'],
    [1.004, '$1'],
    [-1234.5, '-$1,234.50'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatAud(amount)).toBe(text)
  })

  it('is exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        const text = formatAud(cents / 100)
        expect(toCents(cents / 100)).toBe(cents)
        expect(toCents(Number(text.replace(/[$,]/g, '')))).toBe(cents)
      }),
    )
  })

  it('groups as the platform does', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(groupThousands(number)).toBe(number.toLocaleString('en-AU'))
      }),
    )
  })

  it('writes the odometer', () => {
    expect(formatOdometer(41_250)).toBe('41,250 km')
    expect(formatOdometer(12.4)).toBe('12 km')
    expect(formatOdometer(0)).toBe('0 km')
  })
})

describe('S2 §5: the kilometre field', () => {
  it.each([
    [250, '250 kms'],
    [12_000.4, '12,000 kms'],
    [0, '0 kms'],
  ])('%d is %s', (kilometres, text) => {
    expect(formatKilometreField(kilometres)).toBe(text)
  })
})

describe('phone numbers (S1 §9)', () => {
  it.each([
    ['+61770100001', '07 7010 0001', 'tel:+61770100001'],
    ['+61 7 7010 0001', '07 7010 0001', 'tel:+61770100001'],
    ['+61 (0)7 7010 0001', '07 7010 0001', 'tel:+61770100001'],
    ['0770100001', '07 7010 0001', 'tel:+61770100001'],
    ['0491 570 006', '04 9157 0006', 'tel:+61491570006'],
    ['1300 975 711', '1300 975 711', 'tel:1300975711'],
    ['1800975711', '1800 975 711', 'tel:1800975711'],
    ['13 10 20', '13 10 20', 'tel:131020'],
    [' 12345 ', '12345', 'tel:12345'],
    ['131 020', '13 10 20', 'tel:131020'],
    ['(07) 7010-0001', '07 7010 0001', 'tel:+61770100001'],
    ['07 7010 0001 ext 5', '07 7010 0001 ext 5', 'tel:+617701000015'],
    ['+1 555 010 0000', '+1 555 010 0000', 'tel:+15550100000'],
    ['077010000', '077010000', 'tel:+6177010000'],
    ['1 07 7010 0001', '1 07 7010 0001', 'tel:10770100001'],
    ['91300 975 711', '91300 975 711', 'tel:91300975711'],
    ['13009757112', '13009757112', 'tel:13009757112'],
    ['913 10 20', '913 10 20', 'tel:9131020'],
    ['1400 975 711', '1400 975 711', 'tel:1400975711'],
    ['130 975 71', '130 975 71', 'tel:13097571'],
    ['０７ ７０１０ ０００１', '07 7010 0001', 'tel:+61770100001'],
  ])('shows %s as %s', (phone, shown, href) => {
    expect(formatPhone(phone)).toBe(shown)
    expect(phoneHref(phone)).toBe(href)
  })

  const digitsOf = (text: string) => text.normalize('NFKC').replace(/[^0-9]/g, '')
  const character = fc.constantFrom(...'0123456789 0123456789+()-/x１')
  const anyPhone = fc.oneof(
    fc.string({ unit: character, maxLength: 16 }),
    fc
      .tuple(fc.constantFrom('+61', '+61 (0)', '0', '13', '1300 '), fc.stringMatching(/^[0-9 ]{3,12}$/))
      .map((parts) => parts.join('')),
  )

  it('never loses a digit: +61, with or without the 0 in brackets, becomes 0, and nothing else changes', () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        const digits = digitsOf(phone)
        expect([digits, digits.replace(/^610?/, '0')]).toContain(digitsOf(formatPhone(phone)))
        const dialled = digitsOf(phoneHref(phone))
        expect([digits, digits.replace(/^610/, '61'), digits.replace(/^0/, '61')]).toContain(dialled)
      }),
      { numRuns: 2_000 },
    )
  })

  it('shows what it has shown the same again', () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(formatPhone(formatPhone(phone))).toBe(formatPhone(phone))
      }),
    )
  })

  it('gives search engines the international form', () => {
    expect(internationalPhone('07 7010 0001')).toBe('+61770100001')
  })
})

describe('titles', () => {
  const car = { year: 2022, make: 'Toyota', model: 'Hilux' }
  it.each([
    ['SR5', 'GUN126R', 'SR5 GUN126R', '2022 Toyota Hilux SR5'],
    ['SR5', null, 'SR5', '2022 Toyota Hilux SR5'],
    [null, 'GUN126R', 'GUN126R', '2022 Toyota Hilux'],
    [null, null, '', '2022 Toyota Hilux'],
    ['SR5 GUN126R', 'gun126r', 'SR5 GUN126R', '2022 Toyota Hilux SR5 GUN126R'],
  ])('of badge %s and series %s', (badge, series, variant, full) => {
    expect(carTitle(car)).toBe('2022 Toyota Hilux')
    expect(carVariant({ badge, series })).toBe(variant)
    expect(carFullTitle({ ...car, badge })).toBe(full)
  })

  it.each([
    ['motorcycles', 'Motorcycles'],
    ['SUV', 'SUV'],
    ['a', 'A'],
    ['', ''],
  ])('writes %j with a capital', (word, capital) => {
    expect(capitalise(word)).toBe(capital)
  })

  it('counts in words', () => {
    const name = { one: 'car', many: 'cars' }
    expect([0, 1, 2310].map((count) => countOf(count, name))).toEqual(['0 cars', '1 car', '2,310 cars'])
  })
})

describe('pageLinks', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('page %d of %d', (pageNumber, pageCount, expected) => {
    expect(pageLinks(pageNumber, pageCount)).toEqual(expected)
  })

  it('always links first, last and present, ascending', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [pageNumber, pageCount] = [Math.min(a, b), Math.max(a, b)]
        const numbers = pageLinks(pageNumber, pageCount).filter((number) => number !== null)
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
        expect(numbers).toEqual(expect.arrayContaining([1, pageNumber, pageCount]))
      }),
    )
  })
})
