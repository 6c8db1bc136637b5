/**
 * The Car: what every room means by one vehicle in stock (S1 §3).
 *
 * Feeds are mapped to this shape by `stock/`; everything after that reads only this.
 * Absent values are `null`, never `undefined` or an empty string, so that a car survives JSON.
 */
import type { LenderDto } from '../entities/car-finance.ts'
import type { FinanceQuote } from '../finance/quote.ts'
import type { MarketPrices } from './price/market-price.ts'
import type { Hotspot } from './viewer/hotspots.ts'

export const CAR_TYPES = ['new', 'demo', 'used'] as const
/** S1 §9: the order new, demo, used is the order in which car types are listed. */
export type CarType = (typeof CAR_TYPES)[number]

export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const
/** S1 §3: any other value of a feed is treated as sold. */
export type CarStatus = (typeof CAR_STATUSES)[number]

export const ITEM_TYPES = ['car', 'caravan', 'motorcycle', 'truck'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export const BODY_TYPES = [
  'sedan',
  'hatch',
  'wagon',
  'suv',
  'ute',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'light-truck',
  'truck',
  'prime-mover',
  'tipper',
  'tray-truck',
  'pantech',
  'curtainsider',
  'refrigerated-truck',
  'tilt-tray',
  'crane-truck',
  'motorcycle',
  'cruiser',
  'sport-bike',
  'naked-bike',
  'adventure-bike',
  'touring-bike',
  'dirt-bike',
  'scooter',
  'atv',
  'caravan',
  'hybrid-caravan',
  'pop-top',
  'camper-trailer',
  'fifth-wheeler',
  'campervan',
  'motorhome',
] as const
/** The simplified body (`simple_body`, S1 §3), of a caravan or a motorcycle its type; it also chooses the silhouette. */
export type BodyType = (typeof BODY_TYPES)[number]

export const PRICE_TYPES = ['drive_away', 'excluding_government_charges', 'as_advertised'] as const
/** What a price includes. A price is never shown without saying which (AU §2). */
export type PriceType = (typeof PRICE_TYPES)[number]

export const COLOUR_FAMILIES = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'gold',
  'purple',
  'other',
] as const
/** The simplified exterior colour: a filter value, and the paint of the drawn silhouette. */
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

export type Transmission = 'Automatic' | 'Manual'
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD'

export interface CarImage {
  /** Absolute `https:` URL, or a root-relative path into the site's own files. */
  url: string
  thumbnailUrl: string
}

export interface SpecRow {
  label: string
  value: string
}

export interface Car {
  /** Stable from one import to the next; letters, digits and hyphens only. */
  id: string
  /** The last part of `/cars/{slug}`; ends in the id, so it is unique. */
  slug: string
  /** "2022 Toyota Hilux SR5". */
  name: string
  year: number
  make: string
  model: string
  badge: string | null
  series: string | null
  colour: string | null
  colourFamily: ColourFamily
  interiorColour: string | null

  carType: CarType
  status: CarStatus
  reserved: boolean
  /** A custom text that the dealer puts on the card. */
  tag: string | null
  certified: boolean
  itemType: ItemType
  /** ISO 8601 instant in UTC at which the car was first listed; `null` when the feed does not say. */
  createdAt: string | null
  /** ISO 8601 instant in UTC. */
  updatedAt: string | null
  /** ISO 8601 instant in UTC; only of sold cars. */
  soldAt: string | null
  showOnWebsite: boolean

  priceAud: number | null
  beforePriceAud: number | null
  offerPriceAud: number | null
  subscriptionPriceAud: number | null
  priceType: PriceType
  preorder: boolean
  /** What such cars cost elsewhere (S1 §3 `autograb_data`); `null` when the feed does not say. */
  marketPrices: MarketPrices | null

  stockNumber: string | null
  vin: string | null
  registrationPlate: string | null
  /** ISO 8601 date. */
  registrationExpiry: string | null
  nvic: string | null

  images: CarImage[]
  /** The video of the gallery: the dealer's own, else one kept elsewhere, else the first of several. */
  videoUrl: string | null
  /** One that is kept elsewhere, such as at a video service. */
  externalVideoUrl: string | null
  /** What else there is to look at; `null` when the feed has none of it. */
  viewing: CarViewing | null
  /** S1 §3 `file`: the history report. */
  historyReportUrl: string | null
  /** S1 §3: how often the car's page was looked at, when the feed was written. */
  views: number | null

