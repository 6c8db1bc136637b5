/** Finds the place that a shopper searches from, and how far the site's places are from it. */
import type { Coordinates } from '#domain/places/distance.ts'
import { distanceKm, formatDistance } from '#domain/places/distance.ts'
import { isPostcode } from '#domain/places/postcode.ts'
import { readPostcodeFile } from '#domain/places/postcode-file.ts'
import { readSuburbFile, suburbLetter, suburbsCalled } from '#domain/places/suburb-file.ts'
import { townTitle } from '#domain/places/town-title.ts'
import { deviceCoordinates } from '#domain/search/near/near-place.ts'
import { squash } from '#domain/search/plain-language/tokens.ts'
import type { StockPlace } from '#domain/search/plain-language/vocabulary.ts'

export interface FoundPlace extends Coordinates {
  /** As it is written: "4000", "Dubbo". */
  readonly of: string
  /** From here to each of the site's places, by name, the nearest first. */
  readonly distances: ReadonlyMap<string, number>
  /** The same in words: "9.4 km". */
  readonly texts: ReadonlyMap<string, string>
}

/** Null for a place that is not known; rejects where the file of the postcodes cannot be loaded. */
export type PlaceFinder = (of: string) => Promise<FoundPlace | null>

interface PlaceSettings {
  readonly stockPlaces: readonly StockPlace[]
  readonly placeFiles: PlaceFileUrls | null
}

/** Where a release has what is known of places. */
export interface PlaceFileUrls {
  readonly postcodes: string
  /** Before the first letter and ".bin". */
  readonly suburbs: string
}

/** The file of the postcodes is loaded with the first postcode, one of suburbs with a name that nothing else knows. */
export function createPlaceFinder(
  { stockPlaces, placeFiles }: PlaceSettings,
  fetchFile: (url: string) => Promise<Uint8Array>,
): PlaceFinder {
  const postcodesAt = createLoader(fetchFile, readPostcodeFile)
  const suburbsAt = createLoader(fetchFile, readSuburbFile)
  const locate = async (of: string): Promise<[of: string, at: Coordinates] | null> => {
    const device = deviceCoordinates(of)
    if (device !== null) return [of, device]
    if (isPostcode(of)) {
      const at = placeFiles === null ? undefined : (await postcodesAt(placeFiles.postcodes)).get(of)
      return at === undefined ? null : [of, at]
    }
    const typed = squash(of)
    for (const { name, city, latitude, longitude } of stockPlaces) {
      const called = [city, name].find((each) => squash(each) === typed)
      if (called !== undefined && latitude !== null && longitude !== null) return [called, { latitude, longitude }]
    }
    const { AUSTRALIAN_TOWNS } = await import('#domain/search/plain-language/towns.ts')
    const town = AUSTRALIAN_TOWNS.find(({ name }) => name !== '' && squash(name) === typed)
    if (town !== undefined) return [townTitle(town.name), town]
    return placeFiles === null ? null : suburb(of, placeFiles.suburbs)
  }
  /** Of several of one name the one that is nearest to a place of the site. */
  const suburb = async (of: string, url: string): Promise<[of: string, at: Coordinates] | null> => {
    const letter = suburbLetter(of)
    if (letter === '') return null
    const called = suburbsCalled(of, await suburbsAt(`${url}${letter}.bin`))
    const kmFromSite = (at: Coordinates): number => Math.min(...distancesFrom(at, stockPlaces).values())
    const [nearest] = called.toSorted((a, b) => kmFromSite(a) - kmFromSite(b))
    return nearest === undefined ? null : [`${nearest.name} ${nearest.state}`, nearest]
  }
  const found = new Map<string, FoundPlace>()
  return async (of) => {
    const known = found.get(of)
    if (known !== undefined) return known
    const located = await locate(of)
    if (located === null) return null
    const [written, at] = located
    const distances = distancesFrom(at, stockPlaces)
    const place: FoundPlace = {
      of: written,
      latitude: at.latitude,
      longitude: at.longitude,
      distances,
      texts: new Map([...distances].map(([name, km]) => [name, formatDistance(km)])),
    }
    found.set(of, place)
    return place
  }
}

/** Each file is loaded once; one that could not be loaded, again. */
function createLoader<File>(fetchFile: (url: string) => Promise<Uint8Array>, read: (text: string) => File) {
  const loading = new Map<string, Promise<File>>()
  return (url: string): Promise<File> => {
    const file = loading.get(url) ?? fetchFile(url).then((bytes) => read(new TextDecoder().decode(bytes)))
    loading.set(url, file)
    file.catch(() => loading.delete(url))
    return file
  }
}

/** Several places may share a name: the nearest of them counts. */
function distancesFrom(from: Coordinates, places: readonly StockPlace[]): ReadonlyMap<string, number> {
  const byName = new Map<string, number>()
  for (const { name, latitude, longitude } of places) {
    if (latitude === null || longitude === null) continue
    const km = distanceKm(from, { latitude, longitude })
    byName.set(name, Math.min(km, byName.get(name) ?? km))
  }
  return new Map([...byName].sort((a, b) => a[1] - b[1]))
}
