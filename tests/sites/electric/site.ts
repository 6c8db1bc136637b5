/** Electric and plug-in cars, whose fuel is their first tag; not a day for sold cars. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'electric',
  name: 'Volt Cars',
  template: 'dealer',
  url: 'https://www.electric.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Volt Cars Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv' },
  filterRules: { itemTypes: ['car'], only: [{ fuels: ['Electric', 'PHEV', 'Hybrid'] }], inStockOnly: true },
  card: { fuelTag: true },
  vehiclePage: { belowMarket: { byMoreThanAud: 1999 } },
  finance: {
    provider: 'plenti',
    requestQuotes: true,
    estimate: { placeholder: 'zero' },
  },
})
