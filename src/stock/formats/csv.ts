/** CSV: a header line, then a line of cells a record; quotes may hold line ends. */
import type { RawRecord } from '../mapping/raw-record.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import { CsvSplitter } from './csv-splitter.ts'
import type { Format, RecordSyntax } from './format.ts'

export const csv: Format = {
  label: 'CSV',
  extensions: ['.csv', '.tsv'],
  firstCharacters: '',
  readHeader: (text, delimiter) => (csvCells(text, delimiter) ?? []).map((name) => name.trim()),
  findDelimiter: csvDelimiter,
  refuse: (head) => (beginsWithTag(head) ? MARKUP_INSTEAD_OF_CSV : null),
  createSplitter: (sink, { delimiter }) => new CsvSplitter(sink, delimiter),
  readRecord: csvRecord,
}

const MARKUP_INSTEAD_OF_CSV = {
  kind: 'invalid',
  reason: 'not CSV: the file begins with a tag, like a web page or XML',
  where: 'line 1',
  howToMend: 'Open the file: a server may have sent an error page. If the feed is XML, set stock.format to "xml".',
} as const

/** Whether a feed that should be CSV is a web page, such as a server's error message. */
function beginsWithTag(head: Buffer): boolean {
  return /^\s*<(?:!doctype|html|\?xml|[a-z]+[\s>])/i.test(head.toString('latin1', 0, 200))
}

/** The delimiter that cuts the header into the most cells; a comma when none does. */
function csvDelimiter(head: Buffer): string {
  const end = head.indexOf(10)
  const header = head.toString('latin1', 0, end === -1 ? head.length : end).slice(0, 20_000)
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function csvRecord(text: string, { delimiter, header }: RecordSyntax, notes: RowNotes): RawRecord | null {
  const cells = csvCells(text, delimiter)
  if (cells === null) {
    notes.problem('unclosed-quote', 'row', text, ...UNCLOSED_QUOTE)
    return null
  }
  while (cells.length > header.length && cells.at(-1)?.trim() === '') cells.pop()
  if (cells.length !== header.length) {
    const code = cells.length < header.length ? 'cells-missing' : 'cells-extra'
    notes.problem(code, 'row', text, `${header.length} cells`, `it has ${cells.length}`)
    return null
  }
  if (cells.every((cell) => cell.trim() === '')) {
    notes.problem('blank-row', 'row', '', 'a car', 'the row is empty')
    return null
  }
  const record: RawRecord = Object.create(null)
  for (const [index, name] of header.entries()) if (name !== '' && !(name in record)) record[name] = cells[index]
  return record
}

/** What is expected of quotes, and why a record with others cannot be read. */
export const UNCLOSED_QUOTE = [
  'quotes in pairs',
  'a quoted cell is not closed, or holds a quote that is not doubled',
] as const

/** The cells of a record, by the same rules as the splitter; `null` when text stands after a closing quote. */
function csvCells(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  let at = 0
  while (true) {
    let start = at
    while (text[start] === ' ') start++
    if (text[start] !== '"') {
      const end = text.indexOf(delimiter, at)
      cells.push(end === -1 ? text.slice(at) : text.slice(at, end))
      if (end === -1) return cells
      at = end + 1
      continue
    }
    const end = closingQuote(text, start + 1)
    if (end === -1) return null
    cells.push(text.slice(start + 1, end).replaceAll('""', '"'))
    at = end + 1
    while (text[at] === ' ' || text[at] === '\r') at++
    if (at >= text.length) return cells
    if (text[at] !== delimiter) return null
    at++
  }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
