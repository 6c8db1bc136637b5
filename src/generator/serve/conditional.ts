/** Conditional requests (RFC 9110 §13): whether the browser's copy is still good. */
import type { IncomingHttpHeaders } from 'node:http'

export interface Validators {
  etag: string
  /** Whole seconds, as HTTP dates have no finer ones. */
  modifiedMs: number
}

/** True when 304 answers the request. If-Modified-Since counts only where If-None-Match is missing (§13.1.3). */
export function isNotModified(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return matchesAny(noneMatch, validators.etag)
  const sinceMs = parseDate(headers['if-modified-since'])
  return sinceMs !== null && validators.modifiedMs <= sinceMs
}

/** Whether a Range may be answered with a part: If-Range names this very version, or is missing (§13.1.5). */
export function rangeApplies(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const ifRange = headers['if-range']
  if (typeof ifRange !== 'string') return true
  if (ifRange.includes('"')) return ifRange === validators.etag
  return parseDate(ifRange) === validators.modifiedMs
}

function matchesAny(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

function parseDate(value: string | undefined): number | null {
  const ms = value === undefined ? Number.NaN : Date.parse(value)
  return Number.isNaN(ms) ? null : ms
}
