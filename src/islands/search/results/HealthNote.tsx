/** Says quietly that the search does not answer, while the results shown before stay (S1 §4, §8). */
import { useSyncExternalStore } from 'react'
import { HEALTHY } from '#search/client/search-client.ts'
import { useSearchParts } from '../state/search-parts.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { healthWords, TRY_AGAIN } from './health-words.ts'

export function HealthNote() {
  const { client } = useSearchParts()
  const { itemName } = useSearchSettings()
  const { kind } = useSyncExternalStore(
    client.onHealth,
    () => client.health,
    () => HEALTHY,
  )
  return (
    <div className="search__note" role="status">
      {kind !== 'healthy' && (
        <p>
          {healthWords(kind, `The ${itemName.many} shown before stay here`)}
          {kind === 'retrying' && (
            <button type="button" onClick={client.retryNow}>
              {TRY_AGAIN}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
