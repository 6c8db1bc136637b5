/** The words of the home page. */
import * as v from 'valibot'
import { BODY_TYPES } from '#domain/car/car.ts'
import { option, required } from './option.ts'
import { text } from './text.ts'

export const homeSchema = v.strictObject({
  headline: required(text, 'The largest words of the home page.'),
  introduction: required(text, 'One or two sentences below the headline.'),
  silhouette: option(v.picklist(BODY_TYPES), 'suv', 'The body whose drawing stands beside the headline.'),
  reasons: option(
    v.array(
      v.strictObject({
        title: required(text, 'The reason in a few words.'),
        text: required(text, 'A sentence or two about it.'),
      }),
    ),
    [],
    'Three or so reasons to buy here.',
  ),
})
