/** Who has signed in on this site. */
export interface Visitor {
  readonly id: string
  readonly siteSlug: string
  /** E.164: "+61412345678". */
  readonly phoneNumber: string
}
