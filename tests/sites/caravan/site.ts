/** Caravans only; no finance. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'caravan',
  name: 'Wanderers Caravans',
  template: 'leisure',
  url: 'https://www.caravan.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Wanderers Caravans Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv', itemType: 'caravan' },
  search: { itemName: { one: 'caravan', many: 'caravans' }, pathNoun: 'caravans' },
  card: { noPriceText: 'Call for our best price.' },
  filterRules: { itemTypes: ['caravan'] },
})
