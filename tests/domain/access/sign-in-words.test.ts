import { expect, it } from 'vitest'
import { SIGN_IN_TYPES } from '#domain/access/sign-in-link.ts'
import { PLAIN_SIGN_IN_WORDS, signInWords } from '#domain/access/sign-in-words.ts'
import { SIGNED_IN_COOKIE, saysSignedIn } from '#domain/access/signed-in-cookie.ts'

it('each type of sign-in says what it is for, and no two say the same', () => {
  const titles = SIGN_IN_TYPES.map((type) => signInWords(type).title)
  expect(new Set([...titles, PLAIN_SIGN_IN_WORDS.title]).size).toBe(SIGN_IN_TYPES.length + 1)
  for (const title of titles) expect(title).toMatch(/^Sign in /)
  expect(signInWords(null)).toBe(PLAIN_SIGN_IN_WORDS)
})

it.each([
  ['', false],
  [`${SIGNED_IN_COOKIE}=1`, true],
  [`a=1; ${SIGNED_IN_COOKIE}=1; b=2`, true],
  [`${SIGNED_IN_COOKIE}=`, false],
  [`x${SIGNED_IN_COOKIE}=1`, false],
])('the cookies %j say that somebody has signed in: %s', (cookies, isSaid) => {
  expect(saysSignedIn(cookies)).toBe(isSaid)
})
