/** The pages of new models. */
import * as v from 'valibot'
import { option } from '../option.ts'

export const modelPagesSchema = v.strictObject({
  show: option(
    v.boolean(),
    true,
    'Whether each model that is in stock new has a page at /{make}-{model}, with its variants, offers and stock.',
    'S2 §2',
  ),
})
