/**
 * `client:search` and `client:reached-search`: hydrates a search once its code and settings have been loaded, which
 * search-loader.ts decides.
 */
import type { ClientDirective } from 'astro'

const hydrateWhenLoaded: ClientDirective = (load, _options, element) => {
  const hydrate = async (): Promise<void> => {
    const run = await load()
    await run()
  }
  const host = element.parentElement
  if (host?.dataset['loaded'] === undefined)
    host?.addEventListener('search:loaded', () => void hydrate(), { once: true })
  else void hydrate()
}

export default hydrateWhenLoaded
