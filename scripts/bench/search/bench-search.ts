/** Measures the bundled search, in Node and in Chromium, beside ItemsJS and MiniSearch with plain filters, in one run. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { printTable } from '../bench-table.ts'
import type { ProcessMeasure } from '../measure-process.ts'
import { interleaved, measureProcess, median } from '../measure-process.ts'
import { indexedCars, madeUpCars, realCars } from './cars.ts'
import { engineBytes } from './code-size.ts'

const CHROMIUM = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? null
/** How much longer a page may take in a browser than in Node, and how many times Node's limit. */
const CHROMIUM_TIMES = 3

const LISTINGS = join(PROJECT_DIR, '../shared/data/au-vehicle-listings.csv')

/** What the engine must reach, in milliseconds. */
const LIMITS: Readonly<Record<number, { p95Ms: number; readyMs: number; fasterThanItemsJs: number | null }>> = {
  500: { p95Ms: 1, readyMs: 10, fasterThanItemsJs: null },
  5000: { p95Ms: 1.5, readyMs: 10, fasterThanItemsJs: 12 },
  50000: { p95Ms: 5, readyMs: 20, fasterThanItemsJs: 20 },
}
const FIRST_MS = 15
const BUILD_MS = 2_000
const CODE_BYTES = 6_000
const INDEX_BYTES = { fixed: 4_096, perCar: 23 }
const CARD_BYTES_PER_CAR = 15

/** How often each search is measured, in a process of its own. */
const REPEATS = 3
/** From so many cars on the libraries take a minute for each process: they are measured once, and one round. */
const SLOW_CARS = 50_000

/** Prints tables; `quick` takes fewer rounds, and no 50,000 cars. */
export async function benchSearch(quick: boolean): Promise<void> {
  const { page, withWords } = await engineBytes()
  printTable('The code of the bundled search', [
    ['engine and adapter, gzip', `${page} B`, `at most ${CODE_BYTES}: ${verdict(page, CODE_BYTES)}`],
    ['with what words need', `${withWords} B`, 'loaded with the first word, or when the search box is used'],
  ])
  if (CHROMIUM === null) console.info('No Chromium: CHROMIUM_PATH says where one is.')
  for (const cars of quick ? [500, 5_000] : [500, 5_000, 50_000]) await compare(cars, cars, quick ? 1 : REPEATS)
  if (existsSync(LISTINGS)) await compare(LISTINGS, 'real listings', 1)
}

