/** The forms of a site as data, which a page loads when a shopper asks for a form in place. */
import type { Site } from '#config/schema/site.ts'
import type { FormLocation } from '#domain/leads/forms/form-context.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import type { FormFile } from '#view-models/form-file.ts'
import { formSettings } from '../plan/shown-form.ts'

/** `null` on a site without a platform. */
export function formFile(site: Site, targets: LinkTargets): string | null {
  const settings = formSettings(site, targets)
  if (settings === null) return null
  const { locations, locationBlocks, forms, budgetSearch } = site
  const { privacy, source, linkedQueryParameters, ...options } = forms
  const { form, service } = locationBlocks
  const file: FormFile = {
    options,
    places: {
      locations: locations.map(formLocation),
      locationBlocks: { form, service },
      budgetSearch: { quickPicks: budgetSearch.quickPicks },
    },
    settings,
  }
  return JSON.stringify(file)
}

/** Only what forms ask: a group has many places, and each has much to say. */
function formLocation(location: Site['locations'][number]): FormLocation {
  const { code, name, type, subtype, primary, visible, makes, phone, dealership, distributionLocations } = location
  return {
    code,
    name,
    type,
    subtype,
    primary,
    visible,
    makes,
    phone,
    address: { street: location.address.street },
    dealership: dealership === null ? null : { slug: dealership.slug, name: dealership.name },
    distributionLocations,
  }
}
