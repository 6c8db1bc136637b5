/** The price slider of the budget search and the quick picks of its money fields (S2 §5, §9). */
import type { Slider } from '#domain/search/facets/range-slider.ts'

export interface PriceSliderOptions {
  readonly minAud: number
  readonly maxAud: number
  readonly stepAud: number
}

/** S2 §5, §9: 5000 to 250000 in steps of 500. */
export const PRICE_SLIDER: PriceSliderOptions = { minAud: 5_000, maxAud: 250_000, stepAud: 500 }

/** The slider as `moveThumb` and its neighbours take it; its values are whole steps. */
export function priceSlider({ minAud, maxAud, stepAud }: PriceSliderOptions): Slider {
  return { min: minAud, max: maxAud, step: stepAud, grain: stepAud }
}

const THOUSAND = 1_000

/** S2 §5: 5k to 70k, or 300k to 800k on some sites. Ours: steps of 5k and of 100k. */
export const QUICK_PICKS_AUD = {
  standard: everyAud(5_000, 70_000, 5_000),
  large: everyAud(300_000, 800_000, 100_000),
} as const
export type QuickPickSet = keyof typeof QUICK_PICKS_AUD

/** One of the two sets, or a site's own amounts. */
export function quickPicksAud(choice: QuickPickSet | readonly number[]): readonly number[] {
  return typeof choice === 'string' ? QUICK_PICKS_AUD[choice] : choice
}

/** "5k"; an amount that is no multiple of a hundred keeps its digits: "7.25k". */
export function quickPickLabel(amountAud: number): string {
  return `${amountAud / THOUSAND}k`
}

function everyAud(firstAud: number, lastAud: number, stepAud: number): readonly number[] {
  return Array.from({ length: (lastAud - firstAud) / stepAud + 1 }, (_, index) => firstAud + index * stepAud)
}
