/** Cars like the first that is found (S1 §2 "A similar-cars carousel is included", §9). */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import { SIMILAR_CARS_LOAD_WITHIN_PX, SIMILAR_CARS_MAX } from '#domain/car/similar/similar-cars.ts'
import { cardOfHit } from '#search/card-of-hit.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import { indexNameOf } from '#search/settings.ts'
import { useSearchParts } from '../state/search-parts.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { ResultsGrid } from './ResultsGrid.tsx'
import { useNearView } from './use-near-view.ts'

/** A card that is still to come: the parts of a card with nothing in them, so that it has a card's size. */
const LINE = '<span class="skeleton__line"></span>'

const SKELETON_HTML = `<article class="card skeleton" aria-hidden="true"><div class="card__media"></div><div class="card__body"><h3 class="card__title">${LINE}</h3><p class="card__variant">${LINE}</p><ul class="card__facts"><li>${LINE}</li></ul><div class="card__foot"><p class="price"><strong>${LINE}</strong><span>${LINE}</span></p><div class="card__actions"><span class="card__explore">${LINE}</span></div></div></div></article>`

const PLACEHOLDERS = Array.from({ length: SIMILAR_CARS_MAX }, (_, index) => ({
  key: `placeholder ${index}`,
  html: SKELETON_HTML,
}))

/** `hits` is null until the search has answered. */
export function SimilarCars({ hits }: { readonly hits: readonly ShownHit[] | null }) {
  const settings = useSearchSettings()
  const { client, renderCard } = useSearchParts()
  const section = useRef<HTMLElement>(null)
  const { state } = useSearchState()
  const newest = useRef(state)
  newest.current = state
  const isNear = useNearView(section, SIMILAR_CARS_LOAD_WITHIN_PX)
  const [similar, setSimilar] = useState<readonly ShownHit[] | null>(null)
  useEffect(() => {
    if (!isNear || hits === null) return
    let isNewest = true
    const find = async (): Promise<ShownHit[]> => {
      const { findSimilarCars } = await import('./similar-search.ts')
      return findSimilarCars({
        client,
        indexName: indexNameOf(settings, 'rank-desc'),
        car: comparableOf(hits),
        asked: newest.current,
        shown: new Set(hits.map(({ id }) => id)),
      })
    }
    find().then(
      (found) => {
        if (isNewest) setSimilar(found)
      },
      () => {
        if (isNewest) setSimilar([])
      },
    )
    return () => {
      isNewest = false
    }
  }, [isNear, hits, client, settings])
  const items = useMemo(
    () => similar?.map((hit) => ({ key: hit.id, html: renderCard(cardOfHit(hit), false) })) ?? PLACEHOLDERS,
    [similar, renderCard],
  )
  if (items.length === 0) return null
  return (
    <section className="similar" aria-labelledby="similar" aria-busy={similar === null} ref={section}>
      <h2 id="similar">Similar {settings.itemName.many}</h2>
      <ResultsGrid className="grid--row" items={items} columns={3} />
    </section>
  )
}

/** The first that can be bought, else the first. */
function comparableOf(hits: readonly ShownHit[]): Comparable | null {
  const hit = hits.find(({ status }) => status !== 'sold') ?? hits[0]
  return hit === undefined ? null : cardOfHit(hit).car
}
