/** What the short tags of a content page show of the site. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { TagPart } from '#domain/content/short-tags.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import type { ShownPart } from '#view-models/content.ts'
import { formPagesOf } from './form-page-list.ts'
import { countedWords } from './group/group-stats.ts'
import { offerCard } from './offer-pages.ts'
import { quoteReviews } from './places/quoted-reviews.ts'
import type { PlanContext } from './plan-context.ts'
import { shownForm } from './shown-form.ts'
import { shownOffers } from './shown-offers.ts'

const REVIEWS = 6

/** A part with nothing to show is left out. */
export function shownParts(context: PlanContext, page: ContentPage | null): ShownPart[] {
  if (page === null) return []
  const words = countedWords(context.catalogue)
  return page.parts.flatMap((part): ShownPart[] => {
    if (part.kind === 'html') return [{ kind: 'html', html: words(part.html) }]
    const shown = shownPart(context, page.path, part)
    return shown === null ? [] : [shown]
  })
}

function shownPart(context: PlanContext, path: string, part: TagPart): ShownPart | null {
  const { catalogue } = context
  switch (part.kind) {
    case 'form': {
      const form = hasOwnForm(catalogue, path) ? null : shownForm(context, path, part.form)
      return form === null ? null : { kind: 'form', form }
    }
    case 'locations': {
      const locations = locationsOfBlock(catalogue.locations, part.block)
      return locations.length === 0 ? null : { kind: 'locations', locations }
    }
    case 'video':
      return { kind: 'video', url: part.url, title: part.title }
    case 'offers': {
      const wanted = part.manufacturer === null ? null : slugify(part.manufacturer)
      const offers = shownOffers(catalogue).filter(
        ({ offer }) => wanted === null || slugify(offer.manufacturer ?? '') === wanted,
      )
      return offers.length === 0 ? null : { kind: 'offers', offers: offers.map((offer) => offerCard(context, offer)) }
    }
    case 'reviews': {
      const { minimumRating } = catalogue.site.content.reviews
      const quoted = quoteReviews(catalogue.data.reviews, { minimumRating, limit: REVIEWS })
      return quoted === null ? null : { kind: 'reviews', quoted }
    }
  }
}

/** Its address is in the table of pages with a form. */
function hasOwnForm(catalogue: Catalogue, path: string): boolean {
  return formPagesOf(catalogue).some((page) => page.path === path)
}

/** What a site builder should know: a tag that shows nothing on its page. */
export function contentWarnings(catalogue: Catalogue): string[] {
  return catalogue.contentPages.flatMap(({ path, parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'form' && hasOwnForm(catalogue, path))
        return [`pages${path}.md: the page has a form of its own; {{ form }} is left out. Remove the tag.`]
      if (part.kind === 'locations' && locationsOfBlock(catalogue.locations, part.block).length === 0)
        return [
          `pages${path}.md: {{ locations: ${part.block.filter} … }} lists no location. Correct it, or remove the tag.`,
        ]
      return []
    }),
  )
}
