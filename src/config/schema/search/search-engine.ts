/** Which engine answers searches: the index shipped with the site, or a Meilisearch server (S2 §7). */
import * as v from 'valibot'
import { DEFAULT_SYNONYMS } from '#domain/search/text/synonyms.ts'
import { option, required } from '../option.ts'
import { text } from '../text.ts'

/** Requests carry the key, so they are encrypted, but for a server on the builder's own machine. */
const host = v.pipe(
  v.string(),
  v.url('expected a URL'),
  v.regex(
    /^(?:https:\/\/[^/?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/,
    'expected an origin such as "https://search.example.com", without a path or a slash at its end',
  ),
)

const synonyms = option(
  v.array(v.pipe(v.array(text), v.minLength(2, 'expected at least two words that mean the same'))),
  DEFAULT_SYNONYMS.map((words) => [...words]),
  'Groups of words that mean the same to the search, such as ["ute", "pickup"].',
)

const bundledSchema = v.strictObject({
  kind: required(v.literal('bundled'), 'The index is shipped with the site and searched in the browser.'),
  synonyms,
})

const meilisearchSchema = v.strictObject({
  kind: required(v.literal('meilisearch'), 'A Meilisearch server answers.'),
  host: required(host, 'The origin of the server.', 'S2 §7'),
  indexPrefix: required(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{1,100}$/, 'expected letters, digits, hyphens and underscores, such as "north-shore"'),
    ),
    'What the names of this site’s indexes start with; the index of cars is this and "-cars".',
    'S2 §7',
  ),
  searchKey: option(
    v.nullable(v.pipe(text, v.regex(/^\S+$/, 'expected a key without spaces'))),
    null,
    'The key that browsers send: it can search and nothing else, because every visitor can read it. The build makes one for the site’s index when null.',
    'S2 §7',
  ),
  adminKeyVariable: option(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'expected a name such as "MEILISEARCH_ADMIN_KEY"')),
    'MEILISEARCH_ADMIN_KEY',
    'The environment variable that holds the key with which the build writes the index; the key itself stands in no file.',
  ),
  synonyms,
})

export const searchEngineSchema = v.variant('kind', [bundledSchema, meilisearchSchema])
