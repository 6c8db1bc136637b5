/** Where offers and what they lead to stand (S2 §2 "Offers"). */
import { slugify } from '#domain/formats/slugify.ts'
import type { Offer } from './offer.ts'

/** Whether a site has a single manufacturer: it names exactly one, however often. */
export function hasSingleManufacturer(makes: readonly string[]): boolean {
  return new Set(makes.map(slugify).filter((slug) => slug !== '')).size === 1
}

/** S2 §2: /offers/{id}, or /offers/{manufacturer}/{id} when the site does not have a single manufacturer. */
export function offerPath(offer: Pick<Offer, 'id' | 'manufacturer'>, singleManufacturer: boolean): string {
  const id = encodeURIComponent(offer.id)
  const manufacturer = slugify(offer.manufacturer ?? '')
  // Ours: an offer of no manufacturer has nothing to stand under.
  return singleManufacturer || manufacturer === '' ? `/offers/${id}` : `/offers/${manufacturer}/${id}`
}

/** S2 §2: Explore model goes to /{model-slug} or to the model's override URL; `null` without a model. */
export function exploreModelHref({ model }: Pick<Offer, 'model'>): string | null {
  if (model === null) return null
  // Ours: an override that is neither a page nor a path of the site (such as "javascript:") is not followed.
  if (model.overrideUrl !== null && /^(?:https?:\/\/|\/(?![/\\]))\S+$/.test(model.overrideUrl)) return model.overrideUrl
  return model.slug === null ? null : `/${model.slug}`
}
