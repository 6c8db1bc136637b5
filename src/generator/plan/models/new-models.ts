/** Which models have a page of their own (S2 §2 "Explore model"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import { newModelPath } from '#domain/car/new-model.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { onceForRuns } from '#domain/values/runs.ts'

export interface NewModel {
  make: string
  model: string
  path: string
  /** The new ones that are not sold, newest first. */
  cars: ListedCar[]
  /** The words of its page; `null` where the site has none. */
  content: ContentPage | null
}

/** Those that are in stock new, and those for which the site has words; none where the site wants no such pages. */
export function newModels(catalogue: Catalogue, groups: ListedGroups): readonly NewModel[] {
  const known = found.get(catalogue)
  if (known !== undefined) return known
  const models = catalogue.site.modelPages.show ? findNewModels(catalogue, groups) : []
  found.set(catalogue, models)
  return models
}

/** Header, footer, offers and pages ask for the same. */
const found = new WeakMap<Catalogue, readonly NewModel[]>()

const buyableNew = onceForRuns((cars: readonly ListedCar[]) =>
  cars.filter(({ car, card }) => car.carType === 'new' && card.availability === 'inStock'),
)

function findNewModels({ contentPages }: Catalogue, { makes }: ListedGroups): NewModel[] {
  const written = new Map(
    contentPages.flatMap((page) => (page.model === null ? [] : [[keyOf(page.model.make, page.model.model), page]])),
  )
  const inStock = makes.flatMap(({ make, models }) =>
    models.flatMap(({ model, cars }): NewModel[] => {
      const buyable = buyableNew(cars).flat()
      const content = written.get(keyOf(make, model)) ?? null
      written.delete(keyOf(make, model))
      if (buyable.length === 0 && content === null) return []
      return [{ make, model, path: content?.path ?? newModelPath(make, model), cars: buyable, content }]
    }),
  )
  const others = [...written.values()].flatMap((content): NewModel[] =>
    content.model === null ? [] : [{ ...content.model, path: content.path, cars: [], content }],
  )
  return [...inStock, ...others]
}

/** Names that differ only in case or punctuation are one model. */
export function keyOf(make: string, model: string): string {
  return `${slugify(make)}/${slugify(model)}`
}

/** The page of a model; `null` of one without. */
export function newModelPage(models: readonly NewModel[], make: string, model: string): string | null {
  const key = keyOf(make, model)
  return models.find((one) => keyOf(one.make, one.model) === key)?.path ?? null
}
