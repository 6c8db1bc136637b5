/** What only some pages run: each part is fetched where its element is. */

type LoadPart = () => Promise<unknown>

const PARTS: readonly (readonly [selector: string, load: LoadPart])[] = [
  ['consent-bar', () => import('../consent/consent-bar.ts')],
  ['.home-search', () => import('../search/search-loader.ts')],
  ['search-finder', () => import('./search-finder.ts')],
  ['sales-counter', () => import('./sales-counter.ts')],
  ['main use[data-href]', async () => (await import('./near-drawings.ts')).showNearDrawings()],
  ['vehicle-parts', () => import('../car/car-elements.ts')],
]

export function partsOfPage(): LoadPart[] {
  return PARTS.filter(([selector]) => document.querySelector(selector) !== null).map(([, load]) => load)
}
