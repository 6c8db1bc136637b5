/** Demo: a dealer of motorcycles and trucks, two kinds of vehicle on one site, with a JSON feed of its own layout. */
import { defineSite } from '#config/define-site.ts'

const ADDRESS = { city: 'Port Augusta', state: 'SA', postcode: '5700' } as const
const BIKES = { ...ADDRESS, street: '18 Samphire Street', latitude: -32.4908, longitude: 137.7661 }
const TRUCKS = { ...ADDRESS, street: '201 Gibber Road', latitude: -32.4731, longitude: 137.7893 }

const HOLIDAYS = [
  { date: '2026-12-24', label: 'Christmas Eve', hours: '8:00-12:00' },
  { date: '2026-12-25', label: 'Christmas Day', hours: 'closed' },
  { date: '2026-12-26', label: 'Proclamation Day', hours: 'closed' },
  { date: '2027-01-01', label: 'New Year’s Day', hours: 'closed' },
  { date: '2027-01-26', label: 'Australia Day', hours: 'closed' },
]

const SHOP_WEEK = {
  monday: '8:30-17:30',
  tuesday: '8:30-17:30',
  wednesday: '8:30-17:30',
  thursday: '8:30-17:30',
  friday: '8:30-17:30',
}

const WORKSHOP_WEEK = {
  monday: '7:00-17:00',
  tuesday: '7:00-17:00',
  wednesday: '7:00-17:00',
  thursday: '7:00-17:00',
  friday: '7:00-16:00',
}

