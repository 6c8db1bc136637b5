import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, darkenUntilReadable } from '#config/checks/contrast.ts'
import { closestName, editDistance } from '#config/problems/closest-name.ts'
import { repairedText } from '#config/problems/repair.ts'

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['colour', 'color', 1],
    ['label', 'lable', 1],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  it('is nothing for the same word, and the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, a)).toBe(0)
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})

describe('closestName', () => {
  it('finds what was meant, and nothing when nothing is near', () => {
    const known = ['brandColour', 'inkColour', 'corners', 'url']
    expect(closestName('brandColor', known)).toBe('brandColour')
    expect(closestName('INKCOLOUR', known)).toBe('inkColour')
    expect(closestName('conrers', known)).toBe('corners')
    expect(closestName('foo', known)).toBeNull()
    expect(closestName('x', [])).toBeNull()
  })
})

describe('contrastRatio', () => {
  it('gives the ratios of the WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('darkens any colour until it can be read on white', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const colour = `#${value.toString(16).padStart(6, '0')}`
        expect(contrastRatio(darkenUntilReadable(colour), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('repairedText', () => {
  const HOURS = /^\d{1,2}:\d\d-\d{1,2}:\d\d$/
  it.each([
    ['8.30am - 5pm', HOURS, '8:30-17:00'],
    ['8:30 – 17:30', HOURS, '8:30-17:30'],
    ['9am to 12.15pm', HOURS, '9:00-12:15'],
    ['contact/', /^\/[a-z]+$/, '/contact'],
    ['North Shore!', /^[a-z]+(?:-[a-z]+)*$/, 'north-shore'],
    ['#0AF', /^#[0-9a-f]{6}$/i, '#00AAFF'],
    ['1/2/2027', /^\d{4}-\d\d-\d\d$/, '2027-02-01'],
    ['www.north.example', /^https:\/\/[^/]+$/, 'https://www.north.example'],
    ['www.north.example//', /^https:\/\/[^/]+$/, 'https://www.north.example'],
    ['https://www.north.example//', /^https:\/\/[^/]+$/, 'https://www.north.example'],
    ['http://www.north.example//', /^https:\/\/[^/]+$/, 'https://www.north.example'],
    ['  North Shore ', /^North Shore$/, 'North Shore'],
    ['NORTH', /^[a-z]+$/, 'north'],
    ['/about/us//', /^\/about\/us$/, '/about/us'],
    ['about/us//', /^\/about\/us$/, '/about/us'],
    ['North & Shore', /^[a-z]+-[a-z]+$/, 'north-shore'],
  ])('of %j', (written, accepted, repaired) => {
    expect(repairedText(written, (candidate) => accepted.test(candidate))).toBe(repaired)
  })

  it('offers nothing that would be refused', () => {
    expect(repairedText('shut', (candidate) => HOURS.test(candidate))).toBeNull()
  })
})
