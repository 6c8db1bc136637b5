/** What the search knows of each listed car, made again only of those that changed. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText, hashValue } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { estimateOfCar } from '#domain/finance/car-estimate.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { isStockPlace } from '#domain/places/location-type.ts'
import type { DocumentOptions } from '#domain/search/attributes/build-document.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import { runsOf } from '#domain/values/runs.ts'
import { cardFields } from '#search/card-of-hit.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import type { CarMemo, ImportedCar } from '#stock/stock-importer.ts'

export interface SearchDocuments {
  /** In the catalogue's order, which is the cars' rank. */
  ids: string[]
  /** The documents, in the same order: read when they are asked for. */
  cars(): IndexedCar[]
  /** Each of them as JSON in UTF-8, in the same order. */
  texts: Buffer[]
  /** Of each car, in the same order: equal when its document has not changed. */
  fingerprints: string[]
  /** Equal when no document has changed. */
  hash: string
  /** Equal when no id, VIN or registration plate has changed. */
  identifiersHash: string
}

/**
 * One for a site. A document is kept with its car, in this process and in the next, for as long as all that it is made
 * from stays the same; `codeId` names the code that makes documents, and without it nothing is kept.
 */
export function createSearchDocuments(site: Site): (catalogue: Catalogue, codeId: string | null) => SearchDocuments {
  const options: DocumentOptions = { ...site.search }
  const rulesOf = rulesByDealership(site)
  const siteHash = hashText(JSON.stringify([site.search, site.finance]))
  /** Cars that are listed as before have the documents of before, unless the code or the year is another. */
  const lastMade = new WeakMap<readonly ListedCar[], DocumentsOfRun>()
  return ({ listed, asAtMs }, codeId) => {
    const year = yearAt(asAtMs, site.timeZone)
    const madeFor = `${codeId} ${year}`
    const placeText = placeTexts(` ${codeId} ${siteHash} `, ` ${year}`)

    function memoAt(each: ListedCar): CarMemo {
      const { imported, card, soldAtMs } = each
      const place = placeText(each.location)
      const shown = soldAtMs === null ? card.key : `${card.key} ${soldAtMs}`
      const known = codeId === null ? null : imported.memo
      if (known !== null && isText(known.madeFrom, shown, place)) return known
      const memo = memoOf(shown + place, indexedOf(each, options, rulesOf, year))
      if (codeId !== null) imported.memo = memo
      return memo
    }

    const runs = runsOf(listed).map((run) => {
      const known = lastMade.get(run)
      if (known?.madeFor === madeFor && run.every(({ imported }, index) => imported.memo === known.memos[index])) {
        return known
      }
      const made = documentsOfRun(run, run.map(memoAt), madeFor)
      lastMade.set(run, made)
      return made
    })
    const texts = runs.flatMap(({ texts: ofRun }) => ofRun)
    return {
      ids: runs.flatMap(({ ids }) => ids),
      cars: () => texts.map((text) => JSON.parse(text.toString('utf8')) as IndexedCar),
      texts,
      fingerprints: runs.flatMap(({ fingerprints }) => fingerprints),
      hash: hashText(runs.map(({ joined }) => joined.fingerprints).join()),
      identifiersHash: hashText(runs.map(({ joined }) => joined.identifiers).join()),
    }
  }
}

/** Of some neighbours in the catalogue. */
interface DocumentsOfRun extends Pick<SearchDocuments, 'ids' | 'texts' | 'fingerprints'> {
  /** The code and the year. */
  madeFor: string
  memos: readonly CarMemo[]
  /** What is hashed of all runs. */
  joined: { fingerprints: string; identifiers: string }
}

function documentsOfRun(run: readonly ListedCar[], memos: readonly CarMemo[], madeFor: string): DocumentsOfRun {
  const fingerprints = memos.map(({ hash }) => hash)
  return {
    madeFor,
    memos,
    ids: run.map(({ car }) => car.id),
    texts: memos.map(({ bytes }) => bytes),
    fingerprints,
    joined: {
      fingerprints: fingerprints.join(),
      identifiers: fingerprints.map((each) => each.slice(each.indexOf(' '))).join(),
    },
  }
}

/** All that a document is made from but the card and the sale, in words that are made once for each place. */
function placeTexts(start: string, end: string): (location: Location | null) => string {
  const known = new Map<Location | null, string>()
  return (location) => {
    const text = known.get(location) ?? `${start}${hashValue(location)}${end}`
    known.set(location, text)
    return text
  }
}

/** Whether a text is these two, one after the other: to put ten thousand of them together takes longer than to compare. */
function isText(text: string, start: string, end: string): boolean {
  return text.length === start.length + end.length && text.startsWith(start) && text.endsWith(end)
}

/** The documents that were kept with cars and made by this code: most of them are those of the next build. */
export function keptDocuments(
  cars: readonly ImportedCar[],
  codeId: string,
): Pick<SearchDocuments, 'ids' | 'texts' | 'fingerprints'> {
  const kept = cars.flatMap(({ id, memo }) => (memo?.madeFrom.includes(` ${codeId} `) === true ? [{ id, memo }] : []))
  return {
    ids: kept.map(({ id }) => id),
    texts: kept.map(({ memo }) => memo.bytes),
    fingerprints: kept.map(({ memo }) => memo.hash),
  }
}

function memoOf(madeFrom: string, indexed: IndexedCar): CarMemo {
  const text = JSON.stringify(indexed)
  const { document, vin, registration } = indexed
  const hash = `${hashText(text)} ${hashText(JSON.stringify([document.id, vin, registration]))}`
  return { madeFrom, hash, bytes: Buffer.from(text) }
}

function indexedOf(
  { imported: { car }, card, location, soldAtMs }: ListedCar,
  options: DocumentOptions,
  rulesOf: (slug: string | null) => FinanceRules,
  year: number,
): IndexedCar {
  const weeklyPriceAud = weeklyAud(car, rulesOf(location?.dealership?.slug ?? null), year)
  return {
    document: carDocument(car, { location, soldAtMs, weeklyPriceAud, rank: 0 }, options),
    card: cardFields(card),
    vin: car.vin,
    registration: car.registrationPlate,
    at: coordinatesOf(location),
  }
}

/** Of a place that is no stock place nobody knows how far it is, whichever engine answers. */
function coordinatesOf(location: ListedCar['location']): IndexedCar['at'] {
  if (location === null || !isStockPlace(location)) return null
  const { latitude, longitude } = location.address
  return latitude === null || longitude === null ? null : { latitude, longitude }
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
function weeklyAud(car: Car, rules: FinanceRules, year: number): number | null {
  const estimate = estimateOfCar(car, rules, year)
  return estimate.kind === 'estimate' ? estimate.weekly.amountAud : null
}
