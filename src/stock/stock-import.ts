/** What goes into an import of stock, and what comes out. */
import type { StockOptions } from '#config/schema/stock.ts'
import type { ImportedCar } from './imported-car.ts'
import type { FeedReport } from './report.ts'

export interface StockImport {
  /** Sorted by `car.id`, unique. */
  cars: ImportedCar[]
  /** Ids of the cars that count as sold only because their status is not known -> what the feed says instead. */
  unknownStatuses: ReadonlyMap<string, string>
  report: FeedReport
}

export interface StockImporterOptions {
  feedFile: string
  /** Where rows are remembered from one process to the next; `null` to remember them only in memory. */
  cacheFile: string | null
  stock: StockOptions
  /** The codes of the site's locations. */
  locationCodes: string[]
  /** The year by which a car's year is judged; this year when not given. */
  asAtYear?: number
}
