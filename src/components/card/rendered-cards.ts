/** Cards that were rendered before, by how they look. */
import type { CardInputs } from '#catalogue/page-inputs.ts'
import type { Site } from '#config/schema/site.ts'
import { flatText } from '../parts/flat-text.ts'

/** About 60 MB of HTML; above it the oldest go, and a very large site renders some cards twice. */
const MOST_CARDS = 40_000

const cardsOfSite = new WeakMap<Site, Map<string, string>>()

/** The HTML of all cards, in their order; `render` is asked for those that are not there yet. */
export async function renderedCards(
  site: Site,
  cards: readonly CardInputs[],
  eager: number,
  render: (card: CardInputs, isEager: boolean, isFirst: boolean) => Promise<string>,
): Promise<string> {
  let known = cardsOfSite.get(site)
  if (known === undefined) {
    known = new Map()
    cardsOfSite.set(site, known)
  }
  let html = ''
  for (const [index, card] of cards.entries()) {
    // Only a photograph is loaded sooner or later.
    const isEager = index < eager && card.car.image !== null
    const isFirst = isEager && index === 0
    const key = isFirst ? `first ${card.key}` : isEager ? `eager ${card.key}` : card.key
    let found = known.get(key)
    if (found === undefined) {
      found = flatText(await render(card, isEager, isFirst))
      const [oldest] = known.size >= MOST_CARDS ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(key, found)
    }
    html += found
  }
  return html
}
