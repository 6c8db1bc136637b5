/** Scripts that only some pages run: each is fetched where its element is. */

type LoadPart = (element: Element) => Promise<unknown>

const PARTS: readonly (readonly [selector: string, load: LoadPart])[] = [
  ['consent-bar', () => import('../consent/consent-bar.ts')],
  ['.home-search', () => import('../search/search-loader.ts')],
  ['search-finder', () => import('./search-finder.ts')],
  ['open-now', async () => customElements.define('open-now', (await import('../location/open-now.ts')).OpenNow)],
  ['sales-counter', () => import('./sales-counter.ts')],
  ['main:has(use[data-href])', async (main) => (await import('./near-drawings.ts')).showNearDrawings(main)],
  ['vehicle-parts', () => import('../car/car-elements.ts')],
]

/** Resolves when all that the page needs has come, or could not be loaded. */
export function loadParts(): Promise<unknown> {
  return Promise.allSettled(
    PARTS.map(([selector, load]) => {
      const element = document.querySelector(selector)
      return element === null ? null : load(element)
    }),
  )
}
