/** Which analytics event, by its id, reports what a shopper did (S1 §7, S2 §9 "Analytics event ids"). */
import type { CarType } from '../car/car.ts'
import { CAREERS_ENQUIRY } from '../leads/category.ts'
import type { FormKind } from '../leads/forms/form-definition.ts'

export const ANALYTICS_EVENTS = {
  usedCarView: 4,
  enquiryNew: 14,
  enquiryUsed: 15,
  testDriveNew: 17,
  offerAccepted: 18,
  phoneClick: 25,
  financeCalculatorFirstChange: 26,
  favourite: 39,
  testDriveUsed: 48,
  searchPageView: 49,
  careers: 51,
  historyReport: 60,
  print: 61,
} as const
export type AnalyticsEventId = (typeof ANALYTICS_EVENTS)[keyof typeof ANALYTICS_EVENTS]

/** How many events one request reports at most. */
export const MAX_EVENTS = 50

export type ShopperAction =
  | { readonly kind: 'favouriteAdded' | 'watchlistSaved' | 'phoneClicked' | 'offerAccepted' | 'historyReportAsked' }
  | { readonly kind: 'printed' | 'searchViewed' | 'careersEnquirySent' }
  /** S1 §4: only the first change of any field counts. */
  | { readonly kind: 'financeCalculatorChanged'; readonly isFirst: boolean }
  /** `null` when it is not about a car. */
  | { readonly kind: 'enquirySent' | 'testDriveSent'; readonly carType: CarType | null }
  | { readonly kind: 'carViewed'; readonly carType: CarType }

/**
 * Ours: the specifications count new and used only. A demonstrator is sold by the new-car department, beside new cars
 * (/search/new-and-demo-cars), so it counts as new unless a site says otherwise.
 */
export type DemoCountsAs = 'new' | 'used'

/** The event of an action; `null` when it has none. Ours: what is not about a car counts as new. */
export function analyticsEvent(action: ShopperAction, demoCountsAs: DemoCountsAs): AnalyticsEventId | null {
  switch (action.kind) {
    case 'favouriteAdded':
    case 'watchlistSaved':
      return ANALYTICS_EVENTS.favourite
    case 'phoneClicked':
      return ANALYTICS_EVENTS.phoneClick
    case 'offerAccepted':
      return ANALYTICS_EVENTS.offerAccepted
    case 'historyReportAsked':
      return ANALYTICS_EVENTS.historyReport
    case 'printed':
      return ANALYTICS_EVENTS.print
    case 'searchViewed':
      return ANALYTICS_EVENTS.searchPageView
    case 'careersEnquirySent':
      return ANALYTICS_EVENTS.careers
    case 'financeCalculatorChanged':
      return action.isFirst ? ANALYTICS_EVENTS.financeCalculatorFirstChange : null
    case 'enquirySent':
      return countsAsUsed(action.carType, demoCountsAs) ? ANALYTICS_EVENTS.enquiryUsed : ANALYTICS_EVENTS.enquiryNew
    case 'testDriveSent':
      return countsAsUsed(action.carType, demoCountsAs) ? ANALYTICS_EVENTS.testDriveUsed : ANALYTICS_EVENTS.testDriveNew
    case 'carViewed':
      return countsAsUsed(action.carType, demoCountsAs) ? ANALYTICS_EVENTS.usedCarView : null
  }
}

function countsAsUsed(carType: CarType | null, demoCountsAs: DemoCountsAs): boolean {
  return carType === 'used' || (carType === 'demo' && demoCountsAs === 'used')
}

/**
 * What a form that was taken reports; `null` for kinds to which the specifications give no event. An enquiry of the
 * category of careers is one about work (S2 §5). `carType`: of the car that the lead is about.
 */
export function leadSentAction(form: FormKind, category: string | null, carType: CarType | null): ShopperAction | null {
  switch (form) {
    case 'careers':
      return { kind: 'careersEnquirySent' }
    case 'basic':
    case 'contact':
    case 'enquiry':
      return category === CAREERS_ENQUIRY ? { kind: 'careersEnquirySent' } : { kind: 'enquirySent', carType }
    case 'testDrive':
      return { kind: 'testDriveSent', carType }
    case 'offerAccepted':
      return { kind: 'offerAccepted' }
    default:
      return null
  }
}

/** S1 §7: a failure is swallowed with a warning; this is what the console says. */
export function analyticsFailureWarning(eventId: AnalyticsEventId): string {
  return `Analytics event ${eventId} could not be sent.`
}
