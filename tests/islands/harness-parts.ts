/** What the search page hands to its islands, as far as a harness needs it. */
import type { SearchParts } from '#islands/search/state/search-parts.ts'
import type { SearchClient } from '#search/client/search-client.ts'

export function harnessParts(client: SearchClient): SearchParts {
  return {
    client,
    renderCard: () => '',
    renderPromoCard: () => '',
    silhouettesUrl: '/silhouettes.svg',
    iconUrl: (name) => `/icons.svg#${name}`,
    goLive: () => null,
    onHydrated() {},
    onAnswered() {},
  }
}
