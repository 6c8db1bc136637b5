/** JSON: an array of objects, an array under a key, or one object after another. */
import type { Format } from './format.ts'
import { objectRecord } from './format.ts'
import { JsonSplitter } from './json-splitter.ts'

export const json: Format = {
  label: 'JSON',
  extensions: ['.json', '.ndjson', '.jsonl'],
  firstCharacters: '{[',
  readHeader: null,
  findDelimiter: () => '',
  refuse: () => null,
  createSplitter: (sink, { record }) => new JsonSplitter(sink, record),
  readRecord: (text, _, notes) => objectRecord(JSON.parse(text), text, notes),
}
