/** Our own feed: the specification's names of a car's fields (S1 §3), as JSON, CSV or XML. */
import type { CarField } from '#domain/car/car-fields.ts'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import type { FieldTable, Mapping } from './mapping.ts'
import { readFrom, tableMapping, USUAL_FEED } from './mapping.ts'

/** Where a field has more than its own name in the specification, the names in the order of preference. */
const OTHER_NAMES: Partial<Record<CarField, string[]>> = {
  id: ['id', 'stocknum', 'vin'],
  stocknum: ['stocknum', 'stock_number'],
  created_at: ['created_at', 'created_at_timestamp'],
  sold_at: ['sold_at', 'sold_date_timestamp'],
  images: ['images', 'images.image[]', 'primary_image_url'],
  videos: ['videos', 'videos.video[]'],
  walkaround_videos: ['walkaround_videos', 'walkaround_videos.video[]'],
  spin_images: ['spin_images', 'spin_images.image[]'],
  km: ['km', 'odometer'],
  fuel: ['fuel', 'simple_fuel', 'variant.fuel'],
  trans: ['trans', 'simple_transmission', 'transmission', 'variant.geartype'],
  gearnum: ['gearnum', 'variant.gearnum'],
  drive: ['drive', 'simple_drive'],
  body: ['body', 'simple_body', 'bodyconfiguration', 'variant.bodyconfiguration'],
  engine_size: [
    'engine_size_litres',
    'engine_size',
    'enginesize_litres',
    'variant.enginesize_litres',
    'variant.enginesize',
    'engine_cc',
  ],
  cylinders: ['cylinders', 'variant.cylinders'],
  induction: ['induction', 'variant.induction'],
  power_kw: ['power_kw', 'power', 'variant.power'],
  torque: ['torque', 'variant.torque'],
  fuelconsumptioncombined: ['fuelconsumptioncombined', 'variant.fuelconsumptioncombined'],
  fuelcapacity: ['fuelcapacity', 'variant.fuelcapacity'],
  towingcapacitybraked: ['towingcapacitybraked', 'variant.towingcapacitybraked'],
  ancaprating: ['ancaprating', 'variant.ancaprating'],
  grossvehiclemass: ['grossvehiclemass', 'variant.grossvehiclemass', 'gvm'],
  vehiclelength: ['vehiclelength', 'variant.vehiclelength'],
  vehiclewidth: ['vehiclewidth', 'variant.vehiclewidth'],
  vehicleheight: ['vehicleheight', 'variant.vehicleheight'],
  bodyconfiguration: ['bodyconfiguration', 'variant.bodyconfiguration'],
  average_market_price: ['average_market_price', 'autograb_data.average_market_price'],
  state_average_market_price: ['state_average_market_price', 'autograb_data.state_average_market_price'],
  features: ['features', 'features.feature[]'],
  standard_equipment: ['standardEquipment', 'standard_equipment'],
  specifications: ['specifications', 'specifications.specification[]', 'specs', 'summary', 'featured'],
  location_code: ['location_code', 'location.code', 'location_id', 'location.id'],
  city: ['city', 'location.address.city'],
  private_suburb: ['private_suburb'],
  private_postcode: ['private_postcode'],
  state: ['state', 'location.address.state'],
  body_width: ['body_width', 'caravan.body_width'],
  body_length: ['body_length', 'caravan.body_length', 'length'],
  tare_weight: ['tare_weight', 'caravan.tare_weight', 'tare'],
  aggregate_trailer_mass: ['aggregate_trailer_mass', 'caravan.aggregate_trailer_mass', 'atm'],
  axle_type: ['axle_type', 'caravan.axle_type', 'axle_configuration', 'axles'],
  sleeps: ['sleeps', 'caravan.sleeps', 'berths'],
  ball_weight: ['ball_weight', 'caravan.ball_weight', 'tow_ball_weight'],
  bunks: ['bunks', 'caravan.bunks'],
  bathroom: ['bathroom', 'caravan.bathroom', 'ensuite'],
  off_road: ['off_road', 'caravan.off_road', 'offroad'],
  lams: ['lams', 'lams_approved', 'learner_approved'],
  licence_class: ['licence_class', 'licence', 'license_class'],
}

const TABLE: FieldTable = Object.fromEntries(
  CAR_FIELDS.map((field) => [field, readFrom(...(OTHER_NAMES[field] ?? [field]))]),
)

export const canonicalMapping: Mapping = tableMapping({ name: 'canonical', ...USUAL_FEED, named: [] }, TABLE)
