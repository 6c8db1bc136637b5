/** The values of one lead, under exactly the keys of S2 §3 "Lead form values". */

/** S2 §3, in its order. */
export const LEAD_KEYS = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'category',
  'subcategory',
  'opt_in',
  'dealership_slug',
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_type',
  'car_id',
  'vehicle_status',
  'page_id',
  'location',
  'Rego',
  'additional_services',
  'autogauge_enabled',
  'url',
  'source',
  'user_agent',
  'lead_attributes',
  'car_dealership_id',
  'lead_id',
] as const
export type LeadKey = (typeof LEAD_KEYS)[number]

export interface LeadAttributes {
  /** Paths of the site, the oldest first. */
  visited_pages: readonly string[]
  /** Parameters of the link that brought the visitor. */
  linked_query_params: Readonly<Record<string, string>>
}

interface LeadValueTypes {
  opt_in: boolean
  additional_services: readonly string[]
  autogauge_enabled: boolean
  lead_attributes: LeadAttributes
}

/** Complete: what a lead does not have is `null`. */
export type LeadValues = {
  -readonly [Key in LeadKey]: Key extends keyof LeadValueTypes ? LeadValueTypes[Key] : string | null
}

const NO_VALUES: LeadValues = {
  name: null,
  last_name: null,
  email: null,
  phone: null,
  postcode: null,
  message: null,
  category: null,
  subcategory: null,
  opt_in: false,
  dealership_slug: null,
  manufacturer_slug: null,
  stock_number: null,
  'Vehicle Make': null,
  'Vehicle Model': null,
  car_type: null,
  car_id: null,
  vehicle_status: null,
  page_id: null,
  location: null,
  Rego: null,
  additional_services: [],
  autogauge_enabled: false,
  url: null,
  source: null,
  user_agent: null,
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  car_dealership_id: null,
  lead_id: null,
}

/** A complete set of values out of those that are known. */
export function leadValues(known: Partial<LeadValues>): LeadValues {
  return { ...NO_VALUES, ...known }
}

export function isLeadKey(key: string): key is LeadKey {
  return Object.hasOwn(NO_VALUES, key)
}
