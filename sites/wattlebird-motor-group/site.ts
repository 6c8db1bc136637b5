/** Demo: a dealer group with several brands in many towns, with a Dealer Studio-style JSON feed. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: 'wattlebird-motor-group',
  name: 'Wattlebird Motor Group',
  legalName: 'Wattlebird Motor Group Holdings Pty Ltd (invented for demonstration)',
  template: 'group',
  url: 'https://www.wattlebird.example',
  description: 'New, demonstrator and used vehicles from dealerships in towns across Australia.',
  timeZone: 'Australia/Sydney',
  phone: '1800 975 711',
  email: 'group@wattlebird.example',
  dealerLicence: 'MD DEMO-2000',
  demo: { stock: { profile: 'cars', seed: 2000, vehicles: 3_000 } },
  gating: { enabled: true },
  feedsOut: { feeds: ['google', 'meta', 'json'] },
  theme: {
    brandColour: '#8a1538',
    inkColour: '#1d1418',
    accentColour: '#8f5b00',
    corners: 'square',
    headingFont: 'condensed',
    header: 'dark',
    monogram: 'WB',
  },
  home: {
    headline: 'Your town’s dealer, the whole country’s stock',
    introduction:
      'Search the vehicles of every dealership in one place. Buy from the Wattlebird dealership down the road, wherever the car stands today.',
    silhouette: 'ute',
    image: '/imagery/heroes/group-wide-960.avif',
    imageTall: '/imagery/heroes/group-tall-960.avif',
    reasons: [
      {
        title: 'Local people',
        text: 'Every dealership is run by people who live in its town and answer their own phones.',
      },
      {
        title: '{brands} new-car brands',
        text: 'Toyota, Mazda, Kia, Hyundai, Ford, Isuzu and others, next to {makes} makes in stock.',
      },
      {
        title: 'We bring it to you',
        text: 'A car at another Wattlebird yard can be moved to yours. Ask for the cost of the transfer before you decide.',
      },
    ],
  },
  // Invented rates and fees of an invented lender and broker.
  finance: {
    provider: 'Ironbark Vehicle Finance',
    calculator: { interest: { startPercent: 7.5 } },
    dealerFees: { listed: true },
    disclaimer: {
      comparisonRange: { minPercent: 8.38, maxPercent: 19.42 },
      broker: {
        name: 'Ironbark Broking',
        phone: '1800 975 716',
        licence: 'Australian Credit Licence 000000 (invented)',
      },
    },
  },
  group: {
    statsBanner: {
      show: true,
      stats: [
        { of: 'locations', label: 'dealerships' },
        { of: 'brands', label: 'new-car brands' },
        { min: 30, label: 'years in business' },
      ],
    },
    salesCounter: { show: true, label: 'vehicles sold today, estimated from our average day' },
    pages: [
      {
        label: 'Wattlebird Cars',
        href: '/twg-cars',
        summary: 'New, demonstrator and used vehicles from every dealership of the group.',
        image: '/imagery/fronts/country-day-960.avif',
        action: { label: 'Search all vehicles', href: '/search' },
      },
      {
        label: 'Wattlebird Rental',
        href: '/twg-rental',
        summary: 'Utes, vans and people movers by the day, the week or the harvest.',
        image: '/imagery/fronts/metro-dusk-960.avif',
        phone: '1800 975 712',
        email: 'rental@wattlebird.example',
      },
      {
        label: 'Wattlebird Tyres',
        href: '/twg-tyres',
        summary: 'Tyres, wheels and alignments at our workshops.',
        image: '/imagery/fronts/workshop-day-960.avif',
        phone: '1800 975 713',
        email: 'tyres@wattlebird.example',
      },
      {
        label: 'Finance and Insurance',
        href: '/finance-and-insurance',
        summary: 'Loans, leases and cover for cars, farms and fleets, arranged at your dealership.',
        image: '/imagery/fronts/showroom-day-960.avif',
        action: { label: 'More about finance', href: '/finance' },
      },
      {
        label: 'Neotek Electronics',
        href: '/neotek',
        summary: 'Radios, dash cameras, tracking and second batteries, supplied and fitted.',
        image: '/imagery/fronts/parts-day-960.avif',
        phone: '1800 975 714',
        email: 'neotek@wattlebird.example',
      },
      {
        label: '4x4 Outdoor',
        href: '/4x4-outdoor',
        summary: 'Bull bars, suspension, canopies and camping gear for the country we drive in.',
        image: '/imagery/fronts/evening-dusk-960.avif',
        phone: '1800 975 715',
        email: 'outdoor@wattlebird.example',
      },
    ],
  },
  promotions: {
    featureBanner: { sell: { label: 'Sell your vehicle' } },
    carousels: [
      {
        title: 'Clear the yard before Christmas',
        start: '2026-11-01',
        expiry: '2026-12-24',
        tiles: [
          { title: 'Demonstrators', text: 'Low kilometres, full warranty', href: '/search/demo-cars' },
          { title: 'Utes in stock now', text: 'Fitted out before you collect', href: '/search/ute-cars' },
          { title: 'Special offers', text: 'From the brands of the group', href: '/special-offers' },
        ],
      },
      {
        title: 'EOFY sale',
        start: '2027-05-15',
        expiry: '2027-06-30',
        tiles: [
          { title: 'EOFY offers', text: 'Until the last day of June', href: '/eofy' },
          { title: 'Demonstrators', text: 'Priced to go by 30 June', href: '/search/demo-cars' },
          { title: 'New cars in stock', text: 'Yours before the year ends', href: '/search/new-cars' },
        ],
      },
    ],
  },
  locations: 'data/locations.json',
  locationPages: { listPath: '/dealer-locator' },
  // Nobody books a service at a counter of parts.
  locationBlocks: { service: { filter: 'service' } },
  stock: {
    feed: 'stock/feed.json',
    mapping: 'dealer-studio',
    priceType: 'excluding_government_charges',
  },
  // With the promo card full rows of two, three and four.
  search: { gridColumns: 4, usedLabel: 'Pre-Owned', pageSize: 23 },
  card: {
    fuelTag: true,
    justArrivedLabel: 'Just arrived',
    justArrivedNewestPercent: 0.3,
    certifiedLabel: 'Wattlebird Certified',
  },
  runningCosts: {
    delivery: {
      regions: [
        { name: 'Queensland', priceAud: 490, states: ['QLD'] },
        { name: 'New South Wales and the ACT', priceAud: 690, states: ['NSW', 'ACT'] },
        { name: 'Victoria and South Australia', priceAud: 790, states: ['VIC', 'SA'] },
        { name: 'Tasmania', priceAud: 1_390, states: ['TAS'] },
        { name: 'Western Australia and the Northern Territory', priceAud: 1_690, states: ['WA', 'NT'] },
      ],
    },
  },
  vehiclePage: { specifications: { emptyRows: 'hide' }, plugins: ['Autogauge'] },
  navigation: {
    header: [
      {
        label: 'Service',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Roadside Assist', href: '/roadside-assist' },
        ],
      },
      { label: 'Finance', href: '/finance' },
      {
        label: 'About Us',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Our Dealerships', href: '/dealer-locator' },
          { label: 'Fleet', href: '/fleet' },
        ],
      },
    ],
    footer: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'All vehicles', href: '/search' },
          { label: 'Makes and Models', href: '/models' },
          { label: 'Favourites', href: '/favourites' },
          { label: 'Compare', href: '/compare' },
          { label: 'Trade-in', href: '/trade-in' },
          { label: 'Finance', href: '/finance' },
        ],
      },
      {
        title: 'Servicing and Parts',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Roadside Assist', href: '/roadside-assist' },
        ],
      },
      {
        title: 'Wattlebird Motor Group',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Our Dealerships', href: '/dealer-locator' },
          { label: 'Fleet', href: '/fleet' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
  },
})
