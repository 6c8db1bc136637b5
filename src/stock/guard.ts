/** Holds a publish that a broken feed would spoil. */
import type { GuardOptions } from '#config/schema/stock.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { ImportedCar, StockImport } from './stock-importer.ts'

/** What the last release published, in so far as the guard compares it. */
export interface PublishedStock {
  carIds: string[]
  medianPriceAud: number | null
}

/** What the guard knows of what is published now. */
export interface LastStock extends PublishedStock {
  /** The published cars that are shown as sold. */
  soldCarIds: readonly string[]
}

export interface HoldReason {
  code: 'unreadable' | 'no-cars' | 'removals' | 'invalid-rows' | 'median-price'
  message: string
  measured: number
  threshold: number
}

export type GuardVerdict = { kind: 'publish' } | { kind: 'hold'; reasons: HoldReason[] }

/** Whether an import may be published in place of what is published now (`null` on a first build). */
export function judgeFeed(imported: StockImport, previous: LastStock | null, options: GuardOptions): GuardVerdict {
  const reasons = [
    unreadable(imported),
    invalidRows(imported, options),
    removals(imported, previous, options),
    medianPrice(imported, previous, options),
  ].filter((reason) => reason !== null)
  return reasons.length === 0 ? { kind: 'publish' } : { kind: 'hold', reasons }
}

/** What the guard of the next build needs to know of these cars. */
export function publishedStock(cars: readonly ImportedCar[]): PublishedStock {
  return { carIds: cars.map(({ id }) => id), medianPriceAud: medianPriceAud(cars) }
}

function unreadable({ cars, report }: StockImport): HoldReason | null {
  if (report.unreadable !== null) {
    const { reason, where, howToMend } = report.unreadable
    return { code: 'unreadable', message: `${reason} (${where}). ${howToMend}`, measured: 1, threshold: 0 }
  }
  if (cars.length > 0) return null
  return { code: 'no-cars', message: 'No row of the feed became a car.', measured: 0, threshold: 1 }
}

function invalidRows({ report }: StockImport, options: GuardOptions): HoldReason | null {
  const share = report.rows === 0 ? 0 : report.quarantinedRows / report.rows
  if (share <= options.invalidShare) return null
  const message = `${report.quarantinedRows} of ${report.rows} rows (${percent(share)}) are quarantined; at most ${percent(options.invalidShare)} may be.`
  return { code: 'invalid-rows', message, measured: share, threshold: options.invalidShare }
}

const shownIds = onceForRuns((cars: readonly ImportedCar[]) =>
  cars.flatMap(({ id, outline }) => (outline.listing.showOnWebsite ? [id] : [])),
)

function removals(
  { cars, unknownStatuses, report }: StockImport,
  previous: LastStock | null,
  options: GuardOptions,
): HoldReason | null {
  if (previous === null || report.unreadable !== null) return null
  // A car that the feed hides is as gone to shoppers as one that it leaves out.
  const present = new Set(shownIds(cars).flat())
  const gone = previous.carIds.filter((id) => !present.has(id)).length
  const sold = new Set(previous.soldCarIds)
  // A feed that renames its statuses would have every car leave the site as sold.
  const isUnknown = (id: string): boolean => unknownStatuses.has(id) && present.has(id) && !sold.has(id)
  const unknown = unknownStatuses.size === 0 ? [] : previous.carIds.filter(isUnknown)
  const removed = gone + unknown.length
  const allowed = Math.max(options.removedShare * previous.carIds.length, options.removedCars)
  if (removed <= allowed) return null
  const what = `${removed} of ${previous.carIds.length} published cars are gone from the feed or hidden by it`
  const limit = `; at most ${Math.floor(allowed)} may go at once.`
  const [first] = unknown
  const message =
    first === undefined
      ? `${what}${limit}`
      : `${what}, or were for sale and have a status that is not known, which means sold${limit} ${statusHelp(unknown.length, unknownStatuses.get(first) ?? '')}`
  return { code: 'removals', message, measured: removed, threshold: allowed }
}

function statusHelp(count: number, word: string): string {
  const example = word === '' ? 'it is empty' : `it is "${word}"`
  return `The status is not known of ${count} (of the first, ${example}). If they are for sale, have the feed say in_stock, coming_soon or sold, or translate its words in a mapping of your own (the values of status).`
}

function medianPrice(
  { cars, report }: StockImport,
  previous: PublishedStock | null,
  options: GuardOptions,
): HoldReason | null {
  if (previous === null || previous.medianPriceAud === null || cars.length === 0 || report.unreadable !== null)
    return null
  const before = previous.medianPriceAud
  const now = medianPriceAud(cars)
  // Prices that have all gone are a move too.
  const move = now === null ? 1 : Math.abs(now - before) / before
  if (move <= options.medianPriceShare) return null
  const message = `The median price went from ${dollars(before)} to ${now === null ? 'none' : dollars(now)} (${percent(move)}); it may move by ${percent(options.medianPriceShare)}.`
  return { code: 'median-price', message, measured: move, threshold: options.medianPriceShare }
}

const pricesAud = onceForRuns((cars: readonly ImportedCar[]) =>
  cars.map(({ outline }) => outline.summary.priceAud).filter((price) => price !== null),
)

/** A build asks twice: for the guard, and for what the release says of its stock. */
const medianPrices = new WeakMap<readonly ImportedCar[], { aud: number | null }>()

function medianPriceAud(cars: readonly ImportedCar[]): number | null {
  const known = medianPrices.get(cars) ?? { aud: medianAud(cars) }
  medianPrices.set(cars, known)
  return known.aud
}

function medianAud(cars: readonly ImportedCar[]): number | null {
  // Numbers of one kind are sorted without a comparison in JavaScript, in a fifth of the time.
  const prices = Float64Array.from(pricesAud(cars).flat())
  prices.sort()
  const middle = Math.floor(prices.length / 2)
  const upper = prices[middle]
  if (upper === undefined) return null
  return prices.length % 2 === 1 ? upper : ((prices[middle - 1] ?? upper) + upper) / 2
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}

function dollars(amountAud: number): string {
  return `$${amountAud.toLocaleString('en-AU')}`
}
