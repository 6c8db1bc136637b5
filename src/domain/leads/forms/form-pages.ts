/** The pages that have a form of their own (S1 §2, S2 §2). */
import { CAR_TRADE_IN_PATH, TRADE_IN_PATH } from '#domain/access/car-journeys.ts'
import { APPLY_FOR_FINANCE_PATH, FINANCE_ENQUIRY_PATH, FINANCE_PATH } from '#domain/finance/finance-link.ts'
import type { FormKind } from './form-definition.ts'

export interface FormPage {
  readonly path: string
  readonly form: FormKind
  readonly title: string
  /** One sentence below the title. Ours. It and the title may hold what `withTradeInName` replaces. */
  readonly introduction: string
  /** What the enquiry's category select begins with, on a site that offers it. */
  readonly category: string | null
  /**
   * Which sites have the page: all; those with such a department; those that wrote words for it. Words of a site are
   * shown below the form on any of them.
   */
  readonly needs: 'nothing' | 'service' | 'parts' | 'words'
  /** Pages that differ from another in little but their address are listed by no search engine. */
  readonly indexed: boolean
}

/** S1 §2: the test drive. */
export const TEST_DRIVE_PATH = '/book-test-drive'
export const SELL_MY_CAR_PATH = '/sell-my-car'
export const SELL_YOUR_CAR_PATH = '/sell-your-car'

const FINANCE = { form: 'finance', category: null, needs: 'nothing' } as const
const TRADE_IN = { form: 'tradeIn', category: null, needs: 'nothing' } as const

export const FORM_PAGES: readonly FormPage[] = [
  {
    path: TEST_DRIVE_PATH,
    form: 'testDrive',
    title: 'Book a test drive',
    introduction: 'Choose a time that suits you. We will have it ready, and confirm by phone or email.',
    category: null,
    needs: 'nothing',
    indexed: true,
  },
  {
    path: '/service',
    form: 'serviceBooking',
    title: 'Book a service',
    introduction: 'Tell us what you drive and when suits you. We will call to confirm your booking.',
    category: null,
    needs: 'service',
    indexed: true,
  },
  {
    ...FINANCE,
    path: FINANCE_PATH,
    title: 'Finance',
    introduction: 'Ask about finance: two short steps, and no obligation.',
    indexed: true,
  },
  {
    ...FINANCE,
    path: FINANCE_ENQUIRY_PATH,
    title: 'Finance enquiry',
    introduction: 'Ask about finance: two short steps, and no obligation.',
    indexed: false,
  },
  {
    ...FINANCE,
    path: APPLY_FOR_FINANCE_PATH,
    form: 'applyForFinance',
    title: 'Apply for finance',
    introduction: 'Start here: three short steps. Our finance team will call you about the rest.',
    indexed: false,
  },
  {
    ...FINANCE,
    path: '/finance-pre-approval',
    form: 'financePreApproval',
    title: 'Finance pre-approval',
    introduction: 'Know what you can spend before you choose. Our finance team will call you about the rest.',
    indexed: false,
  },
  {
    ...TRADE_IN,
    path: TRADE_IN_PATH,
    title: 'Trade-in',
    introduction: 'Describe your {vehicle} in three short steps, and we will come back with what it is worth.',
    indexed: true,
  },
  {
    ...TRADE_IN,
    path: CAR_TRADE_IN_PATH,
    title: 'Value your trade-in',
    introduction: 'Describe the {vehicle} that you have, and we will take its value off the price of the next one.',
    indexed: false,
  },
  {
    ...TRADE_IN,
    path: SELL_YOUR_CAR_PATH,
    form: 'sellMyCar',
    title: 'Sell your {vehicle}',
    introduction: 'We buy {vehicles}, whether or not you buy one from us. Describe yours in three short steps.',
    indexed: true,
  },
  {
    ...TRADE_IN,
    path: SELL_MY_CAR_PATH,
    form: 'sellMyCar',
    title: 'Sell my {vehicle}',
    introduction: 'We buy {vehicles}, whether or not you buy one from us. Describe yours in three short steps.',
    indexed: false,
  },
  {
    path: '/vehicle-parts-and-accessories',
    form: 'enquiry',
    title: 'Parts and accessories',
    introduction: 'Tell us what you need and what it is for. Our parts desk will answer with a price.',
    category: 'Parts Enquiry',
    needs: 'parts',
    indexed: true,
  },
  {
    path: '/fleet',
    form: 'enquiry',
    title: 'Fleet',
    introduction: 'Tell us about your business and what it drives.',
    category: 'Fleet Enquiry',
    needs: 'words',
    indexed: true,
  },
  {
    path: '/careers',
    form: 'careers',
    title: 'Careers',
    introduction: 'Tell us about yourself. We read every application.',
    category: null,
    needs: 'nothing',
    indexed: true,
  },
]
