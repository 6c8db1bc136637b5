/** Makes the search document of a car. */
import type { Car } from '../../car/car.ts'
import type { CarCategory } from '../filters/car-rule.ts'
import { categoriesOf } from '../filters/car-rule.ts'
import type { AttributeOptions, AttributeSource, CarDocument, DocumentFacts } from './car-attributes.ts'
import { CAR_ATTRIBUTE_NAMES, CAR_ATTRIBUTES } from './car-attributes.ts'

/** What a site configures of its documents. */
export interface DocumentOptions extends AttributeOptions {
  readonly categories: readonly CarCategory[]
}

/** Copied and filled: an object that gets its many names one by one becomes a slow hash table in V8. */
const BLANK: Readonly<Record<string, unknown>> = Object.fromEntries(CAR_ATTRIBUTE_NAMES.map((name) => [name, null]))

/** The document of a car: pure, so that a build and a test give the same. */
export function carDocument(car: Car, facts: DocumentFacts, options: DocumentOptions): CarDocument {
  const source: AttributeSource = { car, facts, options }
  const values = { ...BLANK }
  for (const name of CAR_ATTRIBUTE_NAMES) values[name] = CAR_ATTRIBUTES[name].value(source)
  const document = values as CarDocument
  const named = categoriesOf(document, options.categories)
  return named.length === 0 ? document : { ...document, categories: [...new Set([...named, ...document.categories])] }
}
