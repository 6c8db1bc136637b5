/** What a site promotes, and for how long: promo card, popup, carousels, tiles of the home page, three-feature banner. */
import * as v from 'valibot'
import { FEATURES } from '#domain/promotions/feature-banner.ts'
import { PROMO_CARD_LINES, PROMO_CARD_RANDOM_OFFSET, PROMO_CARD_TITLE } from '#domain/promotions/promo-card.ts'
import { dateWindowEntries, startsBeforeItEnds, WINDOW_MESSAGE } from '../dates.ts'
import { option, required } from '../option.ts'
import { href, imageSource, text, wholeNumber } from '../text.ts'

const promoCardSchema = v.pipe(
  v.strictObject({
    display: option(v.boolean(), true, 'Whether the promo card is shown among search results.', 'S1 §3'),
    title: option(text, PROMO_CARD_TITLE, 'The heading of the card.', 'S1 §2'),
    lines: option(v.array(text), [...PROMO_CARD_LINES], 'The lines below the heading.', 'S1 §2'),
    href: option(href, '/sell-your-car', 'Where the card leads.'),
    position: option(
      v.nullable(wholeNumber(0, 100)),
      null,
      'How many cars stand before the card; null puts it after the last car of the page.',
      'S1 §2',
    ),
    randomOffset: option(
      wholeNumber(0, 20),
      PROMO_CARD_RANDOM_OFFSET,
      'The card stands up to this many cars further down than its position, at random.',
      'S1 §2',
    ),
    strictDisplay: option(
      v.boolean(),
      false,
      'Leaves the card out where a page has fewer cars than its position; otherwise it follows the last car.',
      'S1 §3',
    ),
    ...dateWindowEntries,
  }),
  v.forward(
    v.check((window) => startsBeforeItEnds(window), WINDOW_MESSAGE),
    ['expiry'],
  ),
)

const popupSchema = v.pipe(
  v.strictObject({
    title: required(text, 'The heading of the popup.', 'S1 §2'),
    description: required(text, 'The words below the heading.', 'S1 §2'),
    image: option(v.nullable(imageSource), null, 'A picture at the top of the popup.', 'S1 §2'),
    button: option(
      v.nullable(
        v.strictObject({
          label: required(text, 'The words on the button.', 'S1 §2'),
          href: required(href, 'Where the button leads.', 'S1 §2'),
        }),
      ),
      null,
      'A button that leads on; null for none.',
      'S1 §2',
    ),
    ...dateWindowEntries,
  }),
  v.forward(
    v.check((window) => startsBeforeItEnds(window), WINDOW_MESSAGE),
    ['expiry'],
  ),
)

const tileSchema = v.pipe(
  v.strictObject({
    title: required(text, 'The words on the tile.', 'S1 §9'),
    text: option(v.nullable(text), null, 'A line below the title.'),
    image: option(v.nullable(imageSource), null, 'The picture behind the words.'),
    href: required(href, 'The sale page that the tile leads to, such as "/eofy".', 'S1 §9'),
    ...dateWindowEntries,
  }),
  v.forward(
    v.check((window) => startsBeforeItEnds(window), WINDOW_MESSAGE),
    ['expiry'],
  ),
)

const carouselSchema = v.pipe(
  v.strictObject({
    title: required(text, 'The heading of the carousel, such as "EOFY sale".', 'S1 §9'),
    tiles: required(
      v.pipe(v.array(tileSchema), v.minLength(1, 'expected at least one tile')),
      'The tiles, in their order.',
      'S1 §9',
    ),
    ...dateWindowEntries,
  }),
  v.forward(
    v.check((window) => startsBeforeItEnds(window), WINDOW_MESSAGE),
    ['expiry'],
  ),
)

const feature = ({ label, href: path }: { label: string; href: string }) =>
  option(
    v.strictObject({
      show: option(v.boolean(), true, `Whether the banner has "${label}", while its page is there.`, 'S1 §2'),
      label: option(text, label, `The words of "${label}".`, 'S1 §2'),
      href: option(href, path, `Where "${label}" leads.`, 'S1 §2'),
    }),
    {},
    `"${label}" in the three-feature banner.`,
    'S1 §2',
  )

const featureBannerSchema = v.strictObject({
  offers: feature(FEATURES.offers),
  service: feature(FEATURES.service),
  sell: feature(FEATURES.sell),
})

export const promotionsSchema = v.strictObject({
  promoCard: option(promoCardSchema, {}, "The card among search results that asks for the shopper's car.", 'S1 §2'),
  popup: option(
    v.nullable(popupSchema),
    null,
    'A popup that a shopper may dismiss once and for all; null for none.',
    'S1 §4',
  ),
  carousels: option(
    v.array(carouselSchema),
    [],
    'Carousels of promotional tiles, each shown until its expiry; the EOFY sale is one.',
    'S1 §9',
  ),
  homeTiles: option(v.array(tileSchema), [], 'Promotional tiles of the home page.', 'S1 §9'),
  featureBanner: option(
    featureBannerSchema,
    {},
    'The three-feature banner: latest offers, book a service online, sell your car.',
    'S1 §2',
  ),
})
export type Promotions = v.InferOutput<typeof promotionsSchema>
