/** Finance by the purchase price; any price has an estimate. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'purchase-price',
  name: 'Plain Price Cars',
  template: 'dealer',
  url: 'https://www.purchase-price.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Plain Price Cars Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv' },
  filterRules: { itemTypes: ['car'] },
  finance: {
    provider: 'plenti',
    rates: { interestPercent: 6.29, comparisonPercent: 8.19 },
    establishmentFeeAud: 1360.5,
    calculator: { variant: 'purchase-price' },
    estimate: { hiddenAtOrBelowAud: 0, depositPercent: 0 },
  },
})
