import { describe, expect, it } from 'vitest'
import { comesFromOwnPages, createOriginReader } from '#server/http/request-origin.ts'

describe('where a request comes from', () => {
  const forwarded = new Headers({
    host: 'platform.internal',
    'x-forwarded-host': 'www.dealer.example',
    'x-forwarded-for': '198.51.100.9, 203.0.113.7, 10.0.0.2',
  })

  it('headers of a stranger are not believed', () => {
    const origin = createOriginReader([])(forwarded, '203.0.113.99')
    expect(origin).toEqual({ address: '203.0.113.99', host: 'platform.internal', isLocal: false })
  })

  it('a trusted proxy names the host, and the last address that is not a proxy is the shopper', () => {
    const read = createOriginReader(['10.0.0.0/8', '::1'])
    expect(read(forwarded, '::ffff:10.0.0.1')).toMatchObject({ address: '203.0.113.7', host: 'www.dealer.example' })
    expect(read(forwarded, '::1')).toMatchObject({ host: 'www.dealer.example', isLocal: true })
  })

  it.each(['', 'unknown', '10.0.0.9', '"; drop table', ',,,'])(
    'a list without an address (%j) leaves the proxy',
    (list) => {
      const headers = new Headers({ host: 'a.example', 'x-forwarded-for': list })
      expect(createOriginReader(['10.0.0.0/8'])(headers, '10.0.0.1').address).toBe('10.0.0.1')
    },
  )
})

describe('who may send', () => {
  it.each([
    [{ origin: 'https://www.dealer.example' }, true, true],
    [{ origin: 'https://www.dealer.example.evil.example' }, true, false],
    [{ origin: 'nonsense' }, true, false],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false, true],
    [{ origin: 'null' }, true, false],
    [{ 'sec-fetch-site': 'cross-site' }, true, false],
    [{}, true, true],
    [{}, false, false],
  ])('%j with JSON: %s', (headers, isJson, expected) => {
    expect(comesFromOwnPages(new Headers(headers), 'www.dealer.example', isJson)).toBe(expected)
  })
})
