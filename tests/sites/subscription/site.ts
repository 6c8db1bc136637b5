/** Cars by subscription. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'subscription',
  name: 'Monthly Motors',
  template: 'dealer',
  url: 'https://www.subscription.example',
  description: 'An invented dealer, to test the rules with.',
  phone: '07 7010 0100',
  dealerLicence: 'MD 0000100',
  home: { headline: 'Find yours', introduction: 'Every price shown.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Monthly Motors Chermside',
      slug: 'chermside',
      address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' },
      phone: '07 7010 0101',
    },
  ],
  stock: { feed: 'stock/feed.csv' },
  filterRules: { itemTypes: ['car'], carTypes: ['new', 'used'] },
  card: { subscription: true, subscriptionPeriod: 'week', preorderText: 'Join the list' },
  finance: { estimate: { hidden: true } },
})
