/** A postcode, a suburb or the place of the device, and a distance from it. What is not known is said beside the field. */
import type { SubmitEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { DISTANCES_KM, deviceCoordinates, devicePlace } from '#domain/search/near/near-place.ts'
import { withNear } from '#domain/search/search-state.ts'
import { useSearchParts } from '../../state/search-parts.ts'
import { useSearchState } from '../../state/use-search-state.ts'
import type { PendingMove } from '../pending-moves.ts'
import { pendingMoves } from '../pending-moves.ts'

const NOT_KNOWN = 'We do not know this place. Try a postcode, such as 4000.'
const NO_DEVICE = 'Your device does not say where it is. Type a postcode.'
/** A device that takes longer has no view of the sky. */
const DEVICE_WITHIN_MS = 10_000

export function DistanceForm() {
  const { client } = useSearchParts()
  const { state, change } = useSearchState()
  const { near } = state
  const of = near?.of ?? ''
  const written = deviceCoordinates(of) === null ? of : ''
  const [typed, setTyped] = useState(written)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const searched = useRef(written)
  searched.current = written
  /** Counts what was asked, so that an answer that comes late changes nothing. */
  const asked = useRef(0)
  const ask = (): (() => boolean) => {
    asked.current += 1
    const own = asked.current
    return () => own === asked.current
  }

  useEffect(() => {
    const lookUp: PendingMove = {
      search() {},
      drop() {
        asked.current += 1
        setTyped(searched.current)
      },
    }
    pendingMoves.add(lookUp)
    return () => {
      pendingMoves.delete(lookUp)
    }
  }, [])

  useEffect(() => {
    setTyped(written)
    setProblem('')
    if (of === '') return
    // A link may ask from a place that nobody knows.
    let isWanted = true
    client.locate(of).then(
      (place) => isWanted && place === null && setProblem(NOT_KNOWN),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [of, written, client])

  const searchFrom = (place: string): void =>
    change((current) => withNear(current, { of: place, withinKm: current.near?.withinKm ?? null }))
  const fail = (message: string): void => {
    setProblem(message)
    input.current?.focus()
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const isNewest = ask()
    const text = typed.trim()
    setProblem('')
    if (text === '') {
      change((current) => withNear(current, null))
      return
    }
    client.locate(text).then(
      (place) => {
        if (!isNewest()) return
        if (place === null) fail(NOT_KNOWN)
        else searchFrom(place.of)
      },
      () => {},
    )
  }
  const askDevice = (): void => {
    const isNewest = ask()
    setProblem('')
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        if (isNewest()) searchFrom(devicePlace(coords))
      },
      () => {
        setAsking(false)
        if (isNewest()) fail(NO_DEVICE)
      },
      { timeout: DEVICE_WITHIN_MS, maximumAge: 600_000 },
    )
  }
  const withinKm = near?.withinKm ?? null
  const distances = [...new Set([...DISTANCES_KM, ...(withinKm === null ? [] : [withinKm])])].sort((a, b) => a - b)
  return (
    <>
      <form className="filter-place" noValidate onSubmit={onSubmit}>
        <input
          ref={input}
          className="filter-finder"
          type="text"
          enterKeyHint="search"
          aria-label="Postcode or suburb"
          placeholder={of !== '' && written === '' ? 'Your location' : 'Postcode or suburb'}
          autoComplete="postal-code"
          spellCheck={false}
          maxLength={60}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="distance-problem"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button className="button button--quiet" type="submit">
          Set
        </button>
      </form>
      <p className="filter-note" id="distance-problem" role="status">
        {problem}
      </p>
      {'geolocation' in navigator && (
        <button className="filter-more" type="button" disabled={isAsking} onClick={askDevice}>
          {isAsking ? 'Finding your location' : 'Use my location'}
        </button>
      )}
      <select
        className="filter-finder"
        aria-label="Distance"
        disabled={near === null}
        value={withinKm ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change((current) =>
            current.near === null
              ? current
              : withNear(current, { ...current.near, withinKm: value === '' ? null : Number(value) }),
          )
        }
      >
        <option value="">Any distance</option>
        {distances.map((km) => (
          <option key={km} value={km}>
            Within {km} km
          </option>
        ))}
      </select>
      <p className="filter-note">
        Places by{' '}
        <a href="https://www.geonames.org/" rel="noreferrer">
          GeoNames
        </a>
        , CC BY 4.0
      </p>
    </>
  )
}
