/** Licence numbers of a place and of a whole site (S2 §3, §4; AU §3: also in the static HTML). */

export const DEALER_LICENCE_LABEL = 'Dealer licence'
export const REPAIRER_LICENCE_LABEL = 'Motor vehicle repairer'

export interface LicensedPlace {
  dealerLicence: string | null
  repairerLicence: string | null
}

export interface LicenceRow {
  label: string
  number: string
}

/** The licence under which a place trades: its own, else the site's. */
export function dealerLicenceOf(place: Pick<LicensedPlace, 'dealerLicence'> | null, siteLicence: string): string {
  return place?.dealerLicence ?? siteLicence
}

/** What a place's page says: its dealer licence, and each repairer's licence of its own and of the departments beside it. */
export function licenceRows(
  place: LicensedPlace,
  siteLicence: string,
  departments: readonly Pick<LicensedPlace, 'repairerLicence'>[],
): LicenceRow[] {
  const repairers = [place, ...departments].flatMap(({ repairerLicence }) => repairerLicence ?? [])
  return [
    { label: DEALER_LICENCE_LABEL, number: dealerLicenceOf(place, siteLicence) },
    ...[...new Set(repairers)].map((number) => ({ label: REPAIRER_LICENCE_LABEL, number })),
  ]
}

/** Ours: more are not read, and each stands on the page of its place. */
const MAX_LICENCES_IN_LINE = 3

/** What the list of a site's places says: the dealer licences, or where they are. */
export function siteLicencesText(siteLicence: string, places: readonly Pick<LicensedPlace, 'dealerLicence'>[]): string {
  const licences = siteLicences(siteLicence, places)
  if (licences.length > MAX_LICENCES_IN_LINE) return 'Each location’s page has its dealer licence.'
  return `Dealer ${licences.length === 1 ? 'licence' : 'licences'} ${licences.join(', ')}.`
}

/** Every dealer licence that a site trades under, the site's own first, each once. */
function siteLicences(siteLicence: string, places: readonly Pick<LicensedPlace, 'dealerLicence'>[]): string[] {
  return [...new Set([siteLicence, ...places.map((place) => dealerLicenceOf(place, siteLicence))])]
}
