/** One site's whole configuration. Strict: a key that is not known is an error. */
import * as v from 'valibot'
import { itemFacetLabels, itemFacets, itemNameOf, itemTypesOf } from '#domain/car/item-types.ts'
import { withTradeInName } from '#domain/leads/trade-in-name.ts'
import { buttonsSchema } from './car/buttons.ts'
import { cardSchema, compareSchema } from './car/card.ts'
import { labelsSchema } from './car/labels.ts'
import { runningCostsSchema } from './car/running-costs.ts'
import { vehiclePageSchema } from './car/vehicle-page.ts'
import { viewerSchema } from './car/viewer.ts'
import { budgetSearchSchema } from './finance/budget-search.ts'
import { financeSchema } from './finance/finance.ts'
import { imagesSchema } from './images.ts'
import { option, required } from './option.ts'
import { contentSchema } from './pages/content.ts'
import { feedsOutSchema } from './pages/feeds-out.ts'
import { groupSchema } from './pages/group.ts'
import { homeSchema } from './pages/home.ts'
import { legalSchema } from './pages/legal.ts'
import { modelPagesSchema } from './pages/model-pages.ts'
import { navigationSchema } from './pages/navigation.ts'
import { offersSchema } from './pages/offers.ts'
import { promotionsSchema } from './pages/promotions.ts'
import { seoSchema } from './pages/seo.ts'
import { locationSchema } from './places/location.ts'
import { hoursSchema, locationBlocksSchema, locationPagesSchema } from './places/location-blocks.ts'
import { mapSchema } from './places/map.ts'
import { filterRulesSchema } from './search/filter-rules.ts'
import { searchSchema } from './search/search.ts'
import { searchEngineSchema } from './search/search-engine.ts'
import { cdnPurgeSchema, chatSchema, platformSchema } from './services.ts'
import { demoSchema, stockSchema } from './stock.ts'
import { australianPhone, httpsUrl, slug, text, timeZone } from './text.ts'
import { themeSchema } from './theme.ts'
import { analyticsSchema } from './visitors/analytics.ts'
import { formsSchema } from './visitors/forms.ts'
import { garageSchema } from './visitors/garage.ts'
import { gatingSchema, journeysSchema } from './visitors/gating.ts'
import { leadsSchema } from './visitors/leads.ts'
import { paymentsSchema } from './visitors/payments.ts'
import { spinToWinSchema } from './visitors/spin-to-win.ts'
import { textsSchema } from './visitors/texts.ts'
import { valuationSchema } from './visitors/valuation.ts'

export const TEMPLATES = ['dealer', 'group', 'leisure'] as const