/** The cars are made once, because making 50,000 takes longer than a search of them is measured. */
async function compare(cars: number | string, name: number | string, repeats: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'))
  try {
    const carsFile = join(folder, 'cars.json')
    const made = typeof cars === 'number' ? await madeUpCars(cars) : await realCars(await readFile(cars, 'utf8'))
    await writeFile(carsFile, JSON.stringify(indexedCars(made)))
    await compareSubjects(carsFile, name, repeats)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function compareSubjects(carsFile: string, name: number | string, repeats: number): Promise<void> {
  const run = (subject: string, rounds: number) => () =>
    measureProcess('scripts/bench/children/child-search.ts', { subject, carsFile, rounds, executablePath: CHROMIUM })
  const isSlow = typeof name === 'number' && name >= SLOW_CARS
  const own = { bundled: run('bundled', 10), ...(CHROMIUM === null ? {} : { chromium: run('chromium', 10) }) }
  const others = { itemsjs: run('itemsjs', isSlow ? 1 : 2), minisearch: run('minisearch', isSlow ? 1 : 2) }
  const measures: Record<string, ProcessMeasure[]> = isSlow
    ? { ...(await interleaved<string>(repeats, own)), ...(await interleaved<string>(1, others)) }
    : await interleaved<string>(repeats, { ...own, ...others })
  const figure = (subject: string, what: string): number =>
    median((measures[subject] ?? []).map(({ own }) => own[what] ?? Number.NaN))
  const count = figure('bundled', 'cars')
  const limits = typeof name === 'number' ? LIMITS[name] : undefined
  const faster = figure('itemsjs', 'p50Ms') / figure('bundled', 'p50Ms')
  const fasterPlain = figure('itemsjs', 'plainP50Ms') / figure('bundled', 'plainP50Ms')
  const names = Object.keys(measures)
  const isSame = names.every((subject) => figure(subject, 'answers') === figure('bundled', 'answers'))
  const most = INDEX_BYTES.fixed + INDEX_BYTES.perCar * count
  printTable(`A page of ${name.toLocaleString('en-AU')} (${count} cars): p50 / p95, ms`, [
    ...names.map((subject): [string, string, string] => [
      subject,
      `${figure(subject, 'p50Ms').toFixed(2)} / ${figure(subject, 'p95Ms').toFixed(2)}`,
      `ready in ${figure(subject, 'readyMs').toFixed(1)} ms${
        subject === 'chromium' ? '' : `; ${(figure(subject, 'indexBytes') / count).toFixed(1)} B a car, brotli`
      }`,
    ]),
    ...names.map((subject): [string, string, string] => [
      `${subject}, each page the first time`,
      `${figure(subject, 'coldP50Ms').toFixed(2)} / ${figure(subject, 'coldP95Ms').toFixed(2)}`,
      'while the code is compiled',
    ]),
    ['answers to pages without words', isSame ? 'the same' : 'DIFFERENT', 'totals, counts and stats of all subjects'],
    ['bundled, p95', figure('bundled', 'p95Ms').toFixed(2), judged(figure('bundled', 'p95Ms'), limits?.p95Ms)],
    ['bundled, ready', figure('bundled', 'readyMs').toFixed(1), judged(figure('bundled', 'readyMs'), limits?.readyMs)],
    ['bundled, first query', figure('bundled', 'firstMs').toFixed(1), judged(figure('bundled', 'firstMs'), FIRST_MS)],
    [
      'bundled, first words',
      figure('bundled', 'firstTextMs').toFixed(1),
      judged(figure('bundled', 'firstTextMs'), FIRST_MS),
    ],
    ['bundled, what words need made ready', figure('bundled', 'wordsReadyMs').toFixed(1), ''],
    ...(CHROMIUM === null
      ? []
      : [
          ...inChromium(figure('chromium', 'p95Ms'), figure('bundled', 'p95Ms'), limits?.p95Ms),
          ...(['firstMs', 'firstTextMs'] as const).map((what): [string, string, string] => [
            `Chromium, first ${what === 'firstMs' ? 'query' : 'words'}`,
            figure('chromium', what).toFixed(1),
            judged(figure('chromium', what), FIRST_MS),
          ]),
        ]),
    ['faster than ItemsJS, without words', `${fasterPlain.toFixed(1)} x`, ''],
    ['faster than ItemsJS', `${faster.toFixed(1)} x`, atLeast(faster, limits?.fasterThanItemsJs)],
    ['index, brotli', `${figure('bundled', 'indexBytes')} B`, judged(figure('bundled', 'indexBytes'), most)],
    [
      'cards, brotli',
      `${(figure('bundled', 'cardBytes') / count).toFixed(1)} B a car`,
      judged(figure('bundled', 'cardBytes') / count, CARD_BYTES_PER_CAR),
    ],
    [
      'build of the index',
      `${figure('bundled', 'buildMs').toFixed(0)} ms`,
      judged(figure('bundled', 'buildMs'), BUILD_MS),
    ],
  ])
}

function inChromium(p95Ms: number, nodeMs: number, limitMs: number | undefined): [string, string, string][] {
  const times = p95Ms / nodeMs
  return [
    ['Chromium, p95', p95Ms.toFixed(2), judged(p95Ms, limitMs && limitMs * CHROMIUM_TIMES)],
    ['Chromium, p95 against Node', `${times.toFixed(1)} x`, judged(times, CHROMIUM_TIMES)],
  ]
}

function verdict(value: number, most: number): string {
  return value <= most ? 'met' : 'MISSED'
}

function judged(value: number, most: number | undefined): string {
  return most === undefined ? '' : `at most ${most}: ${verdict(value, most)}`
}

function atLeast(value: number, least: number | null | undefined): string {
  return least === null || least === undefined ? '' : `at least ${least}: ${value >= least ? 'met' : 'MISSED'}`
}
