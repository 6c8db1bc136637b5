/** A car for sale, as search engines read it. */
import type { Car as CarThing, Offer, Product } from 'schema-dts'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Availability } from '#domain/car/availability.ts'
import type { Car, ItemType } from '#domain/car/car.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import { priceDisplay } from '#domain/car/price/price-display.ts'
import { absolute } from './absolute.ts'
import { dealerId, locationId } from './dealer-data.ts'

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const

const DRIVES = {
  FWD: 'https://schema.org/FrontWheelDriveConfiguration',
  RWD: 'https://schema.org/RearWheelDriveConfiguration',
  AWD: 'https://schema.org/AllWheelDriveConfiguration',
  '4WD': 'https://schema.org/FourWheelDriveConfiguration',
} as const

/** A truck and a caravan have no type of their own. */
const VEHICLE_TYPES = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
} as const satisfies Record<ItemType, string>

/** What search engines ask for; the vocabulary's types know only one type a thing. */
export type CarProduct = Omit<CarThing, '@type'> &
  Omit<Product, '@type'> & { '@type': [(typeof VEHICLE_TYPES)[ItemType], 'Product'] }

/** Vehicle and product at once; search engines want the offer of a product and the facts of a car. */
export function carData(site: Site, path: string, car: Car, state: Availability, location: Location | null) {
  const url = `${site.url}${path}`
  const thing = {
    '@type': [VEHICLE_TYPES[car.itemType], 'Product'],
    '@id': `${url}#car`,
    url,
    name: carCurrentTitle(car, site.vehiclePage.seriesInTitle),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: CONDITIONS[car.carType],
    ...(car.badge === null ? {} : { vehicleConfiguration: car.badge }),
    ...(car.body === null ? {} : { bodyType: car.body }),
    ...(car.colour === null ? {} : { color: car.colour }),
    ...(car.interiorColour === null ? {} : { vehicleInteriorColor: car.interiorColour }),
    ...(car.stockNumber === null ? {} : { sku: car.stockNumber }),
    ...(car.vin === null ? {} : { vehicleIdentificationNumber: car.vin }),
    ...(car.odometerKm === null ? {} : { mileageFromOdometer: quantity(car.odometerKm, 'KMT') }),
    ...(car.transmission === null ? {} : { vehicleTransmission: car.transmission }),
    ...(car.fuelType === null ? {} : { fuelType: car.fuelType }),
    ...(car.drive === null ? {} : { driveWheelConfiguration: DRIVES[car.drive] }),
    ...(car.doors === null ? {} : { numberOfDoors: car.doors }),
    ...(car.seats === null ? {} : { vehicleSeatingCapacity: car.seats }),
    ...(car.images.length === 0 ? {} : { image: car.images.map((image) => absolute(site, image.url)) }),
    offers: offer(site, url, car, state, location),
  } satisfies CarProduct
  return thing
}

function offer(site: Site, url: string, car: Car, state: Availability, location: Location | null): Offer {
  const price = priceDisplay(car, site.card)
  return {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${availabilityOf(car, state)}`,
    itemCondition: CONDITIONS[car.carType],
    // A subscription is a price a week, not the price of the car.
    ...(price.kind === 'price' && state === 'inStock' ? { price: price.priceAud, priceCurrency: 'AUD' } : {}),
    seller: { '@id': location === null ? dealerId(site) : locationId(site, location) },
  }
}

function availabilityOf({ reserved, preorder }: Car, state: Availability) {
  if (state === 'sold') return 'SoldOut'
  if (reserved) return 'Reserved'
  return preorder ? 'PreOrder' : 'InStock'
}

function quantity(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode } as const
}