const configurationSchema = v.strictObject({
  slug: required(slug, "The folder's name under `sites/`, and the site's host name in `npm run serve`.", 'S1'),
  name: required(text, "The dealer's name as shoppers know it."),
  legalName: option(v.nullable(text), null, 'The registered name behind the dealer, shown in the footer.'),
  template: required(
    v.picklist(TEMPLATES),
    'A single dealer; a group with several brands and locations; or leisure: caravans, motorcycles or trucks.',
    'S1',
  ),
  url: required(
    v.pipe(httpsUrl, v.regex(/^https:\/\/[^/]+$/, 'expected an origin without a path or a slash at its end')),
    'The origin where the site will be served, such as "https://www.example.com.au"; canonical addresses start with it.',
  ),
  description: required(text, 'One sentence about the dealer for search engines and the footer.'),
  timeZone: option(
    timeZone,
    'Australia/Brisbane',
    'The zone in which dates and opening hours are meant; a location may have its own.',
    'S1 §1',
  ),
  phone: required(australianPhone, 'The number of the dealer as a whole; a location has its own.'),
  email: option(
    v.nullable(v.pipe(v.string(), v.email('expected an e-mail address'))),
    null,
    'The e-mail address of the dealer as a whole.',
  ),
  dealerLicence: required(text, 'The dealer\'s licence, such as "MD 12345", in the footer of every page.', 'AU §3'),
  demo: option(v.nullable(demoSchema), null, 'Marks the site as an invented example, on every page.'),
  theme: option(themeSchema, {}, 'How the site looks: colours, corners and type.'),
  home: required(homeSchema, 'The words of the home page.'),
  locations: required(
    v.pipe(v.array(locationSchema), v.minLength(1, 'expected at least one location')),
    'The locations, or the name of a JSON file in the site\'s folder that holds them, such as "data/locations.json".',
    'S2 §3',
  ),
  locationBlocks: option(locationBlocksSchema, {}, 'Which locations each part of the site lists.', 'S2 §3'),
  locationPages: option(locationPagesSchema, {}, 'Where the pages of locations stand.', 'S2 §2'),
  websiteId: option(
    v.nullable(text),
    null,
    'The id by which offers and the platform know this website; its slug when null.',
    'S2 §3',
  ),
  offers: option(offersSchema, {}, 'How special offers are shown.', 'S2 §4'),
  modelPages: option(modelPagesSchema, {}, 'A page for each new model.', 'S2 §2'),
  forms: option(formsSchema, {}, 'What the site’s forms ask.', 'S2 §5'),
  gating: option(gatingSchema, {}, 'Which routes need sign-in.', 'S2 §4'),
  garage: option(garageSchema, {}, 'What visitors who have signed in keep, and when they hear of changes.', 'S2 §2'),
  journeys: option(journeysSchema, {}, 'Where a car is reserved and a trade-in is valued.', 'S1 §2'),
  stock: required(stockSchema, 'The stock feed, how it is read, and how long sold cars stay.'),
  search: option(
    searchSchema,
    {},
    'The search pages: which are made, what can be filtered and sorted by, and what each shows.',
    'S1 §2, §9',
  ),
  filterRules: option(filterRulesSchema, {}, "Which vehicles the site's search shows at all.", 'S1 §7'),
  searchEngine: option(
    searchEngineSchema,
    { kind: 'bundled' },
    'Which engine answers searches: the index shipped with the site, or a Meilisearch server.',
    'S2 §7',
  ),
  card: option(cardSchema, {}, 'What a card of a car says: its tag, its price and its facts.', 'S1 §2, §4'),
  compare: option(compareSchema, {}, 'Cars side by side.', 'S1 §1'),
  buttons: option(buttonsSchema, {}, 'Which buttons a car has, what they say, and what reserving costs.', 'S1 §2, §4'),
  vehiclePage: option(
    vehiclePageSchema,
    {},
    "What a vehicle's page shows of a car, and how much of it at first.",
    'S1 §2',
  ),
  viewer: option(viewerSchema, {}, "How a car's pictures, spin and video are shown.", 'S1 §4'),
  labels: option(labelsSchema, {}, "The words of a vehicle's page and of the messages that follow a click.", 'S1 §4'),
  finance: option(financeSchema, {}, 'Finance: provider, calculator, estimate, disclaimer and links.', 'S1 §5, §9'),
  budgetSearch: option(budgetSearchSchema, {}, 'The search by what a shopper can repay.', 'S2 §4, §9'),
  runningCosts: option(runningCostsSchema, {}, 'The fuel and delivery calculators.', 'S1 §5'),
  navigation: option(navigationSchema, {}, 'The links of the header and the footer.', 'S1 §9'),
  hours: option(hoursSchema, {}, 'How opening hours are shown.', 'S2 §4'),
  group: option(
    groupSchema,
    {},
    'What a group shows beyond a single dealer: numbers, brands, other businesses.',
    'S1 §1',
  ),
  promotions: option(promotionsSchema, {}, 'What the site promotes, and for how long.', 'S1 §3, §9'),
  content: option(contentSchema, {}, 'Reviews and the questions of the trade-in page.', 'S1 §9'),
  legal: option(legalSchema, {}, 'What the site must say, and where its conditions stand.', 'S1 §2'),
  images: option(imagesSchema, {}, 'Where photographs come from and in which sizes.', 'S2 §7'),
  map: option(mapSchema, {}, "The map of a car's or a location's place.", 'S1 §2, S2 §7'),
  chat: option(chatSchema, null, 'The chat widget that the instant message button opens; none when null.', 'S2 §7'),
  leads: option(leadsSchema, {}, 'Where leads go, and how long they are kept.', 'S2 §7'),
  texts: option(
    textsSchema,
    null,
    'Who sends text messages, such as the code to sign in with. None when null: a development platform keeps them in its outbox, any other sends none, so nobody can sign in.',
  ),
  payments: option(
    v.nullable(paymentsSchema),
    null,
    'How cars are reserved and paid for online; without it (null) no button leads there.',
    'S1 §9',
  ),
  spinToWin: option(
    v.nullable(spinToWinSchema),
    null,
    'The wheel at /spin-to-win, on a site where visitors can sign in; none when null.',
    'S2 §2',
  ),
  valuation: option(valuationSchema, {}, 'How trade-ins are looked up and estimated.', 'S2 §7'),
  platform: option(
    v.nullable(platformSchema),
    {},
    'Where the calls of pages go. A site without a platform (null) has nothing that needs a server: no forms, no sign-in; telephone and e-mail links stay.',
    'S1 §7',
  ),
  cdnPurge: option(
    v.nullable(cdnPurgeSchema),
    null,
    'Asks a CDN in front of the site to forget the addresses that a release has changed; none when null.',
  ),
  analytics: option(analyticsSchema, {}, "What is counted of a site's visits, and with whose consent.", 'S1 §7'),
  feedsOut: option(feedsOutSchema, {}, 'Feeds of the stock for advertisers and partners, made anew with each release.'),
  seo: option(seoSchema, {}, 'What search engines and social networks show of the site.'),
})

/** The words and filters that follow from the kinds of vehicle that a site sells, where it says nothing else. */
function withItemWords(site: v.InferOutput<typeof configurationSchema>) {
  const itemTypes = itemTypesOf(site)
  const { facets, facetLabels } = site.search
  const itemName = site.search.itemName ?? itemNameOf(itemTypes)
  const { promoCard, featureBanner } = site.promotions
  const { footerGroups } = site.navigation
  const { buyerTools } = footerGroups
  const named = (text: string): string => withTradeInName(text, itemName)
  return {
    ...site,
    promotions: {
      ...site.promotions,
      promoCard: { ...promoCard, title: named(promoCard.title), lines: promoCard.lines.map(named) },
      featureBanner: { ...featureBanner, sell: { ...featureBanner.sell, label: named(featureBanner.sell.label) } },
    },
    navigation: {
      ...site.navigation,
      footerGroups: {
        ...footerGroups,
        buyerTools: { ...buyerTools, links: buyerTools.links.map((link) => ({ ...link, label: named(link.label) })) },
      },
    },
    search: {
      ...site.search,
      itemName,
      facets: facets ?? itemFacets(itemTypes),
      facetLabels: { ...itemFacetLabels(itemTypes), ...facetLabels },
    },
  }
}

export const siteSchema = v.pipe(configurationSchema, v.transform(withItemWords))

/** What code reads: complete, with every default filled in. */
export type Site = v.InferOutput<typeof siteSchema>

type WrittenSite = v.InferInput<typeof siteSchema>
/** What a site builder writes. */
export type SiteInput = Omit<WrittenSite, 'locations'> & { locations: WrittenSite['locations'] | string }
