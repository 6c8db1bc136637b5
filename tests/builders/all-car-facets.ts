/** Every facet of cars, under its own heading. */
import { CAR_FACET_ATTRIBUTES, shownFacets } from '#domain/search/attributes/car-facets.ts'

export const ALL_CAR_FACETS = shownFacets({ facets: CAR_FACET_ATTRIBUTES, facetLabels: {} })
