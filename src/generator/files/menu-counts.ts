/**
 * How many vehicles each search route and each model's page lists, in a file of its own, and how many of them are new.
 *
 * The menus fetch it when they open: in the pages themselves a count would make every page change with every sale.
 */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { withCarType } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { NewModel } from '../plan/models/new-models.ts'

const newCounts = onceForRuns((cars: readonly ListedCar[]) => cars.filter(({ car }) => car.carType === 'new').length)

export const MENU_COUNTS_FILE = 'menu-counts.json'

/** `{"/search/used-cars": 213}`; of makes and models the new ones, too, to which the menu of new vehicles leads. */
export function menuCountsFile(
  routes: readonly SearchRoute<ListedCar>[],
  models: readonly Pick<NewModel, 'path' | 'cars'>[],
): string {
  const counts = routes.flatMap(({ path, scope, cars }) => {
    const all: [string, number] = [path, cars.length]
    if (scope.kind !== 'make' && scope.kind !== 'model') return [all]
    const newCars = newCounts(cars).reduce((sum, count) => sum + count, 0)
    return newCars === 0 ? [all] : [all, [withCarType(path, 'new'), newCars] satisfies [string, number]]
  })
  const ofModels = models.map(({ path, cars }) => [path, cars.length] satisfies [string, number])
  return JSON.stringify(Object.fromEntries([...counts, ...ofModels.filter(([, count]) => count > 0)]))
}
