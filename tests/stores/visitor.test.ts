import { expect, it } from 'vitest'
import { SIGNED_IN_COOKIE } from '#domain/access/signed-in-cookie.ts'
import { createVisitor } from '#stores/visitor.ts'

const SIGNED_IN = `a=1; ${SIGNED_IN_COOKIE}=1`
const PLATFORM = { apiBase: '', calls: {} }
const visitor = { phoneNumber: '+61412345678' }

/** A platform that answers one thing, and the calls that it was sent. */
function answering(status: number, answer: object) {
  const calls: { url: string; body: unknown }[] = []
  const fetch = async (url: string, { body }: RequestInit): Promise<Response> => {
    calls.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null })
    return Response.json(answer, { status })
  }
  return { calls, options: { platform: PLATFORM, fetch } }
}

it('asks nothing where the browser says that nobody has signed in', async () => {
  const { calls, options } = answering(200, { visitor })
  const store = createVisitor(options, () => 'a=1')
  expect(store.$session.get()).toEqual({ kind: 'loading' })
  expect(await store.load()).toEqual({ kind: 'anonymous' })
  expect(calls).toEqual([])
})

it('asks once for a page', async () => {
  const { calls, options } = answering(200, { visitor })
  const store = createVisitor(options, () => SIGNED_IN)
  const sessions = await Promise.all([store.load(), store.load()])
  expect(await store.load()).toEqual({ kind: 'signedIn', userId: '+61412345678', phone: '+61412345678' })
  expect(sessions[0]).toEqual(sessions[1])
  expect(calls).toEqual([{ url: '/api/session', body: null }])
})

it('knows that a session has ended', async () => {
  const { options } = answering(200, { visitor: null })
  expect(await createVisitor(options, () => SIGNED_IN).load()).toEqual({ kind: 'anonymous' })
})

it('does not know without an answer, and asks again', async () => {
  const { calls, options } = answering(500, {})
  const store = createVisitor(options, () => SIGNED_IN)
  expect(await store.load()).toEqual({ kind: 'loading' })
  await store.load()
  expect(calls).toHaveLength(2)
})

it('signs in and out', async () => {
  const { calls, options } = answering(200, { visitor, success: true })
  const store = createVisitor(options, () => '')
  expect(await store.requestCode('0412345678')).toEqual({ kind: 'done' })
  expect(await store.signIn('0412345678', '123456')).toEqual({ kind: 'done' })
  expect(store.$session.get().kind).toBe('signedIn')
  await store.signOut(false)
  expect(store.$session.get().kind).toBe('anonymous')
  await store.signOut(true)
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/auth/code',
    '/api/auth/sign-in',
    '/api/auth/sign-out',
    '/api/auth/sign-out-everywhere',
  ])
  expect(calls[1]?.body).toEqual({ phone_number: '0412345678', code: '123456' })
})

it('gives the reason of the platform, and says when it was not reached', async () => {
  const refused = answering(403, {
    type: 'urn:forecourt:problem:code-expired',
    title: 'x',
    status: 403,
    detail: 'That code no longer works.',
    error: 'That code no longer works.',
  })
  expect(await createVisitor(refused.options, () => '').signIn('0412345678', '123456')).toEqual({
    kind: 'refused',
    message: 'That code no longer works.',
    isCodeSpent: true,
  })
  const failed = answering(502, {})
  expect(await createVisitor(failed.options, () => '').requestCode('0412345678')).toEqual({ kind: 'failed' })
})
