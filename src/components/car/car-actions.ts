/** The buttons of a car that lead somewhere on this site, in the order of its table (S1 §2, §4). */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import {
  canReserve,
  checkoutJourneyPath,
  checkoutPath,
  hasCheckoutJourney,
  tradeInHref,
} from '#domain/access/car-journeys.ts'
import type { Car } from '#domain/car/car.ts'
import type { ButtonNeeds, ButtonPlace, CarButton } from '#domain/car/page/car-buttons.ts'
import { buttonState, carButtons } from '#domain/car/page/car-buttons.ts'
import { phoneOfCar } from '#domain/car/page/phone-block.ts'
import type { VehicleReportOffer } from '#domain/car/page/vehicle-report.ts'
import { vehicleReportOffer } from '#domain/car/page/vehicle-report.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { financeHref } from '#domain/finance/finance-link.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { phoneHref } from '#domain/formats/phone.ts'
import { carFormHref, reportFormHref } from '#domain/leads/form-href.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { FORM_PAGES, TEST_DRIVE_PATH } from '#domain/leads/forms/form-pages.ts'

export interface CarAction {
  button: CarButton
  label: string
  href: string
  /** A symbol of icons.svg. */
  icon: string | null
  /** The form that is opened in place; the link leads to a page with it. */
  form: FormKind | null
  /** Asks for the history report of the car, which is counted. */
  isReport: boolean
  /** The chat widget that is opened in place. */
  chat: Site['chat']
}

type ActionCar = Pick<
  Car,
  'id' | 'slug' | 'make' | 'model' | 'carType' | 'status' | 'reserved' | 'priceAud' | 'offerPriceAud'
> & { vin?: string | null; nvic?: string | null; historyReportUrl?: string | null }

export interface ActionContext {
  site: Site
  location: Location | null
  /** The content pages that exist; a button to any other is left out. */
  contentPaths: readonly string[]
  /** Of a sold car. */
  findSimilarPath: string | null
}

/** The forms of buttons, on a site with a platform. */
const FORMS: Partial<Record<CarButton, FormKind>> = {
  enquire: 'enquiry',
  quickEnquiry: 'enquiry',
  testDrive: 'testDrive',
  requestPhotos: 'requestPhotos',
  vehicleReport: 'enquiry',
  carAnalysis: 'enquiry',
}

const ICONS: Partial<Record<CarButton, string>> = {
  call: 'phone',
  enquire: 'mail',
  quickEnquiry: 'mail',
  testDrive: 'drive',
  finance: 'finance',
  tradeIn: 'swap',
  requestPhotos: 'photos',
  vehicleReport: 'licence',
  carAnalysis: 'search',
  instantMessage: 'message',
}

export function carActions(place: ButtonPlace, car: ActionCar, context: ActionContext): CarAction[] {
  const { labels, ...table } = context.site.buttons
  return carButtons(table, place, buttonState(car), needsMet(car, context)).flatMap((button) => {
    const href = buttonHref(button, car, context)
    if (href === null) return []
    const isReport = button === 'vehicleReport'
    // A report that is a file is opened, not asked for.
    const isElsewhere = isReport && reportOffer(car, context).fileUrl !== null
    const form = context.site.platform === null || isElsewhere ? null : (FORMS[button] ?? null)
    const chat = button === 'instantMessage' ? context.site.chat : null
    return [{ button, label: labels[button], href, icon: ICONS[button] ?? null, form, isReport, chat }]
  })
}

function reportOffer(car: ActionCar, { site }: ActionContext): VehicleReportOffer {
  return vehicleReportOffer(car, site.vehiclePage.plugins)
}

function needsMet(car: ActionCar, context: ActionContext): ButtonNeeds {
  const { fileUrl, history, analysis } = reportOffer(car, context)
  return {
    call: true,
    finance: true,
    tradeIn: true,
    instantMessage: context.site.chat !== null,
    reserve: canReserve(context.site),
    buyOnline: canReserve(context.site),
    vehicleReport: fileUrl !== null || history,
    carAnalysis: analysis,
  }
}

function buttonHref(button: CarButton, car: ActionCar, context: ActionContext): string | null {
  const { site, location } = context
  const hasForms = site.platform !== null
  const page = (href: string): string | null => existingPage(href, context)
  const enquiryHref = `${carFormHref(site.locationPages.listPath, car.id)}#form`
  switch (button) {
    case 'explore':
      return `/cars/${car.slug}`
    case 'call':
      return phoneHref(phoneOfCar(car, location, site))
    case 'enquire':
      return hasForms ? enquiryHref : site.locationPages.listPath
    case 'quickEnquiry':
    case 'requestPhotos':
      return hasForms ? enquiryHref : null
    // Without a script the widget cannot be opened: the dealer is written to.
    case 'instantMessage':
      return hasForms ? enquiryHref : site.locationPages.listPath
    case 'vehicleReport': {
      const { fileUrl } = reportOffer(car, context)
      return fileUrl ?? (hasForms ? `${reportFormHref(site.locationPages.listPath, car.id, 'history')}#form` : null)
    }
    case 'carAnalysis':
      return hasForms ? `${reportFormHref(site.locationPages.listPath, car.id, 'analysis')}#form` : null
    case 'testDrive':
      return page(hasForms ? carFormHref(TEST_DRIVE_PATH, car.id) : TEST_DRIVE_PATH)
    case 'finance':
      return financePageHref(car, context)
    case 'tradeIn':
      return page(tradeInHref(site.journeys, car.id)) ?? page(tradeInHref(site.journeys, null))
    case 'buyOnline':
      if (hasCheckoutJourney(site)) return checkoutJourneyPath(car.id)
      return checkoutPath(car.slug, site.journeys.checkoutSegment)
    case 'reserve':
      return checkoutPath(car.slug, site.journeys.checkoutSegment)
    case 'findSimilar':
      return context.findSimilarPath
    default:
      return null
  }
}

/** `null` where the site has no such page. */
function existingPage(href: string, { site, contentPaths }: ActionContext): string | null {
  const exists = href.startsWith('https:') || contentPaths.includes(href.replace(/[?#].*$/, ''))
  // A page of text has no form to jump to.
  return exists ? (site.platform === null ? href.replace(/#.*$/, '') : href) : null
}

function financePageHref(car: ActionCar, context: ActionContext): string | null {
  const dealershipSlug = context.location?.dealership?.slug ?? null
  const financed = {
    id: car.id,
    carType: car.carType,
    priceAud: currentPriceAud(car),
    vin: car.vin ?? null,
    nvic: car.nvic ?? null,
    dealershipSlug,
  }
  const { link } = financeRules(context.site.finance, dealershipSlug)
  const hrefs = [financeHref(link, financed), financeHref({ ...link, vehicleIdentifierFinance: false }, financed)]
  return hrefs.map((href) => existingPage(href, context)).find((href) => href !== null) ?? null
}

/** The page with the finance form, and which form it has; `null` where the site has no such page. */
export function financeEnquiry(car: ActionCar, context: ActionContext): { href: string; form: FormKind | null } | null {
  const href = financePageHref(car, context)
  if (href === null) return null
  const path = href.replace(/[?#].*$/, '')
  const form = context.site.platform === null ? undefined : FORM_PAGES.find((page) => page.path === path)?.form
  return { href, form: form ?? null }
}
