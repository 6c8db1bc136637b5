/** A map that forgets what was asked for the longest ago. */

const MOST_REMEMBERED = 24

export function remember<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  const value = known === undefined ? make() : known
  if (known !== undefined) map.delete(key)
  else if (map.size >= MOST_REMEMBERED) map.delete(map.keys().next().value as string)
  map.set(key, value)
  return value
}
