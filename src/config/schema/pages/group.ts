/** What a group of dealers shows beyond a single dealer: its numbers, its brands, its other businesses. */
import * as v from 'valibot'
import { BRAND_KINDS } from '#domain/group/brand.ts'
import { GROUP_PAGES } from '#domain/group/group-pages.ts'
import { COUNTED, GROUP_STATS } from '#domain/group/stats-banner.ts'
import {
  SALES_COUNTER_PER_DAY,
  SALES_COUNTER_REFRESH_SECONDS,
  SALES_COUNTER_STEP_SECONDS,
  SALES_COUNTER_TIME_ZONE,
} from '#domain/time/sales-counter.ts'
import { option, required } from '../option.ts'
import { australianPhone, href, imageSource, slug, text, timeZone, wholeNumber } from '../text.ts'

const DAY_SECONDS = 86_400

const statsBannerSchema = v.strictObject({
  show: option(v.boolean(), false, 'Whether the stats banner is shown; switch it on for a group.', 'S1 §1'),
  stats: option(
    v.array(
      v.pipe(
        v.strictObject({
          min: option(
            v.nullable(wholeNumber(0, 1_000_000)),
            null,
            'The number before the "+"; null for the exact number that the site has of what it counts.',
            'S1 §1',
          ),
          of: option(
            v.nullable(v.picklist(COUNTED)),
            null,
            'What is counted, where the site can count it: the banner never says more than there are.',
          ),
          label: required(text, 'The words beside the number, such as "locations".', 'S1 §1'),
        }),
        v.check(({ min, of }) => min !== null || of !== null, 'expected a `min`, or an `of` that the site counts'),
      ),
    ),
    [...GROUP_STATS],
    'The numbers of the banner: "50+ locations", "40+ brands", "30+ years".',
    'S1 §1',
  ),
})

const salesCounterSchema = v.pipe(
  v.strictObject({
    show: option(v.boolean(), false, 'Whether the sales counter is shown; switch it on for a group.', 'S1 §1'),
    label: option(
      text,
      'vehicles sold today (estimate)',
      'The words beside the count, which rises by the clock and counts no sales: they must say so.',
    ),
    perDay: option(
      wholeNumber(1, DAY_SECONDS),
      SALES_COUNTER_PER_DAY,
      'The most that the counter reaches in a day.',
      'S1 §1',
    ),
    stepSeconds: option(
      wholeNumber(1, DAY_SECONDS),
      SALES_COUNTER_STEP_SECONDS,
      'Seconds between one count and the next.',
      'S1 §1',
    ),
    timeZone: option(timeZone, SALES_COUNTER_TIME_ZONE, 'The zone whose midnight starts the count anew.', 'S1 §1'),
    refreshSeconds: option(
      wholeNumber(1, DAY_SECONDS),
      SALES_COUNTER_REFRESH_SECONDS,
      'Seconds after which an open page counts again.',
      'S1 §1',
    ),
  }),
  v.forward(
    v.check(
      ({ perDay, stepSeconds }) => perDay * stepSeconds <= DAY_SECONDS,
      'expected a number of steps that fits into a day of 86400 seconds',
    ),
    ['perDay'],
  ),
)

const brandSchema = v.strictObject({
  title: required(text, "The brand's name.", 'S1 §3'),
  slug: required(slug, "The brand's page is at /{slug}/overview.", 'S1 §2'),
  kind: option(v.picklist(BRAND_KINDS), 'cars', 'What the brand makes: cars, motorcycles or trucks.', 'S1 §1'),
  logo: option(
    v.nullable(imageSource),
    null,
    'The logo, shown at 76 by 65 pixels; null shows the title in its place.',
    'S1 §1',
  ),
  banner: option(v.nullable(imageSource), null, "The wide picture at the top of the brand's page.", 'S1 §3'),
  description: option(v.array(text), [], "The paragraphs of the brand's page.", 'S1 §3'),
  skipPage: option(
    v.boolean(),
    false,
    'Makes no page of its own for the brand; its logo then leads to its stock.',
    'S1 §3',
  ),
})

export const groupSchema = v.strictObject({
  statsBanner: option(statsBannerSchema, {}, 'The numbers that a group is proud of.', 'S1 §1'),
  salesCounter: option(salesCounterSchema, {}, 'A counter that rises through the day.', 'S1 §1'),
  brands: option(
    v.pipe(
      v.array(brandSchema),
      v.check(
        (brands) => new Set(brands.map((brand) => brand.slug)).size === brands.length,
        'expected brands with a slug of their own each',
      ),
    ),
    [],
    'The brands that are sold, in the order of their grid.',
    'S1 §3',
  ),
  pages: option(
    v.array(
      v.strictObject({
        label: required(text, 'The name of the business, and the words of the links to it.'),
        href: required(href, 'The address of its page, such as "/finance-and-insurance".', 'S1 §2'),
        summary: option(v.nullable(text), null, 'What the business does, in one sentence.'),
        paragraphs: option(
          v.array(text),
          [],
          'The words of its page; `pages/finance-and-insurance.md` takes their place where there is one.',
        ),
        image: option(v.nullable(imageSource), null, 'The picture at the top of its page.'),
        phone: option(v.nullable(australianPhone), null, "Its own phone; null for the site's."),
        email: option(v.nullable(v.pipe(v.string(), v.email('expected an e-mail address'))), null, 'Its own e-mail.'),
        action: option(
          v.nullable(
            v.strictObject({
              label: required(text, 'The words of the button.'),
              href: required(href, 'Where the button leads.'),
            }),
          ),
          null,
          'A button on its page; null for none.',
        ),
      }),
    ),
    GROUP_PAGES.map((page) => ({ ...page })),
    "The group's other businesses. Each has a page, and links to it, once its words are written.",
    'S1 §2',
  ),
})
export type Group = v.InferOutput<typeof groupSchema>
