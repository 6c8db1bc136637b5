/** A lead as rows that a person reads. */
import type { StoredLead } from '#database/leads/leads.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadKey } from '#domain/leads/lead-values.ts'

/** In the order in which a salesperson needs them. */
const LABELS: readonly (readonly [LeadKey, string])[] = [
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['postcode', 'Postcode'],
  ['message', 'Message'],
  ['category', 'Category'],
  ['subcategory', 'Subcategory'],
  ['Vehicle Make', 'Make'],
  ['Vehicle Model', 'Model'],
  ['Rego', 'Registration'],
  ['stock_number', 'Stock number'],
  ['dealership_slug', 'Dealership'],
  ['location', 'Location'],
  ['lead_id', 'Continues lead'],
  ['source', 'Source'],
  ['url', 'Page'],
]

export function shopperName({ values }: StoredLead): string {
  return [values.name, values.last_name].filter((part) => part !== null).join(' ') || 'A shopper'
}

/** "Test Drive: Kim Lee, 2022 Toyota Hilux SR5". */
export function leadSubject(lead: StoredLead): string {
  const about = lead.car?.name ?? null
  const line = `${lead.values.category ?? 'Enquiry'}: ${shopperName(lead)}${about === null ? '' : `, ${about}`}`
  return line.replace(/\s+/g, ' ').slice(0, 180)
}

export function leadRows(lead: StoredLead): LeadDetail[] {
  const { values, details, car, consent, suspicions } = lead
  const texts = LABELS.flatMap(([key, label]) => {
    const value = values[key]
    return typeof value === 'string' ? [{ label, value }] : []
  })
  const services = values.additional_services.map((value) => ({ label: 'Service', value }))
  const price =
    car?.priceAud == null ? [] : [{ label: 'Price when sent', value: `$${car.priceAud.toLocaleString('en-AU')}` }]
  return [
    { label: 'Name', value: shopperName(lead) },
    ...texts.slice(0, 4),
    ...details,
    ...services,
    ...(car === null ? [] : [{ label: 'Vehicle', value: car.name }, ...price]),
    ...texts.slice(4),
    { label: 'Offers and news', value: consent.marketingOptIn ? 'Yes, agreed' : 'No' },
    ...suspicions.map((value) => ({ label: 'Please check', value })),
  ]
}
