/** The page of all offers and one for each (S2 §2 "Offers"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { lawWords, statesRate } from '#domain/finance/law-words.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { offerMessage } from '#domain/leads/form-link.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import type { CollapsibleText } from '#domain/offers/collapse.ts'
import { collapsedDescription, collapsedDisclaimer } from '#domain/offers/collapse.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { isOfferShownOn, lastDateOf, lastDayOf, offerImage } from '#domain/offers/offer.ts'
import { offerFacet } from '#domain/offers/offer-facets.ts'
import { exploreModelHref, hasSingleManufacturer, offerPath } from '#domain/offers/offer-path.ts'
import { websiteIdOf } from '#domain/platform/website-id.ts'
import { makePath, modelPath, withCarType } from '#domain/search/url/search-paths.ts'
import type { ListedOffer, OfferCard, OfferInputs } from '#view-models/offers.ts'
import { newModelPage, newModels } from './models/new-models.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'
import { shownForm } from './shown-form.ts'
import type { ShownOffer } from './shown-offers.ts'
import { shownOffers } from './shown-offers.ts'

const OTHER_OFFERS = 3
/** More stand in the search that the page leads to. */
const OFFER_CARS = 12

export function pathOfOffer({ site }: Pick<Catalogue, 'site'>, offer: Offer): string {
  const single = site.offers.singleManufacturer ?? hasSingleManufacturer(site.locations.flatMap(({ makes }) => makes))
  return offerPath(offer, single)
}

export function offerCard({ catalogue, groups }: PlanContext, { offer, cars }: ShownOffer): OfferCard {
  const { offers } = catalogue.site
  const { manufacturer } = offer
  const make = groups.makes.find(({ slug }) => slug === slugify(manufacturer ?? ''))
  const model = make?.models.find(({ slug }) => slug === slugify(offer.model?.name ?? ''))
  const newest = (cars[0] ?? (model ?? make)?.cars[0])?.car
  const description = offer.description ?? offer.sanitizedDescription
  const summary = description === null ? null : collapsedDescription(description, offers)
  return {
    id: offer.id,
    name: offer.name,
    href: pathOfOffer(catalogue, offer),
    category: offer.category,
    manufacturer,
    // A photograph of such a vehicle says more than the site's placeholder.
    imageUrl: offerImage(offer, newest?.image?.url ?? offers.placeholderImage),
    drawing: newest === undefined ? null : { bodyType: newest.bodyType, colourFamily: newest.colourFamily },
    lastDay: lastDayOf(offer, catalogue.site.timeZone),
    lastDate: lastDateOf(offer, catalogue.site.timeZone),
    summary: summary === null ? null : summaryText(summary),
    lawWords: statesRate(`${offer.name} ${description ?? ''}`) ? lawWords(offer.disclaimer ?? '') : null,
  }
}

function summaryText(summary: CollapsibleText): string {
  if (summary.kind === 'whole') return summary.text
  return [`${summary.preview.trimEnd()}…`, summary.kept].filter((words) => words !== null).join(' ')
}

/**
 * The header's link goes with the last offer (S1 §9); the page of all stays while the site knows an offer, as the
 * addresses of those that have ended lead to it.
 */
export function planOfferPages(context: PlanContext): PagePlan[] {
  const { catalogue } = context
  const offers = shownOffers(catalogue)
  const { site, data } = catalogue
  if (!data.offers.some((offer) => isOfferShownOn(offer, websiteIdOf(site)))) return []
  const { listPath } = site.offers
  const cards = offers.map((shown) => ({ shown, card: offerCard(context, shown) }))
  return [
    planPage(
      listPath,
      () => ({
        kind: 'offers',
        offers: cards.map(({ shown, card }) => ({ ...listedTexts(context, shown), ...card })),
        ...facetsOf(offers.map(({ offer }) => offer)),
      }),
      offers.length === 0 ? NOT_INDEXED : {},
    ),
    ...cards.map(({ shown, card }) =>
      planPage(card.href, () => ({
        kind: 'offer',
        offer: shown.offer,
        price: shown.price,
        card,
        cards: shown.cars.slice(0, OFFER_CARS).map((listed) => listed.card),
        stock: stockLink(context, shown),
        exploreHref: exploreHref(context, shown.offer),
        listPath,
        form: shownForm(context, card.href, 'enquiry', { message: offerMessage(shown.offer.name) }),
        others: nearestOffers(
          cards.map((other) => other.card),
          card,
        ),
      })),
    ),
  ]
}

function listedTexts(
  { catalogue }: PlanContext,
  { offer, price }: ShownOffer,
): Pick<ListedOffer, 'price' | 'description' | 'disclaimer'> {
  const { description, sanitizedDescription, disclaimer } = offer
  const { offers } = catalogue.site
  const text = description ?? sanitizedDescription
  return {
    price,
    description: text === null ? null : collapsedDescription(text, offers),
    disclaimer: disclaimer === null ? null : collapsedDisclaimer(disclaimer, offers),
  }
}

function facetsOf(offers: readonly Offer[]) {
  return { categories: offerFacet(offers, 'category'), manufacturers: offerFacet(offers, 'manufacturer') }
}

/** The search of all cars that the offer names; `null` where the page lists them all, or no search is of just them. */
function stockLink({ targets }: PlanContext, { offer, cars }: ShownOffer): OfferInputs['stock'] {
  const rule = offer.stock
  if (rule === null || cars.length <= OFFER_CARS || rule.make === null || rule.badge !== null) return null
  const path = rule.model === null ? makePath(rule.make) : modelPath(rule.make, rule.model)
  if (!leadsSomewhere(path, targets)) return null
  return { href: rule.condition === null ? path : withCarType(path, rule.condition), count: cars.length }
}

/**
 * The address that the offer gives its model, or the model's page (S2 §2); ours: the model's stock, else the make's,
 * where it has no page.
 */
function exploreHref({ catalogue, groups, targets }: PlanContext, offer: Offer): string | null {
  const make = offer.manufacturer
  const page =
    make === null || offer.model === null ? null : newModelPage(newModels(catalogue, groups), make, offer.model.name)
  const stock =
    make === null ? [] : [...(offer.model === null ? [] : [modelPath(make, offer.model.name)]), makePath(make)]
  return (
    [exploreModelHref(offer), page, ...stock].find((href) => href !== null && leadsSomewhere(href, targets)) ?? null
  )
}

/** Of the same manufacturer first, then as they are listed. */
function nearestOffers(cards: readonly OfferCard[], card: OfferCard): OfferCard[] {
  const others = cards.filter((other) => other !== card)
  const isSameMake = ({ manufacturer }: OfferCard) => manufacturer === card.manufacturer
  return [...others.filter(isSameMake), ...others.filter((other) => !isSameMake(other))].slice(0, OTHER_OFFERS)
}
