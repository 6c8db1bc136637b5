/**
 * The car DTO: a car in the specification's own names (S1 §3 "Car"), as our API and other systems exchange it.
 *
 * Tolerant: only the id is needed. A `Car` is made in one place, `stock/car/parse-car.ts`: a DTO is a row of our own feed
 * format.
 */
import type * as v from 'valibot'
import type { CarStatus } from '../car/car.ts'
import { carTypeOf, itemTypeOf, priceTypeOf, statusOf } from '../normalise/car-type.ts'
import { stateOf } from '../normalise/state.ts'
import { readUrl } from '../values/read-url.ts'
import { financeEntries } from './car-finance.ts'
import { mediaEntries } from './car-media.ts'
import { caravanEntries, series, variantSchema } from './car-variant.ts'
import {
  asId,
  asLine,
  asPart,
  entity,
  flag,
  id,
  instant,
  isRecord,
  line,
  list,
  money,
  monthOrDate,
  number,
  paragraphs,
  part,
  read,
  required,
  slug,
  url,
  whole,
} from './fields.ts'
import { carLocationSchema } from './location.ts'

const MAX_FEATURES = 200
const MAX_SPECIFICATIONS = 300

/** A reader of a known word that keeps to texts. */
const asText =
  <Value>(reader: (text: string) => Value | null) =>
  (value: unknown): Value | null =>
    typeof value === 'string' ? reader(value.slice(0, 200)) : null

/** S1 §3: any other value is treated as sold. */
const status = read((value): CarStatus => asText(statusOf)(value) ?? 'sold')

interface SpecificationDto {
  label: string
  value: string | null
}

/** A label and value pair; rows without data show as empty (S1 §3), so the label is enough. */
function asSpecification(value: unknown): SpecificationDto | null {
  const label = isRecord(value) ? asLine(200)(value['label']) : null
  return label === null || !isRecord(value) ? null : { label, value: asLine(300)(value['value']) }
}
const specificationList = list(asSpecification, MAX_SPECIFICATIONS)

const identityEntries = {
  slug,
  path: read((value) => (typeof value === 'string' && value.startsWith('/') ? readUrl(value) : null)),
  name: line(200),
  year: whole(1900, 2100),
  make: line(60),
  model: line(80),
  badge: line(120),
  series,
  colour: line(60),
  interior_colour: line(80),
}

const statusEntries = {
  car_type: read(asText(carTypeOf)),
  status,
  reserved: flag(false),
  tag: line(40),
  certified: flag(false),
  item_type: read(asText(itemTypeOf)),
  created_at: instant,
  updated_at: instant,
  show_on_dealer_website: flag(true),
}

const priceEntries = {
  price: money,
  before_price: money,
  offer_price: money,
  subscription_price: money,
  price_type: read(asText(priceTypeOf)),
  preorder: flag(false),
}

const identifierEntries = {
  stocknum: line(40),
  vin: line(40),
  regplate: line(12),
  rego_expiry: monthOrDate,
  nvic: line(20),
  has_nvic: flag(null),
}

const attributeEntries = {
  km: whole(0, 2_000_000),
  seats: whole(1, 70),
  doors: whole(1, 10),
  fuel: line(60),
  simple_fuel: line(30),
  body: line(80),
  simple_body: line(30),
  drive: line(60),
  simple_drive: line(30),
  trans: line(80),
  simple_transmission: line(30),
  gearnum: whole(1, 24),
  bodyconfiguration: line(80),
  engine_size: line(60),
  engine_size_litres: number(0, 30, 2),
  build_date: monthOrDate,
  compliance_date: monthOrDate,
  dealercomments: paragraphs(8_000),
  /** Not of S1 §3; ours, because feeds list what a car has apart from what every car of the variant has. */
  features: list(asLine(200), MAX_FEATURES),
  standardEquipment: list(asLine(200), MAX_FEATURES),
  file: url,
  carsales_title: line(200),
  featured: specificationList,
  specifications: specificationList,
  summary: specificationList,
}

const placeEntries = {
  dealership_slug: slug,
  dealership_id: id,
  location_id: id,
  city: line(80),
  state: read(asText(stateOf)),
  private_suburb: line(80),
  private_postcode: line(10),
  location: part(carLocationSchema),
}

const carEntries = {
  ...identityEntries,
  ...statusEntries,
  ...priceEntries,
  ...identifierEntries,
  ...mediaEntries,
  ...attributeEntries,
  ...caravanEntries,
  ...placeEntries,
  ...financeEntries,
  variant: part(variantSchema),
}

export const carDtoSchema = entity({ id: required(asId, 'an id'), ...carEntries })
export type CarDto = v.InferOutput<typeof carDtoSchema>

const asCarFields = asPart(entity(carEntries))

/** The fields of a car that a value has, and no others: what has changed since a page was made (S1 §7 `car_fields`). */
export const carFields = read((value): Partial<CarDto> => {
  const fields = isRecord(value) ? asCarFields(value) : null
  if (fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(value as object, key)))
})
