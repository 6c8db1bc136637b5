/** Sites made for measuring: a dealer-studio feed of any number of cars and a configuration with some locations. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { CACHE_DIR } from '#generator/project.ts'
import { demoLocations } from '../demo/stock/ensure-demo-stock.ts'
import { writeFeed } from '../demo/stock/feed/write-feed.ts'
import { generateVehicles } from '../demo/stock/generate-vehicles.ts'

/** Inside the project, so that `site.ts` finds `#config`. */
export const BENCH_DIR = join(CACHE_DIR, 'bench')
export const BENCH_AS_AT = new Date('2026-03-10T00:00:00Z')

const LOCATIONS = 12

const MADE_UP = "{ feed: 'stock/feed.json', mapping: 'dealer-studio', priceType: 'drive_away' }"
const LISTED = "{ feed: 'stock/feed.csv', mapping: 'classified-listings', priceType: 'as_advertised' }"

const siteSource = (slug: string, stock: string): string => `import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: '${slug}',
  name: 'Bench ${slug}',
  template: 'group',
  url: 'https://${slug}.example',
  description: 'A site for measuring.',
  phone: '07 5550 0100',
  dealerLicence: 'MD BENCH-1',
  home: { headline: 'Measured', introduction: 'As many cars as it takes.' },
  locations: Array.from({ length: ${LOCATIONS} }, (_, index) => ({
    code: \`L\${index}\`,
    name: \`Bench Place \${index}\`,
    slug: \`place-\${index}\`,
    address: { street: \`\${index} Bench Road\`, city: 'Nundah', state: 'QLD', postcode: '4012' },
    phone: '07 5550 0100',
    openingHours: { monday: '8:30-17:00', tuesday: '8:30-17:00', saturday: '9:00-13:00' },
  })),
  stock: ${stock},
})
`

/** Makes a site of so many cars; the same seed gives the same feed. */
export async function makeBenchSite(
  slug: string,
  cars: number,
  seed: number,
  folder?: string,
): Promise<{ sitesDir: string; feedFile: string }> {
  const { sitesDir, siteDir } = await makeSiteFolder(slug, MADE_UP, folder)
  const site = await loadSite(slug, { sitesDir })
  const locations = demoLocations(site.locations)
  const vehicles = generateVehicles({ seed, count: cars, profile: 'cars', asAt: BENCH_AS_AT, locations })
  const feedFile = join(siteDir, site.stock.feed)
  await writeFile(feedFile, writeFeed(vehicles, site.stock, { untidy: false }))
  return { sitesDir, feedFile }
}

/** Removes the rows that workers have kept of sites that go. */
export async function removeKeptRows(slugs: readonly string[]): Promise<void> {
  const dir = join(CACHE_DIR, 'stock')
  for (const name of await readdir(dir).catch(() => [])) {
    if (slugs.some((slug) => name.startsWith(`${slug}-`))) await rm(join(dir, name), { force: true })
  }
}

/** Makes a site of real listings, copied into the cache, which is no part of the project. */
export async function makeListingsSite(slug: string, listingsFile: string): Promise<{ sitesDir: string }> {
  const { sitesDir, siteDir } = await makeSiteFolder(slug, LISTED)
  await copyFile(listingsFile, join(siteDir, 'stock/feed.csv'))
  return { sitesDir }
}

async function makeSiteFolder(
  slug: string,
  stock: string,
  sitesDir = join(BENCH_DIR, 'sites'),
): Promise<{ sitesDir: string; siteDir: string }> {
  const siteDir = join(sitesDir, slug)
  await rm(siteDir, { recursive: true, force: true })
  await mkdir(join(siteDir, 'stock'), { recursive: true })
  await writeFile(join(siteDir, 'site.ts'), siteSource(slug, stock))
  return { sitesDir, siteDir }
}

const feedOf = (sitesDir: string, slug: string): string => join(sitesDir, slug, 'stock/feed.json')

/** Names the photographs of a site's cars on another host, as feeds of dealers do. The demo's own are files of each release. */
export async function movePhotographs(sitesDir: string, slug: string): Promise<void> {
  const file = feedOf(sitesDir, slug)
  const feed = await readFile(file, 'utf8')
  await writeFile(file, feed.replaceAll('"/imagery/', '"https://photographs.example/imagery/'))
}

async function readRows(file: string): Promise<Record<string, unknown>[]> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>[]
}

function firstWithPrice(rows: Record<string, unknown>[], from: number): Record<string, unknown> {
  const car = rows.find((row, index) => index >= from && row['status'] !== 'sold' && Number(row['dapprice']) > 0)
  if (car === undefined) throw new Error('no car in stock with a price')
  return car
}

/** From each of these rows on the first one of a car that is for sale and has a price. */
export async function carsWithPrice(
  sitesDir: string,
  slug: string,
  fromRows: readonly number[],
): Promise<Record<string, unknown>[]> {
  const rows = await readRows(feedOf(sitesDir, slug))
  return fromRows.map((from) => firstWithPrice(rows, from))
}

/**
 * Raises one car's price in the feed file, as a dealer would. The other rows keep their bytes, one row a line: written in
 * another form, each of them would be new to the next build.
 */
export async function changeOnePrice(sitesDir: string, slug: string, row: number): Promise<void> {
  const file = feedOf(sitesDir, slug)
  const rows = await readRows(file)
  const car = firstWithPrice(rows, row)
  car['dapprice'] = Number(car['dapprice']) + 10
  await writeFile(file, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
}
