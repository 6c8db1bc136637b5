import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Car } from '#domain/car/car.ts'
import { createSearchDocuments } from '#generator/files/search/search-documents.ts'
import type { SearchIndexFiles } from '#generator/files/search/search-index-files.ts'
import { createSearchIndexMaker } from '#generator/files/search/search-index-maker.ts'
import type { IndexRequest } from '#generator/files/search/search-index-thread.ts'
import { DEFAULT_INDEX_OPTIONS } from '#search/index/build-search-index.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'

const site = makeSite()
const documentsOf = createSearchDocuments(site)
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const documents = (stock: ImportedCar[]) =>
  documentsOf(createCatalogue({ site, stock, contentPages: [], history: NO_HISTORY, asAtMs }), 'code')

const stockOf = (cars: Partial<Car>[]) => cars.map((car) => makeImportedCar(car))
const CARS: Partial<Car>[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, vin: `VIN${id}`, priceAud: 20_000 }))

const makers: ReturnType<typeof createSearchIndexMaker>[] = []
function maker(threadMinCars: number, staysWarm = true) {
  const made = createSearchIndexMaker({ staysWarm, threadMinCars })
  makers.push(made)
  return made
}
afterEach(() => {
  for (const each of makers.splice(0)) each.close()
})

const PARTS = ['index', 'identifiers', 'cards-0']
const bytes = (files: SearchIndexFiles) =>
  [...files].map(([part, content]) => [part, Buffer.from(content).toString('hex')])

it('gives the same files on a thread as without one, whether the thread has all of the cars, some of them or others', async () => {
  const before = documents(stockOf(CARS))
  // One price has changed, one car is removed and one is new.
  const after = stockOf([...CARS.slice(0, 2), { ...CARS[2], priceAud: 30_000 }, { id: 'e', priceAud: 40_000 }])
  const now = documents(after)
  const expected = bytes(await maker(Number.POSITIVE_INFINITY).make(now, DEFAULT_INDEX_OPTIONS, PARTS))
  const onThread = maker(1)
  await onThread.make(before, DEFAULT_INDEX_OPTIONS, PARTS)
  for (const cars of ['others', 'all']) {
    expect(bytes(await onThread.make(now, DEFAULT_INDEX_OPTIONS, PARTS)), cars).toEqual(expected)
  }
  expect(bytes(await maker(1).make(now, DEFAULT_INDEX_OPTIONS, PARTS))).toEqual(expected)
})

it('gives the same files when the thread has read cars before that were expected, though some have changed since', async () => {
  const before = documents(stockOf(CARS))
  const now = documents(stockOf([{ ...CARS[0], priceAud: 30_000 }, ...CARS.slice(1, 3), { id: 'e' }]))
  const expected = bytes(await maker(Number.POSITIVE_INFINITY).make(now, DEFAULT_INDEX_OPTIONS, PARTS))
  const sent: { to: Worker; cars: number }[] = []
  const { postMessage } = Worker.prototype
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, moved) {
    const lines = Buffer.from((message as IndexRequest).changed)
      .toString()
      .trimEnd()
    sent.push({ to: this, cars: lines.split('\n').length })
    postMessage.call(this, message, moved)
  })
  onTestFinished(() => spy.mockRestore())
  const one = maker(1, false)
  one.expect(CARS.length, () => before)
  one.expect(CARS.length, () => now)
  expect(bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))).toEqual(expected)
  expect(sent.map(({ cars }) => cars)).toEqual([4, 2])
  expect(sent[0]?.to).toBe(sent[1]?.to)
})

it('starts no thread for few cars that are expected', () => {
  const started = vi.spyOn(Worker.prototype, 'unref')
  onTestFinished(() => started.mockRestore())
  maker(5).expect(CARS.length, () => documents(stockOf(CARS)))
  expect(started).not.toHaveBeenCalled()
})

it('makes the parts that are wanted, with the same bytes as all of them together', async () => {
  const now = documents(stockOf(CARS))
  const all = await maker(1).make(now, DEFAULT_INDEX_OPTIONS, PARTS)
  for (const carsWorthAThread of [1, Number.POSITIVE_INFINITY]) {
    const one = maker(carsWorthAThread)
    for (const part of PARTS.toReversed()) {
      const made = await one.make(now, DEFAULT_INDEX_OPTIONS, [part])
      expect(bytes(made)).toEqual(bytes(all).filter(([name]) => name === part))
    }
  }
})

it('starts another thread when the one that it had ended while nobody waited for it', async () => {
  // Called on each thread that is started.
  const started = vi.spyOn(Worker.prototype, 'unref')
  onTestFinished(() => started.mockRestore())
  const now = documents(stockOf(CARS))
  const one = maker(1)
  const first = bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))
  const worker = started.mock.contexts.at(-1) as Worker
  await worker.terminate()
  expect(bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))).toEqual(first)
  expect(started.mock.contexts.at(-1)).not.toBe(worker)
})

it('ends its thread when it is closed, and starts another for the next files', async () => {
  const now = documents(stockOf(CARS))
  const one = maker(1)
  const first = one.make(now, DEFAULT_INDEX_OPTIONS, PARTS)
  const made = bytes(await first)
  one.close()
  expect(bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))).toEqual(made)
})

it('ends its thread after the answer when it does not stay warm, and starts another for the next files', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  onTestFinished(() => ended.mockRestore())
  const now = documents(stockOf(CARS))
  const one = maker(1, false)
  const first = bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))
  expect(ended).toHaveBeenCalledTimes(1)
  expect(bytes(await one.make(now, DEFAULT_INDEX_OPTIONS, PARTS))).toEqual(first)
  expect(new Set(ended.mock.contexts).size).toBe(2)
})
