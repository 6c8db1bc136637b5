/** Messages that the stock of a site has changed: each is taken once, and has the site built. */
import { createBatches } from '../batches.ts'
import type { Database } from '../database.ts'
import type { TakenRow } from './changed-rows.ts'
import { takeChangedRows } from './changed-rows.ts'
import type { FeedAddress } from './feed-addresses.ts'
import { takeFeedAddress } from './feed-addresses.ts'
import { pausedUntil, queueBuild } from './site-builds.ts'

export interface StockMessage {
  siteSlug: string
  id: string
  /** Empty when the feed has all that has changed. */
  changedRows: readonly TakenRow[]
  /** Where the whole feed is to be fetched from; `null` for the site's own. */
  feedAddress: FeedAddress | null
}

/** Resolves when the message is on the disk; a repeat of one that was taken does nothing. */
export type TakeStockMessage = (message: StockMessage) => Promise<void>

const MAX_MESSAGES_TOGETHER = 200

/** So a thousand messages in a second are some dozens of transactions, and one build that waits for each site. */
export function createStockMessages(db: Database): TakeStockMessage {
  return createBatches(MAX_MESSAGES_TOGETHER, async (messages) => {
    await takeMessages(db, messages)
    return messages.map(() => undefined)
  })
}

async function takeMessages(db: Database, messages: readonly StockMessage[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('webhook_messages')
      .values(inOrder(messages, keyOf).map(({ siteSlug, id }) => ({ site_slug: siteSlug, id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['site_slug as siteSlug', 'id'])
      .execute()
    const isAdded = new Set(added.map(keyOf))
    // Of repeats within these messages the first counts.
    const taken = messages.filter((message) => isAdded.delete(keyOf(message)))
    for (const [siteSlug, ofSite] of Map.groupBy(inOrder(taken, keyOf), (message) => message.siteSlug)) {
      const rows = ofSite.flatMap(({ changedRows }) => changedRows)
      await takeChangedRows(
        transaction,
        siteSlug,
        inOrder(rows, ({ carId }) => carId),
      )
      for (const { feedAddress } of ofSite) {
        if (feedAddress !== null) await takeFeedAddress(transaction, siteSlug, feedAddress)
      }
      for (const fromKeptFeed of new Set(ofSite.map(({ changedRows }) => changedRows.length > 0))) {
        const isAtOnce = fromKeptFeed || ofSite.some(({ feedAddress }) => feedAddress !== null)
        const notBefore = isAtOnce ? null : await pausedUntil(transaction, siteSlug)
        await queueBuild(transaction, { siteSlug, fromKeptFeed, notBefore })
      }
    }
  })
}

const keyOf = ({ siteSlug, id }: Pick<StockMessage, 'siteSlug' | 'id'>): string => `${siteSlug} ${id}`

/** Every process takes them in the order of their names, so that no two wait for each other. */
function inOrder<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}

export async function forgetWebhooks(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('webhook_messages')
    .where('at', '<', new Date(Date.now() - days * 86_400_000))
    .execute()
}
