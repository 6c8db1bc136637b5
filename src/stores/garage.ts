/** What the platform keeps for whoever has signed in: read, changed, and deleted. */
import type * as v from 'valibot'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  deleteGarageData,
  dropSearch,
  dropVehicle,
  garage,
  keepSearches,
  saveDetails,
  saveVehicle,
} from '#contract/garage.ts'
import { isProblem } from '#contract/problem.ts'
import { estimateValue } from '#contract/valuations.ts'
import type { AlertChannel } from '#domain/alerts/alert.ts'
import type { GarageDetails } from '#domain/garage/garage-details.ts'
import type { OwnVehicle } from '#domain/garage/own-vehicle.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'

export type GarageData = v.InferOutput<typeof garage.answer>

/** Says why not, in words for the shopper. */
export type GarageOutcome =
  | { readonly kind: 'done' | 'signedOut' }
  | { readonly kind: 'failed'; readonly message: string }

export interface GarageStore {
  load(): Promise<{ readonly kind: 'garage'; readonly garage: GarageData } | Exclude<GarageOutcome, { kind: 'done' }>>
  saveDetails(details: GarageDetails, alerts: AlertChannel): Promise<GarageOutcome>
  keepSearches(searches: readonly SavedSearch[]): Promise<GarageOutcome>
  dropSearch(path: string): Promise<GarageOutcome>
  saveVehicle(id: string | null, vehicle: OwnVehicle): Promise<GarageOutcome>
  dropVehicle(id: string): Promise<GarageOutcome>
  deleteAll(): Promise<GarageOutcome>
  /** The words of the estimate, or of why there is none. */
  valueOf(vehicle: OwnVehicle): Promise<string>
}

export function createGarage(platform: PlatformOptions): GarageStore {
  const change = async <Input extends v.GenericSchema>(
    endpoint: Endpoint<Input>,
    input: v.InferInput<Input>,
  ): Promise<GarageOutcome> => {
    const outcome = await callEndpoint(endpoint, input, { platform })
    return outcome.kind === 'answered' ? { kind: 'done' } : refused(outcome)
  }
  return {
    async load() {
      const outcome = await callEndpoint(garage, {}, { platform })
      return outcome.kind === 'answered' ? { kind: 'garage', garage: outcome.answer } : refused(outcome)
    },
    saveDetails: (details, alerts) => change(saveDetails, { details, alert_channel: alerts }),
    keepSearches: (searches) => change(keepSearches, { searches: [...searches] }),
    dropSearch: (path) => change(dropSearch, { path }),
    saveVehicle: (id, vehicle) => change(saveVehicle, { id, vehicle }),
    dropVehicle: (id) => change(dropVehicle, { id }),
    deleteAll: () => change(deleteGarageData, {}),
    async valueOf({ make, model, year, km }) {
      const asked = { make, model, year, km, adjustmentAnswers: [] }
      const outcome = await callEndpoint(estimateValue, asked, { platform })
      if (outcome.kind === 'answered') return outcome.answer.text
      return outcome.kind === 'refused' ? outcome.problem.error : UNREACHABLE
    },
  }
}

const UNREACHABLE = 'Your garage cannot be reached. Please check your connection and try again.'

function refused(
  outcome: Exclude<CallOutcome<unknown>, { kind: 'answered' }>,
): Exclude<GarageOutcome, { kind: 'done' }> {
  if (outcome.kind === 'failed') return { kind: 'failed', message: UNREACHABLE }
  if (isProblem(outcome.problem, 'sign-in-required')) return { kind: 'signedOut' }
  const messages = outcome.problem.errors?.map(({ message }) => message) ?? []
  return { kind: 'failed', message: [...new Set(messages)].join(' ') || outcome.problem.error }
}
