/** Links to the sign-in page, and reading them there (S2 §2 "Sign-in", S1 §2). */
import { queryParameters, queryText } from './query-text.ts'
import { safeSitePath } from './safe-path.ts'

export const SIGN_IN_PATH = '/sign-in'

/** S2 §2; "watchlist" is S1 §2's. */
export const SIGN_IN_TYPES = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

export interface SignInRequest {
  /** Ours: `null` when the page is opened by itself. */
  type: SignInType | null
  /** The target route. */
  redirect: string
  /** The route to return to. */
  back: string
}

/** Ours: where a link that names no path of this site leads. */
const HOME = '/'

/** "/sign-in?type=checkout&redirect=%2Fcars%2F…%2Fcheckout&back=%2Fcars%2F…". */
export function signInPath(type: SignInType, redirect: string, back: string): string {
  return SIGN_IN_PATH + queryText({ type, redirect: safeSitePath(redirect) ?? HOME, back: safeSitePath(back) ?? HOME })
}

/** What a sign-in link asks for; a `redirect` or `back` that leaves the site leads home instead. */
export function readSignInQuery(query: string): SignInRequest {
  const parameters = queryParameters(query)
  const type = parameters.get('type')
  return {
    type: SIGN_IN_TYPES.find((known) => known === type) ?? null,
    redirect: safeSitePath(parameters.get('redirect')) ?? HOME,
    back: safeSitePath(parameters.get('back')) ?? HOME,
  }
}
