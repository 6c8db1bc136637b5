/** What a body type is called, alone and in numbers. */
import type { BodyType } from './car.ts'

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
