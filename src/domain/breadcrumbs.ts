/** The trail above a page (S1 §2 "Breadcrumbs"). */
export interface Breadcrumb {
  label: string
  /** `null` for the page itself, which stands last. */
  href: string | null
}
