/** The heading of the page, and what stands outside it and follows it: title, breadcrumbs and canonical address. */
import { useEffect, useRef, useState } from 'react'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { Icon } from './Icon.tsx'
import { useBuiltSearch, useHydrated } from './state/built-search.ts'
import { useSearchSettings } from './state/settings-context.ts'
import { useSearchState } from './state/use-search-state.ts'

export function SearchHead() {
  const settings = useSearchSettings()
  const { places } = settings
  const built = useBuiltSearch()
  const isHydrated = useHydrated()
  const { state, url } = useSearchState()
  const { lists, page } = state
  const path = url.replace(/\?.*$/, '')
  const place = places.find((each) => each.path === path) ?? places.find((each) => each.path === SEARCH_PATH)
  // What a route is called is in the settings; only for more than that its rule is loaded.
  const isOfRoute = Object.keys(lists).every((attribute) => place?.implied[attribute])
  const [worked, setWorked] = useState({ url: '', text: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is chosen
  useEffect(() => {
    if (isOfRoute) return
    let isNewest = true
    import('#domain/search/results/search-heading.ts').then(
      ({ searchHeading }) => isNewest && setWorked({ url, text: searchHeading(lists, settings) }),
      () => {},
    )
    return () => {
      isNewest = false
    }
  }, [url, isOfRoute, settings])
  const routeHeading = place?.heading || built.heading
  const heading = isOfRoute ? routeHeading : worked.text === '' ? built.heading : worked.text

  /** Whether the trail may be another one than was built. */
  const hasMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is chosen
  useEffect(() => {
    if (!isHydrated || place === undefined || (!isOfRoute && worked.url !== url)) return
    document.title = built.titlePattern.replace('{title}', () => (page === 1 ? heading : `${heading}, page ${page}`))
    if (!hasMoved.current && path === built.basePath && isOfRoute) return
    hasMoved.current = true
    let isNewest = true
    import('./page-trail.ts').then(
      ({ showTrail }) => isNewest && showTrail(isOfRoute ? place : null, heading, settings),
      () => {},
    )
    return () => {
      isNewest = false
    }
  }, [isHydrated, heading, url, worked.url])
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    // A page with a path of its own keeps the address that it was built with.
    if (canonical !== null && !location.pathname.includes('/page-'))
      canonical.href = new URL(page === 1 ? path : `${path}?page=${page}`, canonical.href).href
  }, [path, page])
  return (
    <div className="search__head">
      <h1>{heading}</h1>
      {built.place !== null && (
        <p hidden={path !== built.basePath}>
          <a className="more-link" href={built.place.href}>
            <Icon name="pin" />
            {built.place.label}
          </a>
        </p>
      )}
    </div>
  )
}
