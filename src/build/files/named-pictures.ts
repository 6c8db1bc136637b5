/** The project's own pictures that a site names beside those of its cars: in its pages' heads, offers and places. */
import type { Catalogue } from '#catalogue/catalogue.ts'

const PICTURE = /\/imagery\/[-\w/]+\.avif/g

export function namedPictures({
  site,
  locations,
  data,
}: Pick<Catalogue, 'site' | 'locations' | 'data'>): readonly string[] {
  const { home, promotions, group, offers } = site
  return JSON.stringify([home, promotions, group, offers, locations, data.offers, data.brands]).match(PICTURE) ?? []
}
