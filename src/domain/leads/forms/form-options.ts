/** What a site may decide about its forms, and what a form knows of the page that it stands on. */

export interface ValuationQuestion {
  readonly id: string
  readonly question: string
  readonly answers: readonly string[]
}

export interface FormOptions {
  /** S2 §5: comments are required unless a site option disables it. */
  readonly requireComments: boolean
  /** S2 §5: whether the category select is shown, and then required. */
  readonly generalEnquiry: boolean
  readonly categories: readonly string[]
  readonly defaultCategory: string
  /** S2 §5: whether the website location select is shown, and then required. */
  readonly websiteLocation: boolean
  readonly rego: boolean
  readonly optIn: boolean
  /** Labels of a site's own, by the name of the field. */
  readonly labels: Readonly<Record<string, string>>
  readonly requestPhotosText: string
  readonly testDrive: {
    readonly bookingDate: boolean
    readonly distributionLocation: boolean
    readonly terms: { readonly text: string; readonly required: boolean } | null
  }
  readonly serviceBooking: { readonly services: readonly string[]; readonly bookingDate: boolean }
  readonly tradeIn: { readonly questions: readonly ValuationQuestion[] }
}

export interface FormContext {
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  /** The places among which the website location select chooses. */
  readonly locations: readonly { readonly code: string; readonly name: string }[]
  /** S1 §3 `location.distribution_locations`: places to which the car can be brought for a test drive. */
  readonly distributionLocations: readonly string[]
  /** S2 §5: what a money field offers, in AUD. */
  readonly quickPicksAud: readonly number[]
  /** The lead that an accepted offer continues. */
  readonly leadId: string | null
}
