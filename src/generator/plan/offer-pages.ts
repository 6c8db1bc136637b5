/** The page of all offers and one for each (S2 §2 "Offers"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { collapsedDescription, collapsedDisclaimer } from '#domain/offers/collapse.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { isOfferShownOn, lastDayOf, offerImage } from '#domain/offers/offer.ts'
import { offerFacet } from '#domain/offers/offer-facets.ts'
import { exploreModelHref, hasSingleManufacturer, offerPath } from '#domain/offers/offer-path.ts'
import { makePath, modelPath } from '#domain/search/url/search-paths.ts'
import type { ListedOffer, OfferCard } from '#view-models/offers.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { planPage } from './plan-context.ts'

const OTHER_OFFERS = 3

/** The offers that this website shows now, in the order of their file (S2 §3 `excluded_website_ids`). */
export function shownOffers({ site, offers }: Catalogue): Offer[] {
  return offers().filter((offer) => isOfferShownOn(offer, site.websiteId ?? site.slug))
}

export function pathOfOffer({ site }: Pick<Catalogue, 'site'>, offer: Offer): string {
  const single = site.offers.singleManufacturer ?? hasSingleManufacturer(site.locations.flatMap(({ makes }) => makes))
  return offerPath(offer, single)
}

export function offerCard({ catalogue, groups }: PlanContext, offer: Offer): OfferCard {
  const { offers } = catalogue.site
  const { manufacturer } = offer
  const make = groups.makes.find(({ slug }) => slug === slugify(manufacturer ?? ''))
  const model = make?.models.find(({ slug }) => slug === slugify(offer.model?.name ?? ''))
  const newest = (model ?? make)?.cars[0]?.car
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
    summary: summary === null ? null : summary.kind === 'whole' ? summary.text : `${summary.preview.trimEnd()}…`,
  }
}

/** None at all where no offer is shown: the header's link goes with them (S1 §9). */
export function planOfferPages(context: PlanContext): PagePlan[] {
  const { catalogue } = context
  const offers = shownOffers(catalogue)
  if (offers.length === 0) return []
  const { listPath } = catalogue.site.offers
  const cards = offers.map((offer) => ({ offer, card: offerCard(context, offer) }))
  return [
    planPage(listPath, () => ({
      kind: 'offers',
      offers: cards.map(({ offer, card }) => ({ ...listedTexts(context, offer), ...card })),
      categories: offerFacet(offers, 'category'),
      manufacturers: offerFacet(offers, 'manufacturer'),
    })),
    ...cards.map(({ offer, card }) =>
      planPage(card.href, () => ({
        kind: 'offer',
        offer,
        card,
        exploreHref: exploreHref(context, offer),
        listPath,
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
  { description, sanitizedDescription, disclaimer, priceAud }: Offer,
): Pick<ListedOffer, 'priceAud' | 'description' | 'disclaimer'> {
  const { offers } = catalogue.site
  const text = description ?? sanitizedDescription
  return {
    priceAud,
    description: text === null ? null : collapsedDescription(text, offers),
    disclaimer: disclaimer === null ? null : collapsedDisclaimer(disclaimer, offers),
  }
}

/** The model's page (S2 §2); ours: the model's stock, else the make's, where it has no page. */
function exploreHref({ targets }: PlanContext, offer: Offer): string | null {
  const make = offer.manufacturer
  const stock =
    make === null ? [] : [...(offer.model === null ? [] : [modelPath(make, offer.model.name)]), makePath(make)]
  return [exploreModelHref(offer), ...stock].find((href) => href !== null && leadsSomewhere(href, targets)) ?? null
}

/** Of the same manufacturer first, then as they are listed. */
function nearestOffers(cards: readonly OfferCard[], card: OfferCard): OfferCard[] {
  const others = cards.filter((other) => other !== card)
  const isSameMake = ({ manufacturer }: OfferCard) => manufacturer === card.manufacturer
  return [...others.filter(isSameMake), ...others.filter((other) => !isSameMake(other))].slice(0, OTHER_OFFERS)
}
