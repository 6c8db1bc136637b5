/** A map that forgets what was asked for the longest ago. */
export function remember<Value>(map: Map<string, Value>, most: number, key: string, make: () => Value): Value {
  const known = map.get(key)
  const value = known === undefined ? make() : known
  if (known !== undefined) map.delete(key)
  else if (map.size >= most) map.delete(map.keys().next().value as string)
  map.set(key, value)
  return value
}