export default defineSite({
  slug: 'saltbush-bikes-and-trucks',
  name: 'Saltbush Bikes and Trucks',
  legalName: 'Saltbush Bikes and Trucks Pty Ltd (invented for demonstration)',
  template: 'leisure',
  url: 'https://www.saltbush-bikes-and-trucks.example',
  description: 'New and used motorcycles and light trucks at Port Augusta, where the sealed roads meet the others.',
  timeZone: 'Australia/Adelaide',
  phone: '08 5550 3180',
  email: 'hello@saltbush-bikes-and-trucks.example',
  dealerLicence: 'LVD DEMO-3180',
  demo: { stock: { profile: 'bikes-and-trucks', seed: 3180, vehicles: 96 } },
  feedsOut: { feeds: ['meta', 'json'] },
  theme: {
    brandColour: '#a63d0a',
    inkColour: '#1f2421',
    accentColour: '#7a5200',
    corners: 'soft',
    headingFont: 'condensed',
    header: 'dark',
    monogram: 'SB',
  },
  home: {
    headline: 'Two wheels or ten tonnes, ready for the distance',
    introduction:
      'Motorcycles on Samphire Street, trucks on Gibber Road, and one workshop that has seen what both come home with.',
    silhouette: 'motorcycle',
    image: '/imagery/heroes/rides-wide-960.avif',
    imageTall: '/imagery/heroes/rides-tall-960.avif',
    reasons: [
      {
        title: 'Test rides on real roads',
        text: 'Bitumen, gravel and a set of bends within ten minutes of the shop. Bring your licence; we have helmets.',
      },
      {
        title: 'Trucks weighed with their bodies on',
        text: 'You get the weighbridge ticket with the keys, so that you know what you may still load.',
      },
      {
        title: 'One workshop for both',
        text: 'Fitters for bikes and for trucks under one roof. We start at seven and answer the telephone.',
      },
    ],
  },
  promotions: {
    featureBanner: { sell: { label: 'Sell your bike or truck' } },
    homeTiles: [
      {
        title: 'Learner approved',
        text: 'Bikes that you may ride on an L or a P plate',
        href: '/guides/learner-approved',
      },
      { title: 'Which licence?', text: 'Car, LR or MR: what each truck needs', href: '/guides/truck-licences' },
    ],
  },
  budgetSearch: { quickPicks: [5_000, 8_000, 10_000, 15_000, 20_000, 30_000, 50_000, 70_000] },
  // Invented rates and terms of an invented lender.
  finance: {
    provider: 'Spencer Gulf Equipment Finance',
    rates: { interestPercent: 8.49, comparisonPercent: 9.37 },
    calculator: { term: { choicesYears: [2, 3, 4, 5, 7] }, interest: { startPercent: 8.5 } },
    estimate: { teaserPeriod: 'month' },
    requestQuotes: true,
  },
  // Vehicles are reserved online; for trucks the feed names the amount.
  payments: { provider: { kind: 'test' } },
  journeys: { checkoutSegment: 'buy-online' },
  locations: [
    {
      code: 'SB-BIKES',
      name: 'Saltbush Motorcycles',
      slug: 'port-augusta-motorcycles',
      image: { url: '/imagery/fronts/motorcycles-day-960.avif' },
      primary: true,
      makes: ['Yamaha', 'KTM', 'Royal Enfield', 'Triumph'],
      dealerLicence: 'LVD DEMO-3180',
      address: BIKES,
      phone: '08 5550 3180',
      email: 'bikes@saltbush-bikes-and-trucks.example',
      openingHours: { ...SHOP_WEEK, saturday: '8:30-13:00', sunday: 'closed' },
      specialHours: HOLIDAYS,
      description:
        'Brick, glass and a row of bikes outside by half past eight. Riding gear is upstairs; the kettle is beside it.',
      distributionLocations: ['Port Augusta', 'Whyalla', 'Port Pirie'],
    },
    {
      code: 'SB-TRUCKS',
      name: 'Saltbush Trucks',
      slug: 'port-augusta-trucks',
      image: { url: '/imagery/fronts/trucks-day-960.avif' },
      makes: ['Isuzu', 'Hino', 'Fuso'],
      dealerLicence: 'LVD DEMO-3180',
      address: TRUCKS,
      phone: '08 5550 3190',
      email: 'trucks@saltbush-bikes-and-trucks.example',
      openingHours: { ...SHOP_WEEK, saturday: 'by appointment', sunday: 'closed' },
      specialHours: HOLIDAYS,
      description: 'Beside the weighbridge on the way north. There is room to turn a road train, and people do.',
      distributionLocations: ['Port Augusta', 'Whyalla', 'Roxby Downs'],
    },
    {
      code: 'SB-SERVICE',
      name: 'Saltbush Workshop',
      slug: 'port-augusta-workshop',
      image: { url: '/imagery/fronts/workshop-day-960.avif' },
      type: 'service',
      address: TRUCKS,
      phone: '08 5550 3195',
      email: 'workshop@saltbush-bikes-and-trucks.example',
      openingHours: WORKSHOP_WEEK,
      specialHours: HOLIDAYS,
      description: 'Six truck bays and four lifts for bikes. Keys may be left in the night box at the gate.',
    },
    {
      code: 'SB-PARTS',
      name: 'Saltbush Parts and Gear',
      slug: 'port-augusta-parts',
      image: { url: '/imagery/fronts/parts-day-960.avif' },
      type: 'parts',
      address: TRUCKS,
      phone: '08 5550 3198',
      email: 'parts@saltbush-bikes-and-trucks.example',
      openingHours: WORKSHOP_WEEK,
      specialHours: HOLIDAYS,
    },
  ],
  // Vehicles are brought along the highway, to whoever may ride or drive them.
  forms: {
    testDrive: {
      terms: { text: 'I hold the licence that this vehicle needs, and bring it with me.', required: true },
    },
  },
  locationPages: { listPath: '/dealerships', folder: '/contact-us' },
  // Somebody meets a truck that comes off the highway on a Sunday, when it was arranged.
  hours: { typesByAppointment: ['service'] },
  locationBlocks: {
    home: { filter: 'all', exclude: ['SB-PARTS'] },
    service: { filter: 'SB-SERVICE' },
  },
  filterRules: { itemTypes: ['motorcycle', 'truck'] },
  stock: {
    feed: 'stock/floor-list.json',
    itemType: 'motorcycle',
    priceType: 'drive_away',
    // What the shop's own list says, by its own names.
    mapping: {
      record: 'floor',
      fields: {
        stocknum: 'ref',
        item_type: { from: 'sort', values: { bike: 'motorcycle', truck: 'truck' } },
        car_type: { from: 'state', values: { factory: 'new', ridden: 'demo', traded: 'used' } },
        status: { from: 'floorStatus', values: { here: 'in_stock', coming: 'coming_soon', gone: 'sold' } },
        reserved: 'deposit',
        tag: 'swingTag',
        year: 'built.year',
        build_date: 'built.month',
        make: 'make',
        model: 'model',
        badge: 'variant',
        body: 'style',
        colour: 'colour',
        km: 'clock',
        price: 'money.rideAway',
        before_price: 'money.was',
        payment_processors: 'money.hold',
        finance_lenders: 'money.lenders',
        engine_size: 'engine.size',
        cylinders: 'engine.cylinders',
        power_kw: 'engine.kilowatts',
        torque: 'engine.newtonMetres',
        fuel: 'engine.fuel',
        trans: 'engine.gearbox',
        drive: 'axles',
        seats: 'seats',
        grossvehiclemass: 'weights.gvm',
        towingcapacitybraked: 'weights.tow',
        vin: 'papers.vin',
        regplate: 'papers.plate',
        dealercomments: 'words',
        features: 'fitted[]',
        images: 'photos[]',
        spin_images: 'turntable[]',
        hotspots: 'points',
        created_at: 'listed',
        updated_at: 'changed',
        sold_at: 'soldOn',
        show_on_dealer_website: 'web',
        location_code: 'yard',
      },
    },
  },
  search: { pathNoun: 'vehicles' },
  card: { soldLabel: 'Ridden away', justArrivedLabel: 'Just in', justArrivedNewestPercent: 5 },
  legal: {
    vehicleDisclaimer:
      'Masses, engine sizes and learner approval are the maker’s and may differ with options and bodies fitted. Please confirm the price, the payload and the licence that you need with us before you buy.',
  },
  runningCosts: { delivery: { byDistance: { fromAud: 150, includedKm: 50, perKilometreAud: 1.6, maxKm: 2_800 } } },
  // The number is shown and counted on a press; photographs come before the spin.
  vehiclePage: {
    specifications: { emptyRows: 'hide' },
    comments: { toggle: 'block' },
    phone: { display: 'hidden' },
  },
  viewer: { defaultMode: 'gallery' },
  navigation: {
    headerItems: {
      newVehicles: { label: 'New' },
    },
    header: [
      {
        label: 'Service',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Gear', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
        ],
      },
      { label: 'Finance', href: '/finance' },
      {
        label: 'About Us',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Learner Approved Bikes', href: '/guides/learner-approved' },
          { label: 'Truck Licences', href: '/guides/truck-licences' },
          { label: 'Contact Us', href: '/dealerships' },
        ],
      },
    ],
    footer: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'All vehicles', href: '/search' },
          { label: 'Our Brands', href: '/brands' },
          { label: 'Makes and Models', href: '/models' },
          { label: 'Favourites', href: '/favourites' },
          { label: 'Compare', href: '/compare' },
          { label: 'Trade-in', href: '/trade-in' },
        ],
      },
      {
        title: 'Servicing and Parts',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Gear', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Finance', href: '/finance' },
        ],
      },
      {
        title: 'Saltbush Bikes and Trucks',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/dealerships' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
  },
})
