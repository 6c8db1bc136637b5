/** The pages of cars that are listed. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { fingerprinted, fingerprintOf, sameValue } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { cardsRegrouped } from '#catalogue/similar-cards.ts'
import { absolute } from '#components/structured-data/absolute.ts'
import type { Site } from '#config/schema/site.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import { carBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import { runsOf } from '#domain/values/runs.ts'
import type { PageInputs } from '#view-models/page.ts'
import { findSimilarPath } from './gone-pages.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import type { PageDraft } from './planned-page.ts'
import { deferredPage } from './planned-page.ts'

export const carPath = (slug: string): string => `/cars/${slug}`

/**
 * Of a car that is the same object as in the site's last plan, and beside which the same cars stand, the last draft is the
 * right one while the year and the addresses of searches are the same. A sold car's page also says which searches have
 * cars to buy, so it is planned each time.
 */
export function planCarPages(context: PlanContext): PagePlan[] {
  const { listed, site, similarGroups } = context.catalogue
  const last = lastBasis.get(site) ?? null
  const before = last?.drafting.isDone === true ? last : null
  const basis = basisOf(context, before)
  lastBasis.set(site, basis)
  const regrouped = before?.trails === basis.trails ? cardsRegrouped(similarGroups, before.similarGroups) : null
  return runsOf(listed).flatMap((cars) => {
    const known = plannedRuns.get(cars)
    const isKept = regrouped !== null && known?.basis === before
    const planned = isKept ? replanned(context, cars, basis, known, regrouped) : plannedAnew(context, cars, basis)
    plannedRuns.set(cars, { ...planned, basis })
    return planned.plans
  })
}

/** Some cars as they were planned. */
interface PlannedRun {
  basis: Basis
  plans: readonly PagePlan[]
  /** Places of those that are not simply kept the next time. */
  toPlan: ReadonlySet<number>
  places: ReadonlyMap<KeyedCarCard, number>
}

const plannedRuns = new WeakMap<readonly ListedCar[], PlannedRun>()

function plannedAnew(context: PlanContext, cars: readonly ListedCar[], basis: Basis): Omit<PlannedRun, 'basis'> {
  return {
    plans: cars.map((each) => planCar(context, each, basis)),
    toPlan: new Set(cars.keys()),
    places: new Map(cars.map(({ card }, place) => [card, place])),
  }
}

function replanned(
  context: PlanContext,
  cars: readonly ListedCar[],
  basis: Basis,
  { plans: before, toPlan: again, places }: PlannedRun,
  regrouped: ReadonlySet<KeyedCarCard>,
): Omit<PlannedRun, 'basis'> {
  const others = [...regrouped].flatMap((card) => places.get(card) ?? [])
  const plans = [...before]
  const toPlan = new Set<number>()
  for (const place of new Set([...again, ...others])) {
    const listed = cars[place]
    if (listed === undefined) continue
    const isKept = listed.card.availability === 'inStock' && !regrouped.has(listed.card)
    const known = isKept ? drafts.get(listed) : undefined
    plans[place] = known?.plan ?? planCar(context, listed, basis)
    if (known === undefined) toPlan.add(place)
  }
  return { plans, toPlan, places }
}

/** What the pages of all cars share in one plan. */
interface Basis {
  drafting: PlanContext['drafting']
  currentYear: number
  searchPaths: ReadonlySet<string>
  similarGroups: Catalogue['similarGroups']
  /** Breadcrumbs to the cars of one model, type and body, without their own: the same object while year and searches are. */
  trails: Map<string, Breadcrumb[]>
}

/** Of each site's last plan. */
const lastBasis = new WeakMap<Site, Basis>()

function basisOf({ catalogue, searchPaths, drafting }: PlanContext, before: Basis | null): Basis {
  const { asAtMs, site, similarGroups } = catalogue
  const currentYear = yearAt(asAtMs, site.timeZone)
  const isSame = before?.currentYear === currentYear && isSameSet(before.searchPaths, searchPaths)
  return { drafting, currentYear, searchPaths, similarGroups, trails: isSame ? before.trails : new Map() }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each))
}

/** Made and hashed once for all cars that share it. */
function trailTo(car: CarSummary, { options, basis }: { options: Site['search']; basis: Basis }): Breadcrumb[] {
  const key = `${car.carType}|${car.bodyType}|${car.make}|${car.model}`
  const known = basis.trails.get(key)
  if (known !== undefined) return known
  const trail = fingerprinted(
    carBreadcrumbs(car, car.name, options)
      .slice(0, -1)
      .filter(({ href }) => href === '/' || (href !== null && basis.searchPaths.has(href))),
  )
  basis.trails.set(key, trail)
  return trail
}

function planCar(context: PlanContext, listed: ListedCar, basis: Basis): PagePlan {
  const path = carPath(listed.car.slug)
  return { path, draft: () => draftCar(context, path, listed, basis) }
}

/** What a car's page shows beside the listed car itself, which is another object when anything of it has changed. */
interface Surroundings {
  site: Site
  trail: Breadcrumb[]
  similar: ReturnType<Catalogue['findSimilar']>
  findSimilarPath: string | null
  currentYear: number
}

interface KnownDraft {
  surroundings: Surroundings
  draft: PageDraft
  /** Gives this draft, and holds nothing of the plan that it was made for. */
  plan: PagePlan
}

/** The draft of each car's page as it was last made: the rest of the build need not compare the same object. */
const drafts = new WeakMap<ListedCar, KnownDraft>()

function draftCar(context: PlanContext, path: string, listed: ListedCar, basis: Basis): PageDraft {
  const { car, card } = listed
  const { site } = context.catalogue
  const surroundings: Surroundings = {
    site,
    trail: trailTo(car, { options: site.search, basis }),
    similar: context.catalogue.findSimilar(car),
    findSimilarPath: card.availability === 'sold' ? findSimilarPath(context, car) : null,
    currentYear: basis.currentYear,
  }
  const known = drafts.get(listed)
  if (known !== undefined && isSame(known.surroundings, surroundings)) return known.draft
  const draft = newDraft(path, listed, surroundings)
  drafts.set(listed, { surroundings, draft, plan: { path, draft: () => draft } })
  return draft
}

function isSame(one: Surroundings, other: Surroundings): boolean {
  return (
    one.site === other.site &&
    sameValue(one.trail, other.trail) &&
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
  // Short texts of all that the page shows beside the car: ten thousand pages with all their parts take several times
  // as long to hash.
  const texts: Record<keyof Omit<CarInputs, 'car'>, string> = {
    kind: 'car',
    availability: card.availability,
    tag: card.tag === null ? '' : `${card.tag.kind} ${card.tag.label}`,
    location: location === null ? '' : fingerprintOf(location),
    breadcrumbs: `${fingerprintOf(trail)} ${title}`,
    similar: similar.map((each) => each.card.key).join(),
    findSimilarPath: findSimilarPath ?? '',
    currentYear: String(currentYear),
  }
  const hashed = { kind: 'car' as const, car: imported.fingerprint, others: Object.values(texts).join('\n') }
  const inputs = (): CarInputs => ({
    kind: 'car',
    car: imported.car,
    availability: card.availability,
    tag: card.tag,
    location,
    breadcrumbs: [...trail, { label: title, href: null }],
    similar: similar.map((each) => each.card),
    findSimilarPath,
    currentYear,
  })
  return deferredPage(path, hashed, inputs, {
    modifiedAt: facts.updatedAt,
    photographUrl: car.image === null ? null : absolute(site, car.image.url),
  })
}

type CarInputs = Extract<PageInputs, { kind: 'car' }>
