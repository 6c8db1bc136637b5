/** The blocks that a home page is composed of: the options of each, and the page of each template. */
import * as v from 'valibot'
import { BRAND_KINDS } from '#domain/group/brand.ts'
import { option, required } from '../option.ts'
import { locationBlockSchema } from '../places/location-blocks.ts'
import { choices, href, imageSource, text, wholeNumber } from '../text.ts'

const BACKGROUNDS = ['plain', 'tint', 'soft', 'dark'] as const

const background = option(v.picklist(BACKGROUNDS), 'plain', 'The background: white, grey, the brand’s tint, or dark.')

/** A block: its kind, its heading, its background, and options of its own. */
const block = <const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  meaning: string,
  heading: string,
  entries: Entries,
  source = 'S1 §2',
) =>
  v.strictObject({
    kind: required(v.literal(kind), meaning, source),
    title: option(text, heading, `The heading; "${heading}" unless written.`),
    background,
    ...entries,
  })

const limit = (count: number, meaning: string) => option(wholeNumber(1, 60), count, meaning)

const heroSchema = v.strictObject({
  kind: required(v.literal('hero'), 'The headline, the introduction and the way into the search.', 'S1 §2'),
  layout: option(
    v.picklist(['split', 'banner', 'scene']),
    'split',
    'Words beside a picture; words on a dark background over the whole width; or words above a landscape.',
  ),
  search: option(v.boolean(), true, 'Whether shoppers can search by make, body and price from here.', 'S1 §2'),
  image: option(
    v.nullable(imageSource),
    null,
    'A wide picture, 16:9 or wider, in the place of the drawing; what matters stands in its right half. Null for the drawing.',
  ),
  imageTall: option(
    v.nullable(imageSource),
    null,
    'The picture for phones, 4:3 or higher; null for the middle of the wide one.',
  ),
})

/** Every block; a new one is an entry here and a file of the same name in `components/blocks/`. */
export const homeBlockSchema = v.variant('kind', [
  heroSchema,
  v.strictObject({
    kind: required(v.literal('body-tiles'), 'Body types with the most stock, as tiles.', 'S1 §2'),
    title: option(
      v.nullable(text),
      null,
      'The heading; null for "Shop by body type", or "Shop by type" where the filter of bodies is called so.',
    ),
    background,
    limit: limit(6, 'The maximum number of tiles; fewer where the budget search says so.'),
  }),
  block('latest-arrivals', 'The vehicles that came in last.', 'Latest arrivals', {
    limit: limit(8, 'How many vehicles.'),
  }),
  block('brands', 'The logos of the brands, each leading to its page or its stock.', 'Our brands', {
    kinds: option(choices(BRAND_KINDS), [...BRAND_KINDS], 'Which brands: cars, motorcycles, trucks.', 'S1 §1'),
    limit: limit(
      24,
      'The maximum number of makes, where the site lists no brands and the makes in stock stand in for them.',
    ),
  }),
  block('offers', 'The first special offers.', 'Special offers', { limit: limit(3, 'How many offers.') }, 'S2 §2'),
  block(
    'features',
    'The three-feature banner: latest offers, book a service online, sell your car.',
    'How we help',
    {},
  ),
  block('reasons', 'The reasons to buy here, from `home.reasons`.', 'Why buy here', {
    layout: option(v.picklist(['columns', 'list']), 'columns', 'Side by side, or numbered beside the heading.'),
  }),
  block('reviews', "Customers' reviews with the average rating.", 'What our customers say', {
    limit: limit(6, 'How many reviews are quoted.'),
  }),
  block('locations', 'The places of the dealer.', 'Visit us', {
    layout: option(
      v.picklist(['cards', 'states']),
      'cards',
      'Cards of places, or a list of all of them by state: the way to the dealer locator.',
      'S2 §2',
    ),
    limit: limit(10, 'The maximum number of cards.'),
    places: option(
      v.nullable(locationBlockSchema('sales')),
      null,
      'Which locations this block lists; null for those of `locationBlocks.home`.',
      'S2 §3',
    ),
  }),
  block('promo-tiles', 'The promotional tiles of `promotions.homeTiles`, while they run.', 'On now', {}, 'S1 §9'),
  block(
    'promo-carousels',
    'The carousels of `promotions.carousels`, such as the EOFY sale, while they run.',
    'Sales',
    {},
    'S1 §9',
  ),
  block('finance', 'A finance teaser; a repayment is shown only with its rates and warning.', 'Finance made plain', {
    text: option(
      text,
      'Tell us what you would like to spend, and we look for the loan that fits. You see every rate and fee before you sign.',
      'The words below the heading.',
    ),
    label: option(text, 'Explore finance', 'The words of the link to the finance page.'),
    priceAud: option(
      wholeNumber(1_000, 250_000),
      30_000,
      'The price of the example, in dollars, where the site advertises rates.',
      'S1 §9',
    ),
  }),
  block('trade-in', 'An invitation to trade in a vehicle.', 'What is yours worth?', {
    text: option(
      text,
      'Tell us about it and we will make you an offer. Trade it in, or sell it to us outright.',
      'The words below the heading.',
    ),
    label: option(text, 'Value my trade-in', 'The words of the link.'),
    href: option(href, '/trade-in', 'Where the link leads.', 'S1 §2'),
  }),
  block('stats', "The group's numbers and its sales counter, as `group` shows them.", 'In numbers', {}, 'S1 §1'),
])
export type HomeBlock = v.InferOutput<typeof homeBlockSchema>
type HomeBlockInput = v.InferInput<typeof homeBlockSchema>
export type HomeBlockKind = HomeBlock['kind']

