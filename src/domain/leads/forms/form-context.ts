/** What a site's forms know of its places, the same in the browser and on the server. */
import type { QuickPickSet } from '#domain/budget/price-choices.ts'
import { quickPicksAud } from '#domain/budget/price-choices.ts'
import type { BlockLocation, LocationBlock } from '#domain/places/location-block.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import type { FormKind } from './form-definition.ts'
import type { FormContext } from './form-options.ts'

/** A location of the configuration, as far as forms ask for one. */
export interface FormLocation extends BlockLocation {
  readonly name: string
  readonly dealership: { readonly slug: string; readonly name: string } | null
  readonly distributionLocations: readonly string[]
}

/** What of a site's configuration forms ask about its places and its prices. */
export interface FormPlaces {
  readonly budgetSearch: { readonly quickPicks: QuickPickSet | readonly number[] }
  readonly locations: readonly FormLocation[]
  readonly locationBlocks: { readonly form: LocationBlock; readonly service: LocationBlock }
}

/** `carLocation`: the code of the place where the car stands that the form is about. */
export function formContext(
  kind: FormKind,
  { locations, locationBlocks, budgetSearch }: FormPlaces,
  carLocation: string | null = null,
  leadId: string | null = null,
): FormContext {
  const dealerships = locations.flatMap(({ visible, dealership }) =>
    visible && dealership !== null ? [dealership] : [],
  )
  const block = kind === 'serviceBooking' ? locationBlocks.service : locationBlocks.form
  return {
    dealerships: [...new Map(dealerships.map(({ slug, name }) => [slug, { slug, name }])).values()],
    locations: locationsOfBlock(locations, block).map(({ code, name }) => ({ code, name })),
    distributionLocations: locations.find(({ code }) => code === carLocation)?.distributionLocations ?? [],
    quickPicksAud: quickPicksAud(budgetSearch.quickPicks),
    leadId,
  }
}
