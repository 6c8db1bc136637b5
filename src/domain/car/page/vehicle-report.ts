/** For which cars a history report is offered (S2 §4 "Vehicle-report eligibility"). */

import type { Car } from '../car.ts'

/** S2 §4, §9: the price must be above this. */
const VEHICLE_REPORT_ABOVE_AUD = 200

type ReportedCar = {
  readonly status: string
  readonly sold?: boolean | undefined
  readonly historyReportUrl?: string | null
} & Pick<Car, 'reserved' | 'priceAud'>

/** Status in_stock, not sold, not reserved, and price above 200. Coming soon is not enough. */
function isVehicleReportEligible({ status, sold = false, reserved, priceAud }: ReportedCar): boolean {
  return status === 'in_stock' && !sold && !reserved && priceAud !== null && priceAud > VEHICLE_REPORT_ABOVE_AUD
}

/** What a website offers on an eligible car: its report, and the analysis beside it. */
export interface VehicleReportOffer {
  /** The report that the feed gives (S1 §3 `file`); `null` when it gives none. */
  readonly fileUrl: string | null
  /** A report that the dealer sends: of a plugin that buys them, for a car without a file. */
  readonly history: boolean
  readonly analysis: boolean
}

export function vehicleReportOffer(car: ReportedCar, plugins: readonly WebsitePlugin[]): VehicleReportOffer {
  const eligible = isVehicleReportEligible(car)
  const fileUrl = eligible ? (car.historyReportUrl ?? null) : null
  return {
    fileUrl,
    history:
      eligible &&
      fileUrl === null &&
      (plugins.includes('PPSR Report') || plugins.includes('PPSR Report Website Plugin')),
    analysis: eligible && plugins.includes('Car Analysis'),
  }
}

/** What a website has switched on beside the platform itself (S2 §3 "Website plugin"). */
export const WEBSITE_PLUGINS = ['Autogauge', 'Car Analysis', 'PPSR Report', 'PPSR Report Website Plugin'] as const
export type WebsitePlugin = (typeof WEBSITE_PLUGINS)[number]
