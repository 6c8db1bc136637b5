/**
 * What each page of a site shows: the contract between the plan (which makes it) and `pages/` (which render it).
 *
 * A page is a pure function of the compiled build, the site's configuration and its inputs.
 * So everything that depends on the clock is resolved here (tags, availability, today's offers);
 * what must be right to the minute is left to the browser (open now).
 */
import type { Location } from '#config/schema/places/location.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { OnlinePaymentOptions } from '#domain/payments/online-payment.ts'
import type { BrandInputs, BrandsInputs } from './brands.ts'
import type { CarInputs, GoneInputs } from './car.ts'
import type { Chrome } from './chrome.ts'
import type { ContentInputs } from './content.ts'
import type { FormInputs } from './form-page.ts'
import type { FormAnswerInputs, SuccessInputs } from './forms.ts'
import type { GroupPageInputs } from './group.ts'
import type { HomeInputs } from './home.ts'
import type { ModelInputs } from './models.ts'
import type { OfferInputs, OffersInputs } from './offers.ts'
import type { ContactInputs, LocationInputs } from './places.ts'
import type { BudgetInputs, ModelsInputs, SearchInputs } from './search.ts'

/** Which car it is about is in the address alone. */
export interface CheckoutInputs {
  kind: 'checkout'
}

/** S2 §2: by reference and amount. */
export interface OnlinePaymentInputs extends OnlinePaymentOptions {
  kind: 'onlinePayment'
  introduction: string
  /** Nothing is paid online: the dealer calls back. */
  isCall: boolean
}

/** S1 §2: buying a car online, in steps; which car is in the address alone. */
export interface CheckoutJourneyInputs {
  kind: 'checkoutJourney'
}

/** S2 §2: the parts of the wheel; what they give is decided by the platform. */
export interface SpinInputs {
  kind: 'spinToWin'
}

export interface FavouritesInputs {
  kind: 'favourites'
}

/** S1 §2: whose watchlist it is is known in the browser alone. */
export interface WatchlistInputs {
  kind: 'watchlist'
}

/** S2 §2: whose garage it is is known in the browser alone. */
export interface GarageInputs {
  kind: 'garage'
  /** Where a valuation begins; `null` on a site without one. */
  tradeInPath: string | null
}

/** S2 §2: a dealer's portal; its links are the platform's to give. */
export interface PortalInputs {
  kind: 'portal'
  title: string
  introduction: string
}

/** S1 §1: which cars stand side by side is known in the browser alone. */
export interface CompareInputs {
  kind: 'compare'
}

/** S2 §2: what signing in is for stands in the address. */
export interface SignInInputs {
  kind: 'signIn'
  /** `null` where the site has none. */
  privacyHref: string | null
}

export interface NotFoundInputs {
  kind: 'notFound'
  latest: KeyedCarCard[]
}

/** The components of the site in their states, on a demo site only; no search engine lists it. */
export interface DesignInputs {
  kind: 'design'
  /** One car as it looks in each state, with the state's name. */
  states: { name: string; card: KeyedCarCard }[]
  location: Location
}

export type PageInputs =
  | HomeInputs
  | OffersInputs
  | OfferInputs
  | BrandInputs
  | BrandsInputs
  | SearchInputs
  | CarInputs
  | GoneInputs
  | LocationInputs
  | ContactInputs
  | ContentInputs
  | FormInputs
  | SuccessInputs
  | FormAnswerInputs
  | GroupPageInputs
  | FavouritesInputs
  | CheckoutInputs
  | OnlinePaymentInputs
  | CheckoutJourneyInputs
  | SpinInputs
  | WatchlistInputs
  | GarageInputs
  | PortalInputs
  | BudgetInputs
  | CompareInputs
  | ModelsInputs
  | ModelInputs
  | SignInInputs
  | DesignInputs
  | NotFoundInputs

export type PageKind = PageInputs['kind']

/** What a page finds in `Astro.locals.page`. */
export interface Page<Inputs extends PageInputs = PageInputs> {
  /** "/cars/2022-toyota-hilux-sr5-t1042"; the canonical URL is the site's URL and this. */
  path: string
  chrome: Chrome
  inputs: Inputs
}
