/** Writes columns in the way that compresses best; `engine/columns.ts` reads them. */
import type { ColumnHead } from '#search/engine/format/container.ts'
import { codedOnce } from './column-memory.ts'
import { dictionaryOf, minBytes } from './dictionary.ts'
import type { InputColumn } from './input-column.ts'
import type { Coded } from './ranks.ts'
import { writeCodes } from './write-codes.ts'
import { PlaneWriter } from './write-container.ts'
import { writeLists } from './write-lists.ts'
import { templatesOnce, writeTexts } from './write-texts.ts'

export interface WrittenColumns {
  readonly heads: ColumnHead[]
  readonly body: Uint8Array
}

export function writeColumns(rows: number, columns: readonly InputColumn[]): WrittenColumns {
  const writer = new PlaneWriter()
  const done: (Coded | null)[] = []
  const heads = columns.map((column): ColumnHead => ({ o: writer.length, ...writeColumn(column) }))
  return { heads, body: writer.body() }

  function writeColumn(column: InputColumn): Omit<ColumnHead, 'o'> {
    if (column.values.some(Array.isArray)) return writeLists(rows, column, writer, done)
    const texts = column.repeats === undefined ? null : templatesOnce(column, column.repeats)
    const coded = column.coded ?? codedOnce(column.values)
    // A dictionary is not sorted where it cannot be the smaller one.
    const plain =
      coded.distinct.some((value) => typeof value === 'object') ||
      (texts !== null && texts.bytes < minBytes(coded.distinct))
        ? null
        : dictionaryOf(coded)
    if (texts !== null && (plain === null || texts.bytes < plain.bytes)) return writeTexts(column, texts, writer, done)
    if (plain === null) throw new Error(`no way to write the column ${column.name}`)
    const { head, values } = plain.binary ?? { head: { v: plain.values }, values: null }
    if (values !== null) writer.write(values, head.i?.[3] ?? 0)
    return { n: column.name, ...head, ...writeCodes(plain.codes, plain.values.length + 1, writer, done) }
  }
}