  odometerKm: number | null
  seats: number | null
  doors: number | null
  /** As the feed says it: "Premium unleaded". */
  fuel: string | null
  /** Simplified: Petrol, Diesel, Electric, Hybrid, PHEV, LPG. */
  fuelType: FuelType | null
  transmission: Transmission | null
  /** As the feed says it: "8 speed sports automatic". */
  transmissionText: string | null
  gearCount: number | null
  drive: Drive | null
  /** As the feed says it: "Wagon"; `null` when it does not. */
  body: string | null
  /** `null` when neither the feed's words nor the model show it: such a car is listed under no body. */
  bodyType: BodyType | null
  engineLitres: number | null
  cylinders: number | null
  induction: string | null
  powerKw: number | null
  torqueNm: number | null
  fuelLitresPer100Km: number | null
  fuelCapacityLitres: number | null
  towingCapacityKg: number | null
  ancapStars: number | null
  /** ISO 8601 month or date. */
  buildDate: string | null
  complianceDate: string | null

  /** `null` when the feed has none of it. */
  variant: VariantFacts | null
  caravan: CaravanSpecification | null
  motorcycle: MotorcycleSpecification | null
  truck: TruckSpecification | null

  /** S1 §3 `finance_lenders`, by provider, as `lenderOf` reads them; `null` when the feed has none. */
  financeLenders: Readonly<Record<string, LenderDto>> | null
  /** S1 §3 `youxQuote`. */
  financeQuote: FinanceQuote | null
  /** What the car's payment processor asks for a reservation (S1 §9). */
  processorReserveAud: number | null

  /** Plain text; paragraphs are separated by newlines. */
  comments: string | null
  /** Plain text of one feature each. */
  features: string[]
  /** Plain text of one item each: what every car of the variant has (S1 §2 "all specifications"). */
  standardEquipment: string[]
  /** Extra label and value pairs that the feed gives and no field above holds. */
  specifications: SpecRow[]

  /** The `code` of a configured location; `null` when the feed names none. */
  locationCode: string | null
  /** Where the car stands when the feed gives a place instead of a location. */
  city: string | null
  state: string | null
  /** Of a car that stands with its owner: the suburb that is shown instead of the yard (S1 §3). */
  privateSuburb: string | null
  privatePostcode: string | null
}

export const FUEL_TYPES = ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'PHEV', 'LPG', 'Hydrogen'] as const
export type FuelType = (typeof FUEL_TYPES)[number]

/** S1 §3 "Media": spins, walk-arounds, further videos and marked points. Addresses are safe, as those of images are. */
export interface CarViewing {
  videoUrls: string[]
  walkaroundVideoUrls: string[]
  /** In the order in which the car turns. */
  spinImageUrls: string[]
  spinInteriorImageUrl: string | null
  /** The spin of another maker's script. */
  spinCode: string | null
  hotspots: Hotspot[]
}

/** S1 §3 "Variant", as far as no other field of a car says it. */
export interface VariantFacts {
  grossVehicleMassKg: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  bodyConfiguration: string | null
}

/** S1 §3 "Caravan specifications", and what else a buyer compares vans by (ours). */
export interface CaravanSpecification {
  bodyWidthMm: number | null
  bodyLengthMm: number | null
  tareWeightKg: number | null
  aggregateTrailerMassKg: number | null
  /** On the tow ball. */
  ballWeightKg: number | null
  axleType: string | null
  sleeps: number | null
  hasBunks: boolean
  /** A shower and a toilet inside. */
  hasBathroom: boolean
  isOffRoad: boolean
}

export interface MotorcycleSpecification {
  engineCc: number | null
  /** Whether a learner may ride it (LAMS); `null` when the feed does not say. */
  isLearnerApproved: boolean | null
}

/** Beside the gross vehicle mass of its variant. */
export interface TruckSpecification {
  /** "4x2", "6x4". */
  axles: string | null
  licence: TruckLicence | null
}

export const TRUCK_LICENCES = ['C', 'LR', 'MR', 'HR', 'HC', 'MC'] as const
/** The class of licence that a driver needs, the lightest first. */
export type TruckLicence = (typeof TRUCK_LICENCES)[number]
