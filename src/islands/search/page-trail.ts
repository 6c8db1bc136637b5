/** The trail above the page, which follows the search by the rule that it was built by. */
import { searchBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { SearchRouteSettings, SearchSettings } from '#search/settings.ts'

/** What of a route's scope its trail depends on: a model's route stands below that of its make. */
function placeScope(
  { path, heading }: SearchRouteSettings,
  places: readonly SearchRouteSettings[],
): SearchScope | { readonly kind: 'mixed' } {
  if (path === SEARCH_PATH) return { kind: 'all' }
  const above = path.slice(0, path.lastIndexOf('/'))
  const make = above === SEARCH_PATH ? undefined : places.find((each) => each.path === above)?.heading
  if (make === undefined) return { kind: 'mixed' }
  return { kind: 'model', make, model: heading.startsWith(`${make} `) ? heading.slice(make.length + 1) : heading }
}

/** `place` is null for a search that no route stands for. Leaves a list alone that says the same already. */
export function showTrail(place: SearchRouteSettings | null, heading: string, settings: SearchSettings): void {
  const list = document.querySelector<HTMLElement>('.breadcrumbs ol')
  if (list === null) return
  const scope = place === null ? ({ kind: 'mixed' } as const) : placeScope(place, settings.places)
  const items = searchBreadcrumbs(scope, heading, settings).map(({ label, href }) => {
    const item = document.createElement('li')
    const crumb = document.createElement(href === null ? 'span' : 'a')
    if (href === null) crumb.setAttribute('aria-current', 'page')
    else crumb.setAttribute('href', href)
    crumb.textContent = label
    item.append(crumb)
    return item
  })
  const shown = [...list.children]
  if (items.length === shown.length && items.every((item, index) => item.isEqualNode(shown[index] ?? null))) return
  list.replaceChildren(...items)
}
