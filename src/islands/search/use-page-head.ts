/** The heading, the title and the way there of the page, which follow the search. */
import { useEffect } from 'react'
import { searchBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { usePageElements } from './page-elements.ts'
import { placeScope, showTrail } from './page-trail.ts'
import { useSearchSettings } from './settings-context.ts'
import type { Searched } from './use-search-state.ts'

export function usePageHead({ state, url }: Searched): void {
  const settings = useSearchSettings()
  const { heading, trail, canonical, ofPlace, titleOf } = usePageElements()
  const { places } = settings
  const { lists, page } = state
  const path = url.replace(/\?.*$/, '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is chosen
  useEffect(() => {
    const place = places.find((each) => each.path === path) ?? places.find((each) => each.path === SEARCH_PATH)
    const say = (text = place?.heading ?? ''): void => {
      if (text === '') return
      if (heading !== null && heading.textContent !== text) heading.textContent = text
      const scope = text === place?.heading ? placeScope(place, places) : ({ kind: 'mixed' } as const)
      if (trail !== null) showTrail(trail, searchBreadcrumbs(scope, text, settings))
      document.title = titleOf(page === 1 ? text : `${text}, page ${page}`)
    }
    let isNewest = true
    // What a route is called is in the settings; only for more than that its rule is loaded.
    if (Object.keys(lists).every((attribute) => place?.implied[attribute])) say()
    else
      import('#domain/search/results/search-heading.ts').then(
        ({ searchHeading }) => isNewest && say(searchHeading(lists, settings)),
        () => isNewest && say(),
      )
    // A page with a path of its own keeps the address that it was built with.
    if (canonical !== null && !location.pathname.includes('/page-'))
      canonical.href = new URL(page === 1 ? path : `${path}?page=${page}`, canonical.href).href
    for (const element of ofPlace) element.hidden = element.dataset['path'] !== path
    return () => {
      isNewest = false
    }
  }, [heading, trail, canonical, ofPlace, titleOf, settings, url])
}
