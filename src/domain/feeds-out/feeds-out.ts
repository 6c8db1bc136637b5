/** The feeds that a site can publish of its stock, and which cars each of them takes. */
import { csvText } from '../formats/csv.ts'
import type { AdvertisedCar } from './advertised-car.ts'
import { saleProblem } from './advertised-car.ts'
import type { FeedProblem, FeedRow, FeedTable } from './feed-table.ts'
import { feedProblems } from './feed-table.ts'
import { GOOGLE_VEHICLE_ADS, googleProblem, googleRow } from './google-vehicle-ads.ts'
import { META_VEHICLES, metaRow } from './meta-vehicles.ts'
import { STOCK_LIST_COLUMNS, stockListEntry, stockListProblem, stockListRow } from './stock-list.ts'

export const FEEDS_OUT = ['google', 'meta', 'json', 'csv'] as const
export type FeedOut = (typeof FEEDS_OUT)[number]

/** The code by which a receiver knows a location, by the location's own. */
export type StoreCodes = Readonly<Record<string, string>>

/** One car of a feed: what is written of it, or why it is left out. */
export interface FeedEntry {
  /** `null` when it is left out. */
  readonly text: string | null
  readonly problems: readonly FeedProblem[]
}

interface FeedFormat {
  readonly file: string
  entry(advertised: AdvertisedCar, storeCodes: StoreCodes): FeedEntry
  /** The whole file of what is written of its cars. */
  whole(texts: readonly string[]): string
}

const FORMATS: Readonly<Record<FeedOut, FeedFormat>> = {
  google: {
    file: 'google.tsv',
    entry: (advertised, storeCodes) =>
      entryOf(
        saleProblem(advertised) ?? googleProblem(advertised),
        googleRow(advertised, storeCode(advertised, storeCodes)),
        GOOGLE_VEHICLE_ADS,
        tabbed,
      ),
    whole: (texts) => [tabbed(columnsOf(GOOGLE_VEHICLE_ADS)), ...texts].join(''),
  },
  meta: {
    file: 'meta.csv',
    entry: (advertised) => entryOf(saleProblem(advertised), metaRow(advertised), META_VEHICLES, quoted),
    whole: (texts) => [quoted(columnsOf(META_VEHICLES)), ...texts].join(''),
  },
  json: {
    file: 'stock.json',
    entry: (advertised) => listEntry(advertised, () => JSON.stringify(stockListEntry(advertised))),
    whole: (texts) => `[\n${texts.join(',\n')}\n]\n`,
  },
  csv: {
    file: 'stock.csv',
    entry: (advertised) => listEntry(advertised, () => quoted(stockListRow(stockListEntry(advertised)))),
    whole: (texts) => [quoted(STOCK_LIST_COLUMNS), ...texts].join(''),
  },
}

export function feedFile(feed: FeedOut): string {
  return FORMATS[feed].file
}

export function feedEntry(feed: FeedOut, advertised: AdvertisedCar, storeCodes: StoreCodes): FeedEntry {
  return FORMATS[feed].entry(advertised, storeCodes)
}

export function wholeFeed(feed: FeedOut, texts: readonly string[]): string {
  return FORMATS[feed].whole(texts)
}

function entryOf(
  problem: FeedProblem | null,
  row: FeedRow,
  table: FeedTable,
  write: (cells: readonly string[]) => string,
): FeedEntry {
  const problems = problem === null ? feedProblems(row, table) : [problem]
  const text = problems.length > 0 ? null : write(columnsOf(table).map((column) => row[column] ?? ''))
  return { text, problems }
}

function listEntry(advertised: AdvertisedCar, write: () => string): FeedEntry {
  const problem = stockListProblem(advertised)
  return problem === null ? { text: write(), problems: [] } : { text: null, problems: [problem] }
}

function storeCode({ seller }: AdvertisedCar, storeCodes: StoreCodes): string {
  return seller === null ? '' : (storeCodes[seller.code] ?? seller.code)
}

function columnsOf({ fields }: FeedTable): string[] {
  return fields.map(({ name }) => name)
}

function quoted(cells: readonly string[]): string {
  return csvText([cells])
}

/** Tabs and line ends of a value would end its cell. */
function tabbed(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`
}
