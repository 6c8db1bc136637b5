/** How far a shopper is from a place. */

/** S2 §9. */
export const EARTH_RADIUS_KM = 6371

export interface Coordinates {
  /** Degrees. */
  latitude: number
  longitude: number
}

/** The way over a sphere of 6371 km, in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  // Rounding may take the chord of two opposite points past 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export interface NearbyLocation<T> {
  location: T
  distanceKm: number
}

interface Placed {
  address: { latitude: number | null; longitude: number | null }
}

/** Places with coordinates, the nearest first; places at one distance keep their order. */
export function nearestLocations<T extends Placed>(
  from: Coordinates,
  locations: readonly T[],
  most: number = locations.length,
): NearbyLocation<T>[] {
  return locations
    .flatMap((location) => {
      const { latitude, longitude } = location.address
      if (latitude === null || longitude === null) return []
      return [{ location, distanceKm: distanceKm(from, { latitude, longitude }) }]
    })
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, most)
}

/** Ours: "850 m", "9.4 km", "1,240 km". */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.995) return `${Math.round(kilometres * 100) * 10} m`
  if (kilometres < 9.95) return `${kilometres.toFixed(1)} km`
  return `${Math.round(kilometres).toLocaleString('en-AU')} km`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