/** Ours: the home page of a site that lists no blocks. What has nothing to show is left out. */
const BLOCKS_OF_TEMPLATE: Record<'dealer' | 'group' | 'leisure', HomeBlockInput[]> = {
  dealer: [
    { kind: 'hero', layout: 'split' },
    { kind: 'body-tiles' },
    { kind: 'latest-arrivals' },
    { kind: 'promo-carousels' },
    { kind: 'offers', background: 'tint' },
    { kind: 'promo-tiles' },
    { kind: 'reasons' },
    { kind: 'finance', background: 'soft' },
    { kind: 'trade-in', background: 'dark' },
    { kind: 'brands', title: 'Shop by make' },
    { kind: 'reviews', background: 'tint' },
    { kind: 'features' },
    { kind: 'locations' },
  ],
  group: [
    { kind: 'hero', layout: 'banner' },
    { kind: 'stats', background: 'dark' },
    { kind: 'brands' },
    { kind: 'promo-carousels', background: 'tint' },
    { kind: 'latest-arrivals' },
    { kind: 'promo-tiles' },
    { kind: 'offers', background: 'tint' },
    { kind: 'features' },
    { kind: 'body-tiles' },
    { kind: 'finance', background: 'soft' },
    { kind: 'trade-in', background: 'dark' },
    { kind: 'reviews' },
    { kind: 'reasons', background: 'tint' },
    { kind: 'locations', title: 'Find your dealership', layout: 'states' },
  ],
  leisure: [
    { kind: 'hero', layout: 'scene' },
    { kind: 'latest-arrivals', title: 'Just rolled in' },
    { kind: 'body-tiles' },
    { kind: 'reasons', background: 'soft', layout: 'list' },
    { kind: 'promo-carousels' },
    { kind: 'offers' },
    { kind: 'promo-tiles' },
    { kind: 'reviews', background: 'tint', title: 'Postcards from our customers' },
    { kind: 'brands', title: 'The makes we know' },
    { kind: 'finance', background: 'soft' },
    { kind: 'trade-in', background: 'dark' },
    { kind: 'features' },
    { kind: 'locations' },
  ],
}

/** The blocks of a site's home page, in their order: its own, else those of its template with the site's picture. */
export function homeBlocks(site: {
  template: keyof typeof BLOCKS_OF_TEMPLATE
  home: { blocks: readonly HomeBlock[] | null; image: string | null; imageTall: string | null }
}): readonly HomeBlock[] {
  const { blocks, image, imageTall } = site.home
  return (
    blocks ??
    BLOCKS_OF_TEMPLATE[site.template].map((written) =>
      v.parse(homeBlockSchema, written.kind === 'hero' ? { ...written, image, imageTall } : written),
    )
  )
}
