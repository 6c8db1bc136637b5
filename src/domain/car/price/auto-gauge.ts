/** Whether the gauge of a car's price among its market can be believed and shown (S1 §5 "Auto-gauge panel"). */

/** S1 §5, §9: confidence must exceed this. */
export const AUTO_GAUGE_CONFIDENCE_ABOVE = 0.2
/** S1 §4: how long the needle moves. */
export const AUTO_GAUGE_ANIMATION_MS = 2500
/** S1 §8: logged when the answer fails or is empty; the panel is then hidden. */
export const AUTO_GAUGE_FAILED = 'Failed to fetch auto gauge data.'

/** S1 §3 "Auto-gauge response". */
export interface AutoGaugeAnswer {
  readonly fill: number | null
  readonly listingPriceAud: number | null
  readonly marketRangeMinAud: number | null
  readonly marketRangeMaxAud: number | null
  readonly confidence: number | null
  readonly description: string | null
}

/** An answer with all its fields. */
export type AutoGauge = { readonly [Field in keyof AutoGaugeAnswer]: NonNullable<AutoGaugeAnswer[Field]> }

export type AutoGaugePanel = { kind: 'hidden' } | { kind: 'shown'; gauge: AutoGauge }

/** Shown only if all fields are present, confidence is above 0.2 and the range does not end below the listing price. */
export function autoGaugePanel(answer: AutoGaugeAnswer | null): AutoGaugePanel {
  if (answer === null || !isComplete(answer)) return { kind: 'hidden' }
  const believed = answer.confidence > AUTO_GAUGE_CONFIDENCE_ABOVE
  return believed && answer.marketRangeMaxAud >= answer.listingPriceAud
    ? { kind: 'shown', gauge: answer }
    : { kind: 'hidden' }
}

function isComplete(answer: AutoGaugeAnswer): answer is AutoGauge {
  const { fill, listingPriceAud, marketRangeMinAud, marketRangeMaxAud, confidence, description } = answer
  const numbers = [fill, listingPriceAud, marketRangeMinAud, marketRangeMaxAud, confidence]
  return numbers.every((number) => number !== null) && description !== null && description.trim() !== ''
}
