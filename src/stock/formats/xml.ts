/** XML: one element a record, read as its children by name, attributes as "@name", repeated children as a list. */
import { SaxesParser } from 'saxes'
import type { RawRecord } from '../mapping/raw-record.ts'
import type { Format } from './format.ts'
import { objectRecord } from './format.ts'
import { XmlSplitter } from './xml-splitter.ts'

export const xml: Format = {
  label: 'XML',
  extensions: ['.xml'],
  firstCharacters: '<',
  readHeader: null,
  findDelimiter: () => '',
  refuse: () => null,
  createSplitter: (sink, { record }) => new XmlSplitter(sink, record),
  readRecord: (text, _, notes) => objectRecord(parseXmlRecord(text), text, notes),
}

const MAX_DEPTH = 50

interface OpenElement {
  name: string
  record: RawRecord
  text: string
  hasChildren: boolean
}

/** The element's record. Throws with the parser's words when the element is not well-formed. */
function parseXmlRecord(xml: string): RawRecord {
  const parser = new SaxesParser({ xmlns: false, fragment: true })
  const open: OpenElement[] = []
  let root: unknown = null
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH) throw new Error(`elements nested more than ${MAX_DEPTH} deep`)
    const record: RawRecord = Object.create(null)
    for (const [name, value] of Object.entries(tag.attributes)) record[`@${localName(name)}`] = value
    open.push({ name: localName(tag.name), record, text: '', hasChildren: Object.keys(record).length > 0 })
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop() as OpenElement
    const value = elementValue(element)
    const parent = open.at(-1)
    if (parent === undefined) root = value
    else {
      parent.hasChildren = true
      addChild(parent.record, element.name, value)
    }
  })
  parser.write(xml).close()
  return typeof root === 'object' && root !== null ? (root as RawRecord) : { '#text': root }
}

function elementValue(element: OpenElement): unknown {
  const text = element.text.trim()
  if (!element.hasChildren) return text
  if (text !== '') element.record['#text'] = text
  else if (isNil(element.record)) return ''
  return element.record
}

/** `<price xsi:nil="true"/>` is how XML says that there is no price. */
function isNil(record: RawRecord): boolean {
  const nil = record['@nil']
  return (nil === 'true' || nil === '1') && Object.keys(record).every((name) => name.startsWith('@'))
}

function addChild(record: RawRecord, name: string, value: unknown): void {
  const before = record[name]
  if (before === undefined) record[name] = value
  else if (Array.isArray(before)) before.push(value)
  else record[name] = [before, value]
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
