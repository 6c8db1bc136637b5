/** Long offer texts, which begin collapsed (S2 §4, §9 "Offers"). */
import { cutText } from '#domain/finance/law-words.ts'

/** A description of more characters than this is collapsed. */
export const OFFER_DESCRIPTION_LIMIT = 200
/** The characters of it that are shown while it is collapsed. */
export const OFFER_PREVIEW_LENGTH = 160
/** A disclaimer of more characters than this is collapsed to as many. */
export const OFFER_DISCLAIMER_LIMIT = 200

export interface OfferCollapseOptions {
  readonly descriptionLimit: number
  readonly previewLength: number
  readonly disclaimerLimit: number
}

/** `kept`: what stays in view while it is collapsed, beside the preview; `null` for nothing. */
export type CollapsibleText =
  | { kind: 'whole'; text: string }
  | { kind: 'collapsed'; preview: string; kept: string | null; text: string }

/** S2 §4: over 200 characters it collapses to a preview of 160, with a view more / view less toggle. */
export function collapsedDescription(text: string, options: OfferCollapseOptions): CollapsibleText {
  return collapsed(text, options.descriptionLimit, options.previewLength)
}

/** S2 §4: over 200 characters it collapses, with a full-disclaimer toggle; ours: its first 200 stay in view. */
export function collapsedDisclaimer(text: string, options: OfferCollapseOptions): CollapsibleText {
  return collapsed(text, options.disclaimerLimit, options.disclaimerLimit)
}

function collapsed(text: string, limit: number, previewLength: number): CollapsibleText {
  const cut = text.length > limit ? cutText(text, previewLength) : null
  return cut === null ? { kind: 'whole', text } : { kind: 'collapsed', ...cut, text }
}
