import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanParagraphs } from '#domain/values/clean-text.ts'
import { readUrl } from '#domain/values/read-url.ts'

const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      'script',
      'b',
      'img src=x ',
      '&lt;',
      '&amp;',
      '&#60;',
      '&#x3c;',
      '&#0;',
      '/',
      '!',
      ' ',
      '\n',
      '\u0000',
      '\u202e',
      '\ud800',
      'a',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

describe.each([
  ['cleanLine', cleanLine],
  ['cleanParagraphs', cleanParagraphs],
])('%s', (_, clean) => {
  it('never leaves or makes the start of a tag, nor a hidden character', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (raw) => {
        const { text } = clean(raw)
        expect(text).not.toMatch(/<[a-z!/?]/i)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the test
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/)
        expect(text.isWellFormed()).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  it('reads 200,000 hostile characters in a moment', () => {
    for (const piece of ['<', '<script', '<!--', '&lt;', '<b', '\u0000']) {
      // Processor time, which other work on the machine does not add to.
      const before = process.cpuUsage()
      clean(piece.repeat(200_000 / piece.length))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, 'ms').toBeLessThan(1_000)
    }
  })
})

describe('readUrl', () => {
  it('lets only https and paths of the site through', () => {
    const url = fc
      .array(
        fc.constantFrom(
          'https:',
          'http:',
          'javascript:',
          '/',
          '//',
          '\\',
          '..',
          '@',
          'a.example',
          '?',
          '#',
          '"',
          "'",
          '<',
          ' ',
          '\t',
          '%0a',
          'x',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(url, (raw) => {
        const read = readUrl(raw)
        expect(read ?? '/').toMatch(/^(?:https:\/\/[^/"'<>\s@]+\/|\/(?!\/))[^"'<>\s\\]*$/)
      }),
      { numRuns: 3_000 },
    )
  })
})
