/** Sends one text message; the queue tries again until it works, is refused, or comes too late. */
import { deleteText, readText } from '#database/leads/text-messages.ts'
import type { TextServices } from '#server/providers/text.ts'
import { sendText, TextRefusedError } from '#server/providers/text.ts'
import type { Attempt } from './deliver-lead.ts'
import { GivenUpError } from './deliver-lead.ts'
import { readStoredSite } from './stored-site.ts'

/** The message is deleted when it is sent or given up: it may hold a code. */
export async function sendStoredText(services: TextServices, textMessageId: string, attempt: Attempt): Promise<void> {
  const { db } = services
  const message = await readText(db, textMessageId)
  if (message === null) return
  const site = await readStoredSite(db, message.siteSlug)
  try {
    if (message.isLate) throw new TextRefusedError('The message was not sent in time.')
    await sendText(services, site, { id: textMessageId, to: message.phoneNumber, text: message.text })
  } catch (error) {
    const isLast = error instanceof TextRefusedError || attempt.attempt >= attempt.maxAttempts
    if (!isLast) throw error
    await deleteText(db, textMessageId)
    throw new GivenUpError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  await deleteText(db, textMessageId)
}
