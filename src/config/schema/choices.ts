/** Lists of which every entry is one of a few known words. */
import * as v from 'valibot'

/** A list of known words, each at most once, in the order in which the site wants them. */
export const choices = <const TOptions extends readonly string[]>(options: TOptions) =>
  v.pipe(
    v.array(v.picklist(options, `expected one of: ${options.join(', ')}`)),
    v.check((list) => new Set(list).size === list.length, 'expected each entry only once'),
  )
