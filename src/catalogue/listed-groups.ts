/** How the listed cars fall into car types, makes, models and bodies: what menus and search routes are made of. */
import type { BodyType, CarType } from '#domain/car/car.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { joinRuns, keepRuns, onceForRuns } from '#domain/values/runs.ts'
import type { ListedCar } from './listed-cars.ts'

export interface MakeGroup {
  make: string
  slug: string
  cars: ListedCar[]
  /** In alphabetical order. */
  models: { model: string; slug: string; cars: ListedCar[] }[]
}

export interface ListedGroups {
  byCarType: Map<CarType, ListedCar[]>
  /** In alphabetical order. */
  makes: MakeGroup[]
  /** The best stocked first. A car whose body is not known is in none. */
  bodyTypes: { bodyType: BodyType; cars: ListedCar[] }[]
  byLocationCode: Map<string, ListedCar[]>
  byDealershipSlug: Map<string, ListedCar[]>
}

/** Names that differ only in case or punctuation share a slug, so they are one group under the first name seen. */
function groupBySlug(cars: readonly ListedCar[], name: (listed: ListedCar) => string) {
  const groups = new Map<string, { name: string; slug: string; cars: ListedCar[] }>()
  const slugs = new Map<string, string>()
  for (const listed of cars) {
    const text = name(listed)
    let slug = slugs.get(text)
    if (slug === undefined) {
      slug = slugify(text)
      slugs.set(text, slug)
    }
    if (slug === '') continue
    const group = groups.get(slug)
    if (group === undefined) groups.set(slug, { name: text, slug, cars: [listed] })
    else {
      group.cars.push(listed)
      // The list's order changes with every arrival; the smallest name does not.
      if (text < group.name) group.name = text
    }
  }
  return [...groups.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** By make, in alphabetical order. */
export function groupByMake(cars: readonly ListedCar[]): ReturnType<typeof groupBySlug> {
  return groupBySlug(cars, ({ car }) => car.make)
}

export function groupListed(listed: readonly ListedCar[]): ListedGroups {
  const byLocation = Map.groupBy(listed, ({ location }) => location?.code ?? '')
  const byDealership = Map.groupBy(listed, ({ location }) => location?.dealership?.slug ?? '')
  byLocation.delete('')
  byDealership.delete('')
  return {
    byCarType: Map.groupBy(listed, ({ car }) => car.carType),
    makes: groupByMake(listed).map(({ name, slug, cars }) => ({
      make: name,
      slug,
      cars,
      models: groupBySlug(cars, ({ car }) => car.model).map((model) => ({
        model: model.name,
        slug: model.slug,
        cars: model.cars,
      })),
    })),
    bodyTypes: [...Map.groupBy(listed, ({ car }) => car.bodyType)]
      .flatMap(([bodyType, cars]) => (bodyType === null ? [] : [{ bodyType, cars }]))
      // S2 §9: by count descending, then name descending.
      .sort((a, b) => b.cars.length - a.cars.length || (a.bodyType < b.bodyType ? 1 : -1)),
    byLocationCode: byLocation,
    byDealershipSlug: byDealership,
  }
}

/** In the order of the list. */
export function carsOfTypes(listed: readonly ListedCar[], carTypes: readonly CarType[]): ListedCar[] {
  const key = carTypes.join()
  const chosen =
    ofTypes.get(key) ??
    onceForRuns((cars: readonly ListedCar[]) => cars.filter(({ car }) => carTypes.includes(car.carType)))
  ofTypes.set(key, chosen)
  return joinRuns(chosen(listed))
}

const ofTypes = new Map<string, (listed: readonly ListedCar[]) => ListedCar[][]>()

/** As many cars as may be others for groups to be kept; beyond that they are made anew. */
const MAX_REPLACED = 100

export interface GroupedCars {
  listed: readonly ListedCar[]
  groups: ListedGroups
}

/**
 * The groups of cars of which most were grouped before. Where only some cars are others that belong to the same groups at
 * the same places, each group without such a car is the same object.
 */
export function regroupListed(listed: readonly ListedCar[], before: GroupedCars | null): ListedGroups {
  const replaced = before === null ? null : replacedCars(before.listed, listed)
  if (before === null || replaced === null) return groupListed(listed)
  const { byCarType, makes, bodyTypes, byLocationCode, byDealershipSlug } = before.groups
  const now = (cars: ListedCar[]): ListedCar[] => withReplaced(cars, replaced)
  const nowOf = <Group extends { cars: ListedCar[] }>(group: Group): Group => {
    const cars = now(group.cars)
    return cars === group.cars ? group : { ...group, cars }
  }
  const nowByKey = <Key>(byKey: Map<Key, ListedCar[]>): Map<Key, ListedCar[]> =>
    new Map([...byKey].map(([key, cars]) => [key, now(cars)]))
  return {
    byCarType: nowByKey(byCarType),
    makes: makes.map((make) => {
      const group = nowOf(make)
      return group === make ? make : { ...group, models: make.models.map(nowOf) }
    }),
    bodyTypes: bodyTypes.map(nowOf),
    byLocationCode: nowByKey(byLocationCode),
    byDealershipSlug: nowByKey(byDealershipSlug),
  }
}

/** Car of before -> car of now; `null` when they are too many, or one belongs elsewhere. */
function replacedCars(
  before: readonly ListedCar[],
  now: readonly ListedCar[],
): ReadonlyMap<ListedCar, ListedCar> | null {
  if (before.length !== now.length) return null
  const replaced = new Map<ListedCar, ListedCar>()
  for (const [index, car] of now.entries()) {
    const old = before[index]
    if (old === car) continue
    if (old === undefined || replaced.size === MAX_REPLACED || !isGroupedAlike(old, car)) return null
    replaced.set(old, car)
  }
  return replaced
}

/** Everything by which cars are grouped. */
function isGroupedAlike({ car: one, location: at }: ListedCar, { car: other, location }: ListedCar): boolean {
  return (
    one.carType === other.carType &&
    one.make === other.make &&
    one.model === other.model &&
    one.bodyType === other.bodyType &&
    at === location
  )
}

function withReplaced(cars: ListedCar[], replaced: ReadonlyMap<ListedCar, ListedCar>): ListedCar[] {
  let now = cars
  for (const [old, car] of replaced) {
    const place = cars.indexOf(old)
    if (place < 0) continue
    if (now === cars) now = [...cars]
    now[place] = car
  }
  return keepRuns(now, cars)
}
