/** Motorcycles only, in stock only; a card that only explores and enquires. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'motorcycle',
  name: 'Two Wheels',
  template: 'leisure',
  url: 'https://www.motorcycle.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Two Wheels Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv', itemType: 'motorcycle' },
  search: { itemName: { one: 'motorcycle', many: 'motorcycles' }, pathNoun: 'motorcycles' },
  filterRules: { itemTypes: ['motorcycle'], inStockOnly: true },
  buttons: { card: { inStock: ['explore', 'enquire'] } },
})
