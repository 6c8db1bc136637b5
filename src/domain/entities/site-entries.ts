/** Entries of a website's settings: promo card, plugins, location filter blocks (S1 §3, S2 §3). */
import type * as v from 'valibot'
import { asId, entity, flag, instantOrDate, line, list, read, whole } from './fields.ts'

/** S1 §3 "Promo card". */
export const promoCardSchema = entity({
  start: instantOrDate,
  expiry: instantOrDate,
  position: whole(0, 10_000),
  display: flag(false),
  strictDisplay: flag(false),
})
export type PromoCardDto = v.InferOutput<typeof promoCardSchema>

/** S2 §3 "Website plugin": named by its feature or by its name. */
export const websitePluginSchema = entity({ feature: line(100), name: line(100) })
export type WebsitePluginDto = v.InferOutput<typeof websitePluginSchema>

/** S2 §3 "Location filter block"; a block without a filter lists all places (ours). */
export const locationFilterBlockSchema = entity({
  filter: read((value) => asId(value) ?? 'all'),
  manufacturer: line(100),
  subtype: line(100),
  exclude: list(asId, 500),
  selectedLocations: list(asId, 500),
})
export type LocationFilterBlockDto = v.InferOutput<typeof locationFilterBlockSchema>
