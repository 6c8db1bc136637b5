/** The pages that need little of a plan: content, favourites, compare and 404. */

import type { Site } from '#config/schema/site.ts'
import { CHECKOUT_JOURNEY_PATH, CHECKOUT_PAGE_PATH, hasCheckoutJourney } from '#domain/access/car-journeys.ts'
import { hasSignIn } from '#domain/access/gate.ts'
import { ONLINE_PAYMENT_PATH, SPIN_TO_WIN_PATH } from '#domain/access/gated-route.ts'
import { SIGN_IN_PATH } from '#domain/access/sign-in-link.ts'
import { COMPARE_PATH } from '#domain/compare/compare-link.ts'
import { GARAGE_PATH, WATCHLIST_PATH } from '#domain/garage/garage-paths.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import type { GarageInputs } from '#view-models/page.ts'
import { shownParts } from './content-parts.ts'
import { formPagesOf } from './form-page-list.ts'
import { countedWords } from './group/group-stats.ts'
import { newModels } from './models/new-models.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { latestCards, NOT_INDEXED, planPage } from './plan-context.ts'
import { privacyHref } from './shown-form.ts'

const NOT_FOUND_CARDS = 6

/** The site's own words; the words of a group page, of a page with a form or of a model's page are shown on that. */
export function planContentPages(context: PlanContext): PagePlan[] {
  const { catalogue, groups } = context
  const { site, contentPages } = catalogue
  const others = new Set([
    ...site.group.pages.map(({ href }) => href),
    ...formPagesOf(catalogue).map(({ path }) => path),
    ...newModels(catalogue, groups).flatMap(({ content }) => (content === null ? [] : [content.path])),
  ])
  const words = countedWords(catalogue)
  return contentPages
    .filter(({ path }) => !others.has(path))
    .map((page) =>
      planPage(page.path, () => ({
        kind: 'content',
        title: page.title,
        description: words(page.description),
        parts: shownParts(context, page),
      })),
    )
}

/** A page of its own file in `pages/`; a new one is an entry here. */
export function planStandardPages(context: PlanContext): PagePlan[] {
  const { catalogue } = context
  return [
    planPage('/favourites', () => ({ kind: 'favourites' }), NOT_INDEXED),
    ...(catalogue.site.compare.show ? [planPage(COMPARE_PATH, () => ({ kind: 'compare' }), NOT_INDEXED)] : []),
    ...(hasSignIn(catalogue.site)
      ? [
          planPage(
            SIGN_IN_PATH,
            () => ({
              kind: 'signIn',
              privacyHref: privacyHref({ legal: catalogue.site.legal, targets: context.targets }),
            }),
            NOT_INDEXED,
          ),
          planPage(GARAGE_PATH, () => garageInputs(context), NOT_INDEXED),
        ]
      : []),
    ...(hasSignIn(catalogue.site) && catalogue.site.buttons.save
      ? [planPage(WATCHLIST_PATH, () => ({ kind: 'watchlist' }), NOT_INDEXED)]
      : []),
    ...(catalogue.site.payments !== null && catalogue.site.platform !== null
      ? [planPage(CHECKOUT_PAGE_PATH, () => ({ kind: 'checkout' }), NOT_INDEXED)]
      : []),
    ...planOnlinePayment(catalogue.site),
    ...planPortals(context),
    ...(hasCheckoutJourney(catalogue.site)
      ? [planPage(CHECKOUT_JOURNEY_PATH, () => ({ kind: 'checkoutJourney' }), NOT_INDEXED)]
      : []),
    ...(hasSignIn(catalogue.site) && catalogue.site.spinToWin !== null
      ? [planPage(SPIN_TO_WIN_PATH, () => ({ kind: 'spinToWin' }), NOT_INDEXED)]
      : []),
    planPage('/404', () => ({ kind: 'notFound', latest: latestCards(catalogue, NOT_FOUND_CARDS) }), NOT_INDEXED),
  ]
}

function planOnlinePayment({ payments, platform }: Site): PagePlan[] {
  if (payments === null || payments.online === null || platform === null) return []
  const { provider, online } = payments
  const isCall = provider.kind === 'none'
  return [planPage(ONLINE_PAYMENT_PATH, () => ({ kind: 'onlinePayment', isCall, ...online }), NOT_INDEXED)]
}

/** A page of the site's own takes the place of a portal's. */
function planPortals({ catalogue: { site, contentPages } }: PlanContext): PagePlan[] {
  if (!hasSignIn(site) || !site.gating.enabled) return []
  return site.gating.portals
    .filter(({ path }) => !contentPages.some((page) => page.path === path))
    .map(({ path, title, introduction }) =>
      planPage(path, () => ({ kind: 'portal', title, introduction }), NOT_INDEXED),
    )
}

function garageInputs({ catalogue: { site }, targets }: PlanContext): GarageInputs {
  const { tradeInPath } = site.journeys
  return { kind: 'garage', tradeInPath: leadsSomewhere(tradeInPath, targets) ? tradeInPath : null }
}
