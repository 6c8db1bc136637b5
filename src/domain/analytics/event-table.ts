/** Every analytics event: what it is called, when it fires, and its name in the standard of the car trade. */
import type { AnalyticsEventId } from './events.ts'
import { ANALYTICS_EVENTS } from './events.ts'

/** Of the Automotive Standards Council's specification for Google Analytics 4. */
export type AscEventName =
  | 'asc_item_pageview'
  | 'asc_itemlist_pageview'
  | 'asc_form_submission'
  | 'asc_click_to_call'
  | 'asc_element_configuration'
  | 'asc_cta_interaction'

export interface EventRow {
  readonly id: AnalyticsEventId
  readonly label: string
  /** When it fires. */
  readonly moment: string
  readonly ascName: AscEventName
  /** Parameters of the standard that differ between events of one name. */
  readonly ascParameters: Readonly<Record<string, string>>
}

const FORM = { comm_type: 'form', comm_status: 'submission' }

/** S1 §7, S2 §9; the labels and the words of the moments are ours. */
export const EVENT_TABLE: readonly EventRow[] = [
  {
    id: ANALYTICS_EVENTS.usedCarView,
    label: 'View of a used car',
    moment: 'the page of a used car is opened',
    ascName: 'asc_item_pageview',
    ascParameters: { item_condition: 'used' },
  },
  {
    id: ANALYTICS_EVENTS.enquiryNew,
    label: 'Enquiry, new',
    moment: 'an enquiry is taken that is about a new car, or about none',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'sales', form_type: 'enquiry', item_condition: 'new' },
  },
  {
    id: ANALYTICS_EVENTS.enquiryUsed,
    label: 'Enquiry, used',
    moment: 'an enquiry about a used car is taken',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'sales', form_type: 'enquiry', item_condition: 'used' },
  },
  {
    id: ANALYTICS_EVENTS.testDriveNew,
    label: 'Test drive, new',
    moment: 'a test drive is booked of a new car, or of none in particular',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'sales', form_type: 'test_drive', item_condition: 'new' },
  },
  {
    id: ANALYTICS_EVENTS.offerAccepted,
    label: 'Offer accepted',
    moment: 'the offer of a valuation is accepted',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'trade', form_type: 'offer_accepted' },
  },
  {
    id: ANALYTICS_EVENTS.phoneClick,
    label: 'Phone click',
    moment: 'a hidden telephone number is revealed, or one that was shown is pressed',
    ascName: 'asc_click_to_call',
    ascParameters: { comm_type: 'phone' },
  },
  {
    id: ANALYTICS_EVENTS.financeCalculatorFirstChange,
    label: 'Finance calculator',
    moment: 'a field of the finance calculator is changed for the first time on a page',
    ascName: 'asc_element_configuration',
    ascParameters: { element_type: 'finance_calculator' },
  },
  {
    id: ANALYTICS_EVENTS.favourite,
    label: 'Favourite or saved car',
    moment: 'a car is added to the favourites or saved in the watchlist',
    ascName: 'asc_cta_interaction',
    ascParameters: { element_type: 'favourite' },
  },
  {
    id: ANALYTICS_EVENTS.testDriveUsed,
    label: 'Test drive, used',
    moment: 'a test drive of a used car is booked',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'sales', form_type: 'test_drive', item_condition: 'used' },
  },
  {
    id: ANALYTICS_EVENTS.searchPageView,
    label: 'View of a search page',
    moment: 'a search page is opened',
    ascName: 'asc_itemlist_pageview',
    ascParameters: {},
  },
  {
    id: ANALYTICS_EVENTS.careers,
    label: 'Careers',
    moment: 'an application, or an enquiry about work, is taken',
    ascName: 'asc_form_submission',
    ascParameters: { ...FORM, department: 'other', form_type: 'careers' },
  },
  {
    id: ANALYTICS_EVENTS.historyReport,
    label: 'History report',
    moment: 'the history report of a car is asked for',
    ascName: 'asc_cta_interaction',
    ascParameters: { element_type: 'history_report' },
  },
  {
    id: ANALYTICS_EVENTS.print,
    label: 'Print',
    moment: 'Print is pressed on the page of a car',
    ascName: 'asc_cta_interaction',
    ascParameters: { element_type: 'print' },
  },
]
