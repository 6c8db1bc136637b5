/** What body types, car types and price types are called where a site says nothing else. */

import type { BodyType, CarType, ItemType, PriceType } from './car.ts'
import { BODY_TYPES } from './car.ts'

interface BodyLabel {
  readonly one: string
  readonly many: string
}

/** The body with which each kind begins in `BODY_TYPES`, the last first. */
const FIRST_BODIES: readonly (readonly [ItemType, BodyType])[] = [
  ['caravan', 'caravan'],
  ['motorcycle', 'motorcycle'],
  ['truck', 'light-truck'],
]

/** What has such a body. */
export function bodyItemType(bodyType: BodyType): ItemType {
  const place = BODY_TYPES.indexOf(bodyType)
  return FIRST_BODIES.find(([, first]) => place >= BODY_TYPES.indexOf(first))?.[0] ?? 'car'
}

/** Made of the names of the bodies, because every page with cards loads them: "people-mover" is a People Mover. */
export const BODY_LABELS = Object.fromEntries(
  BODY_TYPES.map((bodyType): [BodyType, BodyLabel] => {
    const one = /^(?:suv|atv)$/.test(bodyType)
      ? bodyType.toUpperCase()
      : bodyType.replace(/(^|-)(.)/g, (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`)
    return [bodyType, { one, many: `${one}${one.endsWith('tch') ? 'es' : 's'}` }]
  }),
) as Readonly<Record<BodyType, BodyLabel>>

/** The label of a car's body; `null` of a car whose body is not known. */
export function bodyLabel(bodyType: BodyType | null): string | null {
  return bodyType === null ? null : BODY_LABELS[bodyType].one
}

/** The body of a label, as the search index has it; undefined for any other words. */
export function bodyTypeOfLabel(label: string): BodyType | undefined {
  return BODY_TYPES.find((bodyType) => BODY_LABELS[bodyType].one === label)
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
