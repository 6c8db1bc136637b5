/** What body types, car types and price types are called where a site says nothing else. */

import type { BodyType, CarType, ItemType, PriceType } from './car.ts'
import { BODY_TYPES } from './car.ts'

interface BodyLabel {
  readonly one: string
  readonly many: string
  /** What has such a body. */
  readonly itemType: ItemType
}

const body = (one: string, itemType: ItemType = 'car', many = `${one}s`): BodyLabel => ({ one, many, itemType })

export const BODY_LABELS: Readonly<Record<BodyType, BodyLabel>> = {
  sedan: body('Sedan'),
  hatch: body('Hatch', 'car', 'Hatches'),
  wagon: body('Wagon'),
  suv: body('SUV'),
  ute: body('Ute'),
  van: body('Van'),
  coupe: body('Coupe'),
  convertible: body('Convertible'),
  'people-mover': body('People Mover'),
  'light-truck': body('Light Truck', 'truck'),
  truck: body('Truck', 'truck'),
  'prime-mover': body('Prime Mover', 'truck'),
  tipper: body('Tipper', 'truck'),
  'tray-truck': body('Tray Truck', 'truck'),
  pantech: body('Pantech', 'truck'),
  curtainsider: body('Curtainsider', 'truck'),
  'refrigerated-truck': body('Refrigerated Truck', 'truck'),
  'tilt-tray': body('Tilt Tray', 'truck'),
  'crane-truck': body('Crane Truck', 'truck'),
  motorcycle: body('Motorcycle', 'motorcycle'),
  cruiser: body('Cruiser', 'motorcycle'),
  'sport-bike': body('Sport Bike', 'motorcycle'),
  'naked-bike': body('Naked Bike', 'motorcycle'),
  'adventure-bike': body('Adventure Bike', 'motorcycle'),
  'touring-bike': body('Touring Bike', 'motorcycle'),
  'dirt-bike': body('Dirt Bike', 'motorcycle'),
  scooter: body('Scooter', 'motorcycle'),
  atv: body('ATV', 'motorcycle'),
  caravan: body('Caravan', 'caravan'),
  'hybrid-caravan': body('Hybrid Caravan', 'caravan'),
  'pop-top': body('Pop Top', 'caravan'),
  'camper-trailer': body('Camper Trailer', 'caravan'),
  'fifth-wheeler': body('Fifth Wheeler', 'caravan'),
  campervan: body('Campervan', 'caravan'),
  motorhome: body('Motorhome', 'caravan'),
}

/** The label of a car's body; `null` of a car whose body is not known. */
export function bodyLabel(bodyType: BodyType | null): string | null {
  return bodyType === null ? null : BODY_LABELS[bodyType].one
}

/** The body of a label, as the search index has it; undefined for any other words. */
export function bodyTypeOfLabel(label: string): BodyType | undefined {
  return BODY_TYPES.find((bodyType) => BODY_LABELS[bodyType].one === label)
}

/** The bodies that have a symbol of their own in `silhouettes.svg`; the others have that of their item type. */
const OWN_SYMBOLS = 'sedan hatch wagon suv ute van coupe convertible people-mover light-truck motorcycle caravan'
const SYMBOL_OF_ITEM: Readonly<Record<ItemType, BodyType | 'vehicle'>> = {
  car: 'vehicle',
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  truck: 'light-truck',
}

/** The symbol of `silhouettes.svg` for a body: a covered vehicle where the body is not known. */
export function silhouetteId(bodyType: BodyType | null): BodyType | 'vehicle' {
  if (bodyType === null) return 'vehicle'
  return OWN_SYMBOLS.split(' ').includes(bodyType) ? bodyType : SYMBOL_OF_ITEM[BODY_LABELS[bodyType].itemType]
}

/** What a silhouette in place of a photograph is called. */
export function silhouetteLabel(bodyType: BodyType | null): string {
  return `Silhouette: ${bodyLabel(bodyType) ?? 'Vehicle'}`
}

/** S1 §9: used is shown as Pre-Owned on some sites. */
export function carTypeLabel(carType: CarType, usedLabel: string): string {
  if (carType === 'used') return usedLabel
  return carType === 'new' ? 'New' : 'Demo'
}

/** A price never stands without its type (AU §2). */
export const PRICE_TYPE_LABELS = {
  drive_away: 'Drive away',
  excluding_government_charges: 'Excl. government charges',
  as_advertised: 'Advertised price',
} as const satisfies Record<PriceType, string>
