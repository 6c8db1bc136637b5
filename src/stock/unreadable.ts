/** The words for a feed of which nothing can be trusted: what, where, and how to mend it. */

import type { DocumentFault } from './formats/record-splitter.ts'
import type { Unreadable } from './report.ts'
import { reportValue } from './report.ts'

export function missingFeed(file: string, error: unknown): Unreadable {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason =
    code === 'ENOENT' ? 'the feed file does not exist' : `the feed file cannot be read (${code || String(error)})`
  return {
    kind: 'missing',
    reason,
    where: file,
    howToMend: 'Check the path in stock.feed, and that the feed has been delivered.',
  }
}

export function emptyFeed(file: string, sizeBytes: number): Unreadable {
  return {
    kind: 'empty',
    reason: sizeBytes === 0 ? 'the feed file is empty' : 'the feed holds no cars',
    where: file,
    howToMend: 'Ask the feed’s sender to send it again. A dealer without a car in stock is rare enough to ask.',
  }
}

/** `format` as messages write it: "JSON". */
export function faultyFeed(format: string, fault: DocumentFault): Unreadable {
  const where = `line ${fault.line}`
  if (fault.kind === 'truncated') {
    const howToMend = 'The file was cut off, most likely while it was sent. Send it again, whole.'
    return { kind: 'truncated', reason: fault.reason, where, howToMend }
  }
  if (fault.kind === 'refused') {
    const howToMend =
      'Open the file: if it is a web page, a server sent it instead of the feed. Otherwise remove the DOCTYPE: it can define entities that read files or grow without end, and no feed needs it.'
    return { kind: 'refused', reason: `the feed has ${fault.reason}`, where, howToMend }
  }
  const howToMend = `Send valid ${format}, or set stock.format and the mapping’s record to what the feed is.`
  return { kind: 'invalid', reason: `not valid ${format}: ${fault.reason}`, where, howToMend }
}

export function archiveInsteadOfFeed(name: string): Unreadable {
  return {
    kind: 'invalid',
    reason: `the file is ${name}`,
    where: 'its first bytes',
    howToMend: 'Unpack it, or save it as CSV, JSON or XML; or ask the feed’s sender for one of these.',
  }
}

export function foreignHeader(header: readonly string[], wanted: readonly string[]): Unreadable {
  const isBlank = header.every((cell) => cell.trim() === '')
  const found = isBlank ? 'it is blank' : `it has: ${header.slice(0, 8).map(reportValue).join(', ')}`
  return {
    kind: 'invalid',
    reason: `the header has none of the mapping’s columns (${found})`.slice(0, 300),
    where: 'line 1',
    howToMend: `Choose the right mapping or delimiter. This mapping reads: ${[...new Set(wanted)].slice(0, 12).join(', ')}.`,
  }
}
