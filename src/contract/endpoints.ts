/** Every endpoint of the platform. */
import type { Endpoint } from './endpoint.ts'
import { submitLead } from './leads.ts'

export const ENDPOINTS: readonly Endpoint[] = [submitLead]
