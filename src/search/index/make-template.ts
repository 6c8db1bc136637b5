/** Finds how a text is put together from other values of its row; `engine/template.ts` puts it together again. */
import { END_MARK, FIELD_MARKS, NUMBER_MARK, transformed } from '#search/engine/format/template.ts'

/** Values of a row that texts may repeat, by column. */
export type Fields = readonly (readonly [name: string, value: unknown])[]

export interface Template {
  readonly template: string
  readonly numbers: readonly number[]
}

const MARKS = Object.entries(FIELD_MARKS)
const MAX_DIGITS = 9

/** The template of a text: the longest repeated values, then digits as numbers, and what is left as it stands. */
export function makeTemplate(text: string, fields: Fields): Template {
  const known = fields.flatMap(([name, value]) =>
    MARKS.map(([mark, transform]) => ({
      written: transformed(value, transform),
      reference: `${mark}${name}${END_MARK}`,
    })),
  )
  const candidates = known
    .filter(({ written }) => written !== '' && text.includes(written))
    .sort((a, b) => b.written.length - a.written.length)
  const numbers: number[] = []
  let template = ''
  let at = 0
  while (at < text.length) {
    const found = candidates.find(
      ({ written }) => text.startsWith(written, at) && standsAlone(text, at, written.length),
    )
    const digits = found === undefined ? /^\d+/.exec(text.slice(at, at + MAX_DIGITS))?.[0] : undefined
    if (found !== undefined) {
      template += found.reference
      at += found.written.length
    } else if (digits !== undefined) {
      template += `${NUMBER_MARK}${digits.length}${END_MARK}`
      numbers.push(Number(digits))
      at += digits.length
    } else {
      template += text.charAt(at)
      at += 1
    }
  }
  return { template, numbers }
}

/** A value is a reference only where it is not a part of a longer word. */
function standsAlone(text: string, at: number, length: number): boolean {
  const isWord = (index: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(index))
  return !isWord(at - 1) && !isWord(at + length)
}
