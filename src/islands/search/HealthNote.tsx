/** Says quietly that the search does not answer, while the results shown before stay (S1 §4, §8). */
import { useSyncExternalStore } from 'react'
import { useSearchParts } from './search-parts.ts'
import { useSearchSettings } from './settings-context.ts'

export function HealthNote() {
  const { client } = useSearchParts()
  const { itemName } = useSearchSettings()
  const health = useSyncExternalStore(client.onHealth, () => client.health)
  return (
    <div className="search__note" role="status">
      {health.kind === 'retrying' && (
        <p>
          The search does not answer at the moment. The {itemName.many} shown before stay here, and we keep trying.{' '}
          <button type="button" onClick={client.retryNow}>
            Try again now
          </button>
        </p>
      )}
      {health.kind === 'refused' && <p>The search could not be changed. The {itemName.many} shown before stay here.</p>}
    </div>
  )
}
