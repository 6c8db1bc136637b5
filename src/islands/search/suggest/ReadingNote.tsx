/** Says what was understood of the words, with each place and how far it is, and takes it back on request. */
import { formatDistance } from '#domain/places/distance.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import type { SearchState } from '#domain/search/search-state.ts'

export interface Understood {
  readonly text: string
  readonly reading: PlainReading
  /** What was searched before. */
  readonly before: SearchState
}

export interface NoteProps {
  readonly understood: Understood | null
  readonly chips: readonly string[]
  readonly onUndo: (understood: Understood) => void
}

/** Places that are named; more of them are counted. */
const MOST_PLACES = 4

export function ReadingNote({ understood, chips, onUndo }: NoteProps) {
  return (
    <div className="suggest__note" role="status">
      {understood !== null && (
        <>
          <p>
            Understood as <strong>{chips.join(' · ')}</strong>
            <Places reading={understood.reading} />
          </p>
          <button className="suggest__undo" type="button" onClick={() => onUndo(understood)}>
            Search the words instead
          </button>
        </>
      )}
    </div>
  )
}

function Places({ reading: { near } }: { readonly reading: PlainReading }) {
  const placed = near?.places.filter(({ distanceKm }) => distanceKm !== null) ?? []
  if (placed.length < 2) return null
  const shown = placed.slice(0, MOST_PLACES).map(({ name, distanceKm }) => `${name} ${formatDistance(distanceKm ?? 0)}`)
  const more = placed.length - shown.length
  return (
    <span className="suggest__places">
      {shown.join(', ')}
      {more > 0 && ` and ${more} more`}
    </span>
  )
}
