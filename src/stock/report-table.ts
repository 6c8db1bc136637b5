/** A feed report as lines for people: what came in, what was left out and why, and what the guard says. */
import { BUILT_IN_MAPPINGS } from '#config/schema/stock.ts'
import type { GuardVerdict } from './guard.ts'
import type { FeedReport, RowFinding } from './report.ts'

const EXAMPLES = 3
const MAX_COLUMNS = 60
const MAX_VALUE_CHARACTERS = 40

/** The lines of the table. `reportFile` is where the whole report has been written. */
export function reportTable(report: FeedReport, verdict: GuardVerdict, reportFile: string): string[] {
  return [
    `Feed         ${report.feedFile}`,
    `Format       ${report.format.toUpperCase()}, ${report.encoding}, ${size(report.sizeBytes)}`,
    '',
    ...unreadable(report),
    ...missing(report),
    ...noCar(report),
    ...counts([
      ['Rows', report.rows],
      ['Accepted', report.accepted],
      ['Quarantined', report.quarantinedRows],
    ]),
    ...section('Quarantined by reason', report.quarantinedByReason, report.quarantined),
    ...section('Warnings: values left out or cut', report.warningsByReason, report.warnings),
    ...section('Repairs', report.repairs, []),
    '',
    ...verdictLines(verdict),
    `The whole report is in ${reportFile}`,
  ]
}

function unreadable({ unreadable: fault }: FeedReport): string[] {
  if (fault === null) return []
  return [`UNREADABLE   ${fault.reason}`, `Where        ${fault.where}`, `How to mend  ${fault.howToMend}`, '']
}

function missing({ missingColumns, columns }: FeedReport): string[] {
  if (missingColumns.length === 0) return []
  return [
    'Columns that the mapping names and the feed does not have',
    ...missingColumns.map(({ field, names, closest }) => {
      const written = names.map((name) => `"${name}"`).join(' or ')
      return `  ${field}: ${written}${closest === null ? '' : `; did you mean "${closest}"?`}`
    }),
    `  ${columnsOf(columns)}`,
    '',
  ]
}

/** A feed that no row of becomes a car is often one of another mapping. */
function noCar({ rows, accepted, unreadable: fault, missingColumns, columns }: FeedReport): string[] {
  if (fault !== null || rows === 0 || accepted > 0) return []
  return [
    'No row became a car. Where the feed has names of its own, another mapping reads them:',
    `  stock.mapping in site.ts is ${BUILT_IN_MAPPINGS.map((name) => `'${name}'`).join(', ')} or a table of your own (docs/feeds.md).`,
    ...(missingColumns.length > 0 || columns.length === 0 ? [] : [`  ${columnsOf(columns)}`]),
    '',
  ]
}

function columnsOf(columns: readonly string[]): string {
  const others = columns.length - MAX_COLUMNS
  return `The feed has ${columns.slice(0, MAX_COLUMNS).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`
}

function section(title: string, byReason: Readonly<Record<string, number>>, findings: readonly RowFinding[]): string[] {
  const reasons = Object.entries(byReason)
  if (reasons.length === 0) return []
  return [
    '',
    title,
    ...reasons.flatMap(([reason, count]) => [
      ...counts([[`  ${reason}`, count]]),
      ...findings
        .filter(({ reasonCode }) => reasonCode === reason)
        .slice(0, EXAMPLES)
        .map(example),
    ]),
  ]
}

function example({ row, line, field, value, expected, reason }: RowFinding): string {
  const shown = value.length <= MAX_VALUE_CHARACTERS ? value : `${value.slice(0, MAX_VALUE_CHARACTERS - 1)}…`
  return `      row ${row} (line ${line}): ${field} "${shown}": ${reason}; expected ${expected}`
}

function verdictLines(verdict: GuardVerdict): string[] {
  if (verdict.kind === 'publish') return ['Guard        may be published']
  return ['Guard        HELD', ...verdict.reasons.map(({ code, message }) => `  ${code}: ${message}`)]
}

function counts(rows: [label: string, count: number][]): string[] {
  return rows.map(([label, count]) => `${label.padEnd(30)}${count.toLocaleString('en-AU').padStart(9)}`)
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
