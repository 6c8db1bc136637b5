/** The codes that visitors sign in with: made, sent and checked. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { addText } from '#database/leads/text-messages.ts'
import { consumeCode, takeTry, writeCode } from '#database/visitors/sign-in-codes.ts'
import { ProblemError } from '../http/problem-error.ts'

const LIFETIME_SECONDS = 300
const TRIES = 3
const EXPIRED_MESSAGE = 'That code no longer works. Please ask for a new one.'

export interface SignInCodes {
  /** Sends a code, whoever the number belongs to: nothing differs for a number that is known. */
  send(site: Site, phoneNumber: string): Promise<void>
  /** Uses the code up; throws a `ProblemError` for a wrong one, and when no code of the number works any more. */
  use(siteSlug: string, phoneNumber: string, code: string): Promise<void>
}

/** The database holds neither codes nor, beside them, numbers: without the secret nothing can be tried out. */
export function createSignInCodes(db: Database, secret: string): SignInCodes {
  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join(' ')).digest('base64url')
  const phoneHash = (phoneNumber: string): string => hash('phone', phoneNumber)
  const codeHash = (siteSlug: string, phoneNumber: string, code: string): string =>
    hash('code', siteSlug, phoneNumber, code)

  return {
    async send(site, phoneNumber) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.transaction().execute(async (transaction) => {
        await writeCode(transaction, {
          siteSlug: site.slug,
          phoneHash: phoneHash(phoneNumber),
          codeHash: codeHash(site.slug, phoneNumber, code),
          tries: TRIES,
          lifetimeSeconds: LIFETIME_SECONDS,
        })
        await addText(transaction, {
          siteSlug: site.slug,
          phoneNumber,
          text: codeText(site, code),
          lifetimeSeconds: LIFETIME_SECONDS,
        })
      })
    },
    async use(siteSlug, phoneNumber, code) {
      const known = await takeTry(db, siteSlug, phoneHash(phoneNumber))
      if (known === null) throw new ProblemError('code-expired', EXPIRED_MESSAGE)
      const given = codeHash(siteSlug, phoneNumber, code)
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(known.codeHash))) throw wrongCode(known.triesLeft)
      if (!(await consumeCode(db, siteSlug, phoneHash(phoneNumber), known.codeHash))) {
        throw new ProblemError('code-expired', EXPIRED_MESSAGE)
      }
    },
  }
}

function wrongCode(triesLeft: number): ProblemError {
  if (triesLeft === 0) return new ProblemError('code-expired', `That code is not right. ${EXPIRED_MESSAGE}`)
  const message = `That code is not right. You can try ${triesLeft === 1 ? 'once' : 'twice'} more.`
  return new ProblemError('invalid-values', message, { errors: [{ name: 'code', message }] })
}

/** The last line lets a browser fill the code in, on this site only (WebOTP). */
function codeText({ name, url }: Site, code: string): string {
  return `${code} is your code for ${name}. It works for 5 minutes. We never ask you for it.\n\n@${new URL(url).hostname} #${code}`
}
