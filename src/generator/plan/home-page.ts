/** The home page: its configured blocks, in their order, each with what it shows of the site's data. */
import type { HomeBlock, HomeBlockKind } from '#config/schema/pages/home-blocks.ts'
import { homeBlocks } from '#config/schema/pages/home-blocks.ts'
import { bodyTiles } from '#domain/budget/body-tiles.ts'
import { bodyHeading } from '#domain/car/item-types.ts'
import { BODY_LABELS } from '#domain/car/labels.ts'
import { financeEstimate, teaserRepayment } from '#domain/finance/estimate.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { brandGrid } from '#domain/group/brand.ts'
import { leadsSomewhere, sellingHref } from '#domain/navigation/link.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { featureBanner } from '#domain/promotions/feature-banner.ts'
import { bodyPath, makePath } from '#domain/search/url/search-paths.ts'
import { salesCount } from '#domain/time/sales-counter.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import type { HomeBlockData, HomeBlockDataOf, HomeBlockInputs } from '#view-models/home.ts'
import { brandsOf } from './group/brand-pages.ts'
import { countedWords, groupStats } from './group/group-stats.ts'
import { offerCard } from './offer-pages.ts'
import { quoteReviews } from './places/quoted-reviews.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { latestCards, planPage } from './plan-context.ts'
import { planFinder } from './search/finder.ts'
import { shownOffers } from './shown-offers.ts'

/** What a block shows; `null` leaves the block out, so that no heading stands above nothing. */
type BlockPlanner<Kind extends HomeBlockKind> = (
  context: PlanContext,
  options: Extract<HomeBlock, { kind: Kind }>,
) => HomeBlockDataOf<Kind> | null

type BlockPlanners = { readonly [Kind in keyof HomeBlockData]: BlockPlanner<Kind> } & {
  readonly [Kind in Exclude<HomeBlockKind, keyof HomeBlockData>]?: BlockPlanner<Kind>
}

