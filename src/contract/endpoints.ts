/** Every endpoint of the platform. */
import { autoGauge } from './auto-gauge.ts'
import { brochure, carFinanceDisclaimer, carView, deliveryPrice, revealPhone, similarCars } from './cars.ts'
import { journeyCar, journeyStage } from './checkout-journey.ts'
import type { Endpoint } from './endpoint.ts'
import { reportEvents } from './events.ts'
import { financeQuote } from './finance-quote.ts'
import { deleteGarageData, dropSearch, dropVehicle, garage, keepSearches, saveDetails, saveVehicle } from './garage.ts'
import { submitLead } from './leads.ts'
import { onlinePaymentState, payOnline } from './online-payments.ts'
import { appointments, geocode } from './places.ts'
import { portal } from './portals.ts'
import { giveUpReservation, reservationState, reserveCar } from './reservations.ts'
import { requestCode, session, signIn, signOut, signOutEverywhere } from './sign-in.ts'
import { spin, spinState } from './spins.ts'
import { stockChanges } from './stock-changes.ts'
import { estimateValue, findRegistration, recordValuation } from './valuations.ts'
import { removeCar, saveCar, watchedIds, watchlist } from './watchlist.ts'

export const ENDPOINTS: readonly Endpoint[] = [
  submitLead,
  appointments,
  geocode,
  carView,
  brochure,
  revealPhone,
  recordValuation,
  reportEvents,
  findRegistration,
  estimateValue,
  deliveryPrice,
  autoGauge,
  similarCars,
  carFinanceDisclaimer,
  financeQuote,
  session,
  requestCode,
  signIn,
  signOut,
  signOutEverywhere,
  watchlist,
  watchedIds,
  saveCar,
  removeCar,
  garage,
  saveDetails,
  keepSearches,
  dropSearch,
  saveVehicle,
  dropVehicle,
  deleteGarageData,
  portal,
  reserveCar,
  reservationState,
  giveUpReservation,
  stockChanges,
  payOnline,
  onlinePaymentState,
  journeyCar,
  journeyStage,
  spinState,
  spin,
]
