/** Which buttons a car has, in which order: a table of the site, less what this car cannot offer (S1 §2, §4). */
import type { Car } from '../car.ts'

export const CAR_BUTTONS = [
  'explore',
  'quickEnquiry',
  'reserve',
  'enquire',
  'call',
  'instantMessage',
  'testDrive',
  'requestPhotos',
  'finance',
  'tradeIn',
  'buyOnline',
  'vehicleReport',
  'carAnalysis',
  'findSimilar',
] as const
export type CarButton = (typeof CAR_BUTTONS)[number]

/** Where buttons stand: on a card, in the vehicle page's sidebar, in its bar on a phone. */
export const BUTTON_PLACES = ['card', 'page', 'mobileBar'] as const
export type ButtonPlace = (typeof BUTTON_PLACES)[number]

export const BUTTON_STATES = ['inStock', 'reserved', 'comingSoon', 'sold'] as const
export type ButtonState = (typeof BUTTON_STATES)[number]

/** For each place and state the buttons in their order. */
export type ButtonTable = Readonly<Record<ButtonPlace, Readonly<Record<ButtonState, readonly CarButton[]>>>>

/** Sold is anything that is not in stock or coming soon; reserved comes before coming soon, as its tag is (S1 §4). */
export function buttonState(car: { readonly status: string } & Pick<Car, 'reserved'>): ButtonState {
  if (car.status !== 'in_stock' && car.status !== 'coming_soon') return 'sold'
  if (car.reserved) return 'reserved'
  return car.status === 'coming_soon' ? 'comingSoon' : 'inStock'
}

/** What a button needs before it is of use; a button that is not named here needs nothing. */
export interface ButtonNeeds {
  /** A number to call: without one a button that calls is a dead end. */
  readonly call: boolean
  readonly instantMessage: boolean
  readonly finance: boolean
  readonly reserve: boolean
  readonly buyOnline: boolean
  readonly tradeIn: boolean
  readonly vehicleReport: boolean
  readonly carAnalysis: boolean
}

/** The buttons of one car in one place. */
export function carButtons(table: ButtonTable, place: ButtonPlace, state: ButtonState, met: ButtonNeeds): CarButton[] {
  const needs: Partial<Record<CarButton, boolean>> = met
  return table[place][state].filter((button) => needs[button] ?? true)
}
