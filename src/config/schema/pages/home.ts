/** The words of the home page, and the blocks that it is composed of. */
import * as v from 'valibot'
import { BODY_TYPES } from '#domain/car/car.ts'
import { option, required } from '../option.ts'
import { imageSource, text } from '../text.ts'
import { homeBlockSchema } from './home-blocks.ts'

export const homeSchema = v.strictObject({
  headline: required(text, 'The largest words of the home page.'),
  introduction: required(text, 'One or two sentences below the headline.'),
  silhouette: option(v.picklist(BODY_TYPES), 'suv', 'The body whose drawing stands beside the headline.'),
  image: option(
    v.nullable(imageSource),
    null,
    'A wide picture, 16:9 or wider, for the hero of the template in the place of the drawing; what matters stands in its right half.',
  ),
  imageTall: option(
    v.nullable(imageSource),
    null,
    'The same for phones, 4:3 or higher; null for the middle of `image`.',
  ),
  reasons: option(
    v.array(
      v.strictObject({
        title: required(
          text,
          'The reason in a few words; {locations}, {towns}, {brands}, {makes} and {vehicles} are counted.',
        ),
        text: required(text, 'A sentence or two about it, with the same counts.'),
      }),
    ),
    [],
    'Three or so reasons to buy here.',
  ),
  blocks: option(
    v.nullable(v.array(homeBlockSchema)),
    null,
    "The blocks of the home page, in their order; null for those of the site's template. A block with nothing to show is left out.",
    'S1 §2',
  ),
})
