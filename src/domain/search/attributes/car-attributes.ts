/**
 * The attributes of a car in the search, as one table: what each holds, whether shoppers filter by it and how, whether
 * rules do, and whether words are looked for in it. The documents of both engines, Meilisearch's settings, the filters
 * beside the results, the parameters of a URL and their labels follow from it.
 */
import { availability } from '../../car/availability.ts'
import { axlesLabel } from '../../car/axles-label.ts'
import type { Car } from '../../car/car.ts'
import { bodyLabel } from '../../car/labels.ts'
import { currentPriceAud } from '../../car/price/price-display.ts'
import { siteSeries } from '../../car/site-series.ts'
import { truckLicenceLabel } from '../../car/truck-licence.ts'
import { capitalise } from '../../formats/words.ts'
import type { FacetDefinition } from '../facets/facets.ts'
import { makeModel } from '../facets/models-of-makes.ts'
import { cabCategory, engineCategory } from './derived-categories.ts'
import type { FeatureWords } from './feature-words.ts'
import { filteredFeatures } from './feature-words.ts'
import { priceBand } from './price-bands.ts'

/** What is known of a car beside its record. */
export interface DocumentFacts {
  /** The configured location that the car's location code names. */
  readonly location: {
    readonly name: string
    readonly slug: string
    readonly address: { readonly city: string; readonly state: string }
    readonly dealership: { readonly name: string; readonly slug: string } | null
  } | null
  /** When it was sold, or was first seen so; read of sold cars only. */
  readonly soldAtMs: number | null
  /** The weekly finance price, where the site shows one. */
  readonly weeklyPriceAud: number | null
  /** Higher stands first when nothing else is asked for (S1 §7 "custom rank"). */
  readonly rank: number
}

/** What a site configures of its attributes. */
export interface AttributeOptions {
  readonly priceBandsAud: readonly number[]
  readonly weeklyPriceBandsAud: readonly number[]
  readonly filteredFeatures: readonly FeatureWords[]
  readonly seriesNames: readonly string[]
}

/** What a value is read from. */
export interface AttributeSource {
  readonly car: Car
  readonly facts: DocumentFacts
  readonly options: AttributeOptions
}

type AttributeValue = string | number | boolean | readonly string[] | null
type ReadValue<Value extends AttributeValue> = (source: AttributeSource) => Value

/** How shoppers filter by an attribute. */
export interface TableFacet extends Omit<FacetDefinition, 'attribute'> {
  /** Whether the words that a shopper types are looked for in it. */
  readonly searchable?: true
}

/** Shoppers filter by it; `kind: 'none'` of one that is never shown. */
function filtered<const Facet extends TableFacet, Value extends AttributeValue>(facet: Facet, value: ReadValue<Value>) {
  return { facet, isFilterable: true, isSearchable: facet.searchable ?? false, value }
}

/** Rules and routes filter by it. */
function ruled<Value extends AttributeValue>(value: ReadValue<Value>, isSearchable = false) {
  return { facet: null, isFilterable: true, isSearchable, value }
}

/** Cards, words and orders read it. */
function stored<Value extends AttributeValue>(value: ReadValue<Value>, isSearchable = false) {
  return { facet: null, isFilterable: false, isSearchable, value }
}

/**
 * Every filter attribute of the car search (S1 §3 "Search result"), and what rules, cards and orders need besides. A
 * match counts in the order of those that are searchable: the name, what else identifies a car, then the facets, which
 * stand in the order in which their parameters are written to a URL. Absent values are null: every document has every
 * attribute.
 */
