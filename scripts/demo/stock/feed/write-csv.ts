/** Writes a CSV feed as spreadsheets do: quoted where needed, line ends as they come. */
import type { DemoValue, DemoVehicle } from '../demo-vehicle.ts'
import type { FeedPlace } from './feed-record.ts'

export interface CsvOptions {
  delimiter: string
  dateOrder: 'day-month-year' | 'month-day-year'
  /** Ends every tenth line with LF alone, as feeds joined from several systems do. */
  mixedLineEnds: boolean
}

export function writeCsv(vehicles: readonly DemoVehicle[], places: readonly FeedPlace[], options: CsvOptions): string {
  const header = places.map(({ path }) => cell(path, options))
  const rows = vehicles.map((vehicle) =>
    places.map(({ field, write }) => {
      const value = vehicle[field]
      return value === undefined ? '' : cell(write(value), options)
    }),
  )
  return [header, ...rows]
    .map(
      (cells, index) => `${cells.join(options.delimiter)}${options.mixedLineEnds && index % 10 === 9 ? '\n' : '\r\n'}`,
    )
    .join('')
}

function cell(value: DemoValue, { delimiter, dateOrder }: CsvOptions): string {
  const text = spreadsheetDate(Array.isArray(value) ? value.join('|') : yesNo(value), dateOrder)
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
}

function yesNo(value: Exclude<DemoValue, string[]>): string {
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

/** "2026-03-15T09:30:00Z" -> "15/03/2026 09:30". */
function spreadsheetDate(text: string, order: CsvOptions['dateOrder']): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d):\d\d(?:\.\d+)?Z)?$/, (_, year, month, day, time) => {
    const date = order === 'day-month-year' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
    return time === undefined ? date : `${date} ${time}`
  })
}
