/** Writes vehicles in the format and mapping that a site's stock options declare. */
import iconv from 'iconv-lite'
import type { FeedFormat, StockOptions } from '#config/schema/stock.ts'
import { FEED_FORMATS } from '#config/schema/stock.ts'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import type { DemoVehicle } from '../demo-vehicle.ts'
import type { FeedPlace } from './feed-record.ts'
import { nestedRecord, placesOf } from './feed-record.ts'
import { writeCsv } from './write-csv.ts'
import { writeDealerStudio } from './write-dealer-studio.ts'
import { writeXml } from './write-xml.ts'

export interface WriteFeedOptions {
  /** With what feeds of many hands have: mixed line ends, a byte order mark. */
  untidy: boolean
}

/** The bytes of a feed. */
export function writeFeed(vehicles: readonly DemoVehicle[], stock: StockOptions, { untidy }: WriteFeedOptions): Buffer {
  const text = feedText(vehicles, stock, untidy)
  if (stock.encoding === 'auto' || stock.encoding === 'utf-8') {
    return Buffer.from(`${untidy && feedFormat(stock) === 'json' ? '\uFEFF' : ''}${text}`)
  }
  return iconv.encode(text, stock.encoding)
}

function feedText(vehicles: readonly DemoVehicle[], stock: StockOptions, untidy: boolean): string {
  const { mapping } = stock
  const format = feedFormat(stock)
  if (mapping === 'dealer-studio') {
    if (format !== 'json') throw new Error('A dealer-studio feed is written as JSON: name the file "stock/feed.json".')
    return writeDealerStudio(vehicles)
  }
  if (mapping === 'classified-listings') throw new Error('No demo feed is written in the classified-listings mapping.')
  const places: FeedPlace[] = mapping === 'canonical' ? canonicalPlaces() : placesOf(mapping)
  const custom = mapping === 'canonical' ? null : mapping
  if (format === 'csv') {
    const { delimiter, dateOrder } = custom ?? { delimiter: ',', dateOrder: 'day-month-year' as const }
    return writeCsv(vehicles, places, { delimiter: delimiter ?? ',', dateOrder, mixedLineEnds: untidy })
  }
  const records = vehicles.map((vehicle) => nestedRecord(vehicle, places))
  if (format === 'xml') return writeXml(records, custom?.record ?? 'vehicle')
  const key = custom?.record ?? null
  return `${JSON.stringify(key === null ? records : { [key]: records }, null, 2)}\n`
}

function feedFormat({ format, feed }: StockOptions): FeedFormat {
  const found = format ?? FEED_FORMATS.find((each) => feed.toLowerCase().endsWith(`.${each}`))
  if (found !== undefined) return found
  throw new Error(`The format of "${feed}" cannot be found by its name: set stock.format.`)
}

function canonicalPlaces(): FeedPlace[] {
  return CAR_FIELDS.map((field) => ({ field, path: field, write: (value) => value }))
}
