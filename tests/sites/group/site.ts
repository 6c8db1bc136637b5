/** A group: two dealerships, a week for sold cars, Pre-Owned, no stock number F07, a make without estimates. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'group',
  name: 'Banksia Group',
  template: 'group',
  url: 'https://www.group.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Banksia Group Chermside',
      slug: 'chermside',
      dealership: { name: 'Chermside Motors', slug: 'chermside-motors' },
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
    {
      code: 'SECOND',
      name: 'Banksia Group Southport',
      slug: 'southport',
      dealership: { name: 'Southport Motors', slug: 'southport-motors' },
      address: { street: '4 Nerang Street', city: 'Southport', state: 'QLD', postcode: '4215' },
      phone: '07 7010 0102',
    },
  ],
  stock: { feed: 'stock/feed.csv', soldWindowDays: 7 },
  search: { usedLabel: 'Pre-Owned', gridColumns: 4 },
  card: { soldLabel: 'SOLD', justArrivedDays: 14, justArrivedLabel: 'Just Arrived' },
  filterRules: { itemTypes: ['car'], excludedStockNumbers: ['F07'] },
  group: { statsBanner: { show: true }, salesCounter: { show: true } },
  finance: {
    provider: 'plenti',
    rates: { interestPercent: 6.29, comparisonPercent: 8.19 },
    estimate: { hiddenMakes: ['Tesla'] },
  },
})
