/**
 * npm run bench: how long builds take, side by side with two floors in one run.
 *
 * Every figure is of whole processes, interleaved; medians are printed. `--quick` takes smaller sites and fewer rounds.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compile } from '#generator/compile/compile.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { BENCH_AS_AT, BENCH_DIR, changeOnePrice, makeBenchSite } from './bench-site.ts'
import { printTable, seconds } from './bench-table.ts'
import type { ProcessMeasure } from './measure-process.ts'
import { interleaved, measureProcess, median } from './measure-process.ts'
import { benchSearch } from './search/bench-search.ts'

const OPTIONS = {
  quick: { type: 'boolean', help: 'smaller sites and fewer rounds' },
  rounds: { type: 'string', help: 'how often each subject runs (default 3)' },
} as const

/**
 * A new folder for each run; all go at the end. ext4 does not give a deleted file's number away for some time, and
 * searches past all of them for each new file: 11,000 files deleted just before a run cost it seconds.
 */
let folders = 0
async function fresh(name: string): Promise<string> {
  folders += 1
  const folder = join(BENCH_DIR, `${name}-${folders}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** A build of fewer cars mostly starts and compiles: what a page costs shows in a large one. */
const MIN_LIMITED_CARS = 10_000

const asAtMs = BENCH_AS_AT.getTime()
const outDir = join(BENCH_DIR, 'out')
const cacheDir = join(BENCH_DIR, 'cache')

const build = (input: object): Promise<ProcessMeasure> =>
  measureProcess(
    'scripts/bench/children/child-build.ts',
    { outDir, asAtMs, full: false, cacheDir: null, ...input },
    'build',
  )
const medianOf = (measures: ProcessMeasure[], pick: (measure: ProcessMeasure) => number): number =>
  median(measures.map(pick))
const whole = ({ wholeMs }: ProcessMeasure): number => wholeMs
const verdict = (value: number, most: number): string => (value <= most ? 'met' : 'MISSED')

await runCommand('npm run bench', OPTIONS, async (options) => {
  const rounds = Number(options.rounds ?? (options.quick ? 1 : 3))
  await rm(BENCH_DIR, { recursive: true, force: true })
  await compile()
  for (const cars of options.quick ? [500, 2_000] : [2_000, 10_000]) await benchFullBuild(cars, rounds)
  await benchOnePrice(options.quick ? 2_000 : 10_000, options.quick ? 3 : 7)
  await benchTenSites(options.quick ? 100 : 500, rounds)
  await rm(BENCH_DIR, { recursive: true, force: true })
  await benchSearch(options.quick ?? false)
  return EXIT.ok
})

function renderedEach(measures: ProcessMeasure[]): string {
  return medianOf(measures, ({ own }) => (own['renderMs'] ?? Number.NaN) / (own['files'] ?? 1)).toFixed(3)
}

/** The served files of a site with their sizes: what the floors write. */
async function listFiles(slug: string): Promise<string> {
  const root = join(outDir, slug, 'current')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
  const list = await Promise.all(
    files.map(async (file) => ({ file: relative(root, file), size: (await stat(file)).size })),
  )
  const listFile = join(BENCH_DIR, `${slug}-files.json`)
  await writeFile(listFile, JSON.stringify(list))
  return listFile
}

async function benchFullBuild(cars: number, rounds: number): Promise<void> {
  const slug = `full-${cars}`
  const { sitesDir, feedFile } = await makeBenchSite(slug, cars, 1)
  await build({ sitesDir, slugs: [slug] })
  const listFile = await listFiles(slug)
  const measures = await interleaved(rounds, {
    write: async () =>
      measureProcess('scripts/bench/children/child-write-floor.ts', { listFile, outDir: await fresh('floor-write') }),
    template: async () =>
      measureProcess('scripts/bench/children/child-template-floor.ts', {
        listFile,
        feedFile,
        outDir: await fresh('floor-template'),
      }),
    build: async () => build({ sitesDir, slugs: [slug], outDir: await fresh('full-out') }),
  })
  const template = medianOf(measures.template, whole)
  const built = medianOf(measures.build, whole)
  const memoryMb = Math.max(...measures.build.map(({ peakMemoryMb }) => peakMemoryMb))
  const times = `${(built / template).toFixed(2)} x the template floor`
  const [timesNote, memoryNote] =
    cars < MIN_LIMITED_CARS
      ? [times, '']
      : [`${times}; at most 3.0: ${verdict(built / template, 3)}`, `at most 900: ${verdict(memoryMb, 900)}`]
  printTable(
    `Full build of ${cars.toLocaleString('en-AU')} cars (${measures.build[0]?.own['rendered']} pages), no cache but the compile`,
    [
      ['write the same bytes', seconds(medianOf(measures.write, whole)), ''],
      [
        'template literals, same sizes',
        seconds(template),
        `${renderedEach(measures.template)} ms a page without writing`,
      ],
      ['build', seconds(built), timesNote],
      ['build, peak memory', `${Math.round(memoryMb)} MB`, memoryNote],
    ],
  )
}

async function benchOnePrice(cars: number, rounds: number): Promise<void> {
  const slug = `price-${cars}`
  const { sitesDir } = await makeBenchSite(slug, cars, 2)
  await build({ sitesDir, slugs: [slug], cacheDir })
  const cold: ProcessMeasure[] = []
  for (let round = 0; round < rounds; round += 1) {
    await changeOnePrice(sitesDir, slug, 1_000 + round)
    cold.push(await build({ sitesDir, slugs: [slug], cacheDir }))
  }
  const warm = await measureProcess('scripts/bench/children/child-warm.ts', {
    sitesDir,
    outDir,
    cacheDir,
    slug,
    asAtMs,
    rounds,
  })
  const coldMs = medianOf(cold, ({ own }) => own['flipMs'] ?? Number.NaN)
  const warmMs = warm.own['medianMs'] ?? Number.NaN
  printTable(`One price changed in ${cars.toLocaleString('en-AU')} cars, from the feed on the disk to the flip`, [
    [
      'cold process',
      seconds(coldMs),
      `${cold.at(-1)?.own['rendered']} pages rendered; at most 1.5 s: ${verdict(coldMs, 1_500)}`,
    ],
    ['warm process', seconds(warmMs), `${warm.own['rendered']} pages rendered; at most 0.5 s: ${verdict(warmMs, 500)}`],
  ])
}

async function benchTenSites(cars: number, rounds: number): Promise<void> {
  const slugs = Array.from({ length: 10 }, (_, index) => `ten-${index}`)
  for (const [index, slug] of slugs.entries()) await makeBenchSite(slug, cars, 10 + index)
  const { sitesDir } = await makeBenchSite('one-large', cars * 10, 3)
  const into = (name: string, slugsOfRun: string[]) => async (): Promise<ProcessMeasure> =>
    build({ sitesDir, slugs: slugsOfRun, outDir: await fresh(name) })
  const measures = await interleaved(rounds, { ten: into('ten', slugs), one: into('one', ['one-large']) })
  const [ten, one] = [medianOf(measures.ten, whole), medianOf(measures.one, whole)]
  printTable(`Ten sites of ${cars} cars against one of ${(cars * 10).toLocaleString('en-AU')}, compiled once`, [
    ['one large site', seconds(one), `${measures.one[0]?.own['rendered']} pages`],
    [
      'ten sites',
      seconds(ten),
      `${measures.ten[0]?.own['rendered']} pages; ${(ten / one).toFixed(2)} x; at most 1.5: ${verdict(ten / one, 1.5)}`,
    ],
  ])
}
