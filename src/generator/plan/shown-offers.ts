/** The offers of a site as its stock lets them speak: what each costs, how many cars it is of, and which. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { isOfferShownOn } from '#domain/offers/offer.ts'
import type { OfferStock } from '#domain/offers/offer-stock.ts'
import { disagreements, isOfOffer, offerStock, offerWords, ruleToCheck } from '#domain/offers/offer-stock.ts'
import { websiteIdOf } from '#domain/platform/website-id.ts'
import type { OfferPrice } from '#view-models/offers.ts'

export interface ShownOffer {
  /** With its words filled in. */
  offer: Offer
  price: OfferPrice | null
  /** The cars that it names, cheapest first; none where its words are fixed. */
  cars: ListedCar[]
}

/** The offers that this website shows, in the order of their file (S2 §3 `excluded_website_ids`). */
export function shownOffers(catalogue: Catalogue): ShownOffer[] {
  return resolvedOffers(catalogue).shown
}

/** What a site builder should know: an offer without its stock, and fixed words that the stock does not bear out. */
export function offerWarnings(catalogue: Catalogue): string[] {
  return resolvedOffers(catalogue).warnings
}

interface ResolvedOffers {
  shown: ShownOffer[]
  warnings: string[]
}

const resolved = new WeakMap<Catalogue, ResolvedOffers>()

function resolvedOffers(catalogue: Catalogue): ResolvedOffers {
  const known = resolved.get(catalogue)
  if (known !== undefined) return known
  const { site, listed } = catalogue
  const answer: ResolvedOffers = { shown: [], warnings: [] }
  for (const offer of catalogue.offers().filter((one) => isOfferShownOn(one, websiteIdOf(site)))) {
    const at = `data/offers.json, offer ${offer.id}`
    const { stock: rule } = offer
    const checked = ruleToCheck(offer)
    const cars = checked === null ? [] : listed.filter(({ car }) => isOfOffer(checked, car))
    const stock = offerStock(cars.map(({ car }) => car))
    const shown = rule === null ? fixedOffer(offer) : offerOfStock(offer, stock, cars)
    if (shown === null) {
      const missing = cars.length === 0 ? 'none is in stock' : 'none of them has a price'
      answer.warnings.push(`${at}: it names cars of which ${missing}. The offer is left out until there is one.`)
      continue
    }
    answer.shown.push(shown)
    const words = [offer.name, offer.description ?? offer.sanitizedDescription ?? ''].join('\n')
    const differences = checked === null ? [] : disagreements(words, stock)
    for (const difference of differences) {
      answer.warnings.push(
        `${at}: it ${difference}. Write {from} or {count} in its place, with a \`stock\`, or correct it.`,
      )
    }
  }
  resolved.set(catalogue, answer)
  return answer
}

function fixedOffer(offer: Offer): ShownOffer {
  const { priceAud } = offer
  return { offer, price: priceAud === null ? null : { priceAud, priceType: 'as_advertised', isFrom: false }, cars: [] }
}

/** `null` where there is no such car, or a text asks for a price that none has. */
function offerOfStock(offer: Offer, stock: OfferStock, cars: readonly ListedCar[]): ShownOffer | null {
  if (cars.length === 0) return null
  const fill = (text: string | null): string | null => (text === null ? null : offerWords(text, stock))
  const texts = {
    name: offerWords(offer.name, stock),
    description: fill(offer.description),
    sanitizedDescription: fill(offer.sanitizedDescription),
    disclaimer: fill(offer.disclaimer),
  }
  const { name, ...rest } = texts
  const asksInVain = (['description', 'sanitizedDescription', 'disclaimer'] as const).some(
    (text) => offer[text] !== null && rest[text] === null,
  )
  if (name === null || asksInVain) return null
  return {
    offer: { ...offer, name, ...rest, priceAud: stock.from?.priceAud ?? null },
    price: stock.from === null ? null : { ...stock.from, isFrom: true },
    cars: [...cars].sort((a, b) => sortPriceAud(a) - sortPriceAud(b)),
  }
}

/** A car without a price comes last. */
function sortPriceAud({ car }: ListedCar): number {
  return currentPriceAud(car) ?? Number.MAX_SAFE_INTEGER
}
