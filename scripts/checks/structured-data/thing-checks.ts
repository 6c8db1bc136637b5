/** Whether things keep to the published vocabulary, and have what search engines ask for. */
import { propertiesOfType, REQUIRED_PROPERTIES } from './vocabulary.ts'

/** A thing of a page's data, as it is written there. */
export interface WrittenThing {
  readonly '@type'?: string | readonly string[]
  readonly '@id'?: string
  readonly [property: string]: unknown
}

/** Properties whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap', 'urlTemplate'])

export function typesOf({ '@type': type }: WrittenThing): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type
}

export function isThing(value: unknown): value is WrittenThing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with a thing and all within it: "Car.offers: Offer has no seller". */
export function thingProblems(thing: WrittenThing, at = ''): string[] {
  const types = typesOf(thing)
  const where = at === '' ? types.join('+') : at
  const properties = Object.keys(thing).filter((property) => !property.startsWith('@'))
  const problems: string[] = []
  if (types.length === 0) {
    // A mere reference to a thing that stands elsewhere.
    if (thing['@id'] === undefined || properties.length > 0) problems.push(`${where}: a thing without a type`)
  }
  const allowed = types.map(propertiesOfType)
  types.forEach((type, index) => {
    if (allowed[index] === null) problems.push(`${where}: ${type} is not a published type`)
    for (const required of REQUIRED_PROPERTIES[type] ?? []) {
      if (isMissing(thing[required])) problems.push(`${where}: ${type} has no ${required}`)
    }
  })
  if (types.includes('ListItem') && thing['url'] === undefined && thing['item'] === undefined) {
    problems.push(`${where}: ListItem leads nowhere`)
  }
  if (types.includes('Offer') && thing['price'] !== undefined) {
    for (const beside of ['priceCurrency', 'availability']) {
      if (isMissing(thing[beside])) problems.push(`${where}: Offer has a price and no ${beside}`)
    }
  }
  for (const property of properties) {
    if (types.length > 0 && !allowed.some((set) => set === null || set.has(property))) {
      problems.push(`${where}: ${types.join('+')} has no property ${property}`)
    }
  }
  for (const [property, value] of Object.entries(thing)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (ADDRESSES.has(property) && typeof each === 'string' && !/^https?:\/\/[^/]/.test(each)) {
        problems.push(`${where}.${property}: ${each} is not an absolute address`)
      }
      if (isThing(each)) problems.push(...thingProblems(each, `${where}.${property}`))
    }
  }
  return problems
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
