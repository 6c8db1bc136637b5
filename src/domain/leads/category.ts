/** Categories of leads, and the one that is rewritten (S2 §5). */

/** S2 §5: the default of the category select. */
export const GENERAL_ENQUIRY = 'General Enquiry'
export const CAREERS_ENQUIRY = 'Careers Enquiry'
export const CAREER_SUBCATEGORY = 'Career Enquiry'
/** S2 §4. */
export const OFFER_ACCEPTED_SUBCATEGORY = '3. Offer Accepted'

/** What the category select offers unless a site says otherwise. Ours, but for the first and the last. */
export const DEFAULT_CATEGORIES = [
  GENERAL_ENQUIRY,
  'Sales Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  'Fleet Enquiry',
  CAREERS_ENQUIRY,
] as const

export interface LeadCategory {
  category: string | null
  subcategory: string | null
}

/** S2 §5: Careers Enquiry becomes General Enquiry with subcategory Career Enquiry. */
export function leadCategory({ category, subcategory }: LeadCategory): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY }
    : { category, subcategory }
}
