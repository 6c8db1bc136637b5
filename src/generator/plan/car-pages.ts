/** The pages of cars that are listed, and of those that have gone. */
import type { Catalogue, ListedCar } from '#catalogue/catalogue.ts'
import { fingerprinted, sameValue } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import { carBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import type { Comparable } from '#domain/car/similar-cars.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { bodyPath, makePath, modelPath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'
import type { PageDraft } from './planned-page.ts'
import { deferredPage } from './planned-page.ts'

export const carPath = (slug: string): string => `/cars/${slug}`
export const gonePath = (slug: string): string => `/gone/${slug}`

export function planCarPages(context: PlanContext): PagePlan[] {
  const trailTo = createTrails(context)
  const { asAtMs, site } = context.catalogue
  const currentYear = yearAt(asAtMs, site.timeZone)
  return context.catalogue.listed.map((listed) => planCar(context, listed, trailTo, currentYear))
}

/** Breadcrumbs to a car, without its own. */
type Trails = (car: CarSummary) => Breadcrumb[]

/** Shared by the cars of one model, type and body: made and hashed once, and the same array for as long as it is the same. */
function createTrails({ catalogue: { site }, searchPaths }: PlanContext): Trails {
  const before = lastTrails.get(site)
  const trails = new Map<string, Breadcrumb[]>()
  lastTrails.set(site, trails)
  return (car) => {
    const key = `${car.carType}|${car.bodyType}|${car.make}|${car.model}`
    let trail = trails.get(key)
    if (trail === undefined) {
      const made = carBreadcrumbs(car, car.name, site.search)
        .slice(0, -1)
        .filter(({ href }) => href === '/' || (href !== null && searchPaths.has(href)))
        .map((crumb) => fingerprinted({ ...crumb }))
      const known = before?.get(key)
      trail = known !== undefined && sameValue(known, made) ? known : made
      trails.set(key, trail)
    }
    return trail
  }
}

const lastTrails = new WeakMap<Site, Map<string, Breadcrumb[]>>()

function planCar(context: PlanContext, listed: ListedCar, trailTo: Trails, currentYear: number): PagePlan {
  const path = carPath(listed.car.slug)
  return { path, draft: () => draftCar(context, path, listed, trailTo, currentYear) }
}

/** What a car's page shows beside the listed car itself, which is another object when anything of it has changed. */
interface Surroundings {
  site: Site
  trail: Breadcrumb[]
  similar: ReturnType<Catalogue['findSimilar']>
  findSimilarPath: string | null
  currentYear: number
}

/** The draft of each car's page as it was last made: the rest of the build need not compare the same object. */
const drafts = new WeakMap<ListedCar, { surroundings: Surroundings; draft: PageDraft }>()

function draftCar(
  context: PlanContext,
  path: string,
  listed: ListedCar,
  trailTo: Trails,
  currentYear: number,
): PageDraft {
  const { car, card } = listed
  const { site } = context.catalogue
  const surroundings: Surroundings = {
    site,
    trail: trailTo(car),
    similar: context.catalogue.findSimilar(car),
    findSimilarPath: card.availability === 'sold' ? findSimilarPath(context, car) : null,
    currentYear,
  }
  const known = drafts.get(listed)
  if (known !== undefined && isSame(known.surroundings, surroundings)) return known.draft
  const draft = newDraft(path, listed, surroundings)
  drafts.set(listed, { surroundings, draft })
  return draft
}

function isSame(one: Surroundings, other: Surroundings): boolean {
  return (
    one.site === other.site &&
    one.trail === other.trail &&
    one.findSimilarPath === other.findSimilarPath &&
    one.currentYear === other.currentYear &&
    (one.similar === other.similar ||
      (one.similar.length === other.similar.length && one.similar.every((car, index) => car === other.similar[index])))
  )
}

function newDraft(path: string, listed: ListedCar, surroundings: Surroundings): PageDraft {
  const { car, facts, imported, card, location } = listed
  const { site, trail, similar, findSimilarPath, currentYear } = surroundings
  const title = carCurrentTitle(car, site.vehiclePage.seriesInTitle)
  const others = {
    kind: 'car' as const,
    availability: card.availability,
    tag: card.tag,
    location,
    breadcrumbs: [...trail, { label: title, href: null }],
    similar: similar.map((each) => each.card),
    findSimilarPath,
    currentYear,
  }
  return deferredPage(path, { ...others, car: imported.fingerprint }, () => ({ ...others, car: imported.car }), {
    modifiedAt: facts.updatedAt,
  })
}

/** Reached by a rewrite from /cars/{slug} with status 404, so that a shopper's old link still helps. */
export function planGonePages(context: PlanContext): PagePlan[] {
  return context.catalogue.gone.map((gone) =>
    planPage(
      gonePath(gone.slug),
      () => ({
        kind: 'gone',
        name: gone.name,
        bodyType: gone.bodyType,
        findSimilarPath: findSimilarPath(context, gone),
        similar: similarCards(context, gone),
      }),
      NOT_INDEXED,
    ),
  )
}

function similarCards(context: PlanContext, car: Comparable): KeyedCarCard[] {
  return context.catalogue.findSimilar(car).map(({ card }) => card)
}

/** The narrowest search with a car that can be bought: the model, the make, the body type, all; else the dealer. */
function findSimilarPath(
  { catalogue, groups, searchPaths }: PlanContext,
  { make, model, bodyType }: Comparable,
): string {
  const { site, listed } = catalogue
  const ofMake = groups.makes.find(({ slug }) => slug === slugify(make))
  const ofModel = ofMake?.models.find(({ slug }) => slug === slugify(model))
  const ofBody = groups.bodyTypes.find((group) => group.bodyType === bodyType)
  const choices: { path: string; cars: readonly ListedCar[] }[] = [
    { path: modelPath(make, model), cars: ofModel?.cars ?? [] },
    { path: makePath(make), cars: ofMake?.cars ?? [] },
    { path: bodyType === null ? SEARCH_PATH : bodyPath(bodyType, site.search.pathNoun), cars: ofBody?.cars ?? [] },
    { path: SEARCH_PATH, cars: listed },
  ]
  const found = choices.find(
    ({ path, cars }) => searchPaths.has(path) && cars.some(({ card }) => card.availability === 'inStock'),
  )
  return found?.path ?? site.locationPages.listPath
}
