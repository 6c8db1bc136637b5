/** Texts that are put together from other values of a row: "{year} {make} {model}", "{-make}-u#6". */

/** `raw` keeps the type of a value that is the whole text; `slug` and `lower` are how addresses and ids are written. */
export type Transform = 'raw' | 'slug' | 'lower'

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly transform: Transform; readonly name: string }
  /** Digits of a fixed width; the number stands in the body. */
  | { readonly kind: 'number'; readonly width: number }

/** Marks in a template: no text of a car has them. */
export const FIELD_MARKS: Readonly<Record<string, Transform>> = { '\u0001': 'raw', '\u0002': 'slug', '\u0003': 'lower' }
export const NUMBER_MARK = '\u0004'
export const END_MARK = '\u0005'

export function parseTemplate(template: string): TemplatePart[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters
  return (template.match(/[\u0001-\u0004][^\u0005]*\u0005|[^\u0001-\u0005]+/g) ?? []).map((part) => {
    const inner = part.slice(1, -1)
    const transform = FIELD_MARKS[part.charAt(0)]
    if (transform !== undefined) return { kind: 'field', transform, name: inner }
    return part.startsWith(NUMBER_MARK) ? { kind: 'number', width: Number(inner) } : { kind: 'text', text: part }
  })
}

const memory: Record<'slug' | 'lower', Map<string, string>> = { slug: new Map(), lower: new Map() }

/** A value as a part of a text. Few values come again and again, so each is worked out once. */
export function transformed(value: unknown, transform: Transform): string {
  const text = value === null ? '' : String(value)
  if (transform === 'raw') return text
  const known = memory[transform].get(text)
  if (known !== undefined) return known
  const made = transform === 'lower' ? text.toLowerCase() : slugOf(text)
  memory[transform].set(text, made)
  return made
}

/** How the templates write a slug; a text that is written otherwise is just not templated. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
