/** What a page of the dealer's own words shows. */
import type { Location } from '#config/schema/places/location.ts'
import type { ShownForm } from './forms.ts'
import type { OfferCard } from './offers.ts'
import type { QuotedReviews } from './places.ts'

/** A part of it, in the place of a short tag (docs/site-data.md). */
export type ShownPart =
  /** Made from Markdown by the catalogue; safe. */
  | { kind: 'html'; html: string }
  | { kind: 'form'; form: ShownForm }
  | { kind: 'locations'; locations: Location[] }
  | { kind: 'video'; url: string; title: string }
  | { kind: 'offers'; offers: OfferCard[] }
  | { kind: 'reviews'; quoted: QuotedReviews }

export interface ContentInputs {
  kind: 'content'
  title: string
  description: string
  parts: ShownPart[]
}
