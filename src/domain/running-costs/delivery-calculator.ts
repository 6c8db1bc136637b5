/** The delivery calculator's four states (S1 §4, §5, §8). */
import { formatAud } from '#domain/formats/money.ts'
import type { DeliveryEstimate } from './delivery-price.ts'

/** S1 §8. */
export const EMPTY_POSTCODE_MESSAGE = 'Please enter a postcode.'
export const NO_ESTIMATE_MESSAGE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

export type DeliveryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly postcode: string }
  | { readonly kind: 'result'; readonly postcode: string; readonly estimate: DeliveryEstimate }
  | { readonly kind: 'error'; readonly message: string }

export type DeliveryEvent =
  | { readonly kind: 'submitted'; readonly postcode: string }
  /** `null`: no estimate, or the lookup failed. */
  | { readonly kind: 'answered'; readonly postcode: string; readonly estimate: DeliveryEstimate | null }
  | { readonly kind: 'edited' }

export const DELIVERY_IDLE: DeliveryState = { kind: 'idle' }

/** An answer to another postcode than the one that is waited for changes nothing: it came too late. */
export function nextDeliveryState(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if (event.kind === 'edited') return DELIVERY_IDLE
  const postcode = event.postcode.trim()
  if (event.kind === 'submitted') {
    return postcode === '' ? { kind: 'error', message: EMPTY_POSTCODE_MESSAGE } : { kind: 'loading', postcode }
  }
  if (state.kind !== 'loading' || state.postcode !== postcode) return state
  return event.estimate === null
    ? { kind: 'error', message: NO_ESTIMATE_MESSAGE }
    : { kind: 'result', postcode, estimate: event.estimate }
}

/** What stands below the field. `item`: "car". */
export function deliveryText(state: DeliveryState, item = 'vehicle'): string {
  switch (state.kind) {
    case 'idle':
      return `Enter a postcode to see what it costs to bring this ${item} to you, anywhere that we deliver.`
    case 'loading':
      return `Looking up the price of delivery to ${state.postcode}…`
    case 'result': {
      const { name, priceAud } = state.estimate
      return priceAud === 0 ? `Delivery to ${name} is free.` : `Delivery to ${name} costs ${formatAud(priceAud)}.`
    }
    case 'error':
      return state.message
  }
}
