/** What a link says to the form that it leads to (S1 §2 finance link, `car_id`). */

import { queryParameters } from '#domain/access/query-text.ts'
import { financeValues } from './finance-message.ts'
import type { CarReport } from './form-href.ts'
import { CAR_REPORTS } from './form-href.ts'
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

/** Ours. */
const REPORT_MESSAGES: Readonly<Record<CarReport, string>> = {
  history: 'Please send me the vehicle history report (PPSR) of this vehicle.',
  analysis: 'Please send me the car analysis of this vehicle.',
}

/** `search`: the query of a page, with its question mark or empty. */
export function readFormLink(search: string): FormLink {
  const parameters = queryParameters(search)
  const offer = parameters.get('offer') ?? ''
  const report = CAR_REPORTS.find((name) => name === parameters.get('report'))
  const reportMessage = report === undefined ? undefined : REPORT_MESSAGES[report]
  const model = parameters.get('model') ?? ''
  const message = offer !== '' ? offerMessage(offer) : model !== '' ? modelMessage(model) : reportMessage
  const known = Object.entries(FIELD_OF_PARAMETER).flatMap(([parameter, field]) => {
    const value = parameters.get(parameter) ?? ''
    return value === '' ? [] : [[field, value] as const]
  })
  return {
    carId: parameters.get('car_id') || null,
    known: {
      ...Object.fromEntries(known),
      ...financeValues(search),
      ...(message === undefined ? {} : { message }),
    },
  }
}

/** What a form says at first that is about an offer. */
export function offerMessage(offerName: string): string {
  return `Please tell me more about this offer: ${offerName}`
}

function modelMessage(modelName: string): string {
  return `Please tell me more about the new ${modelName}.`
}
