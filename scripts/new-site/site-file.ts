/** The site.ts of a new site: everything that a dealer must say, filled with placeholders that load. */
import type { Template } from './new-site-names.ts'

interface Starter {
  description: string
  headline: string
  introduction: string
  brandColour: string
  makes: readonly string[]
  silhouette: string
  /** Of the pictures that the project brings: the name of a hero and of a front. */
  hero: string
  front: string
  stock: string
  search: string
}

const STARTERS: Record<Template, Starter> = {
  dealer: {
    description: 'New and used cars in Exampleton.',
    headline: 'Find your next car',
    introduction: 'New and used cars, checked in our own workshop and priced plainly.',
    brandColour: '#0b4fd6',
    makes: ['Mazda', 'Kia'],
    silhouette: 'hatch',
    hero: 'city',
    front: 'showroom-day',
    stock: '',
    search: '',
  },
  group: {
    description: 'Cars of several brands from one group of dealerships.',
    headline: 'Every brand, one place to look',
    introduction: 'Search the stock of all our dealerships, and buy from the one nearest to you.',
    brandColour: '#7a1f3d',
    makes: ['Toyota', 'Hyundai', 'Ford'],
    silhouette: 'ute',
    hero: 'group',
    front: 'showroom-day',
    stock: '',
    search: '',
  },
  leisure: {
    description: 'New and used caravans in Exampleton.',
    headline: 'Find your next caravan',
    introduction: 'Caravans, campers and motorhomes to walk through, with people who know what your car can tow.',
    brandColour: '#2f6b3a',
    makes: ['Jayco', 'New Age'],
    silhouette: 'caravan',
    hero: 'leisure',
    front: 'caravans-day',
    stock: "\n    itemType: 'caravan',",
    search: "\n  search: { pathNoun: 'caravans', itemName: { one: 'caravan', many: 'caravans' } },",
  },
}

export interface NewSite {
  slug: string
  name: string
  template: Template
}

export function siteFile({ slug, name, template }: NewSite): string {
  const starter = STARTERS[template]
  const dealership = template === 'group' ? `\n      dealership: { name: ${quote(name)}, slug: ${quote(slug)} },` : ''
  return `/** ${name.replaceAll('*/', '')}. Every option is described in docs/configuration.md. */
import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: ${quote(slug)},
  name: ${quote(name)},
  template: ${quote(template)},
  url: ${quote(`https://www.${slug}.example`)},
  description: ${quote(starter.description)},
  timeZone: 'Australia/Sydney',
  phone: '02 5550 0100',
  email: ${quote(`hello@${slug}.example`)},
  // Shown on every page: the licence of the dealer.
  dealerLicence: 'MD DEMO-0000',
  // Marks every page as an example. Remove it when the details and the feed are the dealer's own.
  demo: { stock: null },
  theme: { brandColour: ${quote(starter.brandColour)}, monogram: ${quote(monogram(name))} },
  home: {
    headline: ${quote(starter.headline)},
    introduction: ${quote(starter.introduction)},
    silhouette: ${quote(starter.silhouette)},
    // Pictures that come with the project, the second cut for phones: put the dealer's own in their place.
    image: '/imagery/heroes/${starter.hero}-wide-960.avif',
    imageTall: '/imagery/heroes/${starter.hero}-tall-960.avif',
    reasons: [
      { title: 'The price is the price', text: 'Each price says what it includes, before you ask.' },
      { title: 'Checked before it is listed', text: 'Our own workshop looks at every used vehicle first.' },
      { title: 'People who answer', text: 'Call, and you speak with somebody who knows the vehicle.' },
    ],
  },
  locations: [
    {
      code: 'MAIN',
      name: ${quote(name)},
      slug: 'exampleton',
      primary: true,${dealership}
      makes: [${starter.makes.map(quote).join(', ')}],
      address: { street: '1 Example Street', city: 'Exampleton', state: 'NSW', postcode: '2000' },
      phone: '02 5550 0100',
      image: { url: '/imagery/fronts/${starter.front}-960.avif' },
      openingHours: {
        monday: '8:30-17:30',
        tuesday: '8:30-17:30',
        wednesday: '8:30-17:30',
        thursday: '8:30-17:30',
        friday: '8:30-17:30',
        saturday: '8:30-16:00',
      },
    },
  ],
  stock: {
    // The example's own feed. Let the dealer's feed be delivered to stock/, and name it here.
    feed: 'data/stock.json',${starter.stock}
    priceType: 'drive_away',
  },${starter.search}
  navigation: {
    header: [
      {
        label: 'About Us',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
        ],
      },
    ],
    footer: [
      {
        title: ${quote(name)},
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
  },
})
`
}

function monogram(name: string): string {
  const initials = name
    .split(' ')
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
  return (initials === '' ? name.slice(0, 1) : initials).toUpperCase()
}

/** A text as a TypeScript literal in single quotes. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
