/** A dealer's stock as a plain list, for whoever reads it: a partner, a spreadsheet, a dealer's own systems. */
import { availability } from '../car/availability.ts'
import { currentPriceAud } from '../car/price/price-display.ts'
import type { AdvertisedCar } from './advertised-car.ts'
import type { FeedProblem } from './feed-table.ts'

/** What can be bought or will be; sold cars are left out. */
export function stockListProblem({ car }: AdvertisedCar): FeedProblem | null {
  return availability(car) === 'sold' ? { field: null, reason: 'is sold' } : null
}

/** Names and units stay as they are once published: readers depend on them. */
export function stockListEntry({ car, url, imageUrls, seller }: AdvertisedCar) {
  return {
    id: car.id,
    stock_number: car.stockNumber,
    vin: car.vin,
    url,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    item_type: car.itemType,
    car_type: car.carType,
    status: car.status,
    reserved: car.reserved,
    price_aud: currentPriceAud(car),
    price_type: car.priceType,
    odometer_km: car.odometerKm,
    body: car.body,
    colour: car.colour,
    transmission: car.transmission,
    fuel: car.fuelType,
    drive: car.drive,
    seats: car.seats,
    doors: car.doors,
    location_code: seller?.code ?? null,
    location_name: seller?.name ?? null,
    updated_at: car.updatedAt,
    image_urls: imageUrls,
  }
}
export type StockListEntry = ReturnType<typeof stockListEntry>

/** In the order of an entry's keys. */
export const STOCK_LIST_COLUMNS = [
  'id',
  'stock_number',
  'vin',
  'url',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'item_type',
  'car_type',
  'status',
  'reserved',
  'price_aud',
  'price_type',
  'odometer_km',
  'body',
  'colour',
  'transmission',
  'fuel',
  'drive',
  'seats',
  'doors',
  'location_code',
  'location_name',
  'updated_at',
  'image_urls',
] as const satisfies readonly (keyof StockListEntry)[]

/** The same as cells; addresses of pictures are separated by "|". */
export function stockListRow(entry: StockListEntry): string[] {
  return STOCK_LIST_COLUMNS.map((column) => {
    const value = entry[column]
    return typeof value === 'object' && value !== null ? value.join('|') : String(value ?? '')
  })
}
