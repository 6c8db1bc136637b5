import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPagePieces } from '#generator/page-pieces.ts'

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

describe('pieces of a page that are set aside', () => {
  test('come back in their places', () => {
    const { setAside, putTogether } = createPagePieces()()
    const header = setAside('<header>Café – “Größe”</header>')
    const cards = setAside('<ul><li>🚗</li></ul>')
    const content = setAside(`<h1>Cars</h1>${cards}<p>End</p>`)
    expect(header.length).toBeLessThan(30)
    expect(text(putTogether(`<body>${header}<main>${content}</main></body>`))).toBe(
      '<body><header>Café – “Größe”</header><main><h1>Cars</h1><ul><li>🚗</li></ul><p>End</p></main></body>',
    )
  })

  test('are those of one page alone, also when another is made meanwhile', () => {
    const newPieces = createPagePieces()
    const [first, second] = [newPieces(), newPieces()]
    const [ofFirst, ofSecond] = [first.setAside('first'), second.setAside('the second')]
    expect(text(second.putTogether(ofSecond))).toBe('the second')
    expect(text(first.putTogether(ofFirst))).toBe('first')
  })

  test('leave what an author wrote in the same words', () => {
    const { setAside, putTogether } = createPagePieces()()
    const page = `${setAside('<!--set aside 0--> <!--set aside 9--> <!--set aside')}<!--set aside x--><!--set aside --><!--set aside 0 --><!--set aside 00-->`
    expect(text(putTogether(page))).toBe(
      '<!--set aside 0--> <!--set aside 9--> <!--set aside<!--set aside x--><!--set aside --><!--set aside 0 --><!--set aside 00-->',
    )
  })

  test('make the same page as without them, whatever they hold and however long it is', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'é', '–', '車', '🚗', '<', '>', '-', '!'), maxLength: 40 })
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 30_000 })), { maxLength: 8 }), (pieces) => {
        const { setAside, putTogether } = createPagePieces()()
        const texts = pieces.map(([html, times]) => html.repeat(times))
        expect(text(putTogether(texts.map(setAside).join('|')))).toBe(texts.join('|'))
      }),
      { numRuns: 30 },
    )
  })
})
