/** Which front a place of the demo group has: one that fits what is done there, and another than its neighbours'. */
import type { Location } from '#config/schema/places/location.ts'
import { byTypeThenName } from '#domain/places/location-type.ts'

type Place = Pick<Location, 'type' | 'name' | 'makes' | 'address'>

/** Fronts by what stands behind them, in `assets/imagery/fronts`. */
const FRONTS = {
  service: ['workshop-day', 'country-day', 'parts-day'],
  parts: ['parts-day', 'workshop-day'],
  prestige: ['metro-dusk', 'tower-day'],
  used: ['country-day', 'showroom-day'],
  city: ['metro-dusk', 'showroom-day', 'tower-day'],
  country: ['country-day', 'evening-dusk', 'showroom-day', 'tower-day'],
} as const

/** Places of the group in or beside a capital. */
const CITIES = new Set([
  'Penrith',
  'Fyshwick',
  'Geelong',
  'Southport',
  'Maroochydore',
  'Elizabeth',
  'Midland',
  'Mandurah',
])
const MIN_MAKES_OF_PRESTIGE = 4

function frontKind({ type, makes, address }: Place): keyof typeof FRONTS {
  if (type !== 'sales') return type === 'parts' ? 'parts' : 'service'
  if (makes.length >= MIN_MAKES_OF_PRESTIGE) return 'prestige'
  if (makes.length === 0) return 'used'
  return CITIES.has(address.city) ? 'city' : 'country'
}

/** Of the fronts that fit, the one that was longest not used, place by place as they are listed: by state, by department, by name. */
export function placePictures<T extends Place & { code: string }>(places: readonly T[]): ReadonlyMap<string, string> {
  const listed = [...Map.groupBy(places, ({ address }) => address.state)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ofState]) => ofState.toSorted(byTypeThenName))
  const lastUsed = new Map<string, number>()
  return new Map(
    listed.map((place, index) => {
      const [front = ''] = [...FRONTS[frontKind(place)]].sort(
        (a, b) => (lastUsed.get(a) ?? -1) - (lastUsed.get(b) ?? -1),
      )
      lastUsed.set(front, index)
      return [place.code, `/imagery/fronts/${front}-960.avif`]
    }),
  )
}
