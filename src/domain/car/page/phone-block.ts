/** Whose number a car's page gives, and what a click on a hidden one does (S1 §4 "Phone block", §7, §9). */
import type { CarType } from '../car.ts'

export const PHONE_DISPLAYS = ['shown', 'hidden'] as const
/** Shown directly, or hidden until clicked. */
export type PhoneDisplay = (typeof PHONE_DISPLAYS)[number]

export type PhoneBlock =
  | { kind: 'shown'; phone: string }
  /** A click reveals the number and is logged. */
  | { kind: 'hidden'; phone: string }
  | { kind: 'revealed'; phone: string }

export function phoneBlock(phone: string, display: PhoneDisplay, isRevealed: boolean): PhoneBlock {
  if (display === 'shown') return { kind: 'shown', phone }
  return isRevealed ? { kind: 'revealed', phone } : { kind: 'hidden', phone }
}

/** Numbers that apply to a car, from the narrowest to the widest (S1 §9: dealer-specific and per-car-type numbers). */
export interface CarPhones {
  readonly byDealership: Readonly<Record<string, string>>
  readonly byCarType: Readonly<Partial<Record<CarType, string | null>>>
  readonly location: string | null
  readonly site: string
}

/**
 * The dealership's number, else the car type's, else the location's, else the site's (the order is ours), which every
 * site has: no car is without a number.
 */
export function carPhone(
  car: { readonly carType: CarType; readonly dealershipSlug: string | null },
  { byDealership, byCarType, location, site }: CarPhones,
): string {
  const ofDealership = car.dealershipSlug === null ? undefined : byDealership[car.dealershipSlug]
  return ofDealership ?? byCarType[car.carType] ?? location ?? site
}

/** What a site says of its numbers. */
export interface SitePhones {
  readonly phone: string
  readonly vehiclePage: { readonly phone: Pick<CarPhones, 'byDealership' | 'byCarType'> }
}

/** The number of a car that stands at a location, or at none that is known. */
export function phoneOfCar(
  { carType }: { readonly carType: CarType },
  location: { readonly phone: string | null; readonly dealership: { readonly slug: string } | null } | null,
  site: SitePhones,
): string {
  const { byDealership, byCarType } = site.vehiclePage.phone
  const dealershipSlug = location?.dealership?.slug ?? null
  const phones = { byDealership, byCarType, location: location?.phone ?? null, site: site.phone }
  return carPhone({ carType, dealershipSlug }, phones)
}

/** S1 §3 "Phone-reveal payload". */
export interface PhoneRevealPayload {
  car_id: string
  dealership_id: string | null
  website_id: string
}

export interface PhoneClick {
  block: PhoneBlock
  /** What to log (a failure is logged only); `null` when this click revealed nothing. */
  log: PhoneRevealPayload | null
}

/**
 * S1 §4: a click reveals the number, sends the log call and sets "revealed"; it does so once. `payload`: `null` on a
 * site without a platform, which logs nothing.
 */
export function clickPhone(block: PhoneBlock, payload: PhoneRevealPayload | null): PhoneClick {
  return block.kind === 'hidden'
    ? { block: { kind: 'revealed', phone: block.phone }, log: payload }
    : { block, log: null }
}
