/** What body types, car types and price types are called where a site says nothing else. */

import type { BodyType, CarType, PriceType } from './car.ts'

export const BODY_LABELS: Record<BodyType, { one: string; many: string }> = {
  sedan: { one: 'Sedan', many: 'Sedans' },
  hatch: { one: 'Hatch', many: 'Hatches' },
  wagon: { one: 'Wagon', many: 'Wagons' },
  suv: { one: 'SUV', many: 'SUVs' },
  ute: { one: 'Ute', many: 'Utes' },
  van: { one: 'Van', many: 'Vans' },
  coupe: { one: 'Coupe', many: 'Coupes' },
  convertible: { one: 'Convertible', many: 'Convertibles' },
  'people-mover': { one: 'People Mover', many: 'People Movers' },
  'light-truck': { one: 'Light Truck', many: 'Light Trucks' },
  motorcycle: { one: 'Motorcycle', many: 'Motorcycles' },
  caravan: { one: 'Caravan', many: 'Caravans' },
}

/** The label of a car's body; `null` of a car whose body is not known. */
export function bodyLabel(bodyType: BodyType | null): string | null {
  return bodyType === null ? null : BODY_LABELS[bodyType].one
}

/** The symbol of `silhouettes.svg` for a body: a covered vehicle where the body is not known. */
export function silhouetteId(bodyType: BodyType | null): BodyType | 'vehicle' {
  return bodyType ?? 'vehicle'
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
