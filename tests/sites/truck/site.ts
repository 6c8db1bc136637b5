/** Trucks and light commercials; prices over $100,000 borrow 1.05 times the price. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'truck',
  name: 'Haulage Trucks',
  template: 'leisure',
  url: 'https://www.truck.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Haulage Trucks Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv', itemType: 'truck' },
  search: { itemName: { one: 'truck', many: 'trucks' }, pathNoun: 'trucks' },
  filterRules: { only: [{ itemTypes: ['truck'] }, { bodies: ['Ute'], makes: ['Isuzu'] }] },
  finance: {
    provider: 'plenti',
    rates: { interestPercent: 7.99, comparisonPercent: 9.5 },
    calculator: { amount: { maxTimesPrice: 1.05 } },
  },
})
