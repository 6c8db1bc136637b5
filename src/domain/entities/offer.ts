/** A special offer as a dealer's system delivers it (S2 §3 "Offer"). */
import * as v from 'valibot'
import { CAR_TYPES } from '../car/car.ts'
import type { Offer } from '../offers/offer.ts'
import type { OfferStockRule } from '../offers/offer-stock.ts'
import { urlHolder } from './car-media.ts'
import {
  asId,
  asLine,
  entity,
  instantOrDate,
  isRecord,
  line,
  list,
  money,
  paragraphs,
  part,
  read,
  required,
  slug,
  url,
} from './fields.ts'

/** S2 §3: a manufacturer is an object with a name, or a plain string. */
const asManufacturer = (value: unknown): string | null => asLine(100)(isRecord(value) ? value['name'] : value)

const named = v.nullish(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)), null)
const stockRuleSchema = v.pipe(
  v.strictObject({ make: named, model: named, badge: named, condition: v.nullish(v.picklist(CAR_TYPES), null) }),
  v.check((rule) => Object.values(rule).some((value) => value !== null)),
)

/** Whole or not at all: a rule of which a part is not understood would be of more cars than it was written for. */
function asStockRule(value: unknown): OfferStockRule | null {
  const parsed = v.safeParse(stockRuleSchema, value)
  return parsed.success ? parsed.output : null
}

export const offerSchema = entity({
  id: required(asId, 'an id'),
  name: required(asLine(300), 'a name'),
  description: paragraphs(20_000),
  sanitized_description: paragraphs(20_000),
  disclaimer: paragraphs(20_000),
  category: line(100),
  manufacturer: read(asManufacturer),
  model: part(entity({ name: required(asLine(200), 'a name'), slug, override_url: url })),
  price: money,
  image_url: url,
  image_or_model_image: urlHolder,
  excluded_website_ids: list(asId, 1_000),
  start: instantOrDate,
  expiry: instantOrDate,
  // Ours: the cars that the offer is of.
  stock: read(asStockRule),
})
export type OfferDto = v.InferOutput<typeof offerSchema>

/** The offer as the rules read it; a model that has neither address cannot be explored (S2 §2 "Explore model"). */
export function offerFromDto(dto: OfferDto): Offer {
  return {
    id: dto.id,
    name: dto.name,
    description: dto.description,
    sanitizedDescription: dto.sanitized_description,
    disclaimer: dto.disclaimer,
    category: dto.category,
    manufacturer: dto.manufacturer,
    model: modelOf(dto),
    // Feeds write 0 where there is none.
    priceAud: dto.price === 0 ? null : dto.price,
    imageUrl: dto.image_url,
    imageOrModelImageUrl: dto.image_or_model_image,
    excludedWebsiteIds: dto.excluded_website_ids,
    start: dto.start,
    expiry: dto.expiry,
    stock: dto.stock,
  }
}

function modelOf({ model }: OfferDto): Offer['model'] {
  if (model === null || (model.slug === null && model.override_url === null)) return null
  return { name: model.name, slug: model.slug, overrideUrl: model.override_url }
}
