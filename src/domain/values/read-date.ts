/** Dates and instants as feeds write them. Times without a zone are taken as UTC. */

export type DateOrder = 'day-month-year' | 'month-day-year'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i
const NAMED = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4})$/i
const ISO_MONTH = /^(\d{4})[-/](\d{1,2})$/
const SLASHED_MONTH = /^(\d{1,2})\/(\d{4})$/
const NAMED_MONTH = /^([a-z]{3})[a-z]*[ /-]+(\d{4})$/i

/** An ISO 8601 instant in UTC; seconds or milliseconds since 1970 are understood. `null` when it is no instant. */
export function readInstant(value: unknown, order: DateOrder): string | null {
  if (typeof value === 'number') return instantOfCount(value)
  if (typeof value !== 'string') return null
  if (/^\d{9,13}$/.test(value)) return instantOfCount(Number(value))
  const text = value.trim()
  const iso = ISO.exec(text)
  if (iso !== null) {
    const [, year, month, day, hour, minute, second, zone] = iso
    const ms = utcMs(
      Number(year),
      Number(month),
      Number(day),
      Number(hour ?? 0),
      Number(minute ?? 0),
      Number(second ?? 0),
    )
    return ms === null ? null : isoInstant(ms - zoneMs(zone))
  }
  const slashed = SLASHED.exec(text)
  if (slashed !== null) {
    const [, first, second, year, hour, minute, seconds, half] = slashed
    const [day, month] = order === 'day-month-year' ? [first, second] : [second, first]
    const hours = (Number(hour ?? 0) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'pm' ? 12 : 0)
    const ms = utcMs(Number(year), Number(month), Number(day), hours, Number(minute ?? 0), Number(seconds ?? 0))
    return ms === null ? null : isoInstant(ms)
  }
  const named = NAMED.exec(text)
  if (named === null) return null
  const ms = utcMs(Number(named[3]), monthNumber(named[2]), Number(named[1]), 0, 0, 0)
  return ms === null ? null : isoInstant(ms)
}

/** Seconds since 1970, or milliseconds when there are too many for seconds. */
function instantOfCount(count: number): string | null {
  return isoInstant(count < 1e11 ? count * 1000 : count)
}

/** An ISO 8601 date, as the feed writes it: a zone does not move it. */
export function readDate(value: unknown, order: DateOrder): string | null {
  const withoutZone = typeof value === 'string' ? value.trim().replace(/\s*(?:Z|[+-]\d{2}:?\d{2})$/i, keepDay) : value
  return readInstant(withoutZone, order)?.slice(0, 10) ?? null
}

/** "2022-03-15" ends like a zone; only a zone after a time is one. */
function keepDay(zone: string, _at: number, whole: string): string {
  return whole.includes(':') ? '' : zone
}

/** An ISO 8601 month ("2022-03") or date. */
export function readMonthOrDate(value: unknown, order: DateOrder): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  const iso = ISO_MONTH.exec(text)
  if (iso !== null) return isoMonth(Number(iso[1]), Number(iso[2]))
  const slashed = SLASHED_MONTH.exec(text)
  if (slashed !== null) return isoMonth(Number(slashed[2]), Number(slashed[1]))
  const named = NAMED_MONTH.exec(text)
  if (named !== null) return isoMonth(Number(named[2]), monthNumber(named[1]))
  return readDate(value, order)
}

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').toLowerCase()) + 1
}

function isoMonth(year: number, month: number): string | null {
  return utcMs(year, month, 1, 0, 0, 0) === null ? null : `${year}-${String(month).padStart(2, '0')}`
}

/** Epoch milliseconds of a real calendar time; `null` for 31 February, hour 25 or the year 3000. */
function utcMs(year: number, month: number, day: number, hour: number, minute: number, second: number): number | null {
  if (year < 1900 || year > 2200 || hour > 23 || minute > 59 || second > 59) return null
  const ms = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(ms)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? ms : null
}

function zoneMs(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

function isoInstant(ms: number): string | null {
  if (!(ms > Date.UTC(1900, 0) && ms < Date.UTC(2200, 0))) return null
  return new Date(ms).toISOString().replace('.000Z', 'Z')
}
