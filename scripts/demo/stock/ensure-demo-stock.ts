/** Makes a demo site's feed when there is none: it is too large, and too soon out of date, to be committed. */
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DateTime } from 'luxon'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { DemoLocation } from './demo-vehicle.ts'
import { writeFeed } from './feed/write-feed.ts'
import { generateVehicles } from './generate-vehicles.ts'
import { spoilVehicles } from './spoil-vehicles.ts'

export interface EnsureDemoStockOptions {
  /** The instant that the stock is made for; midnight of today at the dealer's when not given. */
  asAt?: Date
  /** Writes over a feed that is there. */
  force?: boolean
}

export interface EnsuredDemoStock {
  written: boolean
  /** Rows written, the bad ones included. */
  rows: number
}

/** Writes the feed of a site that is marked as a demo with made-up stock, unless it is there; leaves all others alone. */
export async function ensureDemoStock(
  site: Site,
  siteDir: string,
  { asAt = midnightOf(site.timeZone), force = false }: EnsureDemoStockOptions = {},
): Promise<EnsuredDemoStock> {
  const file = join(siteDir, site.stock.feed)
  const demo = site.demo?.stock ?? null
  if (demo === null || (!force && (await exists(file)))) return { written: false, rows: 0 }
  const { seed, profile, vehicles: count } = demo
  const vehicles = generateVehicles({ seed, count, profile, asAt, locations: demoLocations(site.locations) })
  const rows = spoilVehicles(vehicles, seed)
  await mkdir(dirname(file), { recursive: true })
  // Renamed into place, so that nobody reads half a feed.
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, writeFeed(rows, site.stock, { untidy: true }))
  await rename(unfinished, file)
  return { written: true, rows: rows.length }
}

/** Stock stands where cars are sold; at all locations when none sells. */
export function demoLocations(locations: readonly Location[]): DemoLocation[] {
  const selling = locations.filter(({ type }) => type === 'sales')
  return (selling.length === 0 ? locations : selling).map(({ code, makes, address }) => ({
    code,
    makes,
    state: address.state,
  }))
}

function midnightOf(timeZone: string): Date {
  return DateTime.now().setZone(timeZone).startOf('day').toJSDate()
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
