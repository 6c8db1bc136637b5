/** What a form of a site is given, as a page shows it. */

import type { ConsentText } from '#domain/leads/consent.ts'
import type { FormDefinition } from '#domain/leads/forms/form-definition.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

/** What all forms of a site share. */
export interface FormSettings {
  /** The collection notice and the words of the opt-in (AU §4). */
  consent: ConsentText
  /** The privacy policy, where the site has one. */
  privacyHref: string | null
  /** Where leads go. */
  platform: PlatformOptions
  /** The parameters of a visitor's link that a lead says. */
  linkedQueryParameters: readonly string[]
  /** What the forms of trade-ins do. */
  valuation?: ValuationSettings
  /** Of Turnstile's widget, on a site that has it. */
  turnstileSiteKey?: string
}

export interface ValuationSettings {
  /** Whether a rego can be looked up. */
  hasLookup: boolean
  hasEstimates: boolean
  /** S2 §7: some sites keep a record. */
  recordValuation: boolean
}

export interface ShownForm {
  definition: FormDefinition
  /** The values that the page knows, by the names of their fields. */
  known: Record<string, string>
  /** The page on which it stands: its path, and its address with the site's. */
  page: { path: string; url: string }
  settings: FormSettings
}

/** Where a form that was sent leads (S2 §4). */
export interface SuccessInputs {
  kind: 'success'
}

/** In which the platform answers a plain form that is not right. */
export interface FormAnswerInputs {
  kind: 'formAnswer'
  privacyHref: string | null
}
