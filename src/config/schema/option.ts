/** How a key of the configuration is declared, so that `docs/configuration.md` can be written from the schema. */
import * as v from 'valibot'

/** What the documentation says of a key. */
interface KeyDocumentation {
  /** One sentence: what the key changes, with its unit. */
  readonly meaning: string
  /** Where the default or the rule comes from: "S1 §4", "AU §1" (docs/specification/); empty when it is our own. */
  readonly source: string
}

const documented = <const TSchema extends v.GenericSchema>(schema: TSchema, meaning: string, source: string) =>
  v.pipe(schema, v.metadata({ meaning, source } satisfies KeyDocumentation))

/** A key that may be left out: its schema, the value it then has, its meaning and its source. */
export const option = <const TSchema extends v.GenericSchema, const TDefault extends v.Default<TSchema, undefined>>(
  schema: TSchema,
  fallback: TDefault,
  meaning: string,
  source = '',
) => v.optional(documented(schema, meaning, source), fallback)

/** A key that must be given. */
export const required = <const TSchema extends v.GenericSchema>(schema: TSchema, meaning: string, source = '') =>
  documented(schema, meaning, source)
