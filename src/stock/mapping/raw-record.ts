/** One record as its format gives it, and how a mapping's paths find values in it. */

/** Cells by column, keys by name, or child elements by name; attributes are "@name". */
export type RawRecord = Record<string, unknown>

/** Finds a value by a path such as "price", "pricing.drive_away" or "images.image[]"; `[]` gathers every item. */
export type ValuePath = (record: RawRecord) => unknown

/** Makes the reader of one path. A column whose name is the whole path ("Vehicle.Price") wins. */
export function compilePath(path: string): ValuePath {
  const steps = path.split('.').map((step) => ({ key: step.replace(/\[\]$/, ''), all: step.endsWith('[]') }))
  return (record) => {
    const whole = property(record, path)
    if (whole !== undefined || (steps.length === 1 && !steps[0]?.all)) return whole
    let values: unknown[] = [record]
    let gathers = false
    for (const { key, all } of steps) {
      gathers ||= all
      values = values.flatMap((value) => {
        const found = key === '' ? value : property(value, key)
        if (Array.isArray(found)) return all || !gathers ? found : [found]
        return found === undefined ? [] : [found]
      })
    }
    return gathers ? values : values[0]
  }
}

/** A property by its name, or by its name in any case. Only own properties: "__proto__" finds nothing. */
function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.hasOwn(value, key)) return (value as RawRecord)[key]
  const name = namesOf(value).get(key.toLowerCase())
  return name === undefined ? undefined : (value as RawRecord)[name]
}

const namesByRecord = new WeakMap<object, ReadonlyMap<string, string>>()

/** The names of a record by their lower case, the first of equals: a mapping asks each record for many that it lacks. */
function namesOf(record: object): ReadonlyMap<string, string> {
  const known = namesByRecord.get(record)
  if (known !== undefined) return known
  const names = new Map<string, string>()
  for (const name of Object.keys(record)) {
    const lower = name.toLowerCase()
    if (!names.has(lower)) names.set(lower, name)
  }
  namesByRecord.set(record, names)
  return names
}

/** A record deeper or wider than this is not listed further: its columns are only shown to a person. */
const MAX_COLUMN_DEPTH = 4
const MAX_COLUMNS = 500

/** The paths of a record's values, as a mapping would write them, without `[]`: "Price", "Photos", "Photos.Photo". */
export function recordColumns(record: RawRecord): string[] {
  const columns = new Set<string>()
  addColumns(columns, record, '', 1)
  return [...columns]
}

function addColumns(columns: Set<string>, value: unknown, path: string, depth: number): void {
  if (Array.isArray(value)) for (const item of value) addColumns(columns, item, path, depth)
  else if (typeof value === 'object' && value !== null && depth <= MAX_COLUMN_DEPTH) {
    for (const [name, inner] of Object.entries(value)) {
      if (columns.size >= MAX_COLUMNS) return
      const column = path === '' ? name : `${path}.${name}`
      columns.add(column)
      addColumns(columns, inner, column, depth + 1)
    }
  }
}

export type Scalar = string | number | boolean

/** Only these may be made a text: an object's own `toString` may be anything, or missing. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The text or number of a value: the text of an element with attributes, the first of several. */
export function scalarOf(value: unknown): unknown {
  let first = value
  // Not by recursion: lists may stand in lists deeper than any stack.
  while (Array.isArray(first)) first = first.length === 0 ? null : first[0]
  if (typeof first === 'object' && first !== null && '#text' in first) return first['#text']
  return first
}

/** The text of a value, without the blanks around it; empty when it has none. */
export function textOf(value: unknown): string {
  const scalar = scalarOf(value)
  return isScalar(scalar) ? String(scalar).trim() : ''
}
