/** Serves the harness of the search box to a browser: bundled once, with an index made of the tests' cars. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { placeTexts } from '#generator/files/place-files.ts'
import { searchSettings } from '#generator/files/search/search-settings.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { themeCss } from '#styles/theme-css.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'
import { suggestStock } from './stock.ts'

export const ORIGIN = 'http://suggest.localhost'
const STYLES = [
  'styles/tokens',
  'styles/base',
  'styles/parts',
  'styles/buttons',
  'styles/pictures',
  'styles/price-and-tag',
  'components/search/suggest',
  'components/search/saved',
  'components/search/filters/chips',
]
const PLACES = [
  ['Chermside', '4032', -27.385, 153.03],
  ['Moorooka', '4105', -27.533, 153.025],
  ['Toowoomba', '4350', -27.56, 151.95],
] as const

const bundles = new Map<string, Promise<string>>()

function bundled(name: string): Promise<string> {
  const known =
    bundles.get(name) ??
    build({
      entryPoints: [join(PROJECT_DIR, 'tests/islands/suggest', name)],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  bundles.set(name, known)
  return known
}

export interface HarnessOptions {
  readonly cars?: readonly IndexedCar[]
  /** "/search?query=white". */
  readonly address?: string
}

/** Answers every address of the harness; the cars may be other ones later. */
export async function serveSuggest(page: Page, cars: readonly IndexedCar[] = suggestStock()): Promise<void> {
  const site = makeSite({
    locations: PLACES.map(([city, postcode, latitude, longitude]) => {
      const { address, ...location } = makeLocation({ code: city, name: `Brolga ${city}`, slug: city.toLowerCase() })
      return { ...location, address: { ...address, city, postcode, latitude, longitude } }
    }),
    finance: { rates: { interestPercent: 6.29, comparisonPercent: 8.19 } },
  })
  const { index, identifiers, cards } = buildSearchIndex(cars)
  const settings = searchSettings(
    { site, asAtMs: Date.UTC(2026, 1, 1) },
    { routes: [], targets: { hasPath: () => true, hasOffers: false } },
    {
      kind: 'bundled',
      indexUrl: '/index.bin',
      identifiersUrl: '/identifiers.bin',
      cardUrls: cards.map((_, n) => `/cards-${n}.bin`),
    },
    { postcodes: '/postcodes.bin', suburbs: '/suburbs-' },
  )
  const places = await placeTexts()
  const styles = await Promise.all(STYLES.map((file) => readFile(join(PROJECT_DIR, 'src', `${file}.css`), 'utf8')))
  const document = (title: string, body: string, script: string): string =>
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${themeCss(site.theme)}</style><style>${styles.join('\n')}</style></head><body><main class="page" id="content" tabindex="-1"><h1>${title}</h1>${body}</main><script type="module" src="${script}"></script></body></html>`
  const art = (name: string) => readFile(join(PROJECT_DIR, 'src/components/art', name), 'utf8')
  const files: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>> = {
    '/harness.js': ['text/javascript', await bundled('harness.tsx')],
    '/favourites.js': ['text/javascript', await bundled('favourites-harness.ts')],
    '/silhouettes.svg': ['image/svg+xml', await art('silhouettes.svg')],
    '/icons.svg': ['image/svg+xml', await art('icons.svg')],
    '/search-data/settings.json': ['application/json', JSON.stringify(settings)],
    '/index.bin': ['application/octet-stream', index],
    '/identifiers.bin': ['application/octet-stream', identifiers],
    '/postcodes.bin': ['application/octet-stream', places.postcodes],
    ...Object.fromEntries(
      [...places.suburbs].map(([letter, text]) => [`/suburbs-${letter}.bin`, ['application/octet-stream', text]]),
    ),
    '/favourites': [
      'text/html; charset=utf-8',
      document('Favourites', '<saved-searches></saved-searches>', '/favourites.js'),
    ],
    ...Object.fromEntries(cards.map((card, n) => [`/cards-${n}.bin`, ['application/octet-stream', card] as const])),
  }
  const whole = document('Search', '<div id="search"></div>', '/harness.js')
  await page.unrouteAll()
  await page.route(`${ORIGIN}/**`, (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/html; charset=utf-8', whole]
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) })
  })
}

/** Opens the harness and waits until the search box is there. */
export async function openSuggest(page: Page, { cars, address = '/search' }: HarnessOptions = {}): Promise<void> {
  await serveSuggest(page, cars)
  await page.goto(`${ORIGIN}${address}`)
  await page.getByRole('combobox').waitFor()
}
