/** Certified cars only. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'certified-only',
  name: 'Assured Cars',
  template: 'dealer',
  url: 'https://www.certified-only.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Assured Cars Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv' },
  filterRules: { certifiedOnly: true },
  card: { certifiedLabel: 'Assured' },
})
