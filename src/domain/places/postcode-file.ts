/**
 * Where Australian postcodes are, as a file that browsers load when somebody searches from one: to a hundredth of a
 * degree (about a kilometre), each as the differences to the one before, which compress best.
 */
import type { Coordinates } from './distance.ts'

/** The licence of the data wants to be named wherever it goes. */
export const GEONAMES_CREDIT = 'Places: GeoNames (geonames.org), CC BY 4.0'

/** Of whole numbers, so that differences add up to what they were. */
type Place = readonly [postcode: number, latitude: number, longitude: number]

/** The columns of assets/postcodes/au-postcodes.csv: postcode, latitude, longitude. */
export function readPostcodeTable(csv: string): ReadonlyMap<string, Coordinates> {
  const [, ...lines] = csv.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [postcode = '', latitude, longitude] = line.split(',')
      return [postcode, { latitude: Number(latitude), longitude: Number(longitude) }]
    }),
  )
}

export function writePostcodeFile(postcodes: ReadonlyMap<string, Coordinates>): string {
  const places = [...postcodes]
    .map(
      ([postcode, { latitude, longitude }]): Place => [
        Number(postcode),
        Math.round(latitude * 100),
        Math.round(longitude * 100),
      ],
    )
    .sort((a, b) => a[0] - b[0])
  const lines = places.map((place, index) => {
    const before: Place = places[index - 1] ?? [0, 0, 0]
    return place.map((value, at) => value - (before[at] ?? 0)).join(' ')
  })
  return [GEONAMES_CREDIT, ...lines].join('\n')
}

export function readPostcodeFile(file: string): ReadonlyMap<string, Coordinates> {
  const [, ...lines] = file.split('\n')
  let [postcode, latitude, longitude]: Place = [0, 0, 0]
  return new Map(
    lines.map((line) => {
      const [byPostcode = 0, byLatitude = 0, byLongitude = 0] = line.split(' ').map(Number)
      postcode += byPostcode
      latitude += byLatitude
      longitude += byLongitude
      return [String(postcode).padStart(4, '0'), { latitude: latitude / 100, longitude: longitude / 100 }]
    }),
  )
}
