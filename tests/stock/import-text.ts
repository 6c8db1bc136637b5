/** Imports a feed that a test writes out, as a site would. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { StockOptions } from '#config/schema/stock.ts'
import { stockSchema } from '#config/schema/stock.ts'
import type { Car } from '#domain/car/car.ts'
import type { RowFinding } from '#stock/report.ts'
import type { StockImport } from '#stock/stock-importer.ts'
import { createStockImporter } from '#stock/stock-importer.ts'

type StockInput = Partial<v.InferInput<typeof stockSchema>>

export const AS_AT_YEAR = 2026

export function stockOptions(input: StockInput = {}): StockOptions {
  return v.parse(stockSchema, { feed: 'feed', ...input })
}

/** Writes the content to a file of that name in a folder of its own, and imports it. */
export async function importText(
  name: string,
  content: string | Uint8Array,
  input: StockInput = {},
): Promise<StockImport> {
  return inFolder(async (folder) => {
    const feedFile = join(folder, name)
    writeFileSync(feedFile, content)
    const importer = createStockImporter({
      feedFile,
      cacheFile: null,
      stock: stockOptions(input),
      locationCodes: ['north', 'SOUTH'],
      asAtYear: AS_AT_YEAR,
    })
    const imported = await importer.import()
    return { ...imported, report: { ...imported.report, feedFile: name } }
  })
}

/** Runs work in a temporary folder and removes it after. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A row of our own feed that is right in every part. */
export const GOOD_ROW = {
  id: 'T1042',
  stocknum: 'T1042',
  year: 2022,
  make: 'Toyota',
  model: 'Hilux',
  badge: 'SR5',
  car_type: 'used',
  status: 'in_stock',
  price: 45990,
  km: 38000,
  body: 'Dual Cab Utility',
  location_code: 'north',
} as const

export type Row = Record<string, unknown>

/** Imports one row that differs from the good one. */
export async function importRow(
  changes: Row,
): Promise<{ car: Car | null; warnings: RowFinding[]; quarantined: RowFinding[]; repairs: Record<string, number> }> {
  const { cars, report } = await importText('feed.json', JSON.stringify([{ ...GOOD_ROW, ...changes }]))
  const { warnings, quarantined, repairs } = report
  return { car: cars[0]?.car ?? null, warnings, quarantined, repairs }
}
