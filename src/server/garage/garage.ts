/** Keeps what people who have signed in put in their garage (S2 §2 "/my-garage"). */
import type { Site } from '#config/schema/site.ts'
import {
  deleteGarageData,
  dropSearch,
  dropVehicle,
  garage,
  keepSearches,
  saveDetails,
  saveVehicle,
} from '#contract/garage.ts'
import { readOwnPayments } from '#database/payments/online-payments.ts'
import { readOwnPrizes } from '#database/spins.ts'
import { deleteGarage } from '#database/visitors/empty-garages.ts'
import {
  readEnquiries,
  readOwnReservations,
  readProfile,
  readSearches,
  readVehicles,
  removeSearch,
  removeVehicle,
  stopAlerts,
  writeProfile,
  writeSearches,
  writeVehicle,
} from '#database/visitors/garage.ts'
import { endSessions, forgetIdleVisitor } from '#database/visitors/visitors.ts'
import { alertConsentText } from '#domain/alerts/alert-consent.ts'
import { GARAGE_PATH } from '#domain/garage/garage-paths.ts'
import { consentRecord } from '#domain/leads/consent.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import { FORM_KINDS, formDefinition } from '#domain/leads/forms/form-definition.ts'
import { receiptNumber, shownPaymentState } from '#domain/payments/online-payment.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { VisitorSessions } from '../accounts/visitors.ts'
import { requireVisitor } from '../accounts/visitors.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ownerOf } from './owner.ts'

const DONE = { success: true }

export function routeGarage(app: PlatformHono, platform: PlatformContext, sessions: VisitorSessions): void {
  const { db, limits } = platform
  /** For what changes something. */
  const visitorOf = async ({ context, site }: EndpointRequest): Promise<Visitor> => {
    const visitor = await requireVisitor(context, platform, site)
    await limits.count('account-by-visitor', `${site.slug} ${visitor.id}`)
    return visitor
  }

  routeEndpoint(app, platform, garage, async (_, { site, context }) => {
    const visitor = await requireVisitor(context, platform, site)
    const owner = ownerOf(visitor)
    const [profile, searches, vehicles, reservations, payments, prizes, enquiries] = await Promise.all([
      readProfile(db, owner),
      readSearches(db, owner),
      readVehicles(db, owner),
      readOwnReservations(db, owner),
      readOwnPayments(db, owner),
      readOwnPrizes(db, owner),
      readEnquiries(db, owner),
    ])
    return {
      phone_number: visitor.phoneNumber,
      details: profile.details,
      alerts: { channel: profile.alertChannel, consent: profile.alertConsent },
      searches,
      vehicles,
      reservations: reservations.map(({ car, state, reservedAt }) => ({
        car,
        state,
        reserved_at: reservedAt.toISOString(),
      })),
      payments: payments.map(({ id, reference, amountCents, state, isOverdue, changedAt }) => ({
        reference,
        amount: amountCents / 100,
        state: shownPaymentState(state, isOverdue),
        receipt_number: receiptNumber(id),
        at: changedAt.toISOString(),
      })),
      prizes: prizes.map(({ label, code, wonAt }) => ({ label, code, won_at: wonAt.toISOString() })),
      enquiries: enquiries.map(({ id, form, sentAt, values, car, isDelivered }) => ({
        id,
        title: formTitle(form, site) ?? values.category ?? 'Enquiry',
        sent_at: sentAt.toISOString(),
        message: values.message,
        car,
        delivered: isDelivered,
      })),
    }
  })

  routeEndpoint(app, platform, saveDetails, async ({ details, alert_channel }, request) => {
    const visitor = await visitorOf(request)
    const { site } = request
    if (alert_channel === 'email' && details.email === '') {
      throw new ProblemError('invalid-values', 'Please enter the email address for your alerts.', {
        errors: [{ name: 'details.email', message: 'Please enter the email address for your alerts.' }],
      })
    }
    const before = await readProfile(db, ownerOf(visitor))
    if (alert_channel === 'none') await stopAlerts(db, ownerOf(visitor))
    const agreedNow = consentRecord(alertConsentText(site.name), true, Date.now(), site.url + GARAGE_PATH)
    await writeProfile(
      db,
      { ...ownerOf(visitor), phoneNumber: visitor.phoneNumber },
      {
        details,
        alertChannel: alert_channel,
        // Consent is given when alerts are switched on, or the words have changed since.
        alertConsent:
          alert_channel === 'none'
            ? null
            : before.alertConsent?.wordingVersion === agreedNow.wordingVersion
              ? before.alertConsent
              : agreedNow,
      },
    )
    return DONE
  })

  routeEndpoint(app, platform, keepSearches, async ({ searches }, request) => {
    await writeSearches(db, ownerOf(await visitorOf(request)), searches)
    return DONE
  })

  routeEndpoint(app, platform, dropSearch, async ({ path }, request) => {
    await removeSearch(db, ownerOf(await visitorOf(request)), path)
    return DONE
  })

  routeEndpoint(app, platform, saveVehicle, async ({ id, vehicle }, request) => {
    if (!(await writeVehicle(db, ownerOf(await visitorOf(request)), id, vehicle))) throw noSuchVehicle()
    return DONE
  })

  routeEndpoint(app, platform, dropVehicle, async ({ id }, request) => {
    if (!(await removeVehicle(db, ownerOf(await visitorOf(request)), id))) throw noSuchVehicle()
    return DONE
  })

  routeEndpoint(app, platform, deleteGarageData, async (_, request) => {
    const visitor = await visitorOf(request)
    const { site, context } = request
    await deleteGarage(db, ownerOf(visitor))
    await endSessions(db, site.slug, visitor.id)
    await sessions.end(context, site)
    await forgetIdleVisitor(db, visitor.id)
    return DONE
  })
}

/** `null` for a lead that no form of the site sends, such as a reservation. */
function formTitle(form: string, site: Site): string | null {
  const kind = FORM_KINDS.find((known) => known === form)
  return kind === undefined ? null : formDefinition(kind, site.forms, formContext(kind, site, null, null)).title
}

function noSuchVehicle(): ProblemError {
  return new ProblemError('not-found', 'There is no such vehicle in your garage.')
}
