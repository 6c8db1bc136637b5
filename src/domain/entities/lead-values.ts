/** The values of a lead as a form sends them: exactly the keys of S2 §3 "Lead form values". */
import type * as v from 'valibot'
import type { LEAD_KEYS } from '../leads/lead-values.ts'
import { readUrl } from '../values/read-url.ts'
import { asEmail, asPhone } from './contact-fields.ts'
import { asId, asPart, asTyped, byName, entity, flag, list, read, typed, typedText } from './fields.ts'

const MAX_PAGES = 100
const MAX_SERVICES = 50
const MAX_PARAMETERS = 50

/** S2 §3 `lead_attributes`. */
const attributesSchema = entity({
  visited_pages: list(
    (value) => (typeof value === 'string' && value.startsWith('/') ? readUrl(value) : null),
    MAX_PAGES,
  ),
  linked_query_params: byName(asTyped(500), MAX_PARAMETERS),
})

const asAttributes = asPart(attributesSchema)

/** Reading refuses nothing: which values a form must have is the form's own rule (S2 §5). */
export const leadValuesSchema = entity({
  name: typed(200),
  last_name: typed(200),
  email: read(asEmail),
  phone: read(asPhone),
  postcode: typed(12),
  message: typedText(8_000),
  category: typed(100),
  subcategory: typed(100),
  opt_in: flag(false),
  dealership_slug: typed(300),
  manufacturer_slug: typed(300),
  stock_number: typed(40),
  'Vehicle Make': typed(100),
  'Vehicle Model': typed(100),
  car_type: typed(20),
  car_id: read(asId),
  vehicle_status: typed(40),
  page_id: typed(200),
  location: typed(300),
  Rego: typed(20),
  additional_services: list(asTyped(200), MAX_SERVICES),
  autogauge_enabled: flag(false),
  url: read((value) => readUrl(value)),
  source: typed(500),
  user_agent: typed(500),
  lead_attributes: read((value) => asAttributes(value) ?? { visited_pages: [], linked_query_params: {} }),
  car_dealership_id: read(asId),
  lead_id: read(asId),
} satisfies Record<(typeof LEAD_KEYS)[number], v.GenericSchema>)
export type LeadValuesDto = v.InferOutput<typeof leadValuesSchema>
