/** The project's own pictures that a site names beside those of its cars: in its pages' heads, offers and places. */
import type { Catalogue } from '#catalogue/catalogue.ts'

const PICTURE = /\/imagery\/[-\w/]+\.avif/g

export function namedPictures({ site, data }: Pick<Catalogue, 'site' | 'data'>): readonly string[] {
  const { home, promotions, group, offers, locations } = site
  return JSON.stringify([home, promotions, group, offers, locations, data.offers, data.brands]).match(PICTURE) ?? []
}
