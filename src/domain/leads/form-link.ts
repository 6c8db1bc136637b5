/** What a link says to the form that it leads to (S1 §2 finance link, `car_id`). */
import { queryParameters, queryText } from '#domain/access/query-text.ts'
import type { KnownValues } from './form-state.ts'

export interface FormLink {
  /** The car that the form is about. */
  readonly carId: string | null
  /** By the names of fields. */
  readonly known: KnownValues
}

/** The fields that a parameter fills in. */
const FIELD_OF_PARAMETER = {
  preferredDealership: 'dealership_slug',
  vehiclePriceBudget: 'vehiclePriceBudget',
  category: 'category',
  location: 'location',
} as const

/** `search`: the query of a page, with its question mark or empty. */
export function readFormLink(search: string): FormLink {
  const parameters = queryParameters(search)
  const offer = parameters.get('offer') ?? ''
  const known = Object.entries(FIELD_OF_PARAMETER).flatMap(([parameter, field]) => {
    const value = parameters.get(parameter) ?? ''
    return value === '' ? [] : [[field, value] as const]
  })
  return {
    carId: parameters.get('car_id') || null,
    known: Object.fromEntries(offer === '' ? known : [...known, ['message', offerMessage(offer)]]),
  }
}

/** The form of a page about a car: "/book-test-drive?car_id=t1042". */
export function carFormHref(path: string, carId: string): string {
  return path + queryText({ car_id: carId })
}

/** The form of a page about an offer. */
export function offerFormHref(path: string, offerName: string): string {
  return path + queryText({ offer: offerName })
}

function offerMessage(offerName: string): string {
  return `Please tell me more about this offer: ${offerName}`
}
