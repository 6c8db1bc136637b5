/** What the sign-in page says that signing in is for (S2 §2 `type`). The words are ours. */
import type { SignInType } from './sign-in-link.ts'

export interface SignInWords {
  readonly title: string
  readonly reason: string
}

const WORDS: Readonly<Record<SignInType, SignInWords>> = {
  'trade-in': { title: 'Sign in to value your vehicle', reason: 'Your valuation is kept for when you come back.' },
  checkout: { title: 'Sign in to reserve this vehicle', reason: 'So the reservation is yours, on every device.' },
  finance: { title: 'Sign in for finance', reason: 'Your application is kept for when you come back.' },
  'car-finance': {
    title: 'Sign in for finance on this vehicle',
    reason: 'Repayments are worked out for you and this vehicle.',
  },
  'spin-to-win': { title: 'Sign in to spin', reason: 'One spin for each person: we know you by your mobile.' },
  'online-payment': { title: 'Sign in to pay online', reason: 'So the payment and its receipt are yours.' },
  'my-garage': { title: 'Sign in to your garage', reason: 'Saved vehicles, searches and reservations, in one place.' },
  watchlist: { title: 'Sign in to save this vehicle', reason: 'It is saved as soon as you have signed in.' },
}

/** Of the page that is opened by itself. */
export const PLAIN_SIGN_IN_WORDS: SignInWords = {
  title: 'Sign in',
  reason: 'Your saved vehicles, searches and reservations, on every device.',
}

export function signInWords(type: SignInType | null): SignInWords {
  return type === null ? PLAIN_SIGN_IN_WORDS : WORDS[type]
}
