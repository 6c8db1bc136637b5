/** Where nothing is found: what one change brings, with its number of cars. */
import { useEffect, useState } from 'react'
import { countOf } from '#domain/formats/words.ts'
import { dropPendingMoves } from '../../filters/pending-moves.ts'
import { isPlainClick } from '../../plain-click.ts'
import { useSearchParts } from '../../state/search-parts.ts'
import { useSearchSettings } from '../../state/settings-context.ts'
import { useSearchState } from '../../state/use-search-state.ts'
import { focusResults } from '../focus-results.ts'
import type { CountedWay } from './find-ways-on.ts'
import { findWaysOn } from './find-ways-on.ts'

export function WaysOn() {
  const settings = useSearchSettings()
  const { client } = useSearchParts()
  const { state, url, urlOf, change } = useSearchState()
  const [found, setFound] = useState<{ readonly url: string; readonly ways: readonly CountedWay[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the state holds
  useEffect(() => {
    let isWanted = true
    findWaysOn(state, settings, client)
      .then((ways) => isWanted && setFound({ url, ways }))
      // The page says when nothing answers.
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [url, settings, client])
  const ways = found?.url === url ? found.ways : []
  if (ways.length === 0) return null
  return (
    <div className="ways-on">
      <h3>One change brings</h3>
      <ul>
        {ways.map((way) => (
          <li key={way.label}>
            <a
              href={urlOf(way.state)}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                dropPendingMoves()
                change(way.state)
                focusResults()
              }}
            >
              <span>{way.label}</span> <span>{countOf(way.count, settings.itemName)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
