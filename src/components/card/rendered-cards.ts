/** The cards of a list as HTML. */
import type { Site } from '#config/schema/site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { flatText } from '../parts/flat-text.ts'
import type { CardLoading } from './car-card-html.ts'
import { carCardHtml, cardLoading } from './car-card-html.ts'

/** The HTML of each card, in their order; the photographs of the first `eager` are not left for later. */
export function renderedCards(site: Site, cards: readonly KeyedCarCard[], eager = 0): string[] {
  const render = rendererOf(site)
  return cards.map((card, index) => render(card, cardLoading(card, index, eager)))
}

/** The same for a row below what is seen first: a drawing of a body is left until it comes near. */
export function renderedCardsBelow(site: Site, cards: readonly KeyedCarCard[]): string[] {
  const render = rendererOf(site)
  return cards.map((card) => render(card, card.car.image === null ? 'below' : 'lazy'))
}

type RenderCard = (card: KeyedCarCard, loading: CardLoading) => string

const renderers = new WeakMap<Site, RenderCard>()

function rendererOf(site: Site): RenderCard {
  let render = renderers.get(site)
  if (render === undefined) {
    render = createCardRenderer(site)
    renderers.set(site, render)
  }
  return render
}

/** A car stands on several pages: its card is rendered for the first of them. In a profile of a full build, 8 % of the time. */
function createCardRenderer(site: Site): RenderCard {
  const options = cardOptions(site)
  const rendered = new WeakMap<KeyedCarCard, string>()
  return (card, loading) => {
    if (loading !== 'lazy') return carCardHtml(card, options, loading)
    const known = rendered.get(card)
    if (known !== undefined) return known
    const html = flatText(carCardHtml(card, options))
    rendered.set(card, html)
    return html
  }
}
