import { afterEach, expect, it } from 'vitest'
import { installPageResponse, RenderedPage } from '#generator/render/page-response.ts'

const platform = globalThis.Response
afterEach(() => {
  globalThis.Response = platform
})

it('gives back the very bytes it was made from', async () => {
  installPageResponse()
  const bytes = new TextEncoder().encode('<p>page</p>')
  const response = new Response(bytes, { status: 404, headers: { 'content-type': 'text/html' } })
  expect(await response.bytes()).toBe(bytes)
  expect([response.status, response.ok, response.headers.get('content-type')]).toEqual([404, false, 'text/html'])
  expect(new Response(bytes).ok).toBe(true)
})

it('is an ordinary response for any other body', async () => {
  installPageResponse()
  expect(await new Response('text').text()).toBe('text')
  expect(await new Response(new Blob(['blob'])).bytes()).toEqual(new TextEncoder().encode('blob'))
  expect(await new Response().text()).toBe('')
  expect(await Response.json({ a: 1 }).json()).toEqual({ a: 1 })
})

it('knows responses of both kinds as its own, and nothing else', () => {
  const before = new platform('from before')
  installPageResponse()
  expect(
    [before, new Response('text'), new RenderedPage(new Uint8Array())].map((one) => one instanceof Response),
  ).toEqual([true, true, true])
  expect(['text', null, new Uint8Array(), {}].map((one) => (one as object) instanceof Response)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
