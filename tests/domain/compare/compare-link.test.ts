import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { COMPARE_LIMIT, comparedSlugs, compareHref } from '#domain/compare/compare-link.ts'

describe('S1 §1: the address of a comparison', () => {
  test.each([
    [[], '/compare'],
    [['a-1'], '/compare?cars=a-1'],
    [['a-1', 'b-2'], '/compare?cars=a-1,b-2'],
  ])('of %j is %s', (slugs, href) => {
    expect(compareHref(slugs)).toBe(href)
  })

  test.each([
    ['', null],
    ['?other=1', null],
    ['?cars=', null],
    ['?cars=,,', null],
    ['?cars=<img>,/etc', null],
    ['?cars=a-1', ['a-1']],
    ['?cars=b-2,a-1', ['b-2', 'a-1']],
    ['?cars=a-1%2Cb-2', ['a-1', 'b-2']],
    ['?cars=a-1,a-1,B,b', ['a-1', 'b']],
    ['?cars=a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['?cars=a,a,b,c,d', ['a', 'b', 'c', 'd']],
  ])('%s names %j', (search, slugs) => {
    expect(comparedSlugs(search)).toEqual(slugs)
  })

  it('is read as it is written', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,40}$/)
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 1, maxLength: COMPARE_LIMIT }), (slugs) => {
        expect(comparedSlugs(compareHref(slugs).slice('/compare'.length))).toEqual(slugs)
      }),
    )
  })
})
