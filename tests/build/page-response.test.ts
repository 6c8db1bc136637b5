import { expect, it } from 'vitest'
import { PageResponse } from '#build/render/page-response.ts'

it('gives back the very bytes it was made from', async () => {
  const bytes = new TextEncoder().encode('<p>page</p>')
  const response = new PageResponse(bytes, { status: 404, headers: { 'content-type': 'text/html' } })
  expect(await response.bytes()).toBe(bytes)
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html'])
})

it('is an ordinary response for any other body', async () => {
  expect(await new PageResponse('text').text()).toBe('text')
  expect(await new PageResponse(new Blob(['blob'])).bytes()).toEqual(new TextEncoder().encode('blob'))
  expect(await new PageResponse().text()).toBe('')
})
