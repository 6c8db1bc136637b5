/** How far the site's places are from where somebody searches, by name; null until that is known. */
import { useEffect, useState } from 'react'
import type { FoundPlace } from '#search/near/place-finder.ts'
import { useSearchParts } from '../../state/search-parts.ts'
import { useSearchState } from '../../state/use-search-state.ts'

/** The distances, and the same in words. */
export type Distances = Pick<FoundPlace, 'distances' | 'texts'>

export function useDistances(): Distances | null {
  const { client } = useSearchParts()
  const of = useSearchState().state.near?.of ?? null
  const [found, setFound] = useState<{ readonly of: string; readonly place: Distances } | null>(null)
  useEffect(() => {
    if (of === null) return
    let isWanted = true
    client.locate(of).then(
      (place) => isWanted && place !== null && setFound({ of, place }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [of, client])
  return found !== null && found.of === of ? found.place : null
}
