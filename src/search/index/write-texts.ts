/** Writes a column of texts as few templates, which repeat other values of their row. */
import { bytesFor } from '#search/engine/format/columns.ts'
import type { ColumnHead } from '#search/engine/format/container.ts'
import { parseTemplate, transformed } from '#search/engine/format/template.ts'
import { keptBy } from './column-memory.ts'
import { bytesOfCodes, bytesOfText } from './entropy.ts'
import type { InputColumn } from './input-column.ts'
import type { Fields, Template } from './make-template.ts'
import { makeTemplate } from './make-template.ts'
import type { Coded } from './ranks.ts'
import { writeCodes } from './write-codes.ts'
import type { PlaneWriter } from './write-container.ts'

interface Texts {
  readonly templates: readonly string[]
  readonly codes: Uint32Array
  /** By place of the number in its text, then by row. */
  readonly numbers: readonly { least: number; planes: number; values: readonly number[] }[]
  readonly bytes: number
  readonly json: boolean
}

/** A template that rows before had: most rows have one of few. */
interface KnownTemplate extends Template {
  writes(text: string, row: number): boolean
}

const MAX_KNOWN = 4

function knownTemplate(template: string, repeats: readonly InputColumn[]): KnownTemplate {
  const parts = parseTemplate(template).map((part) => ({
    part,
    values: part.kind === 'field' ? repeats.find(({ name }) => name === part.name)?.values : undefined,
  }))
  return {
    template,
    numbers: [],
    writes(text, row) {
      let written = ''
      for (const { part, values } of parts) {
        if (part.kind === 'text') written += part.text
        else if (part.kind === 'field') {
          const value = values?.[row]
          if (value === null || value === '') return false
          written += transformed(value, part.transform)
        }
      }
      return written === text
    },
  }
}

export function templatesOnce({ values }: InputColumn, repeats: readonly InputColumn[]): Texts | null {
  return templatesByArrays(values, ...repeats.flatMap(({ name, values }) => [name, values]))
}

/** Names and values of what may be repeated, one after the other: an answer is known by what it was worked out from. */
const templatesByArrays = keptBy((values: readonly unknown[], ...pairs: readonly (string | readonly unknown[])[]) => {
  const repeats = Array.from(
    { length: pairs.length / 2 },
    (_, index): InputColumn => ({
      name: pairs[index * 2] as string,
      values: pairs[index * 2 + 1] as readonly unknown[],
    }),
  )
  return templatesOf({ values }, repeats)
})

function templatesOf(column: Pick<InputColumn, 'values'>, repeats: readonly InputColumn[]): Texts | null {
  const same = repeats.find(({ values }) => values.every((value, row) => value === column.values[row]))
  const json = column.values.some((value) => typeof value === 'object' && value !== null)
  if (same === undefined && !json && !column.values.some((value) => typeof value === 'string')) return null
  const places = new Map<string, number>()
  const known: KnownTemplate[] = []
  const codes = new Uint32Array(column.values.length)
  const numbers: number[][] = []
  column.values.forEach((value, row) => {
    if (value === null || value === undefined) return
    const text = json ? JSON.stringify(value) : String(value)
    const made =
      same !== undefined
        ? { template: `\u0001${same.name}\u0005`, numbers: [] }
        : (known.find((template) => template.writes(text, row)) ??
          makeTemplate(
            text,
            repeats.map(({ name, values }): Fields[number] => [name, values[row]]),
          ))
    if (made.numbers.length === 0 && known.length < MAX_KNOWN && !places.has(made.template)) {
      known.push(knownTemplate(made.template, repeats))
    }
    if (!places.has(made.template)) places.set(made.template, places.size + 1)
    codes[row] = places.get(made.template) ?? 0
    made.numbers.forEach((number, place) => {
      numbers[place] ??= new Array<number>(column.values.length).fill(-1)
      numbers[place][row] = number
    })
  })
  const templates = [...places.keys()]
  const written = numbers.map((values) => {
    const least = values.reduce((low, value) => (value < 0 ? low : Math.min(low, value)), Number.MAX_SAFE_INTEGER)
    const offsets = values.map((value) => (value < 0 ? 0 : value - least))
    return { least, planes: bytesFor(offsets.reduce((most, value) => Math.max(most, value), 0)), values: offsets }
  })
  const bytes =
    bytesOfText(JSON.stringify(templates)) +
    bytesOfCodes(codes, bytesFor(templates.length)) +
    written.reduce((sum, { values, planes }) => sum + bytesOfCodes(values, planes), 0)
  return { templates, codes, numbers: written, bytes, json }
}

export function writeTexts(
  column: InputColumn,
  texts: Texts,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Omit<ColumnHead, 'o'> {
  const how = writeCodes(texts.codes, texts.templates.length + 1, writer, done)
  for (const { values, planes } of texts.numbers) writer.write(values, planes)
  // Its codes stand for templates, not values: no other column may lean on it.
  done[done.length - 1] = null
  return {
    n: column.name,
    t: texts.templates,
    a: texts.numbers.map(({ least, planes }) => [least, planes]),
    ...how,
    ...(texts.json ? { j: 1 as const } : {}),
  }
}
