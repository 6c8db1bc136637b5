import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CsvSplitter } from '#stock/formats/csv-splitter.ts'
import { JsonSplitter } from '#stock/formats/json-splitter.ts'
import type { RawRecordSink, RecordSplitter } from '#stock/formats/record-splitter.ts'
import { MAX_RECORD_BYTES } from '#stock/formats/record-splitter.ts'
import { XmlSplitter } from '#stock/formats/xml-splitter.ts'

type Split = { text: string; line: number; flaw: string | null }

const SPLITTERS: Record<string, (sink: RawRecordSink) => RecordSplitter> = {
  csv: (sink) => new CsvSplitter(sink, ','),
  json: (sink) => new JsonSplitter(sink, null),
  xml: (sink) => new XmlSplitter(sink, null),
}

function split(format: string, document: Buffer, pieceBytes = document.length || 1) {
  const records: Split[] = []
  const splitter = SPLITTERS[format]?.({
    record: (bytes, line, flaw) => records.push({ text: bytes.toString('latin1'), line, flaw }),
  }) as RecordSplitter
  for (let at = 0; at < document.length; at += pieceBytes) {
    // Each piece is wiped after use, as a read buffer would be: a splitter may keep no reference into it.
    const piece = Buffer.from(document.subarray(at, at + pieceBytes))
    splitter.write(piece)
    piece.fill(0x58)
  }
  return { records, fault: splitter.end() }
}

const texts = (format: string, document: string) => split(format, Buffer.from(document)).records.map(({ text }) => text)

describe('CsvSplitter', () => {
  it('ends records at CRLF and LF, but not inside quotes', () => {
    const { records } = split('csv', Buffer.from('a,b\r\n1,"x\ny"\n\n2,"say ""hi"", ok"\r\n'))
    expect(records).toEqual([
      { text: 'a,b', line: 1, flaw: null },
      { text: '1,"x\ny"', line: 2, flaw: null },
      { text: '2,"say ""hi"", ok"', line: 5, flaw: null },
    ])
  })

  it('takes a quote inside a plain cell as a character', () => {
    expect(texts('csv', 'a,19" alloys\nb,c\n')).toEqual(['a,19" alloys', 'b,c'])
  })

  it('gives up only the line whose quote never closes', () => {
    const { records, fault } = split('csv', Buffer.from('1,"broken\n2,"whole"\n3,plain\n'))
    expect(records).toEqual([
      { text: '1,"broken', line: 1, flaw: 'unclosed-quote' },
      { text: '2,"whole"', line: 2, flaw: null },
      { text: '3,plain', line: 3, flaw: null },
    ])
    expect(fault).toBeNull()
  })

  it('says that a document which ends in quotes is truncated', () => {
    expect(split('csv', Buffer.from('a,b\n1,"x')).fault?.kind).toBe('truncated')
  })

  it('passes over a line beyond all size, and goes on', () => {
    const { records } = split('csv', Buffer.from(`a,b\n${'x'.repeat(3 * MAX_RECORD_BYTES)}\n1,2\n`), 65_536)
    expect(records.map(({ flaw, text }) => [flaw, text.length])).toEqual([
      [null, 3],
      ['too-long', 200],
      [null, 3],
    ])
  })
})

describe('JsonSplitter', () => {
  it.each([
    ['a top-level array', '[{"a":1}, {"b":"}]\\""}]'],
    ['an array under a usual key', '{"count":2,"cars":[{"a":1},{"b":"}]\\""}],"end":{"x":[1]}}'],
    ['an array two keys down is not usual', '{"a":1}\n{"b":"}]\\""}'],
  ])('finds the records of %s', (_, document) => {
    expect(texts('json', document)).toEqual(['{"a":1}', '{"b":"}]\\""}'])
  })

  it('finds the array under a configured path', () => {
    const records: string[] = []
    const splitter = new JsonSplitter({ record: (bytes) => records.push(bytes.toString()) }, 'feed.units')
    splitter.write(Buffer.from('{"cars":[{"no":1}],"feed":{"units":[{"yes":1}]}}'))
    expect(splitter.end()).toBeNull()
    expect(records).toEqual(['{"yes":1}'])
  })

  it('gives out what is no object, so that it can be reported', () => {
    expect(texts('json', '[1, "two", null, [3], {"a":1}]')).toEqual(['1', '"two"', 'null', '[3]', '{"a":1}'])
  })

  it('keeps the neighbours of a record whose string is not closed', () => {
    expect(texts('json', '[{"a":"x},\n{"b":2}]')[0]).toContain('{"a":"x}')
    expect(texts('json', '[\n{"a":"x\n},\n{"b":2}\n]')).toEqual(['{"a":"x\n}', '{"b":2}'])
  })

  it.each([
    ['[{"a":1} {"b":2}]', 'invalid'],
    ['[{"a":1}] x', 'invalid'],
    ['hello', 'invalid'],
    ['[{"a":1},', 'truncated'],
    ['[{"a":"', 'truncated'],
    ['{"cars":[{"a":1}]', 'truncated'],
    ['{"ca', 'truncated'],
  ])('finds fault with %s', (document, kind) => {
    expect(split('json', Buffer.from(document)).fault?.kind).toBe(kind)
  })
})

describe('XmlSplitter', () => {
  it('respects comments, CDATA, attributes and prefixes', () => {
    const one = '<d:car id="a>b"><!-- </car> --><t><![CDATA[</car>]]></t></d:car>'
    const document = `<?xml version="1.0"?>\n<!-- <car> --><stock>\n${one}\n<car/>\n<meta/></stock>`
    expect(texts('xml', document)).toEqual([one, '<car/>'])
  })

  it('keeps an element inside one of its own name', () => {
    expect(texts('xml', '<s><car><car>1</car></car><car>2</car></s>')).toEqual([
      '<car><car>1</car></car>',
      '<car>2</car>',
    ])
  })

  it.each([
    ['<!DOCTYPE s [<!ENTITY a "b">]><s><car>&a;</car></s>', 'refused'],
    ['<s><car></car>', 'truncated'],
    ['<s><car>', 'truncated'],
    ['<s><!-- ', 'truncated'],
    ['<s></t>', 'invalid'],
    ['<s/><s/>', 'invalid'],
    ['price,km', 'invalid'],
  ])('finds fault with %s', (document, kind) => {
    expect(split('xml', Buffer.from(document)).fault?.kind).toBe(kind)
  })
})

/** Documents that are nearly right: the pieces of each format in any order. */
const PIECES: Record<string, string[]> = {
  csv: ['a', ',', '"', '""', '\n', '\r\n', ' ', 'x"y', 'é'],
  json: ['{', '}', '[', ']', ',', ':', '"', '\\', '\\"', '"a"', '"cars":[', '{"a":1}', '1', 'null', '\n', ' '],
  xml: [
    '<s>',
    '</s>',
    '<car>',
    '</car>',
    '<car/>',
    '<a b=">">',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x ?>',
    '<',
    '>',
    '&amp;',
    't',
    '\n',
  ],
}

describe.each(Object.keys(SPLITTERS))('any %s document', (format) => {
  const document = fc.oneof(
    fc.array(fc.constantFrom(...(PIECES[format] ?? [])), { maxLength: 40 }).map((parts) => Buffer.from(parts.join(''))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )

  it('splits alike whatever the pieces in which it arrives', () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 1, max: 9 }), (bytes, pieceBytes) => {
        expect(split(format, bytes, pieceBytes)).toEqual(split(format, bytes))
      }),
      { numRuns: 2_000 },
    )
  })
})
