/** Reports a prize of the wheel to the dealer. */
import type { Database } from '#database/database.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { readWonSpin } from '#database/spins.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { SPIN_FORM } from '#domain/spin/spin-to-win.ts'
import { readStoredSite } from './stored-site.ts'

/** Stored once, by its key. */
export async function sendSpinLead(db: Database, spinId: string): Promise<void> {
  const spin = await readWonSpin(db, spinId)
  if (spin === null || spin.code === null) return
  const site = await readStoredSite(db, spin.siteSlug)
  const values = leadValues({
    phone: spin.phoneNumber,
    category: 'Spin to win',
    subcategory: spin.label,
    url: spin.consent.source,
    source: site.forms.source,
  })
  await createLeadStore(db)({
    siteSlug: site.slug,
    idempotencyKey: `spin-${spinId}`,
    contentHash: spinId,
    form: SPIN_FORM,
    visitorId: spin.visitorId,
    values,
    details: [
      { label: 'Prize', value: spin.label },
      { label: 'Code', value: spin.code },
    ],
    car: null,
    consent: spin.consent,
    suspicions: [],
    targets: targetsOfLead(site, values),
    confirms: false,
  })
}
