/** The search page over an index made of the tests' cars: rendered as the build does it, then hydrated. */
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { documentComparator } from '#domain/search/results/sort-options.ts'
import { RANK_ORDER } from '#domain/search/text/ranking-rules.ts'
import { searchSettings } from '#generator/files/search/search-settings.ts'
import { SearchIsland } from '#islands/search/SearchIsland.tsx'
import type { PageDrawing } from '#islands/search/state/search-parts.ts'
import { buildSource, provideSearch } from '#islands/search/state/search-source.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { buildSearchSettings } from '#search/site-settings.ts'
import type { BuiltSearch } from '#view-models/search.ts'
import { makeSite } from '../../builders/make-site.ts'
import { filterStock } from '../filters/stock.ts'

const PLACES = [
  { path: '/search', heading: 'All Cars', implied: {} },
  { path: '/search/toyota', heading: 'Toyota', implied: { make: ['Toyota'] } },
]

const DRAWING: PageDrawing = {
  card: ({ car }) => `<article class="card"><h3>${car.name}</h3></article>`,
  promoCard: ({ title }) => `<b>${title}</b>`,
  silhouettesUrl: '/silhouettes.svg',
  iconUrl: (name) => `/icons.svg#${name}`,
}

export interface RenderOptions {
  readonly site?: Partial<SiteInput>
  readonly cars?: readonly IndexedCar[]
  /** Of the link: "/search?query=ute". */
  readonly address?: string
  /** What a file is answered with in place of its bytes. */
  readonly answer?: (url: string) => Promise<Response> | null
  /** Done to the page as it was built. */
  readonly before?: (container: HTMLElement) => void
}

const byRank = documentComparator(RANK_ORDER)

const STOCK: readonly IndexedCar[] = filterStock().map((document) => ({
  document,
  card: {},
  vin: null,
  registration: null,
  at: null,
}))

/** Gives the container and the nodes that the build rendered; what React warns of is in `console.error`. */
export function renderSearch({
  site: input = {},
  cars = STOCK,
  address = '/search',
  answer = () => null,
  before = () => {},
}: RenderOptions = {}) {
  const site = makeSite(input)
  const { index, identifiers, cards } = buildSearchIndex(cars)
  const files: Record<string, Uint8Array> = { '/index.bin': index, '/identifiers.bin': identifiers }
  for (const [n, bytes] of cards.entries()) files[`/cards-${n}.bin`] = bytes
  vi.stubGlobal('fetch', async (url: string) => {
    const own = answer(url)
    if (own !== null) return own
    const bytes = files[url]
    return bytes === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(bytes))
  })
  history.replaceState(null, '', address)
  const [path = ''] = address.split('?')
  const shown = cars.toSorted((a, b) => byRank(a.document, b.document)).slice(0, site.search.pageSize)
  const built: BuiltSearch = {
    site: site.slug,
    path,
    basePath: path,
    heading: PLACES.find((place) => place.path === path)?.heading ?? '',
    places: PLACES,
    place: null,
    carIds: shown.map(({ document }) => document.id),
    totalCars: cars.length,
    pageNumber: 1,
    pageCount: Math.max(1, Math.ceil(cars.length / site.search.pageSize)),
    hasRelated: false,
    example: 'white ute under 40k',
    titlePattern: '{title} | North Shore Motors',
  }
  const grid = (
    <ul className="grid">
      {shown.map(({ document }) => (
        <li key={document.id}>{document.name}</li>
      ))}
    </ul>
  )
  const island = <SearchIsland built={built} cards={grid} drawing={DRAWING} />

  provideSearch(
    site.slug,
    buildSource((places) => buildSearchSettings(site, places)),
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(island)
  document.body.append(container)
  const nodes = [...container.querySelectorAll('*')]
  before(container)

  const settings = {
    ...searchSettings(
      { site, asAtMs: Date.UTC(2026, 0, 1) },
      { routes: [], targets: { hasPath: () => true, hasOffers: false } },
      {
        kind: 'bundled',
        indexUrl: '/index.bin',
        identifiersUrl: '/identifiers.bin',
        cardUrls: Object.keys(files).slice(2),
      },
      null,
    ),
    places: PLACES,
  }
  const onHydrated = vi.fn()
  const onAnswered = vi.fn()
  const client = createSearchClient(settings)
  provideSearch(site.slug, { settingsFor: () => settings, client, onHydrated, onAnswered })
  const { unmount } = render(island, { container, hydrate: true })
  return {
    container,
    nodes,
    shownCount: shown.length,
    client,
    settings,
    unmount,
    onHydrated,
    answered: () => waitFor(() => expectCalled(onAnswered)),
    count: () => screen.getByText(/^[\d,]+ cars?$/, { selector: '.search__count strong' }).textContent,
    address: () => decodeURI(location.pathname + location.search),
  }
}

function expectCalled({ mock }: ReturnType<typeof vi.fn>): void {
  if (mock.calls.length === 0) throw new Error('the search has not answered yet')
}
