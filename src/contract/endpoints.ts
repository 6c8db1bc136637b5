/** Every endpoint of the platform. */
import { autoGauge } from './auto-gauge.ts'
import { brochure, carView, deliveryPrice, revealPhone } from './cars.ts'
import type { Endpoint } from './endpoint.ts'
import { reportEvents } from './events.ts'
import { financeQuote } from './finance-quote.ts'
import { submitLead } from './leads.ts'
import { appointments, geocode } from './places.ts'
import { estimateValue, findRegistration, recordValuation } from './valuations.ts'

export const ENDPOINTS: readonly Endpoint[] = [
  submitLead,
  appointments,
  geocode,
  carView,
  brochure,
  revealPhone,
  recordValuation,
  reportEvents,
  findRegistration,
  estimateValue,
  deliveryPrice,
  autoGauge,
  financeQuote,
]
