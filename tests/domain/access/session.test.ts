import { describe, expect, it } from 'vitest'
import { sessionOf } from '#domain/access/session.ts'
import { watchlistAccess } from '#domain/access/watchlist-access.ts'

describe('S2 §4: authentication', () => {
  it.each([
    [true, null, { kind: 'loading' }],
    [false, null, { kind: 'anonymous' }],
    [false, {}, { kind: 'anonymous' }],
    [false, { id: '' }, { kind: 'anonymous' }],
    [true, { id: null }, { kind: 'loading' }],
    [false, { id: '7' }, { kind: 'signedIn', userId: '7', phone: null }],
    [true, { id: 0 }, { kind: 'signedIn', userId: '0', phone: null }],
    [false, { id: 7, phone: ' 0400 000 000 ' }, { kind: 'signedIn', userId: '7', phone: '0400 000 000' }],
    [false, { id: 7, phone: ' ' }, { kind: 'signedIn', userId: '7', phone: null }],
    [false, { id: 7, phone: null }, { kind: 'signedIn', userId: '7', phone: null }],
  ])('loading %s, user %j: %j', (loading, user, session) => {
    expect(sessionOf(loading, user)).toEqual(session)
  })
})

describe('S1 §5: watchlist save needs a signed-in user with a phone', () => {
  const signIn = { kind: 'signIn', path: '/sign-in?type=watchlist&redirect=%2Fcars%2Fhilux&back=%2Fcars%2Fhilux' }
  it.each([
    [{ kind: 'loading' }, { kind: 'wait' }],
    [{ kind: 'anonymous' }, signIn],
    [{ kind: 'signedIn', userId: '7', phone: null }, signIn],
    [
      { kind: 'signedIn', userId: '7', phone: '0400 000 000' },
      { kind: 'save', phone: '0400 000 000' },
    ],
  ] as const)('%j: %j', (session, access) => {
    expect(watchlistAccess(session, '/cars/hilux')).toEqual(access)
  })
})
