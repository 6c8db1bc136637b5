/** The lead of a visitor who accepted the offer for their car (S2 §4, §7). */
import { OFFER_ACCEPTED_SUBCATEGORY } from './category.ts'

/** S2 §7, with exactly these keys. */
export interface OfferAcceptedLead {
  category: string
  subcategory: typeof OFFER_ACCEPTED_SUBCATEGORY
  lead_id: string
  form_completed: true
  offer_accepted: true
}

/** Continues the lead of the valuation, in that lead's category. */
export function offerAcceptedLead(leadId: string, category: string): OfferAcceptedLead {
  return {
    category,
    subcategory: OFFER_ACCEPTED_SUBCATEGORY,
    lead_id: leadId,
    form_completed: true,
    offer_accepted: true,
  }
}
