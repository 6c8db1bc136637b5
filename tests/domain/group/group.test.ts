import { describe, expect, it, test } from 'vitest'
import type { Brand } from '#domain/group/brand.ts'
import {
  BRAND_KINDS,
  BRAND_LOGO_HEIGHT_PX,
  BRAND_LOGO_WIDTH_PX,
  brandGrid,
  brandPath,
  brandsWithPage,
} from '#domain/group/brand.ts'
import { locationCarousel } from '#domain/group/columns.ts'
import { GROUP_PAGES } from '#domain/group/group-pages.ts'
import { GROUP_STATS, isMoreThanThere, shownStat } from '#domain/group/stats-banner.ts'

const brand = (overrides: Partial<Brand>): Brand => ({
  title: 'Mazda',
  slug: 'mazda',
  kind: 'cars',
  logo: '/mazda.svg',
  banner: null,
  description: [],
  skipPage: false,
  ...overrides,
})

describe('S1 §1: brands', () => {
  it('has logos of 76 by 65, for cars, motorcycles and trucks', () => {
    expect([BRAND_LOGO_WIDTH_PX, BRAND_LOGO_HEIGHT_PX]).toEqual([76, 65])
    expect(BRAND_KINDS).toEqual(['cars', 'motorcycles', 'trucks'])
  })

  it('S1 §2: stands at /{brandSlug}/overview', () => {
    expect(brandPath('mazda')).toBe('/mazda/overview')
  })

  it('groups by kind in that order, keeps the configured order within, and leaves out empty kinds', () => {
    const brands = [
      brand({ title: 'Hino', slug: 'hino', kind: 'trucks', logo: null }),
      brand({}),
      brand({ title: 'Kia', slug: 'kia' }),
    ]
    expect(brandGrid(brands, () => true)).toEqual([
      {
        kind: 'cars',
        tiles: [
          { title: 'Mazda', logo: '/mazda.svg', href: '/mazda/overview' },
          { title: 'Kia', logo: '/mazda.svg', href: '/kia/overview' },
        ],
      },
      { kind: 'trucks', tiles: [{ title: 'Hino', logo: null, href: '/hino/overview' }] },
    ])
    expect(brandGrid([], () => true)).toEqual([])
  })

  it('leads a brand without a page to its stock, while there is some', () => {
    const skipped = [brand({ title: 'Alfa Romeo', slug: 'alfa', skipPage: true })]
    expect(brandGrid(skipped, (path) => path === '/search/alfa-romeo')[0]?.tiles[0]?.href).toBe('/search/alfa-romeo')
    expect(brandGrid(skipped, () => false)[0]?.tiles[0]?.href).toBeNull()
  })

  it('makes pages only for brands that do not skip theirs', () => {
    const brands = [brand({}), brand({ slug: 'kia', skipPage: true })]
    expect(brandsWithPage(brands).map(({ slug }) => slug)).toEqual(['mazda'])
  })
})

describe('S1 §1: the stats banner', () => {
  const COUNTS = { locations: 48, towns: 45, brands: 17, makes: 30, vehicles: 3_000 }

  it('says 50+ locations, 40+ brands, 30+ years', () => {
    const large = { locations: 60, towns: 50, brands: 40, makes: 44, vehicles: 9_000 }
    expect(GROUP_STATS.map((stat) => shownStat(stat, large))).toEqual([
      { figure: '50+', label: 'locations' },
      { figure: '40+', label: 'brands' },
      { figure: '30+', label: 'years' },
    ])
  })

  it('writes thousands with a separator', () => {
    expect(shownStat({ min: 12_000, of: null, label: 'sold' }, COUNTS).figure).toBe('12,000+')
    expect(shownStat({ min: null, of: 'vehicles', label: 'vehicles' }, COUNTS).figure).toBe('3,000')
  })

  it('never says more than the site has', () => {
    const fifty = { min: 50, of: 'locations', label: 'locations' } as const
    expect(shownStat(fifty, COUNTS)).toEqual({ figure: '48', label: 'locations' })
    expect(isMoreThanThere(fifty, COUNTS)).toBe(true)
    expect(isMoreThanThere({ ...fifty, min: 48 }, COUNTS)).toBe(false)
  })
})

it('S1 §2: group pages', () => {
  expect(GROUP_PAGES.map(({ href }) => href)).toEqual([
    '/twg-cars',
    '/twg-rental',
    '/twg-tyres',
    '/finance-and-insurance',
    '/neotek',
    '/4x4-outdoor',
  ])
  expect(GROUP_PAGES.map(({ label }) => label)).toEqual([
    'Cars',
    'Rental',
    'Tyres',
    'Finance and Insurance',
    'Neotek',
    '4x4 Outdoor',
  ])
})

describe('S2 §2: the carousel of location cards', () => {
  test.each([
    [0, false, 1],
    [1, false, 1],
    [3, false, 3],
    [4, true, 4],
    [5, true, 5],
    [6, true, 5],
    [43, true, 5],
  ])('%i locations: hint %s, %i across', (count, arrowHint, cardsAcross) => {
    expect(locationCarousel(count)).toEqual({ arrowHint, cardsAcross })
  })
})
