/** What the search knows of each listed car, made again only of those that changed. */
import type { Catalogue, ListedCar } from '#catalogue/catalogue.ts'
import { hashText, hashValue } from '#catalogue/fingerprint.ts'
import type { Location } from '#config/schema/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { CarCard } from '#domain/car/car-card.ts'
import { currentPriceAud } from '#domain/car/price-display.ts'
import { lenderOf } from '#domain/entities/finance-from-outside.ts'
import { financeEstimate } from '#domain/finance/estimate.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { financeRules } from '#domain/finance/rules.ts'
import type { DocumentOptions } from '#domain/search/build-document.ts'
import { carDocument } from '#domain/search/build-document.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import { cardFields } from '#search/card-of-hit.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'

export interface SearchDocuments {
  /** In the catalogue's order, which is their rank; the same objects as before where nothing has changed. */
  cars: IndexedCar[]
  /** Each of them as JSON, in the same order. */
  texts: string[]
  /** Of each car, in the same order: equal when its document has not changed. */
  fingerprints: string[]
  /** Equal when no document has changed. */
  hash: string
}

interface Known {
  /** All that the document is made from; the location by its fingerprint, for it is resolved anew for each build. */
  from: { car: Car; card: CarCard; location: string; soldAtMs: number | null; year: number }
  indexed: IndexedCar
  text: string
  hash: string
}

/** One for a site; it remembers the documents of the last build. */
export function createSearchDocuments(site: Site): (catalogue: Catalogue) => SearchDocuments {
  const options: DocumentOptions = { ...site.search }
  const rulesOf = rulesByDealership(site)
  let known = new Map<string, Known>()
  return ({ listed, asAtMs }) => {
    const year = yearAt(asAtMs, site.timeZone)
    const now = new Map<string, Known>()
    const places = new Map<Location | null, string>([[null, '']])
    for (const each of listed) {
      const { car, card, soldAtMs } = each
      const location = places.get(each.location) ?? hashValue(each.location)
      places.set(each.location, location)
      const from = { car, card, location, soldAtMs, year }
      const before = known.get(car.id)
      const isSame = before !== undefined && isSameSource(before.from, from)
      now.set(car.id, isSame ? before : { from, ...indexedOf(each, options, rulesOf, year) })
    }
    known = now
    const all = [...now.values()]
    return {
      cars: all.map(({ indexed }) => indexed),
      texts: all.map(({ text }) => text),
      fingerprints: all.map(({ hash }) => hash),
      hash: hashText(all.map(({ hash }) => hash).join()),
    }
  }
}

/** A car that is the same object has not changed: imports and catalogues keep it for as long as it is fed the same. */
function isSameSource(before: Known['from'], now: Known['from']): boolean {
  return (
    before.car === now.car &&
    before.card === now.card &&
    before.location === now.location &&
    before.soldAtMs === now.soldAtMs &&
    before.year === now.year
  )
}

function indexedOf(
  { car, card, location, soldAtMs }: ListedCar,
  options: DocumentOptions,
  rulesOf: (slug: string | null) => FinanceRules,
  year: number,
): Pick<Known, 'indexed' | 'text' | 'hash'> {
  const weeklyPriceAud = weeklyAud(car, rulesOf(location?.dealership?.slug ?? null), year)
  const indexed: IndexedCar = {
    document: carDocument(car, { location, soldAtMs, weeklyPriceAud, rank: 0 }, options),
    card: cardFields(card),
    vin: car.vin,
    registration: car.registrationPlate,
  }
  const text = JSON.stringify(indexed)
  return { indexed, text, hash: hashText(text) }
}

function rulesByDealership({ finance }: Site): (slug: string | null) => FinanceRules {
  const known = new Map<string | null, FinanceRules>()
  return (slug) => {
    const rules = known.get(slug) ?? financeRules(finance, slug)
    known.set(slug, rules)
    return rules
  }
}

/** The repayment that the car's page shows, by the week; `null` where it shows none. */
function weeklyAud(car: ListedCar['car'], rules: FinanceRules, year: number): number | null {
  const { make, financeLenders, financeQuote: quote } = car
  const lender = financeLenders === null ? null : lenderOf(financeLenders, rules.provider)
  const estimated = { make, year: car.year, priceAud: currentPriceAud(car) }
  const estimate = financeEstimate(estimated, rules, { quote, lender }, year)
  return estimate.kind === 'estimate' ? estimate.weekly.amountAud : null
}
