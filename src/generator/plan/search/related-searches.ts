/** The searches that a page of search results leads to (S1 §2 "Vehicle search page"). */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { bodyHeading } from '#domain/car/item-types.ts'
import { BODY_LABELS } from '#domain/car/labels.ts'
import type { Link } from '#domain/navigation/link.ts'
import { bodyPath, makePath, modelPath } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { SearchInputs } from '#view-models/search.ts'
import type { PlanContext } from '../plan-context.ts'

/** Narrower searches, then neighbours: models of a make, makes and bodies elsewhere. */
export function relatedSearches(
  context: PlanContext,
  { scope, cars }: SearchRoute<ListedCar>,
): SearchInputs['related'] {
  const { groups, chrome, catalogue, searchPaths } = context
  const { pathNoun: noun, facetLabels } = catalogue.site.search
  const bodiesTitle = `${bodyHeading(facetLabels)}s`
  const kept = (links: Link[]): Link[] => links.filter(({ href }) => searchPaths.has(href))
  if (scope.kind === 'make' || scope.kind === 'model') {
    const make = groups.makes.find((group) => group.make === scope.make)
    const models = (make?.models ?? [])
      .filter(({ model }) => scope.kind === 'make' || model !== scope.model)
      .map(({ model }) => ({ label: model, href: modelPath(scope.make, model) }))
    return titled([{ title: scope.kind === 'make' ? 'Models' : `More from ${scope.make}`, links: kept(models) }])
  }
  if (scope.kind === 'all') {
    return titled([
      { title: 'Makes', links: chrome.makes },
      { title: bodiesTitle, links: chrome.bodyTypes.map(({ label, href }) => ({ label, href })) },
    ])
  }
  const ofMakes = linksTo([...new Set(makesOf(cars).flat())], (make) => ({ label: make, href: makePath(make) }))
  const ofBodies = linksTo([...new Set(bodiesOf(cars).flat())], (body) => ({
    label: BODY_LABELS[body].many,
    href: bodyPath(body, noun),
  }))
  return titled([
    { title: 'Makes', links: kept(ofMakes) },
    ...(scope.kind === 'body' ? [] : [{ title: bodiesTitle, links: kept(ofBodies) }]),
  ])
}

const makesOf = onceForRuns((cars: readonly ListedCar[]) => [...new Set(cars.map(({ car }) => car.make))])
const bodiesOf = onceForRuns((cars: readonly ListedCar[]) => [
  ...new Set(cars.flatMap(({ car }) => car.bodyType ?? [])),
])

/** One link for each address. Names that share one stand under the smallest, which no new arrival changes. */
function linksTo<T extends string>(names: T[], link: (name: T) => Link): Link[] {
  const byHref = new Map<string, Link>()
  for (const each of names.sort().map(link)) if (!byHref.has(each.href)) byHref.set(each.href, each)
  return [...byHref.values()].sort((a, b) => (a.href < b.href ? -1 : 1))
}

function titled(groups: SearchInputs['related']): SearchInputs['related'] {
  return groups.filter(({ links }) => links.length > 1)
}
