/** Every endpoint of the platform. */
import { carView, recordValuation, revealPhone } from './cars.ts'
import type { Endpoint } from './endpoint.ts'
import { reportEvents } from './events.ts'
import { submitLead } from './leads.ts'
import { appointments, geocode } from './places.ts'

export const ENDPOINTS: readonly Endpoint[] = [
  submitLead,
  appointments,
  geocode,
  carView,
  revealPhone,
  recordValuation,
  reportEvents,
]
