/** What a search is called: "Used Toyota SUVs in Newcastle" (ours; S1 §2 names the routes that are). */

import { CAR_TYPES } from '../../car/car.ts'
import { BODY_LABELS, carTypeLabel } from '../../car/labels.ts'
import { capitalise } from '../../formats/words.ts'
import type { SearchState } from '../search-state.ts'

export interface HeadingOptions {
  readonly usedLabel: string
  readonly itemName: { readonly many: string }
}

/** Of more values than this of one attribute none is named: the chips name them all. */
const MAX_NAMED = 2

/**
 * The heading of what is chosen, of a route as it is built and of any search: the condition, colour and fuel, the make or
 * model, the body, and where. What it does not name stays among the chips.
 */
export function searchHeading(lists: SearchState['lists'], { usedLabel, itemName }: HeadingOptions): string {
  const named = (attribute: string): string[] => {
    const values = distinct(lists[attribute] ?? [])
    return values.length > MAX_NAMED ? [] : values
  }
  const items = capitalise(itemName.many)
  const carTypes = CAR_TYPES.filter((carType) => lists['car_type']?.includes(carType))
  const qualities = [carTypes.map((carType) => carTypeLabel(carType, usedLabel)), named('colour'), named('fuel')]
    .filter((values) => values.length > 0)
    .map(joined)
  const models = modelNames(lists)
  const names = models.length > 0 && models.length <= MAX_NAMED ? models : named('make')
  const bodies = named('body').map(bodyName)
  const place = placeOf(named)
  // "Toyota" and "Toyota Corolla" say enough by themselves.
  const isWholeName = names.length > 0 && (names === models || (qualities.length === 0 && place === ''))
  const noun = bodies.length > 0 ? joined(bodies) : isWholeName ? '' : items
  const words = [...qualities, joined(names), noun, place].filter((part) => part !== '')
  return words.length === 1 && noun === items ? `All ${items}` : words.join(' ')
}

/** A model with its make: of a route, and of those that are chosen below a make. */
function modelNames({ make = [], model = [], make_model = [] }: SearchState['lists']): string[] {
  const makes = distinct(make)
  const ofRoute = distinct(model).map((name) => (makes.length === 1 ? `${makes[0]} ${name}` : name))
  return distinct([...ofRoute, ...make_model])
}

function placeOf(named: (attribute: string) => string[]): string {
  for (const [attribute, preposition] of [
    ['location_name', 'at'],
    ['dealership_name', 'at'],
    ['city', 'in'],
    ['state', 'in'],
  ] as const) {
    const [place, ...others] = named(attribute)
    if (place !== undefined && others.length === 0) return `${preposition} ${place}`
  }
  return ''
}

function bodyName(label: string): string {
  return Object.values(BODY_LABELS).find(({ one }) => one === label)?.many ?? label
}

/** Feeds write one name in several ways. */
function distinct(values: readonly string[]): string[] {
  const plain = values.map((value) => value.toLowerCase())
  return values.filter((_, at) => plain.indexOf(plain[at] ?? '') === at)
}

/** "New, Demo and Used". */
function joined(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
