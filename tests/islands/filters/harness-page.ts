/** Serves the harness of the filters to a browser: bundled once, with an index made of the tests' cars. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { SiteInput } from '#config/schema/site.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { searchSettings } from '#generator/files/search/search-settings.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { themeCss } from '#styles/theme-css.ts'
import { makeSite } from '../../builders/make-site.ts'
import { filterStock } from './stock.ts'

const ORIGIN = 'http://filters.localhost'
const STYLES = ['src/styles/tokens.css', 'src/styles/base.css', 'src/styles/parts.css', 'src/styles/buttons.css']
const FILTER_STYLES = ['filters', 'range', 'chips'].map((name) => `src/components/search/filters/${name}.css`)

let bundle: Promise<string> | undefined

function bundled(): Promise<string> {
  bundle ??= build({
    entryPoints: [join(PROJECT_DIR, 'tests/islands/filters/harness.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundle
}

export interface HarnessOptions {
  readonly site?: Partial<SiteInput>
  readonly documents?: readonly CarDocument[]
  /** After /search: "?refinementList[make][0]=Toyota". */
  readonly address?: string
}

/** Opens the harness and waits until it shows what it found. */
export async function openFilters(
  page: Page,
  { site = {}, documents = filterStock(), address = '' }: HarnessOptions = {},
) {
  const whole = makeSite(site)
  const cars = documents.map((document) => ({ document, card: {}, vin: null, registration: null, at: null }))
  const { index, identifiers, cards } = buildSearchIndex(cars)
  const targets = { hasPath: () => true, hasOffers: false }
  const settings = searchSettings(
    { site: whole, asAtMs: Date.UTC(2026, 0, 1) },
    { routes: [], targets },
    {
      kind: 'bundled',
      indexUrl: '/index.bin',
      identifiersUrl: '/identifiers.bin',
      cardUrls: cards.map((_, n) => `/cards-${n}.bin`),
    },
    null,
  )
  const styles = await Promise.all(
    [...STYLES, ...FILTER_STYLES].map((file) => readFile(join(PROJECT_DIR, file), 'utf8')),
  )
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Filters</title><link rel="icon" href="data:,"><style>${themeCss(whole.theme)}</style><style>${styles.join('\n')} .harness { max-width: 22rem; padding: 1rem }</style></head><body><main class="harness"><h1>Search</h1><h2>Filters</h2><div id="filters"></div></main><script type="module" src="/harness.js"></script></body></html>`
  const silhouettes = await readFile(join(PROJECT_DIR, 'src/components/art/silhouettes.svg'), 'utf8')
  const files: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>> = {
    '/harness.js': ['text/javascript', await bundled()],
    '/silhouettes.svg': ['image/svg+xml', silhouettes],
    '/search-data/settings.json': ['application/json', JSON.stringify(settings)],
    '/index.bin': ['application/octet-stream', index],
    '/identifiers.bin': ['application/octet-stream', identifiers],
    ...Object.fromEntries(cards.map((card, n) => [`/cards-${n}.bin`, ['application/octet-stream', card] as const])),
  }
  await page.route(`${ORIGIN}/**`, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/html; charset=utf-8', html]
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) })
  })
  await page.goto(`${ORIGIN}/search${address}`)
  await page.locator('.filter-group').first().waitFor()
}
