import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carSlug } from '#domain/car/car-slug.ts'

const CAR = { id: 't1042', year: 2022, make: 'Toyota', model: 'Hilux', badge: 'SR5' as string | null }

describe('carSlug', () => {
  it.each([
    [CAR, '2022-toyota-hilux-sr5-t1042'],
    [{ ...CAR, badge: null }, '2022-toyota-hilux-t1042'],
    [{ ...CAR, make: 'Citroën', badge: '../../(4X4) “Rogue”' }, '2022-citroen-hilux-4x4-rogue-t1042'],
    [{ ...CAR, badge: 'x'.repeat(62) }, `2022-toyota-hilux-${'x'.repeat(62)}-t1042`],
    [{ ...CAR, badge: 'x'.repeat(63) }, '2022-toyota-hilux-t1042'],
    [{ ...CAR, badge: 'very '.repeat(50) }, `2022-toyota-hilux${'-very'.repeat(12)}-t1042`],
  ])('%j', (car, slug) => {
    expect(carSlug(car)).toBe(slug)
  })

  it('is a safe name of a file, whatever the badge', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (badge) => {
        expect(carSlug({ ...CAR, badge })).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*-t1042$/)
        expect(carSlug({ ...CAR, badge }).length).toBeLessThanOrEqual(86)
      }),
    )
  })
})
