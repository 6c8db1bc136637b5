/** What a site's forms know of its places, the same in the browser and on the server. */
import type { FormContext } from './form-options.ts'

/** A location of the configuration, as far as forms ask for one. */
export interface FormLocation {
  readonly code: string
  readonly name: string
  readonly visible: boolean
  readonly dealership: { readonly slug: string; readonly name: string } | null
  readonly distributionLocations: readonly string[]
}

/** `carLocation`: the code of the place where the car stands that the form is about. */
export function formContext(
  locations: readonly FormLocation[],
  carLocation: string | null,
  leadId: string | null,
): FormContext {
  const shown = locations.filter(({ visible }) => visible)
  const dealerships = shown.flatMap(({ dealership }) => (dealership === null ? [] : [dealership]))
  return {
    dealerships: [...new Map(dealerships.map(({ slug, name }) => [slug, { slug, name }])).values()],
    locations: shown.map(({ code, name }) => ({ code, name })),
    distributionLocations: locations.find(({ code }) => code === carLocation)?.distributionLocations ?? [],
    leadId,
  }
}
