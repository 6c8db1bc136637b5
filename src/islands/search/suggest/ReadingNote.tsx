/** Says what was understood of the words, with each place and how far it is, and takes it back on request. */
import { formatDistance } from '#domain/places/distance.ts'
import type { NearbyPlaces } from '#domain/search/plain-language/nearby.ts'
import type { Understood } from './use-understood.ts'

export interface NoteProps {
  readonly understood: Understood | null
  readonly chips: readonly string[]
  readonly onUndo: (understood: Understood) => void
}

/** Places that are named; more of them are counted. */
const MAX_PLACES = 4

/** The chips below the box show what is chosen; it is announced here to screen readers alone. */
export function ReadingNote({ understood, chips, onUndo }: NoteProps) {
  const near = understood?.reading.near ?? null
  return (
    <div className="suggest__note">
      <p role="status">
        {understood !== null && <span className="hidden">Understood as {chips.join(', ')}. </span>}
        {near !== null && placesText(near)}
      </p>
      {understood !== null && (
        <button className="suggest__undo" type="button" onClick={() => onUndo(understood)}>
          Search the words instead
        </button>
      )}
    </div>
  )
}

/** "Near 4000: Moorooka 7.0 km, Chermside 9.4 km"; nothing for places that are meant by their names. */
function placesText({ of, withinKm, places }: NearbyPlaces): string {
  const placed = places.filter(({ distanceKm }) => distanceKm !== null)
  if (placed.length === 0) return ''
  const shown = placed.slice(0, MAX_PLACES).map(({ name, distanceKm }) => `${name} ${formatDistance(distanceKm ?? 0)}`)
  const more = placed.length - shown.length
  return `${withinKm === null ? 'Nearest to' : 'Near'} ${of}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
