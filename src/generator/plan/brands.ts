/** The brands of a site, wherever they are told. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Brand } from '#domain/group/brand.ts'
import { brandPath, brandsWithPage } from '#domain/group/brand.ts'

/** The brands of `data/brands.json`, else those of the configuration. */
export function brandsOf({ site, data }: Pick<Catalogue, 'site' | 'data'>): readonly Brand[] {
  return data.brands ?? site.group.brands
}

/** Every address that brands will have, for links that are planned before them. */
export function brandPaths(catalogue: Catalogue): string[] {
  return brandsWithPage(brandsOf(catalogue)).map(({ slug }) => brandPath(slug))
}
