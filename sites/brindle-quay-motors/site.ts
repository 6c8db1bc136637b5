/** Demo: a city dealer of new and used cars, with a CSV feed of its own layout. */
import { defineSite } from '#config/define-site.ts'

const ADDRESS = {
  street: '418 Lantern Street',
  city: 'Newcastle West',
  state: 'NSW',
  postcode: '2302',
  latitude: -32.9249,
  longitude: 151.7562,
} as const

const HOLIDAYS = [
  { date: '2026-12-24', label: 'Christmas Eve', hours: '8:30-13:00' },
  { date: '2026-12-25', label: 'Christmas Day', hours: 'closed' },
  { date: '2026-12-26', label: 'Boxing Day', hours: 'closed' },
  { date: '2026-12-28', label: 'Additional public holiday', hours: 'closed' },
  { date: '2027-01-01', label: 'New Year’s Day', hours: 'closed' },
  { date: '2027-01-26', label: 'Australia Day', hours: 'closed' },
]

const WORKSHOP_WEEK = {
  monday: '7:30-17:00',
  tuesday: '7:30-17:00',
  wednesday: '7:30-17:00',
  thursday: '7:30-17:00',
  friday: '7:30-17:00',
}

export default defineSite({
  slug: 'brindle-quay-motors',
  name: 'Brindle Quay Motors',
  legalName: 'Brindle Quay Motors Pty Ltd (invented for demonstration)',
  template: 'dealer',
  url: 'https://www.brindle-quay-motors.example',
  description: 'New Mazda and Kia, and checked used cars of every make, on Lantern Street in Newcastle West.',
  timeZone: 'Australia/Sydney',
  phone: '02 5550 4180',
  email: 'hello@brindle-quay-motors.example',
  dealerLicence: 'MD DEMO-1042',
  demo: { stock: { profile: 'cars', seed: 1042, vehicles: 300 } },
  theme: {
    brandColour: '#0f6e63',
    inkColour: '#0d2b2a',
    accentColour: '#b4470e',
    corners: 'soft',
    headingFont: 'sans',
    header: 'light',
    monogram: 'BQ',
  },
  home: {
    headline: 'Good cars, plainly priced, by the harbour',
    introduction:
      'Three hundred new and used cars in one yard. Every price says what it includes, and every used car has been through our own workshop.',
    silhouette: 'hatch',
    image: '/imagery/heroes/city-wide-960.avif',
    imageTall: '/imagery/heroes/city-tall-960.avif',
    reasons: [
      {
        title: 'The price on the car is the price',
        text: 'We show drive-away prices wherever we can. Where government charges come on top, we say so beside the price.',
      },
      {
        title: 'Checked before it is listed',
        text: 'Each used car gets a 110-point inspection in our workshop. Ask for the report: we keep it for every car.',
      },
      {
        title: 'One yard, one team',
        text: 'Sales, service and parts share an address, so the people who sold you the car are there when it needs something.',
      },
    ],
  },
  promotions: {
    promoCard: { href: '/trade-in', position: 4 },
    featureBanner: { sell: { href: '/trade-in' } },
    homeTiles: [
      {
        title: 'Open late every Thursday',
        text: 'Test drives until 7 pm',
        href: '/contact',
      },
      {
        title: 'Demonstrators are changing over',
        text: 'Driven by us, priced to go by Christmas',
        href: '/search/demo-cars',
        start: '2026-11-01',
        expiry: '2026-12-24',
      },
    ],
  },
  // Invented rates of an invented lender.
  finance: { rates: { interestPercent: 6.29, comparisonPercent: 8.19 } },
  locations: [
    {
      code: 'BQM',
      name: 'Brindle Quay Motors',
      slug: 'newcastle-west',
      image: { url: '/imagery/fronts/showroom-day-960.avif' },
      primary: true,
      makes: ['Mazda', 'Kia'],
      dealerLicence: 'MD DEMO-1042',
      address: ADDRESS,
      phone: '02 5550 4180',
      email: 'sales@brindle-quay-motors.example',
      openingHours: {
        monday: '8:30-17:30',
        tuesday: '8:30-17:30',
        wednesday: '8:30-17:30',
        thursday: '8:30-19:00',
        friday: '8:30-17:30',
        saturday: '8:30-16:00',
        sunday: 'by appointment',
      },
      specialHours: HOLIDAYS,
      description:
        'Our showroom and yard stand side by side on Lantern Street, five minutes’ walk from the interchange. Customer parking is off Tallow Lane.',
    },
    {
      code: 'BQM-SERVICE',
      name: 'Brindle Quay Service',
      slug: 'newcastle-west-service',
      type: 'service',
      makes: ['Mazda', 'Kia'],
      repairerLicence: 'MVRL DEMO-5042',
      address: ADDRESS,
      phone: '02 5550 4185',
      email: 'service@brindle-quay-motors.example',
      openingHours: { ...WORKSHOP_WEEK, saturday: '8:00-12:00' },
      specialHours: HOLIDAYS,
      description: 'Twelve bays behind the showroom. Enter from Tallow Lane; keys may be left in the night box.',
    },
    {
      code: 'BQM-PARTS',
      name: 'Brindle Quay Parts',
      slug: 'newcastle-west-parts',
      type: 'parts',
      makes: ['Mazda', 'Kia'],
      address: ADDRESS,
      phone: '02 5550 4188',
      email: 'parts@brindle-quay-motors.example',
      openingHours: WORKSHOP_WEEK,
      specialHours: HOLIDAYS,
    },
  ],
  stock: {
    feed: 'stock/yard-export.csv',
    encoding: 'windows-1252',
    priceType: 'drive_away',
    // The export of the yard's own stock book.
    mapping: {
      fields: {
        stocknum: 'Stock No',
        car_type: { from: 'N/D/U', values: { N: 'new', D: 'demo', U: 'used' } },
        status: { from: 'Status', values: { A: 'in_stock', C: 'coming_soon', S: 'sold' } },
        year: 'Year',
        make: 'Make',
        model: 'Model',
        badge: 'Badge',
        series: 'Series',
        body: 'Body Style',
        colour: 'Ext Colour',
        interior_colour: 'Trim Colour',
        km: 'Kms',
        price: 'Price',
        price_type: {
          from: 'Price Basis',
          values: { DAP: 'drive_away', EGC: 'excluding_government_charges' },
        },
        before_price: 'Was',
        trans: 'Transmission',
        drive: 'Drive',
        fuel: 'Fuel',
        engine_size: 'Litres',
        cylinders: 'Cyl',
        power_kw: 'Power kW',
        torque: 'Torque Nm',
        fuelconsumptioncombined: 'L/100km',
        fuelcapacity: 'Tank',
        towingcapacitybraked: 'Tow Braked',
        ancaprating: 'ANCAP',
        seats: 'Seats',
        doors: 'Doors',
        vin: 'VIN',
        regplate: 'Rego',
        rego_expiry: 'Rego Exp',
        build_date: 'Build',
        compliance_date: 'Compliance',
        reserved: 'On Hold',
        certified: 'Certified',
        tag: 'Web Tag',
        features: { from: 'Features', separator: '|' },
        dealercomments: 'Comments',
        images: { from: 'Photos', separator: '|' },
        created_at: 'Listed',
        updated_at: 'Updated',
        sold_at: 'Sold On',
        show_on_dealer_website: 'Web',
        location_code: { from: 'Yard', fallback: 'BQM' },
      },
    },
  },
  vehiclePage: { specifications: { emptyRows: 'hide' } },
  navigation: {
    header: [
      {
        label: 'Service',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
        ],
      },
      { label: 'Finance', href: '/finance' },
      {
        label: 'About Us',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
          { label: 'Fleet', href: '/fleet' },
        ],
      },
    ],
    footer: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'All cars', href: '/search' },
          { label: 'Favourites', href: '/favourites' },
          { label: 'Makes and Models', href: '/models' },
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
        ],
      },
      {
        title: 'Brindle Quay Motors',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
          { label: 'Fleet', href: '/fleet' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
  },
})
