/** What a click on a hidden phone number does (S1 §4 "Phone block", §7 "Phone-reveal logging"). */
import type { PhoneBlock } from '#domain/car/phone-block.ts'

/** S1 §8: without a number there is a warning in the console only. */
export const NO_PHONE_WARNING = 'No phone number found for this car.'

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

/** S1 §4: a click reveals the number, sends the log call and sets "revealed"; it does so once. */
export function clickPhone(block: PhoneBlock, payload: PhoneRevealPayload): PhoneClick {
  return block.kind === 'hidden'
    ? { block: { kind: 'revealed', phone: block.phone }, log: payload }
    : { block, log: null }
}
