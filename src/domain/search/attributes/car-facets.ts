/** The filter attributes of the car search, as facets. */
import type { FacetDefinition } from '../facets/facets.ts'
import type { CarAttribute, TableFacet } from './car-attributes.ts'
import { CAR_ATTRIBUTE_NAMES, CAR_ATTRIBUTES } from './car-attributes.ts'

export type CarFacetAttribute = {
  [Name in CarAttribute]: (typeof CAR_ATTRIBUTES)[Name]['facet'] extends null ? never : Name
}[CarAttribute]

function isFacet(attribute: CarAttribute): attribute is CarFacetAttribute {
  return CAR_ATTRIBUTES[attribute].facet !== null
}

/** In the order in which their parameters are written to a URL. */
export const CAR_FACET_ATTRIBUTES: readonly CarFacetAttribute[] = CAR_ATTRIBUTE_NAMES.filter(isFacet)

export interface ShownFacetOptions {
  readonly facets: readonly CarFacetAttribute[]
  readonly facetLabels: Readonly<Partial<Record<CarFacetAttribute, string>>>
}

/** The facets that a site shows, in its order and under its headings. */
export function shownFacets({ facets, facetLabels }: ShownFacetOptions): FacetDefinition[] {
  return facets.map((attribute) => {
    const { searchable, ...facet }: TableFacet = CAR_ATTRIBUTES[attribute].facet
    return { attribute, ...facet, label: facetLabels[attribute] ?? facet.label }
  })
}
