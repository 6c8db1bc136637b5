/** Which feeds of its stock a site publishes for advertisers and partners. */
import * as v from 'valibot'
import { FEEDS_OUT } from '#domain/feeds-out/feeds-out.ts'
import { option } from '../option.ts'
import { slug, text } from '../text.ts'

export const feedsOutSchema = v.strictObject({
  feeds: option(
    v.array(v.picklist(FEEDS_OUT)),
    [],
    'google: vehicle ads of Merchant Center; meta: automotive inventory; json and csv: the stock as a plain list.',
  ),
  folder: option(
    slug,
    'feeds',
    'The folder of their addresses, such as /feeds/google.tsv. One that nobody can guess keeps them from strangers.',
  ),
  storeCodes: option(
    v.record(text, text),
    {},
    'The store code of each location in its Google Business Profile, by the code of the location; the same code when it is not named.',
  ),
})