/** A block that shows only its configuration, and always, needs no planner. */
const HOME_BLOCK_PLANNERS: BlockPlanners = {
  hero: (context, { search }) => ({ finder: search ? planFinder(context) : null }),

  'body-tiles': ({ catalogue, groups }, { limit, title }) => {
    const { facetLabels, pathNoun } = catalogue.site.search
    const { customBodies, tiles } = catalogue.site.budgetSearch
    const bodies = groups.bodyTypes.map(({ bodyType, cars }) => ({
      name: BODY_LABELS[bodyType].one,
      count: cars.length,
      bodyType,
    }))
    const best = bodyTiles(bodies, { customBodies, tiles: tiles ?? limit })
    if (best.length < 2) return null
    return {
      title: title ?? `Shop by ${bodyHeading(facetLabels).toLowerCase()}`,
      tiles: best.slice(0, limit).map(({ bodyType, count }) => ({
        label: BODY_LABELS[bodyType].many,
        href: bodyPath(bodyType, pathNoun),
        bodyType,
        count,
      })),
    }
  },

  'latest-arrivals': ({ catalogue }, { limit }) => {
    const cards = latestCards(catalogue, limit)
    return cards.length === 0 ? null : { cards }
  },

  brands: ({ catalogue, groups, targets }, { kinds, limit }) => {
    const brands = brandsOf(catalogue)
    if (brands.length > 0) {
      const grid = brandGrid(brands, targets.hasPath).filter(({ kind }) => kinds.includes(kind))
      return grid.length === 0
        ? null
        : {
            groups: grid.map(({ kind, tiles }) => ({
              kind,
              logos: tiles.map(({ title, logo, href }) => ({ title, href, imageUrl: logo })),
            })),
          }
    }
    const makes = [...groups.makes].sort((a, b) => b.cars.length - a.cars.length).slice(0, limit)
    const chosen = new Set(makes)
    // The best stocked, in the alphabet's order: that is how a make is looked for.
    const logos = groups.makes
      .filter((make) => chosen.has(make))
      .map(({ make }) => ({ title: make, href: makePath(make), imageUrl: null }))
    return logos.length < 2 ? null : { groups: [{ kind: null, logos }] }
  },

  offers: (context, { limit }) => {
    const offers = shownOffers(context.catalogue)
    if (offers.length === 0) return null
    return {
      offers: offers.slice(0, limit).map((offer) => offerCard(context, offer)),
      total: offers.length,
      listPath: context.catalogue.site.offers.listPath,
    }
  },

  features: ({ catalogue, targets }) => {
    const links = featureBanner(catalogue.site.promotions.featureBanner, targets)
    // One alone is in the menu already, and would be a band with a single line.
    return links.length < 2 ? null : { links }
  },

  reasons: ({ catalogue }) => {
    const words = countedWords(catalogue)
    const reasons = catalogue.site.home.reasons.map(({ title, text }) => ({ title: words(title), text: words(text) }))
    return reasons.length === 0 ? null : { reasons }
  },

  reviews: ({ catalogue: { site, data } }, { limit }) =>
    quoteReviews(data.reviews, { minimumRating: site.content.reviews.minimumRating, limit }),

  locations: ({ catalogue: { site, locations } }, { limit, places }) => {
    const visible = locationsOfBlock(locations, places ?? site.locationBlocks.home)
    if (visible.length === 0) return null
    return {
      locations: [...visible].sort((a, b) => Number(b.primary) - Number(a.primary)).slice(0, limit),
      total: visible.length,
      listPath: site.locationPages.listPath,
    }
  },

  'promo-tiles': ({ catalogue, targets }) => {
    const tiles = catalogue.promotions().homeTiles.filter(({ href }) => leadsSomewhere(href, targets))
    return tiles.length === 0 ? null : { tiles }
  },

  'promo-carousels': ({ catalogue, targets }) => {
    const carousels = catalogue
      .promotions()
      .carousels.map((carousel) => ({
        ...carousel,
        tiles: carousel.tiles.filter(({ href }) => leadsSomewhere(href, targets)),
      }))
      .filter(({ tiles }) => tiles.length > 0)
    return carousels.length === 0 ? null : { carousels }
  },

  finance: ({ catalogue, targets }, { priceAud }) => {
    const { site, asAtMs } = catalogue
    const rules = financeRules(site.finance, null)
    const { path } = rules.link
    if (!leadsSomewhere(path, targets)) return null
    const year = yearAt(asAtMs, site.timeZone)
    // An example of no make that an estimate is hidden for, new this year.
    const estimate = financeEstimate({ make: '', year, priceAud }, rules, { quote: null, lender: null }, year)
    const { depositPercent, teaserPeriod } = rules.estimate
    return { repayment: teaserRepayment(estimate, teaserPeriod), priceAud, depositPercent, href: path }
  },

  'trade-in': ({ targets }, options) => {
    const href = sellingHref(options.href, targets)
    return leadsSomewhere(href, targets) ? { href } : null
  },

  stats: ({ catalogue }) => {
    const { salesCounter } = catalogue.site.group
    const stats = groupStats(catalogue)
    const sales = salesCounter.show ? salesCount(salesCounter, catalogue.asAtMs) : null
    return stats.length === 0 && sales === null ? null : { stats, sales }
  },
}

export function planHome(context: PlanContext): PagePlan[] {
  return [planPage('/', () => ({ kind: 'home', blocks: plannedBlocks(context) }))]
}

function plannedBlocks(context: PlanContext): HomeBlockInputs[] {
  return homeBlocks(context.catalogue.site).flatMap((options) => {
    const plan = HOME_BLOCK_PLANNERS[options.kind] as BlockPlanner<HomeBlockKind> | undefined
    const data = plan === undefined ? {} : plan(context, options)
    // The planner of a kind takes that kind's options and gives its data: the table's type holds it to that.
    return data === null ? [] : [{ kind: options.kind, options, data } as HomeBlockInputs]
  })
}
