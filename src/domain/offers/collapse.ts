/** Long offer texts, which begin collapsed (S2 §4, §9 "Offers"). */

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

export type CollapsibleText = { kind: 'whole'; text: string } | { kind: 'collapsed'; preview: string; text: string }

/** S2 §4: over 200 characters it collapses to a preview of 160, with a view more / view less toggle. */
export function collapsedDescription(text: string, options: OfferCollapseOptions): CollapsibleText {
  return collapsed(text, options.descriptionLimit, options.previewLength)
}

/** S2 §4: over 200 characters it collapses, with a full-disclaimer toggle; ours: its first 200 stay in view. */
export function collapsedDisclaimer(text: string, options: OfferCollapseOptions): CollapsibleText {
  return collapsed(text, options.disclaimerLimit, options.disclaimerLimit)
}

function collapsed(text: string, limit: number, previewLength: number): CollapsibleText {
  return text.length > limit
    ? { kind: 'collapsed', preview: firstCharacters(text, previewLength), text }
    : { kind: 'whole', text }
}

/** Exactly so many UTF-16 units, or one fewer rather than half of a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  const preview = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(preview) ? preview.slice(0, -1) : preview
}
