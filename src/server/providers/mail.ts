/** Sends e-mail: by SMTP, or in development into the outbox. */
import { createTransport } from 'nodemailer'
import type { Database } from '#database/database.ts'
import { writeOutbox } from '#database/leads/outbox.ts'
import type { EmailMessage } from '#database/tables/lead-tables.ts'

/** The mail server will never take this message: trying again is useless. */
export class MessageRefusedError extends Error {
  override name = 'MessageRefusedError'
}

export interface MailProvider {
  /** Rejects with a `MessageRefusedError` when the mail server refuses for good, with another error when it may take it later. */
  send(message: EmailMessage): Promise<void>
  close(): void
}

/** Far below the time of a job, so that a hanging server is an error of the attempt. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const MAX_CONNECTIONS = 5

export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): MailProvider {
  // The queue tries again; the library must not (it would, without end).
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0,
    ...TIMEOUTS_MS,
  })
  return {
    async send({ messageId, to, replyTo, subject, text, html, attachments, headers }) {
      try {
        await transport.sendMail({
          from,
          to: [...to],
          messageId,
          subject,
          text,
          html,
          attachments: attachments.map((attachment) => ({ ...attachment })),
          ...(replyTo === null ? {} : { replyTo }),
          ...(headers === undefined ? {} : { headers: { ...headers } }),
        })
      } catch (error) {
        const { responseCode, message } = error as Error & { responseCode?: number }
        if (responseCode === undefined || responseCode < 500) throw error
        throw new MessageRefusedError(message, { cause: error })
      }
    },
    close: () => transport.close(),
  }
}

export function outboxMail(db: Database): MailProvider {
  return { send: (message) => writeOutbox(db, message), close: () => {} }
}
