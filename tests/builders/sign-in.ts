/** Signs a visitor in as a page does: a code is asked for, read from the text message, and given. */
import { endpointPath } from '#contract/endpoint.ts'
import { requestCode, signIn as signInEndpoint } from '#contract/sign-in.ts'
import { mobileNumber } from '#domain/access/mobile-number.ts'
import type { TestPlatform } from './test-platform.ts'

/** The `cookie` header of the visitor's next requests. */
export async function signIn(platform: TestPlatform, phoneNumber: string): Promise<string> {
  const asked = await platform.call(requestCode, { phone_number: phoneNumber })
  if (asked.kind !== 'answered') throw new Error(JSON.stringify(asked))
  const answer = await postSignIn(platform, phoneNumber, await sentCode(platform, phoneNumber))
  if (!answer.ok) throw new Error(await answer.text())
  return cookieHeader(answer)
}

/** The whole answer, with its cookies. */
export function postSignIn(platform: TestPlatform, phoneNumber: string, code: string, cookie = ''): Promise<Response> {
  return platform.send(endpointPath(signInEndpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: platform.site.url, cookie },
    body: JSON.stringify({ phone_number: phoneNumber, code }),
  })
}

/** The code of the last message to the number that waits to be sent. */
export async function sentCode({ database }: TestPlatform, phoneNumber: string): Promise<string> {
  const { text } = await database.db
    .selectFrom('text_messages')
    .select('text')
    .where('phone_number', '=', mobileNumber(phoneNumber))
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  return /^\d{6}/.exec(text)?.[0] ?? ''
}

/** What a browser would send back. */
export function cookieHeader(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}
