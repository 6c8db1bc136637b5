/** What the search knows of each listed car, made again only of those that changed. */
import type { Catalogue, ListedCar } from '#catalogue/catalogue.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
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
  /** Of each car, in the same order: equal when its document has not changed. */
  fingerprints: string[]
  /** Equal when no document has changed. */
  hash: string
}

interface Known {
  /** All that the document is made from. */
  from: string
  indexed: IndexedCar
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
    for (const each of listed) {
      // Cars, cards and locations are written as their fingerprints.
      const from = JSON.stringify([each.car, each.card, each.location, each.soldAtMs, year])
      const before = known.get(each.car.id)
      now.set(each.car.id, before?.from === from ? before : { from, ...indexedOf(each, options, rulesOf, year) })
    }
    known = now
    const all = [...now.values()]
    return {
      cars: all.map(({ indexed }) => indexed),
      fingerprints: all.map(({ hash }) => hash),
      hash: hashText(all.map(({ hash }) => hash).join()),
    }
  }
}

function indexedOf(
  { car, card, location, soldAtMs }: ListedCar,
  options: DocumentOptions,
  rulesOf: (slug: string | null) => FinanceRules,
  year: number,
): Pick<Known, 'indexed' | 'hash'> {
  const weeklyPriceAud = weeklyAud(car, rulesOf(location?.dealership?.slug ?? null), year)
  const indexed: IndexedCar = {
    document: carDocument(car, { location, soldAtMs, weeklyPriceAud, rank: 0 }, options),
    card: cardFields(card),
    vin: car.vin,
    registration: car.registrationPlate,
  }
  return { indexed, hash: hashText(JSON.stringify(indexed)) }
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
