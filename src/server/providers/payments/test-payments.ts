/** The payment provider of development: its payments stand in a table, and a page of the platform pays them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ProviderState } from '#domain/reservations/reservation-state.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Below the platform's own paths, so that every host of a site answers it. */
export const TEST_PAYMENTS_PATH = '/api/test-payments'

export function testPayments(db: Database): PaymentProvider {
  return {
    async open({ key, amountCents, description, expiresAt, returnUrl, cancelUrl }) {
      await db
        .insertInto('test_payments')
        .values({
          id: randomUUID(),
          key,
          amount_cents: amountCents,
          description,
          return_url: returnUrl,
          cancel_url: cancelUrl,
          state: 'open',
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      const { id } = await db.selectFrom('test_payments').select('id').where('key', '=', key).executeTakeFirstOrThrow()
      return { id, url: `${new URL(returnUrl).origin}${TEST_PAYMENTS_PATH}/${id}` }
    },
    async look(id) {
      await changeState(db, id, 'open', 'closed', 'past')
      return (await readTestPayment(db, id))?.state ?? 'closed'
    },
    async close(id) {
      await changeState(db, id, 'open', 'closed')
      return (await readTestPayment(db, id))?.state ?? 'closed'
    },
    async refund(id) {
      await changeState(db, id, 'paid', 'refunded')
    },
  }
}

export interface TestPayment {
  state: ProviderState
  amountCents: number
  description: string
  returnUrl: string
  cancelUrl: string
}

export async function readTestPayment(db: Database, id: string): Promise<TestPayment | null> {
  const row = await db
    .selectFrom('test_payments')
    .select([
      'state',
      'amount_cents as amountCents',
      'description',
      'return_url as returnUrl',
      'cancel_url as cancelUrl',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** As a shopper at the provider pays; nothing happens after its time. */
export async function payTestPayment(db: Database, id: string): Promise<void> {
  await changeState(db, id, 'open', 'paid', 'future')
}

async function changeState(
  db: Database,
  id: string,
  from: ProviderState,
  to: ProviderState,
  expires?: 'past' | 'future',
): Promise<void> {
  let update = db.updateTable('test_payments').set({ state: to }).where('id', '=', id).where('state', '=', from)
  if (expires !== undefined) update = update.where('expires_at', expires === 'past' ? '<=' : '>', sql<Date>`now()`)
  await update.execute()
}
