/** Used cars of at most 12 years; estimates only for cars under 12 years old. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'used-only',
  name: 'Second Chance Cars',
  template: 'dealer',
  url: 'https://www.used-only.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Second Chance Cars Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv' },
  filterRules: { itemTypes: ['car'], carTypes: ['used'], maxAgeYears: 12 },
  finance: {
    provider: 'plenti',
    rates: { interestPercent: 9.99, comparisonPercent: 11.5 },
    estimate: { youngerThanYears: 12, teaserPeriod: 'month' },
    calculator: { term: { maxYears: 5, startYears: 5 }, amount: { minAud: 5000 } },
  },
})
