/** Adds up what an import found into its report. */
import { onceForRuns } from '#domain/values/runs.ts'
import type { FeedReport, Finding, RowFinding } from './report.ts'
import { reportValue } from './report.ts'
import type { Duplicate, PlacedCar } from './rows/resolve-duplicates.ts'
import type { ReadRow } from './rows/row-collector.ts'

type Found = Pick<
  FeedReport,
  | 'rows'
  | 'accepted'
  | 'quarantinedRows'
  | 'quarantined'
  | 'quarantinedByReason'
  | 'warnings'
  | 'warningsByReason'
  | 'repairs'
>

export function reportRows(
  rows: readonly ReadRow[],
  kept: readonly PlacedCar[],
  duplicates: readonly Duplicate[],
): Found {
  const quarantined = quarantinedRows(rows).flatMap(({ problems }) => problems)
  const quarantinedCount = quarantinedRows(rows).reduce((sum, run) => sum + run.count, duplicates.length)
  for (const duplicate of duplicates) quarantined.push(duplicateFinding(duplicate))
  const warnings = warningsOf(kept).flat()
  const repairs: Record<string, number> = {}
  for (const rule of repairsOf(kept).flat()) repairs[rule] = (repairs[rule] ?? 0) + 1
  warnings.push(...sharedVins(kept))
  quarantined.sort((a, b) => a.row - b.row)
  warnings.sort((a, b) => a.row - b.row)
  return {
    rows: rows.length,
    accepted: kept.length,
    quarantinedRows: quarantinedCount,
    quarantined,
    quarantinedByReason: countByReason(quarantined),
    warnings,
    warningsByReason: countByReason(warnings),
    repairs: sorted(repairs),
  }
}

const quarantinedRows = onceForRuns((rows: readonly ReadRow[]) => {
  const refused = rows.flatMap(({ stored, row, line }) =>
    stored.kind === 'quarantined' ? [stored.problems.map((problem) => placed(problem, row, line))] : [],
  )
  return { count: refused.length, problems: refused.flat() }
})

const warningsOf = onceForRuns((cars: readonly PlacedCar[]) =>
  cars.flatMap(({ stored, row, line }) => stored.warnings.map((warning) => placed(warning, row, line))),
)

const repairsOf = onceForRuns((cars: readonly PlacedCar[]) => cars.flatMap(({ stored }) => stored.repairs))

const vinsOf = onceForRuns((cars: readonly PlacedCar[]) =>
  cars.flatMap(({ stored }) => {
    const { vin } = stored.head
    return vin === null || vin.length < 17 ? [] : [vin]
  }),
)

function placed(finding: Finding, row: number, line: number): RowFinding {
  return { row, line, ...finding }
}

function duplicateFinding({ lost, kept, field }: Duplicate): RowFinding {
  return {
    row: lost.row,
    line: lost.line,
    field,
    value: reportValue(lost.stored.head[field]),
    expected: `one row with this ${field}`,
    reason: `row ${kept.row} has the same ${field} and was kept`,
    reasonCode: `duplicate-${field}`,
  }
}

/** Two cars of one VIN are both kept: the VIN is as likely to be the slip as the second listing. */
function sharedVins(kept: readonly PlacedCar[]): RowFinding[] {
  const vins = vinsOf(kept).flat()
  if (new Set(vins).size === vins.length) return []
  const byVin = new Map<string, PlacedCar[]>()
  for (const car of kept) {
    const { vin } = car.stored.head
    if (vin === null || vin.length < 17) continue
    const others = byVin.get(vin)
    if (others === undefined) byVin.set(vin, [car])
    else others.push(car)
  }
  return [...byVin].flatMap(([vin, cars]) =>
    cars.length === 1
      ? []
      : cars.map(({ row, line }) => ({
          row,
          line,
          field: 'vin',
          value: vin,
          expected: 'a VIN that no other car has',
          reason: `${cars.length} cars of this feed have it`,
          reasonCode: 'duplicate-vin',
        })),
  )
}

function countByReason(findings: readonly RowFinding[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { reasonCode } of findings) counts[reasonCode] = (counts[reasonCode] ?? 0) + 1
  return sorted(counts)
}

/** Most first, then by name, so that equal imports give equal reports. */
function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1)))
}
