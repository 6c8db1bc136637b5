/** Switches of a configuration, each on and off, as the pages of a built site show them. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { makeSite } from '../builders/make-site.ts'
import { readTree } from '../builders/read-tree.ts'
import { feedCar, feedText } from '../builders/small-feed.ts'

const SMALL_DEALER = join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer')
const AS_AT_MS = Date.parse('2026-03-10T00:00:00Z')

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-switches-'))
  await cp(SMALL_DEALER, join(dir, 'site'), { recursive: true })
  await writeFile(join(dir, 'feed.json'), feedText([feedCar(0)]))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Builds a site of one car; `pages` are content pages that it has besides "About us". */
async function build(overrides: Partial<SiteInput>, pages: readonly string[] = []): Promise<Map<string, string>> {
  for (const page of pages) {
    await writeFile(join(dir, 'site/pages', `${page}.md`), `---\ntitle: ${page}\ndescription: A page.\n---\n\nText.\n`)
  }
  const builder = createSiteBuilder({
    site: makeSite({ stock: { feed: 'stock/feed.json' }, ...overrides }),
    siteDir: join(dir, 'site'),
    outDir: join(dir, 'out'),
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
  })
  expect((await builder.build({ asAtMs: AS_AT_MS })).kind).toBe('published')
  const files = await readTree(builder.paths.current)
  return new Map([...files].map(([file, bytes]) => [file, bytes.toString()]))
}

const carPage = (files: Map<string, string>): string =>
  [...files].find(([file]) => file.startsWith('cars/') && file.endsWith('.html'))?.[1] ?? ''

/** Where the link of a car's page with these words leads. */
function linkOf(html: string, words: string): string | undefined {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return [...links].find(([, , content]) => content?.includes(words))?.[1]
}

describe('journeys.carTradeIn', () => {
  it.each([
    [true, {}, [], '/cars/trade-in?car_id=s0'],
    [false, {}, [], '/trade-in'],
    [true, { platform: null }, ['trade-in'], '/trade-in'],
    [false, { platform: null }, ['trade-in'], '/trade-in'],
    [true, { platform: null }, [], undefined],
    [false, { platform: null }, [], undefined],
  ])('%s, on a site with %j and the pages %j: a car leads to %s', async (carTradeIn, platform, pages, expected) => {
    const files = await build({ journeys: { carTradeIn }, ...platform }, pages)
    expect(linkOf(carPage(files), 'Value My Trade-in')).toBe(expected)
  })
})

describe('finance.requestQuotes', () => {
  const rates = { interestPercent: 7.99, comparisonPercent: 9.11 }
  it.each([true, false])('%s: repayments follow from the rates of the site', async (requestQuotes) => {
    const files = await build({ finance: { requestQuotes, rates } }, ['finance'])
    expect(files.get('index.html')).toMatch(/finance-block__figure">\$\d+/)
    expect(files.get('index.html')).toContain('9.11')
  })
})

describe('buttons.print', () => {
  it.each([true, false])('%s: a car’s page has the button, or not', async (print) => {
    const files = await build({ buttons: { print } })
    expect(carPage(files).includes('<print-button')).toBe(print)
  })
})
