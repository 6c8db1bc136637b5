import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapseSold } from '#domain/search/collapse-sold.ts'

const collapse = (text: string): string => collapseSold([...text], (letter) => letter === 's').join('')

describe('S1 §4 consecutive sold cars', () => {
  it.each([
    ['asssb', 'asb'],
    ['ssab', 'sab'],
    ['asbs', 'asbs'],
    ['ass', 'as'],
    ['sss', 'sss'],
    ['', ''],
  ])('%s -> %s', (before, after) => {
    expect(collapse(before)).toBe(after)
  })

  it('keeps every car that can be bought, in order, and no two sold beside each other', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 's') }), (text) => {
        const collapsed = collapse(text)
        expect(collapsed.replaceAll('s', '')).toBe(text.replaceAll('s', ''))
        if (/[ab]/.test(text)) expect(collapsed).not.toContain('ss')
      }),
    )
  })
})
