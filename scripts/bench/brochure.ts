/**
 * npm run bench:brochure: how long the brochure of a car with 20 photographs takes, from fetching the photographs to the
 * PDF, in a thread that has to begin (cold) and in one that has printed before. A shopper after the first has it from memory.
 */
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { PICTURES_DIR } from '#generator/files/local-pictures.ts'
import { DEFAULT_OUT_DIR, DEFAULT_SITES_DIR } from '#generator/project.ts'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { Brochure } from '#server/brochure/brochure-content.ts'
import { BROCHURE_PHOTOGRAPHS_MAX, brochureOf } from '#server/brochure/brochure-content.ts'
import type { BrochurePrinter } from '#server/brochure/brochure-printer.ts'
import { createBrochurePrinter } from '#server/brochure/brochure-printer.ts'
import { photographsOf } from '#server/brochure/photographs.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { ensureDemoStock } from '../demo/stock/ensure-demo-stock.ts'
import { printTable } from './bench-table.ts'
import { median } from './measure-process.ts'

const OPTIONS = { rounds: { type: 'string', help: 'how many brochures are made of each kind (default 5)' } } as const

const SLUG = 'brindle-quay-motors'
const MAX_MS = 1_000

await runCommand('npm run bench:brochure', OPTIONS, async ({ rounds = '5' }) => {
  const site = await loadSite(SLUG, { sitesDir: DEFAULT_SITES_DIR })
  const siteDir = join(DEFAULT_SITES_DIR, SLUG)
  await ensureDemoStock(site, siteDir)
  const catalogue = await createSiteBuilder({ site, siteDir, outDir: DEFAULT_OUT_DIR }).catalogue(Date.now())
  const cars = catalogue.listed.map(({ imported }) => imported.car)
  const [car] = cars
  if (car === undefined) throw new Error(`${SLUG} has no cars.`)
  const photographUrls = [...new Set(cars.flatMap(({ images }) => images.map(({ url }) => url)))]
  const brochure = {
    ...brochureOf(car, site, new Date()),
    photographUrls: photographUrls.slice(0, BROCHURE_PHOTOGRAPHS_MAX),
  }
  const pictures = createServer((request, response) => {
    createReadStream(join(PICTURES_DIR, request.url ?? '')).pipe(response)
  })
  const port = await listen(pictures, { host: '127.0.0.1', port: 0, mayMove: false })
  const host = { siteUrl: site.url, local: { port, host: `${SLUG}.localhost:${port}` } }
  const time = async (printer: BrochurePrinter): Promise<number> => {
    const startMs = performance.now()
    await make(brochure, printer)
    return performance.now() - startMs
  }
  const make = async (content: Brochure, printer: BrochurePrinter): Promise<void> => {
    const photographs = await photographsOf(content.photographUrls, site, host)
    if (photographs.length < BROCHURE_PHOTOGRAPHS_MAX) throw new Error('Some photographs could not be read.')
    await printer.print({ brochure: content, site: { name: site.name, theme: site.theme }, photographs })
  }
  const cold: number[] = []
  const warm: number[] = []
  try {
    for (let round = 0; round < Number(rounds); round += 1) {
      const printer = createBrochurePrinter()
      cold.push(await time(printer))
      warm.push(await time(printer))
      await printer.close()
    }
  } finally {
    await closeGracefully(pictures, 0)
  }
  printTable(`The brochure of a car with ${BROCHURE_PHOTOGRAPHS_MAX} photographs: median (slowest) of ${rounds}`, [
    ['in a thread that begins', ...figures(cold)],
    ['in one that has printed before', ...figures(warm)],
  ])
  return EXIT.ok
})

function figures(times: readonly number[]): [figure: string, note: string] {
  const middle = median([...times])
  const verdict = middle <= MAX_MS ? 'met' : 'MISSED'
  return [`${middle.toFixed(0)} (${Math.max(...times).toFixed(0)}) ms`, `at most ${MAX_MS} ms: ${verdict}`]
}
