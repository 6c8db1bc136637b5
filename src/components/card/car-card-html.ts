/**
 * One car in a list (S1 §2 "Card content"): the one home of the card's HTML, for the pages that a build writes and for
 * the search in the browser. The same car on the same site gives the same text.
 */
import { icon, silhouette } from '#components/art/art.ts'
import { favouriteAttributes } from '#components/favourites/favourite-attributes.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import { CARD_WIDTH_PX, pictureAttributes } from '#components/parts/picture.ts'
import { compareObstacle } from '#domain/car/availability.ts'
import type { CarCard, CarSummary } from '#domain/car/car-summary.ts'
import { carTitle, carVariant } from '#domain/car/car-title.ts'
import { cardContent } from '#domain/car/card/card-content.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import { silhouetteLabel } from '#domain/car/labels.ts'
import { excludesCharges, priceDisplay } from '#domain/car/price/price-display.ts'
import { formatAud } from '#domain/formats/money.ts'
import { gridSizes } from '#domain/images/source-set.ts'
import type { CardAction } from './card-actions.ts'
import { cardActions } from './card-actions.ts'

/**
 * When a card's picture is loaded. A photograph: `first` before all else, `eager` with the page, `lazy` and `below` when it
 * comes near the view. A drawing: `below` when it comes near the view (near-drawings.ts), otherwise with the page.
 */
export type CardLoading = 'lazy' | 'below' | 'eager' | 'first'

/** Only a photograph is loaded sooner or later: of the first cards of a page with it, the very first before all else. */
export function cardLoading({ car }: CarCard, index: number, eager: number): CardLoading {
  if (car.image === null || index >= eager) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}

export function carCardHtml(card: CarCard, options: CardOptions, loading: CardLoading = 'lazy'): string {
  const { car, availability, place = null } = card
  const title = carTitle(car)
  const variant = carVariant(car)
  const name = `${title} ${variant}`
  const content = cardContent(car, availability, options)
  const actions = cardActions(car, options)
  const foot =
    content.kind === 'inStock'
      ? `<ul class="card__facts">${[...content.facts, ...(place === null ? [] : [place])].map((fact) => `<li>${escapeText(fact)}</li>`).join('')}</ul><div class="card__foot">${priceHtml(car, options)}${actionsHtml(actions, title)}</div>`
      : `<div class="card__foot card__foot--sold"><p>${escapeText(content.text)}</p>${actions.map((action) => actionHtml(action)).join('')}</div>`
  return `<article class="card"><div class="card__media stage paint-${car.colourFamily}">${photographsHtml(card, pictureHtml(car, options, loading))}${tagHtml(card, options)}</div><div class="card__body"><h3 class="card__title"><a${attributesHtml({ href: `/cars/${car.slug}` })}>${escapeText(title)}</a></h3><p class="card__variant">${escapeText(variant)}</p>${foot}</div>${heartHtml(card, name)}${compareHtml(card, options, name)}</article>`
}

/** The others are on the car's page, from which the element takes them (card-photographs.ts). */
function photographsHtml({ car: { imageCount }, availability }: CarCard, first: string): string {
  if (imageCount < 2 || availability === 'sold') return first
  return `<card-photographs data-shown="1" data-count="${imageCount}">${first}</card-photographs>`
}

function pictureHtml({ image, bodyType }: CarSummary, options: CardOptions, loading: CardLoading): string {
  if (image === null) {
    return `<svg class="silhouette" role="img"${attributesHtml({ 'aria-label': silhouetteLabel(bodyType) })}><use ${loading === 'below' ? 'data-href' : 'href'}="${silhouette(bodyType)}"></use></svg>`
  }
  const { url, thumbnailUrl } = image
  const { src, srcset, sizes } = pictureAttributes(
    url,
    thumbnailUrl,
    CARD_WIDTH_PX,
    gridSizes(options.gridColumns),
    options.images,
  )
  return `<img${attributesHtml({
    src,
    srcset,
    sizes,
    alt: '',
    width: '600',
    height: '400',
    loading: loading === 'lazy' || loading === 'below' ? 'lazy' : 'eager',
    fetchpriority: loading === 'first' ? 'high' : undefined,
    decoding: 'async',
  })}>`
}

function tagHtml({ tag }: CarCard, { certifiedLogo }: CardOptions): string {
  if (tag === null) return ''
  const isLogo = tag.kind === 'certified' && certifiedLogo !== null
  const label = isLogo
    ? `<img${attributesHtml({ src: certifiedLogo, alt: tag.label, height: '20', loading: 'lazy' })}>`
    : escapeText(tag.label)
  return `<span class="tag tag--${tag.kind}">${label}</span>`
}

/** S1 §4: the heart of a sold car stays when it is kept already. */
function heartHtml({ car, availability }: CarCard, name: string): string {
  return `<favourite-button class="heart" data-availability="${availability}"${attributesHtml(favouriteAttributes(car))}><button type="button" aria-pressed="false"${attributesHtml({ 'aria-label': `Favourite: ${name}` })}><svg class="icon" aria-hidden="true"><use href="${icon('heart')}"></use></svg></button></favourite-button>`
}

/** The element finds the car's record on the heart beside it. A car that lacks something has a button that says what. */
function compareHtml({ car, availability }: CarCard, options: CardOptions, name: string): string {
  const obstacle = compareObstacle(availability, car)
  if (!options.compare || obstacle === 'sold') return ''
  const reason = obstacle === null ? undefined : `Compare needs a ${obstacle}.`
  return `<compare-button class="compare-toggle"><button type="button" title="Compare" aria-pressed="false"${attributesHtml({ 'aria-label': `Compare: ${name}`, 'data-reason': reason })}><svg class="icon" aria-hidden="true"><use href="${icon('compare')}"></use></svg></button></compare-button>`
}

function priceHtml(car: CarSummary, options: CardOptions): string {
  const price = priceDisplay(car, options)
  switch (price.kind) {
    case 'price': {
      const was =
        price.wasAud === null
          ? ''
          : `<s><span class="hidden">${escapeText(options.wasLabel)} </span>${formatAud(price.wasAud)}</s>`
      return `<p class="price"><strong>${formatAud(price.priceAud)}</strong>${was}<span${excludesCharges(price) ? ' class="price__excluding"' : ''}>${escapeText(options.priceTypeLabels[price.priceType])}</span></p>`
    }
    case 'subscription':
      return `<p class="price"><strong>${formatAud(price.priceAud)}</strong><span>${escapeText(price.suffix)}</span></p>`
    default:
      return `<p class="price"><strong class="price__text">${escapeText(price.text)}</strong></p>`
  }
}

/** One stands beside what the price includes; several have a line of their own. */
function actionsHtml(actions: readonly CardAction[], title: string): string {
  const links = actions.map((action) => actionHtml(action, `${action.label}: ${title}`)).join('')
  return actions.length > 1 ? `<div class="card__actions">${links}</div>` : links
}

function actionHtml({ label, href, opensForm }: CardAction, fullLabel?: string): string {
  const form = opensForm ? 'enquiry' : undefined
  return `<a class="card__explore"${attributesHtml({ href, 'data-form': form, 'aria-label': fullLabel })}>${escapeText(label)}</a>`
}
