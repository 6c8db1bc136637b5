/** Where a car's price stands in its market (S1 §3 "Auto-gauge response", §7). */
import * as v from 'valibot'
import { autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import { carSlug } from './cars.ts'
import { defineEndpoint } from './endpoint.ts'

export const autoGauge = defineEndpoint({
  call: 'autoGauge',
  method: 'GET',
  summary: 'Where the price of a car stands among similar cars; confidence 0 where there are too few of them.',
  input: v.object({ slug: carSlug }),
  answer: autoGaugeSchema,
  problems: ['not-found', 'too-many-requests'],
})
