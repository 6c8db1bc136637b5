/** The answer of GET {car path}/autogauge (S1 §3 "Auto-gauge response", §7). */
import type * as v from 'valibot'
import type { AutoGaugeAnswer } from '../car/price/auto-gauge.ts'
import { entity, line, money, number } from './fields.ts'

export const autoGaugeSchema = entity({
  fill: number(0, 1_000, 4),
  listing_price: money,
  market_range_min: money,
  market_range_max: money,
  confidence: number(0, 100, 6),
  description: line(1_000),
})
export type AutoGaugeDto = v.InferOutput<typeof autoGaugeSchema>

/** The answer as the rule that shows the panel reads it. */
export function autoGaugeFromDto(dto: AutoGaugeDto): AutoGaugeAnswer {
  return {
    fill: dto.fill,
    listingPriceAud: dto.listing_price,
    marketRangeMinAud: dto.market_range_min,
    marketRangeMaxAud: dto.market_range_max,
    confidence: dto.confidence,
    description: dto.description,
  }
}
