/** What a schema expects, in the words of a site builder. */
import type * as v from 'valibot'
import { schemasAt } from './schema-keys.ts'

/** `(("canonical" | "own") | Object)` -> `"canonical" or "own" or an object { }`. */
export function inWords(expects: string): string {
  return expects
    .replaceAll(/[()]/g, '')
    .replaceAll(' | ', ' or ')
    .replaceAll(/\bArray\b/g, 'a list [ ]')
    .replaceAll(/\bObject\b/g, 'an object { }')
    .replaceAll(/(?<!")\b(?:string|number|boolean)\b(?!")/g, 'a $&')
}

/** Everything that may stand at a path. */
export function expectationAt(schema: v.GenericSchema, path: readonly (string | number)[]): string {
  return inWords([...new Set(schemasAt(schema, path).map(({ expects }) => expects))].join(' | '))
}
