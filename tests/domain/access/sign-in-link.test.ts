import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryParameters, queryText } from '#domain/access/query-text.ts'
import { safeSitePath } from '#domain/access/safe-path.ts'
import { readSignInQuery, SIGN_IN_PATH, SIGN_IN_TYPES, signInPath } from '#domain/access/sign-in-link.ts'

const ORIGIN = 'https://www.dealer.example'

describe('S2 §2: /sign-in with type, redirect and back', () => {
  it('knows these types', () => {
    expect(SIGN_IN_PATH).toBe('/sign-in')
    expect(SIGN_IN_TYPES).toEqual([
      'trade-in',
      'checkout',
      'finance',
      'spin-to-win',
      'online-payment',
      'car-finance',
      'my-garage',
      'watchlist',
    ])
  })

  it('encodes the routes', () => {
    expect(signInPath('trade-in', '/cars/trade-in?car_id=t1&x=a b'.replace(' ', '%20'), '/cars/hilux#map')).toBe(
      '/sign-in?type=trade-in&redirect=%2Fcars%2Ftrade-in%3Fcar_id%3Dt1%26x%3Da%2520b&back=%2Fcars%2Fhilux%23map',
    )
  })

  it('leads home in the place of a route that leaves the site', () => {
    expect(signInPath('finance', '//evil.example', 'https://evil.example')).toBe(
      '/sign-in?type=finance&redirect=%2F&back=%2F',
    )
  })

  const sitePath = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`)
    .filter((path) => path !== '/sign-in')
  const query = fc.constantFrom('', '?car_id=t1042', '?a=1&b=%2F%2Fx', '#finance-form', '?q=a+b#top')

  it('is read back as it was written, as URLSearchParams reads it too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIGN_IN_TYPES), sitePath, query, sitePath, (type, redirectPath, text, back) => {
        const redirect = redirectPath + text
        const link = new URL(signInPath(type, redirect, back), ORIGIN)
        expect(readSignInQuery(link.search)).toEqual({ type, redirect, back })
        expect(link.searchParams.get('redirect')).toBe(redirect)
      }),
    )
  })

  it.each([
    ['', { type: null, redirect: '/', back: '/' }],
    ['?type=admin&redirect=/my-garage', { type: null, redirect: '/my-garage', back: '/' }],
    ['?type=my-garage&redirect=//evil.example&back=/%09/evil.example', { type: 'my-garage', redirect: '/', back: '/' }],
    ['?redirect=%E0%A4%A&back=/cars', { type: null, redirect: '/', back: '/cars' }],
    ['?redirect=/sign-in%3Ftype=finance', { type: null, redirect: '/', back: '/' }],
  ])('reads %j', (query, request) => {
    expect(readSignInQuery(query)).toEqual(request)
  })
})

describe('safeSitePath', () => {
  it.each(['/', '/cars', '/cars/', '/cars/hilux?x=//y#z', '/?a=1', '/#top', '/a/%2F/b', '/sign-in-help', '/...'])(
    'lets %j pass',
    (path) => {
      expect(safeSitePath(path)).toBe(path)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'cars',
    ' /cars',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/cars\n',
    '/cars hilux',
    '/cars\\x',
    '/cars\u00a0',
    '/käse',
    'https://evil.example',
    'javascript:alert(1)',
    '/a//b',
    '/./x',
    '/../x',
    '/x/..',
    '/.//evil.example',
    '/%2e%2E/x',
    '/.%2e/x',
    '/sign-in',
    '/sign-in/',
    '/SIGN-IN?type=finance',
    '/sign-in#x',
  ])('refuses %j', (path) => {
    expect(safeSitePath(path)).toBeNull()
  })

  it('never leaves the site', () => {
    const hostile = fc.array(fc.constantFrom('/', '\\', '.', '%2e', '\t', '@', ':', 'evil.example', 'a', '?', '#', ' '))
    fc.assert(
      fc.property(hostile, (parts) => {
        const path = safeSitePath(`/${parts.join('')}`)
        if (path !== null) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('queryText and queryParameters', () => {
  it('leaves out what has no value', () => {
    expect(queryText({ a: '1', b: null, c: '', 'd e': 'f&g' })).toBe('?a=1&d%20e=f%26g')
    expect(queryText({ a: null })).toBe('')
  })

  it.each([
    ['?a=1&b=2&a=3', { a: '1', b: '2' }],
    ['a=1#b=2', { a: '1' }],
    ['?a=x+y%26', { a: 'x y&' }],
    ['?a&&b==', { a: '', b: '=' }],
    ['?a=%zz', { a: '%zz' }],
    ['', {}],
  ])('reads %j', (query, parameters) => {
    expect(Object.fromEntries(queryParameters(query))).toEqual(parameters)
  })
})
