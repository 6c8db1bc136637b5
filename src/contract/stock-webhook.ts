/** The message by which a stock system says that a site's stock has changed. */
import * as v from 'valibot'

/** No call of a page: it is signed as Standard Webhooks has it, and the body is verified before it is read. */
export const STOCK_WEBHOOK_PATH = '/api/webhooks/stock'

const MAX_ROWS = 100

/** The site's feed has all that has changed, unless the message brings the rows of single cars or the address of a feed. */
export const stockWebhook = v.looseObject({
  type: v.literal('stock.changed', 'The type of the message must be "stock.changed".'),
  /** Whole rows in the names of the site's feed, each with `updated_at`. */
  rows: v.optional(
    v.pipe(
      v.array(
        v.record(v.string(), v.unknown(), 'Each of `rows` must be an object: the whole car as the feed has it.'),
        '`rows` must be a list of objects.',
      ),
      v.maxLength(MAX_ROWS, `A message takes at most ${MAX_ROWS} rows: send more messages, or announce the feed.`),
    ),
    [],
  ),
  /** Where the whole feed is to be fetched from. */
  feedUrl: v.optional(v.nullable(v.string('`feedUrl` must be a text.')), null),
})
