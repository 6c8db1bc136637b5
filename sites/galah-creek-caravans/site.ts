/** Demo: a caravan dealer, with an XML feed of its own layout. */
import { defineSite } from '#config/define-site.ts'

const ADDRESS = {
  street: '72 Billabong Drive',
  city: 'Burpengary',
  state: 'QLD',
  postcode: '4505',
  latitude: -27.1578,
  longitude: 152.9573,
} as const

const HOLIDAYS = [
  { date: '2026-12-24', label: 'Christmas Eve', hours: '8:00-12:00' },
  { date: '2026-12-25', label: 'Christmas Day', hours: 'closed' },
  { date: '2026-12-26', label: 'Boxing Day', hours: 'closed' },
  { date: '2026-12-28', label: 'Additional public holiday', hours: 'closed' },
  { date: '2027-01-01', label: 'New Year’s Day', hours: 'closed' },
  { date: '2027-01-26', label: 'Australia Day', hours: 'closed' },
]

export default defineSite({
  slug: 'galah-creek-caravans',
  name: 'Galah Creek Caravans',
  legalName: 'Galah Creek Leisure Pty Ltd (invented for demonstration)',
  template: 'leisure',
  url: 'https://www.galah-creek-caravans.example',
  description: 'New and used caravans, campers and motorhomes at Burpengary, between Brisbane and the Sunshine Coast.',
  timeZone: 'Australia/Brisbane',
  phone: '07 5550 0720',
  email: 'hello@galah-creek-caravans.example',
  dealerLicence: 'MD DEMO-3307',
  demo: { stock: { profile: 'caravans', seed: 3309, vehicles: 120 } },
  gating: {
    enabled: true,
    portals: [
      {
        path: '/mygalah',
        title: 'My Galah',
        introduction: 'For everybody who has bought a van from us: handover, help on the road, and the workshop.',
        links: [
          {
            label: 'Your handover checklist',
            href: '/guides/towing',
            note: 'What we go through together before you tow away.',
          },
          { label: 'Help on the road', href: 'tel:0755500721', note: 'For owners, day and night: 07 5550 0721.' },
          {
            label: 'Book a service',
            href: '/service',
            note: 'Owners have the first week of each month to themselves.',
          },
          { label: 'Pay an invoice', href: '/online-payment' },
        ],
      },
    ],
  },
  payments: { provider: { kind: 'test' }, online: {} },
  feedsOut: { feeds: ['meta', 'json'] },
  journeys: { checkoutJourney: true },
  buttons: {
    page: {
      inStock: [
        'enquire',
        'call',
        'buyOnline',
        'testDrive',
        'finance',
        'tradeIn',
        'requestPhotos',
        'reserve',
        'vehicleReport',
        'carAnalysis',
      ],
    },
  },
  spinToWin: {
    campaign: 'spring-2026',
    title: 'Spin the camp kit wheel',
    introduction: 'One spin for each person. Every prize is in the shop at Burpengary, waiting for whoever wins it.',
    prizes: [
      { id: 'camp-chair', label: 'A camp chair', chances: 15, limit: 60 },
      { id: 'better-luck', label: 'Better luck next time', chances: 30, isWin: false },
      { id: 'service-50', label: '$50 off a service', chances: 20, limit: 200 },
      { id: 'hose-kit', label: 'A drinking water hose', chances: 15, limit: 80 },
      { id: 'gas-bottle', label: 'A gas bottle refill', chances: 15, limit: 100 },
      { id: 'fridge', label: 'A 45 litre fridge', chances: 5, limit: 2 },
    ],
    terms: [
      'For people in Queensland who are 18 or older. One try for each mobile number.',
      'A prize is collected at Galah Creek Caravans within 30 days with the code that is shown. It cannot be exchanged for money.',
      'This is an invented promotion of an invented dealer.',
    ],
  },
  theme: {
    brandColour: '#a8323f',
    inkColour: '#33302b',
    accentColour: '#4b6b2f',
    corners: 'round',
    headingFont: 'serif',
    header: 'light',
    monogram: 'GC',
  },
  home: {
    headline: 'Somewhere better is a day’s drive away',
    introduction:
      'Vans, campers and motorhomes to walk through, and people who tow their own and will tell you what suits your car.',
    silhouette: 'caravan',
    image: '/imagery/heroes/leisure-wide-960.avif',
    imageTall: '/imagery/heroes/leisure-tall-960.avif',
    reasons: [
      {
        title: 'Matched to your tow car',
        text: 'Tell us what you drive. We check ball weight, tare and ATM with you before you fall in love with a layout.',
      },
      {
        title: 'A handover that takes a morning',
        text: 'We show you every tap, valve and switch, and you reverse it in our yard before you reverse it in public.',
      },
      {
        title: 'Repairs under the same roof',
        text: 'Gas, electrical, awnings and insurance work are done in our own workshop.',
      },
    ],
  },
  promotions: { featureBanner: { sell: { label: 'Sell your van' } } },
  budgetSearch: { quickPicks: [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 130_000] },
  // Invented rates and terms of an invented lender; a van is paid off for longer than a car.
  finance: {
    provider: 'Long Road Leisure Finance',
    calculator: {
      variant: 'purchase-price',
      amount: { maxTimesPrice: 1.05 },
      term: { choicesYears: [3, 5, 7, 10] },
      interest: { startPercent: 8.5 },
      residual: { hidden: true },
    },
    establishmentFeeAud: 495,
    // A van is known by its VIN: its finance is asked for on a page of its own, after sign-in.
    link: { vehicleIdentifierFinance: true },
  },
  locations: [
    {
      code: 'BURP',
      name: 'Galah Creek Caravans Burpengary',
      slug: 'burpengary',
      image: { url: '/imagery/fronts/caravans-day-960.avif' },
      primary: true,
      makes: ['Jayco', 'New Age', 'Coromal'],
      dealerLicence: 'MD DEMO-3307',
      address: ADDRESS,
      phone: '07 5550 0720',
      email: 'sales@galah-creek-caravans.example',
      openingHours: {
        monday: '8:30-17:00',
        tuesday: '8:30-17:00',
        wednesday: '8:30-17:00',
        thursday: '8:30-17:00',
        friday: '8:30-17:00',
        saturday: '8:30-15:00',
        sunday: 'by appointment',
      },
      specialHours: HOLIDAYS,
      description:
        'Two hectares of vans under shade sail, with room to hitch up and a loop to test drive. Dogs on leads are welcome.',
      facilities: ['Parking for vans in tow', 'Dump point', 'Drinking water', 'Dogs welcome'],
      team: [
        { name: 'Tess Whitlam', role: 'Vans and campers', phone: '07 5550 0721' },
        { name: 'Ravi Menon', role: 'Motorhomes' },
        { name: 'Dale Kowalski', role: 'Weights and hitching' },
      ],
    },
    {
      code: 'BURP-SERVICE',
      name: 'Galah Creek Service and Repairs',
      slug: 'burpengary-service',
      image: { url: '/imagery/fronts/workshop-day-960.avif' },
      type: 'service',
      address: ADDRESS,
      phone: '07 5550 0725',
      email: 'workshop@galah-creek-caravans.example',
      openingHours: {
        monday: '7:00-16:00',
        tuesday: '7:00-16:00',
        wednesday: '7:00-16:00',
        thursday: '7:00-16:00',
        friday: '7:00-15:00',
      },
      specialHours: HOLIDAYS,
    },
  ],
  stock: {
    feed: 'stock/vans.xml',
    itemType: 'caravan',
    priceType: 'drive_away',
    mapping: {
      record: 'van',
      fields: {
        stocknum: 'stockNumber',
        year: 'year',
        make: 'maker',
        model: 'range',
        badge: 'layout',
        body: 'kind',
        colour: 'colour',
        car_type: { from: 'condition', values: { Brandnew: 'new', Preloved: 'used' } },
        status: { from: 'availability', values: { available: 'in_stock', arriving: 'coming_soon', sold: 'sold' } },
        reserved: 'onHold',
        tag: 'sticker',
        price: 'pricing.driveAway',
        before_price: 'pricing.was',
        vin: 'identity.vin',
        regplate: 'identity.plate',
        body_length: 'size.bodyLength',
        body_width: 'size.bodyWidth',
        tare_weight: 'weights.tare',
        aggregate_trailer_mass: 'weights.atm',
        ball_weight: 'weights.ball',
        axle_type: 'axle',
        sleeps: 'berths',
        km: 'odometer',
        fuel: 'engine.fuel',
        trans: 'engine.gearbox',
        build_date: 'built',
        dealercomments: 'description',
        features: 'equipment.item[]',
        specifications: 'makersList.row[]',
        images: 'photos.photo[]',
        spin_images: 'turntable.photo[]',
        walkaround_videos: 'walkAround.film[]',
        spin_interior_image: 'inside',
        hotspots: 'points',
        created_at: 'dates.listed',
        updated_at: 'dates.changed',
        sold_at: 'dates.sold',
        show_on_dealer_website: 'web',
        location_code: 'yard',
        private_suburb: 'owner.suburb',
        private_postcode: 'owner.postcode',
      },
    },
  },
  search: {
    usedLabel: 'Pre-Owned',
    pathNoun: 'caravans',
    // With the promo card full rows of two and three.
    pageSize: 23,
  },
  card: { soldLabel: 'Off travelling', justArrivedLabel: 'Just in', justArrivedDays: 10, justArrivedNewestPercent: 5 },
  legal: {
    vehicleDisclaimer:
      'Weights and lengths are the maker’s and may differ with options fitted. Please confirm prices, specifications and your vehicle’s towing limits with us before you buy.',
  },
  runningCosts: { delivery: { byDistance: { fromAud: 180, includedKm: 50, perKilometreAud: 1.9, maxKm: 2_500 } } },
  // Who compares vans sees what a list does not say.
  vehiclePage: { specifications: { emptyRows: 'show' }, plugins: ['Autogauge'] },
  navigation: {
    headerItems: { newVehicles: { label: 'New Caravans' } },
    header: [
      {
        label: 'Service',
        links: [
          { label: 'Service and Repairs', href: '/service' },
          { label: 'Warranty', href: '/warranty' },
        ],
      },
      { label: 'Finance', href: '/finance' },
      {
        label: 'About Us',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Towing Guide', href: '/guides/towing' },
          { label: 'Contact Us', href: '/contact' },
        ],
      },
    ],
    footer: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'All caravans', href: '/search' },
          { label: 'Makes and Models', href: '/models' },
          { label: 'Favourites', href: '/favourites' },
          { label: 'Compare', href: '/compare' },
          { label: 'Trade-in', href: '/trade-in' },
          { label: 'Towing Guide', href: '/guides/towing' },
          { label: 'Spin to Win', href: '/spin-to-win' },
        ],
      },
      {
        title: 'Servicing and Parts',
        links: [
          { label: 'Service and Repairs', href: '/service' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Finance', href: '/finance' },
          { label: 'Pay Online', href: '/online-payment' },
        ],
      },
      {
        title: 'Galah Creek Caravans',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
          { label: 'My Galah', href: '/mygalah' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
  },
})
