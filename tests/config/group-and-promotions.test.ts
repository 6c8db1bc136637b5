import { describe, expect, it, test } from 'vitest'
import { parseSite } from '#config/parse-site.ts'
import { SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import { startsBeforeItEnds } from '#config/schema/dates.ts'
import { currentPromotions } from '#domain/promotions/current-promotions.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeSiteInput } from './make-site-input.ts'

const ORIGIN = { file: 'sites/x/site.ts', folder: null, locationsFile: null }
const problems = (overrides: object): string[] => {
  try {
    parseSite({ ...makeSiteInput(), ...overrides }, ORIGIN)
    return []
  } catch (error) {
    if (!(error instanceof SiteConfigurationError)) throw error
    return error.problems.map(({ path, expected }) => `${path}: ${expected}`)
  }
}
const { group, promotions, content, legal, hours, navigation } = makeSite()

describe('defaults equal the specification', () => {
  test.each([
    [
      'S1 §1 stats',
      group.statsBanner.stats.map(({ min, label }) => `${min}+ ${label}`).join(),
      '50+ locations,40+ brands,30+ years',
    ],
    ['S1 §1 counter per day', group.salesCounter.perDay, 192],
    ['S1 §1 counter step', group.salesCounter.stepSeconds, 450],
    ['S1 §1 counter zone', group.salesCounter.timeZone, 'Australia/Brisbane'],
    ['S1 §1 counter refresh', group.salesCounter.refreshSeconds, 150],
    ['S1 §1 stats banner off', group.statsBanner.show, false],
    ['S1 §1 counter off', group.salesCounter.show, false],
    ['S1 §2 group pages', group.pages.length, 6],
    ['S1 §3 no brands', group.brands.length, 0],
    ['S1 §2 promo title', promotions.promoCard.title, 'We Want Your Car!'],
    [
      'S1 §2 promo lines',
      promotions.promoCard.lines.join(' / '),
      'We buy all types of cars / Our high turnover means we can pay more',
    ],
    ['S1 §2 promo offset', promotions.promoCard.randomOffset, 2],
    ['S1 §2 promo position', promotions.promoCard.position, null],
    ['S1 §3 promo display', promotions.promoCard.display, true],
    ['S1 §3 promo strict', promotions.promoCard.strictDisplay, false],
    ['S1 §4 popup', promotions.popup, null],
    [
      'S1 §2 features',
      Object.values(promotions.featureBanner)
        .map(({ label }) => label)
        .join(),
      'Latest offers,Book a service online,Sell your car',
    ],
    ['S1 §9 reviews', content.reviews.minimumRating, 4],
    ['S1 §9 trade-in years', content.tradeInFaq.maximumAgeYears, 7],
    ['S1 §9 trade-in km', content.tradeInFaq.maximumKm, 100_000],
    ['S1 §2 terms', legal.terms.href, '/terms-and-conditions'],
    ['S1 §2 privacy', legal.privacy.href, '/privacy-policy'],
    ['S2 §4 by appointment', hours.typesByAppointment.length, 0],
    [
      'S1 §9 header labels, and Brands of our own',
      Object.values(navigation.headerItems)
        .map(({ label }) => label)
        .join(),
      'Home,New Vehicles,Our Stock,Brands,Offers,Service,Service,Parts and Accessories,Warranty,Finance,About Us,About Us,Contact Us,Fleet',
    ],
    [
      'S1 §9 footer titles',
      Object.values(navigation.footerGroups)
        .map(({ title }) => title)
        .join(),
      'Vehicles,Models,Buyer Tools,Servicing and Parts,',
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected)
  })
})

it('a dealer of other vehicles than cars asks for vehicles, unless it has its own words', () => {
  const site = makeSite({
    filterRules: { itemTypes: ['caravan'] },
    promotions: { promoCard: { lines: ['We buy vans and {vehicles}'] } },
  })
  expect(site.promotions.promoCard.title).toBe('We Want Your Vehicle!')
  expect(site.promotions.promoCard.lines).toEqual(['We buy vans and vehicles'])
  expect(site.promotions.featureBanner.sell.label).toBe('Sell your vehicle')
  expect(site.navigation.footerGroups.buyerTools.links).toContainEqual({
    label: 'Sell Your Vehicle',
    href: '/sell-your-car',
  })
})

describe('mistakes are reported', () => {
  const carousel = (dates: object) => ({
    promotions: { carousels: [{ title: 'EOFY', tiles: [{ title: 'Utes', href: '/eofy' }], ...dates }] },
  })
  const brands = (...slugs: string[]) => ({ group: { brands: slugs.map((slug) => ({ title: slug, slug })) } })

  test.each([
    [carousel({ start: '2025-06-15', expiry: '2025-06-15' }), []],
    [
      carousel({ start: '2025-06-16', expiry: '2025-06-15' }),
      ['promotions.carousels[0].expiry: an expiry that is not before the start'],
    ],
    [
      { promotions: { promoCard: { start: '2025-06-16', expiry: '2025-06-15' } } },
      ['promotions.promoCard.expiry: an expiry that is not before the start'],
    ],
    [
      { promotions: { popup: { title: 'a', description: 'b', start: '2025-06-16', expiry: '2025-06-15' } } },
      ['promotions.popup.expiry: an expiry that is not before the start'],
    ],
    [
      { promotions: { homeTiles: [{ title: 'a', href: '/b', start: '2025-06-16', expiry: '2025-06-15' }] } },
      ['promotions.homeTiles[0].expiry: an expiry that is not before the start'],
    ],
    [carousel({ expiry: '2025-02-29' }), ['promotions.carousels[0].expiry: a day that the calendar has']],
    [carousel({ expiry: '2025-13-01' }), ['promotions.carousels[0].expiry: a day that the calendar has']],
    [
      carousel({ expiry: '15/06/2025' }),
      ['promotions.carousels[0].expiry: a date such as "2026-06-15", or a time such as "2026-06-15T17:00"'],
    ],
    [carousel({ expiry: '2024-02-29T23:59' }), []],
    [
      carousel({ expiry: '2025-06-15T24:00' }),
      ['promotions.carousels[0].expiry: a date such as "2026-06-15", or a time such as "2026-06-15T17:00"'],
    ],
    [
      { promotions: { carousels: [{ title: 'EOFY', tiles: [] }] } },
      ['promotions.carousels[0].tiles: at least one tile'],
    ],
    [
      { promotions: { promoCard: { href: 'https://www.north-shore-motors.example/sell-your-car' } } },
      ['promotions.promoCard.href: a link inside the site that starts with "/"'],
    ],
    [
      { legal: { terms: { href: 'https://www.north-shore-motors.example/terms' } } },
      ['legal.terms.href: a link inside the site that starts with "/"'],
    ],
    [
      { group: { pages: [{ label: 'Cars', href: 'https://www.north-shore-motors.example/cars' }] } },
      ['group.pages[0].href: a link inside the site that starts with "/"'],
    ],
    [brands('mazda', 'kia'), []],
    [brands('mazda', 'mazda'), ['group.brands: brands with a slug of their own each']],
    [{ group: { salesCounter: { perDay: 192, stepSeconds: 450 } } }, []],
    [
      { group: { salesCounter: { stepSeconds: 451 } } },
      ['group.salesCounter.perDay: a number of steps that fits into a day of 86400 seconds'],
    ],
    [{ content: { reviews: { minimumRating: 5 } } }, []],
    [{ content: { reviews: { minimumRating: 5.1 } } }, ['content.reviews.minimumRating: at most 5']],
    [{ content: { reviews: { minimumRating: -0.1 } } }, ['content.reviews.minimumRating: at least 0']],
    [{ hours: { typesByAppointment: ['parts'] } }, ['hours.typesByAppointment[0]: "sales" or "service"']],
  ])('%j', (overrides, expected) => {
    expect(problems(overrides)).toEqual(expected)
  })
})

test.each([
  [null, '2025-06-15', true],
  ['2025-06-15', null, true],
  ['2025-06-15', '2025-06-15', true],
  ['2025-06-16', '2025-06-15', false],
  // The last day counts to its end.
  ['2025-06-15T17:00', '2025-06-15', true],
  ['2025-06-16T00:00', '2025-06-15', false],
  ['2025-06-15', '2025-06-15T09:00', true],
  ['2025-06-15T09:00', '2025-06-15T09:00', false],
  ['2025-06-15T08:59', '2025-06-15T09:00', true],
])('from %s to %s: %s', (start, expiry, expected) => {
  expect(startsBeforeItEnds({ start, expiry })).toBe(expected)
})

it('S1 §9: an EOFY carousel of a site runs to the end of its last day in the dealer’s zone', () => {
  const site = makeSite({
    timeZone: 'Australia/Perth',
    promotions: {
      carousels: [{ title: 'EOFY sale', expiry: '2025-06-15', tiles: [{ title: 'Utes', href: '/eofy' }] }],
    },
  })
  const at = (iso: string) => currentPromotions(site.promotions, site.timeZone, Date.parse(iso)).carousels.length
  expect(at('2025-06-15T15:59:59Z')).toBe(1)
  expect(at('2025-06-15T16:00:00Z')).toBe(0)
})
