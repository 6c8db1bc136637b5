/** What a form needs of the browser that it stands in. */
import { callEndpoint } from '#contract/call-endpoint.ts'
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from '#contract/leads.ts'
import { appointments } from '#contract/places.ts'
import type { FormLink } from '#domain/leads/form-link.ts'
import { readFormLink } from '#domain/leads/form-link.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import { visit } from '#stores/analytics/browser-visit.ts'
import type { FormDrafts } from '#stores/form-drafts.ts'
import { createFormDrafts } from '#stores/form-drafts.ts'
import { readSpamSigns } from '#stores/spam-signs.ts'
import type { VisitorDetailsStore } from '#stores/visitor-details.ts'
import { createVisitorDetails } from '#stores/visitor-details.ts'
import type { LeadSurroundings } from './lead-request.ts'

export interface FormDevice {
  drafts: FormDrafts
  visitor: VisitorDetailsStore
  /** What the address of the page says. */
  link(): FormLink
  /** When a test drive can begin where the car stands; empty when the platform does not say. */
  appointments(carId: string | null, platform: PlatformOptions): Promise<AppointmentDay[]>
  /** `startedMs`: when the form was first touched, of `performance.now()`; `null` when nothing had to be filled in. */
  surroundings(
    form: HTMLFormElement | null,
    startedMs: number | null,
    linkedParameters: readonly string[],
  ): Omit<LeadSurroundings, 'carId'>
}

export const browserDevice: FormDevice = {
  drafts: createFormDrafts(() => sessionStorage),
  visitor: createVisitorDetails(() => localStorage),
  link: () => readFormLink(location.search),
  async appointments(carId, platform) {
    const outcome = await callEndpoint(appointments, carId === null ? {} : { car_id: carId }, { platform })
    return outcome.kind === 'answered' ? outcome.answer.days : []
  },
  surroundings(form, startedMs, linkedParameters) {
    const signs = form === null ? null : readSpamSigns(form, startedMs)
    return {
      url: location.origin + location.pathname,
      pageId: location.pathname,
      hasAutoGauge: document.querySelector('auto-gauge[data-shown]') !== null,
      attributes: visit.attributes(linkedParameters),
      filledMs: signs?.filled_ms ?? null,
      honeypot: signs?.[HONEYPOT_FIELD] ?? '',
      turnstileToken: signs?.[TURNSTILE_FIELD] ?? '',
    }
  },
}
