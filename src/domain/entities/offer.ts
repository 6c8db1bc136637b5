/** A special offer as a dealer's system delivers it (S2 §3 "Offer"). */
import type * as v from 'valibot'
import type { Offer } from '../offers/offer.ts'
import { urlHolder } from './car-media.ts'
import {
  asId,
  asLine,
  asPart,
  entity,
  isRecord,
  line,
  list,
  paragraphs,
  part,
  read,
  required,
  slug,
  url,
} from './fields.ts'

const namedSchema = entity({ name: required(asLine(100), 'a name') })

export const offerSchema = entity({
  id: required(asId, 'an id'),
  name: required(asLine(300), 'a name'),
  description: paragraphs(20_000),
  sanitized_description: paragraphs(20_000),
  disclaimer: paragraphs(20_000),
  category: line(100),
  /** An object with a name, or a plain string. */
  manufacturer: read((value) => (isRecord(value) ? asPart(namedSchema)(value) : asLine(100)(value))),
  model: part(entity({ name: required(asLine(200), 'a name'), slug, override_url: url })),
  image_url: url,
  image_or_model_image: urlHolder,
  excluded_website_ids: list(asId, 1_000),
})
export type OutsideOffer = v.InferOutput<typeof offerSchema>

/** The offer as the rules read it; a model without an address of its own cannot be explored. */
export function offerFromOutside(outside: OutsideOffer): Offer {
  const { model } = outside
  return {
    id: outside.id,
    name: outside.name,
    description: outside.description,
    sanitizedDescription: outside.sanitized_description,
    disclaimer: outside.disclaimer,
    category: outside.category,
    manufacturer: outside.manufacturer,
    model: model?.slug == null ? null : { name: model.name, slug: model.slug, overrideUrl: model.override_url },
    imageUrl: outside.image_url,
    imageOrModelImageUrl: outside.image_or_model_image,
    excludedWebsiteIds: outside.excluded_website_ids,
  }
}
