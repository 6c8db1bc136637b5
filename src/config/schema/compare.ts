/** Cars side by side. */
import * as v from 'valibot'
import { option } from './option.ts'

export const compareSchema = v.strictObject({
  show: option(
    v.boolean(),
    true,
    'Whether cars can be compared: the toggles on cards and on car pages, and the page /compare.',
    'S1 §1, §4',
  ),
})