export const CAR_ATTRIBUTES = {
  id: ruled(({ car }) => car.id),
  slug: stored(({ car }) => car.slug),
  name: stored(({ car }) => car.name, true),
  stocknum: ruled(({ car }) => car.stockNumber, true),
  series: stored(({ car }) => car.series, true),

  car_type: filtered(
    { kind: 'list', label: 'Condition', order: 'carType', names: 'carType' },
    ({ car }) => car.carType,
  ),
  make: filtered(
    { kind: 'list', label: 'Make', order: 'alphabetical', limit: 'makes', searchable: true },
    ({ car }) => car.make,
  ),
  model: filtered(
    { kind: 'list', label: 'Model', order: 'alphabetical', limit: 'models', searchable: true },
    ({ car }) => car.model,
  ),
  make_model: filtered({ kind: 'list', label: 'Make and Model', order: 'alphabetical', limit: 'models' }, ({ car }) =>
    makeModel(car.make, car.model),
  ),
  badge: filtered({ kind: 'list', label: 'Badge', order: 'alphabetical', searchable: true }, ({ car }) => car.badge),
  /** Of those that the site sorts its stock by. */
  site_series: filtered({ kind: 'list', label: 'Series', order: 'count' }, ({ car, options }) =>
    siteSeries(car, options.seriesNames),
  ),
  /** "SUV": the simplified body, as shoppers read it. */
  body: filtered({ kind: 'list', label: 'Body', order: 'count', searchable: true }, ({ car }) =>
    bodyLabel(car.bodyType),
  ),
  /** Cars are filtered and sorted by the price that a shopper reads on the card. */
  price: filtered({ kind: 'range', label: 'Price', order: 'number', unit: 'aud' }, ({ car }) => currentPriceAud(car)),
  price_range: filtered({ kind: 'menu', label: 'Price Range', order: 'amount' }, ({ car, options }) =>
    priceBand(currentPriceAud(car), options.priceBandsAud),
  ),
  subscription_price: filtered(
    { kind: 'range', label: 'Subscription Price', order: 'number', unit: 'audPerWeek' },
    ({ car }) => car.subscriptionPriceAud,
  ),
  weekly_price_range: filtered({ kind: 'menu', label: 'Weekly Price', order: 'amount' }, ({ car, facts, options }) =>
    priceBand(facts.weeklyPriceAud ?? car.subscriptionPriceAud, options.weeklyPriceBandsAud),
  ),
  km: filtered({ kind: 'range', label: 'Kilometres', order: 'number', unit: 'km' }, ({ car }) => car.odometerKm),
  year: filtered(
    { kind: 'range', label: 'Year', order: 'number', unit: 'year', searchable: true },
    ({ car }) => car.year,
  ),
  transmission: filtered(
    { kind: 'list', label: 'Transmission', order: 'count', searchable: true },
    ({ car }) => car.transmission,
  ),
  fuel: filtered({ kind: 'list', label: 'Fuel Type', order: 'count', searchable: true }, ({ car }) => car.fuelType),
  drive: filtered({ kind: 'list', label: 'Drive', order: 'count', searchable: true }, ({ car }) => car.drive),
  seats: filtered({ kind: 'list', label: 'Seats', order: 'number', names: 'seats' }, ({ car }) => car.seats),
  colour: filtered({ kind: 'list', label: 'Colour', order: 'count', searchable: true }, ({ car }) =>
    car.colour === null ? null : capitalise(car.colourFamily),
  ),
  filtered_features: filtered(
    { kind: 'list', label: 'Features', order: 'count', searchable: true },
    ({ car, options }): readonly string[] => filteredFeatures(car.features, options.filteredFeatures),
  ),
  /** What follows from the car's own record; `carDocument` adds those that the site names. */
  categories: filtered(
    { kind: 'list', label: 'Category', order: 'count', searchable: true },
    ({ car }): readonly string[] => [cabCategory(car), engineCategory(car)].filter((category) => category !== null),
  ),
  item_type: filtered(
    { kind: 'list', label: 'Vehicle', order: 'count', names: 'capitalised' },
    ({ car }) => car.itemType,
  ),
  sleeps: filtered(
    { kind: 'list', label: 'Berths', order: 'number', names: 'berths' },
    ({ car }) => car.caravan?.sleeps ?? null,
  ),
  body_length: filtered(
    { kind: 'range', label: 'Length', order: 'number', unit: 'mm' },
    ({ car }) => car.caravan?.bodyLengthMm ?? null,
  ),
  tare_weight: filtered(
    { kind: 'range', label: 'Tare', order: 'number', unit: 'kg' },
    ({ car }) => car.caravan?.tareWeightKg ?? null,
  ),
  aggregate_trailer_mass: filtered(
    { kind: 'range', label: 'ATM', order: 'number', unit: 'kg' },
    ({ car }) => car.caravan?.aggregateTrailerMassKg ?? null,
  ),
  ball_weight: filtered(
    { kind: 'range', label: 'Ball Weight', order: 'number', unit: 'kg' },
    ({ car }) => car.caravan?.ballWeightKg ?? null,
  ),
  bunks: filtered({ kind: 'toggle', label: 'Bunk Beds', order: 'count' }, ({ car }) => car.caravan?.hasBunks ?? null),
  bathroom: filtered(
    { kind: 'toggle', label: 'Ensuite', order: 'count' },
    ({ car }) => car.caravan?.hasBathroom ?? null,
  ),
  off_road: filtered(
    { kind: 'toggle', label: 'Off-Road', order: 'count' },
    ({ car }) => car.caravan?.isOffRoad ?? null,
  ),
  /** "Tandem Axle" of a caravan, "6x4" of a truck. */
  axle_type: filtered({ kind: 'list', label: 'Axles', order: 'count', searchable: true }, ({ car }) => axlesLabel(car)),
  engine_cc: filtered(
    { kind: 'range', label: 'Engine', order: 'number', unit: 'cc' },
    ({ car }) => car.motorcycle?.engineCc ?? null,
  ),
  lams: filtered(
    { kind: 'toggle', label: 'LAMS Approved', order: 'count' },
    ({ car }) => car.motorcycle?.isLearnerApproved ?? null,
  ),
  /** Of a truck: a ute has one, too, and nobody asks for it there. */
  gvm: filtered({ kind: 'range', label: 'GVM', order: 'number', unit: 'kg' }, ({ car }) =>
    car.itemType === 'truck' ? (car.variant?.grossVehicleMassKg ?? null) : null,
  ),
  licence: filtered({ kind: 'list', label: 'Licence', order: 'count' }, ({ car }) =>
    car.truck?.licence ? truckLicenceLabel(car.truck.licence) : null,
  ),
  tag: filtered({ kind: 'list', label: 'Special', order: 'count', searchable: true }, ({ car }) => car.tag),
  certified: filtered(
    { kind: 'toggle', label: 'Certified', order: 'count', names: 'certified' },
    ({ car }) => car.certified,
  ),
  status: filtered({ kind: 'list', label: 'Availability', order: 'count', names: 'status' }, ({ car }) => car.status),
  dealership_name: filtered(
    { kind: 'list', label: 'Dealership', order: 'alphabetical', searchable: true },
    ({ facts }) => facts.location?.dealership?.name ?? null,
  ),
  location_name: filtered(
    { kind: 'list', label: 'Location', order: 'alphabetical', searchable: true },
    ({ facts }) => facts.location?.name ?? null,
  ),
  city: filtered(
    { kind: 'list', label: 'City', order: 'alphabetical', searchable: true },
    ({ car, facts }) => car.privateSuburb ?? facts.location?.address.city ?? car.city,
  ),
  state: filtered(
    { kind: 'list', label: 'State', order: 'alphabetical', searchable: true },
    ({ car, facts }) => facts.location?.address.state ?? car.state,
  ),
  /** Epoch milliseconds. */
  created_at_timestamp: filtered({ kind: 'none', label: 'Date Listed', order: 'number' }, ({ car }) =>
    car.createdAt === null ? null : Date.parse(car.createdAt),
  ),

  reserved: ruled(({ car }) => car.reserved),
  dealership_slug: ruled(({ facts }) => facts.location?.dealership?.slug ?? null),
  location_slug: ruled(({ facts }) => facts.location?.slug ?? null),
  /** Epoch milliseconds; null of a car that is not sold. */
  sold_date_timestamp: ruled(({ car, facts }) => (availability(car) === 'sold' ? facts.soldAtMs : null)),
  show_on_dealer_website: ruled(({ car }) => car.showOnWebsite),
  /** The index is sorted by this, descending. */
  custom_rank: stored(({ facts }) => facts.rank),
}

/** What the search index knows of a car. */
export type CarDocument = {
  readonly [Name in keyof typeof CAR_ATTRIBUTES]: ReturnType<(typeof CAR_ATTRIBUTES)[Name]['value']>
}

/** Any attribute of a document. */
export type CarAttribute = keyof CarDocument

function attributesThat(has: (attribute: (typeof CAR_ATTRIBUTES)[CarAttribute]) => boolean): readonly CarAttribute[] {
  return CAR_ATTRIBUTE_NAMES.filter((name) => has(CAR_ATTRIBUTES[name]))
}

export const CAR_ATTRIBUTE_NAMES = Object.keys(CAR_ATTRIBUTES) as readonly CarAttribute[]
export const FILTERABLE_ATTRIBUTES = attributesThat(({ isFilterable }) => isFilterable)
/** In the order in which a match counts. */
export const SEARCHABLE_ATTRIBUTES = attributesThat(({ isSearchable }) => isSearchable)
