/** The Dealer Studio-style feed: two prices, of which each says by its name what it includes. */
import type { CarField } from '#domain/car/car-fields.ts'
import { readNumber } from '#domain/values/read-number.ts'
import type { FieldTable, Mapping } from './mapping.ts'
import { readFrom, tableMapping, USUAL_FEED } from './mapping.ts'
import { compilePath } from './raw-record.ts'

const PLACES: Partial<Record<CarField, string | string[]>> = {
  id: ['id', 'stocknum', 'vin'],
  stocknum: 'stocknum',
  year: 'year',
  make: 'make',
  model: 'model',
  badge: 'badge',
  series: 'series',
  colour: ['colour', 'color'],
  interior_colour: ['interior_colour', 'interiorcolour'],
  car_type: 'car_type',
  status: 'status',
  reserved: 'reserved',
  certified: 'certified',
  tag: 'tag',
  item_type: 'item_type',
  created_at: ['created_at', 'created'],
  updated_at: ['updated_at', 'updated'],
  sold_at: ['sold_at', 'sold_date'],
  show_on_dealer_website: 'show_on_dealer_website',
  before_price: ['before_price', 'wasprice'],
  vin: 'vin',
  regplate: 'rego',
  rego_expiry: 'rego_expiry',
  nvic: ['nvic_code', 'nvic'],
  images: 'images',
  video_url: 'video_url',
  external_video_url: 'external_video_url',
  videos: 'videos',
  walkaround_videos: 'walkaround_videos',
  spin_images: 'spin_images',
  spin_interior_image: 'spin_interior_image',
  spin_code: 'spin_code',
  hotspots: 'hotspots',
  file: 'file',
  views: 'views',
  km: 'odometer',
  seats: 'seats',
  doors: 'doors',
  fuel: 'fuel',
  trans: ['transmission', 'trans', 'gearbox'],
  gearnum: ['gears', 'gearnum'],
  drive: 'drive',
  body: 'body',
  engine_size: ['engine_size', 'enginesize', 'engine'],
  cylinders: 'cylinders',
  power_kw: ['power_kw', 'power'],
  torque: 'torque',
  induction: ['induction', 'variant.induction'],
  fuelconsumptioncombined: ['fuelconsumptioncombined', 'fuel_consumption', 'variant.fuelconsumptioncombined'],
  fuelcapacity: ['fuelcapacity', 'fuel_capacity', 'variant.fuelcapacity'],
  towingcapacitybraked: ['towingcapacitybraked', 'towing_capacity', 'variant.towingcapacitybraked'],
  ancaprating: ['ancaprating', 'ancap_rating', 'ancap', 'variant.ancaprating'],
  grossvehiclemass: ['grossvehiclemass', 'gvm', 'variant.grossvehiclemass'],
  vehiclelength: ['vehiclelength', 'variant.vehiclelength'],
  vehiclewidth: ['vehiclewidth', 'variant.vehiclewidth'],
  vehicleheight: ['vehicleheight', 'variant.vehicleheight'],
  bodyconfiguration: ['bodyconfiguration', 'variant.bodyconfiguration'],
  average_market_price: ['average_market_price', 'autograb_data.average_market_price'],
  state_average_market_price: ['state_average_market_price', 'autograb_data.state_average_market_price'],
  finance_lenders: 'finance_lenders',
  youxQuote: 'youxQuote',
  payment_processors: 'payment_processors',
  build_date: 'build_date',
  compliance_date: 'compliance_date',
  body_width: 'body_width',
  body_length: 'body_length',
  tare_weight: 'tare_weight',
  aggregate_trailer_mass: ['aggregate_trailer_mass', 'atm'],
  axle_type: ['axle_type', 'axle_configuration', 'axles'],
  sleeps: ['sleeps', 'berths'],
  ball_weight: 'ball_weight',
  bunks: 'bunks',
  bathroom: ['bathroom', 'ensuite'],
  off_road: ['off_road', 'offroad'],
  lams: ['lams', 'lams_approved', 'learner_approved'],
  licence_class: ['licence_class', 'licence'],
  dealercomments: ['dealercomments', 'dealer_comments', 'comments'],
  features: 'features',
  standard_equipment: ['standard_equipment', 'standardEquipment'],
  location_code: 'location_code',
  city: 'city',
  private_suburb: 'private_suburb',
  private_postcode: 'private_postcode',
  state: 'state',
}

const TABLE: FieldTable = Object.fromEntries(
  Object.entries(PLACES).map(([field, from]) => [field, readFrom(...[from].flat())]),
)

const table = tableMapping({ name: 'dealer-studio', ...USUAL_FEED, named: [] }, TABLE)
const driveAwayPrice = compilePath('dapprice')
const governmentChargesPrice = compilePath('egcprice')
const plainPrice = compilePath('price')

export const dealerStudioMapping: Mapping = {
  ...table,
  columns: [...table.columns, 'dapprice', 'egcprice', 'price'],
  fields(record, notes) {
    const fields = table.fields(record, notes)
    const driveAway = driveAwayPrice(record)
    const excluding = governmentChargesPrice(record)
    // The whole price is what a buyer pays, so it goes before the one without charges (AU §2).
    if (isPrice(driveAway) || (!isPrice(excluding) && isGiven(driveAway))) {
      return { ...fields, price: driveAway, price_type: 'drive_away' }
    }
    if (isGiven(excluding)) return { ...fields, price: excluding, price_type: 'excluding_government_charges' }
    return { ...fields, price: plainPrice(record), price_type: null }
  },
}

function isPrice(value: unknown): boolean {
  return (readNumber(value) ?? 0) > 0
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && readNumber(value) !== 0
}
