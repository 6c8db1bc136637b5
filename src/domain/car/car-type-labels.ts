/** What a car type is called (S1 §9: used is shown as Pre-Owned on some sites). */
import type { CarType } from './car.ts'

export function carTypeLabel(carType: CarType, usedLabel: string): string {
  if (carType === 'used') return usedLabel
  return carType === 'new' ? 'New' : 'Demo'
}
