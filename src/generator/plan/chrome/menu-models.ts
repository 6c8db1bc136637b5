/** The models of a stock for menus: which exist, and never how many of them. */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { ListedGroups, MakeGroup } from '#catalogue/listed-groups.ts'
import type { BodyType } from '#domain/car/car.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import type { Link } from '#domain/navigation/link.ts'
import { makePath, modelPath, withCarType } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { NewModel } from '../models/new-models.ts'
import { keyOf } from '../models/new-models.ts'

export interface NewMake {
  make: Link
  models: (Link & { bodyType: BodyType | null })[]
}

/** The makes with a new car, each with its new models, which lead to the model's page where it has one; in alphabetical order. */
export function newMakes({ makes }: ListedGroups, pages: readonly NewModel[]): NewMake[] {
  const pageOf = pathsByModel(pages)
  return makes.flatMap((group) => {
    const models = group.models.flatMap(({ model, cars }) => {
      const bodies = newBodies(cars).flat()
      const href = pageOf(group.make, model) ?? withCarType(modelPath(group.make, model), 'new')
      return bodies.length === 0 ? [] : [{ label: model, href, bodyType: firstBody(bodies) }]
    })
    return models.length === 0
      ? []
      : [{ make: { label: group.make, href: withCarType(makePath(group.make), 'new') }, models }]
  })
}

/** Of the new cars. */
const newBodies = onceForRuns((cars: readonly ListedCar[]) => [
  ...new Set(cars.flatMap(({ car }) => (car.carType === 'new' ? [car.bodyType] : []))),
])

function pathsByModel(pages: readonly NewModel[]): (make: string, model: string) => string | null {
  const paths = new Map(pages.map(({ make, model, path }) => [keyOf(make, model), path]))
  return (make, model) => paths.get(keyOf(make, model)) ?? null
}

/** Of a model with several bodies the first of their order, because the commonest would change with a sale. */
function firstBody(bodies: readonly (BodyType | null)[]): BodyType | null {
  return BODY_TYPES.find((bodyType) => bodies.includes(bodyType)) ?? null
}

/**
 * At most so many models, which lead to their page where they have one, in the order of their names: of the makes that the dealer is a dealer of before the others,
 * and the makes in turn, so that no make takes all places.
 */
export function chosenModels(
  { makes }: ListedGroups,
  pages: readonly NewModel[],
  dealerOf: ReadonlySet<string>,
  limit: number,
): Link[] {
  const pageOf = pathsByModel(pages)
  const own = makes.filter(({ make }) => dealerOf.has(make))
  const others = makes.filter(({ make }) => !dealerOf.has(make))
  const ownModels = inTurn(own, pageOf).slice(0, limit)
  // A list that is half full already is not filled up with what the dealer only happens to have.
  const more = ownModels.length * 2 >= limit ? [] : inTurn(others, pageOf)
  return [...ownModels, ...more].slice(0, limit).sort((a, b) => (a.label < b.label ? -1 : 1))
}

/** The first model of each make, then the second of each. */
function inTurn(makes: readonly MakeGroup[], pageOf: ReturnType<typeof pathsByModel>): Link[] {
  const longest = Math.max(0, ...makes.map(({ models }) => models.length))
  return Array.from({ length: longest }, (_, index) =>
    makes.flatMap(({ make, models }) => {
      const model = models[index]?.model
      if (model === undefined) return []
      return [{ label: `${make} ${model}`, href: pageOf(make, model) ?? modelPath(make, model) }]
    }),
  ).flat()
}
