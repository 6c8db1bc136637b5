/** The lists of a car: images, features and specifications, from the many shapes that feeds give them. */
import type { CarImage, SpecRow } from '#domain/car/car.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { cleanLine } from '#domain/values/clean-text.ts'
import { isEmptyValue } from '#domain/values/read-number.ts'
import { readUrl } from '#domain/values/read-url.ts'
import type { FieldReader } from './field-reader.ts'
import { labelledText } from './labelled-text.ts'

const MAX_IMAGES = 100
const MAX_FEATURES = 200
const MAX_SPECIFICATIONS = 100
const MAX_FEATURE_CHARACTERS = 200

/** Texts, or objects with a URL and perhaps a thumbnail: `{ image: { url, thumb: { url } } }` (S1 §3) and its relatives. */
export function readImages(reader: FieldReader): CarImage[] {
  const images: CarImage[] = []
  const seen = new Set<string>()
  for (const item of listItems(reader, 'images', /[|\s]+/, MAX_IMAGES)) {
    const found = imageParts(item)
    const url = readUrl(found.url)
    if (url === null) {
      reader.notes.warn(
        'unsafe-url',
        'images',
        found.url ?? item,
        'an https: address or a path from /',
        'the image was left out',
      )
    } else if (!seen.has(url)) {
      seen.add(url)
      images.push({ url, thumbnailUrl: readUrl(found.thumbnail) ?? url })
    }
  }
  return images
}

function imageParts(item: unknown): { url: unknown; thumbnail: unknown } {
  const nested = part(item, 'image') ?? part(item, 'video')
  const holder = typeof nested === 'object' && nested !== null ? nested : item
  if (typeof holder !== 'object' || holder === null) return { url: holder, thumbnail: null }
  const first = (...names: string[]) => names.map((name) => part(holder, name)).find((value) => !isEmptyValue(value))
  const thumbnail = first('thumb', 'thumbnail', 'thumbnail_url', 'thumbnailUrl')
  return {
    url: typeof nested === 'string' ? nested : first('url', '@url', 'src', 'href', '#text', 'large', 'original'),
    thumbnail: typeof thumbnail === 'object' && thumbnail !== null ? part(thumbnail, 'url') : thumbnail,
  }
}

/** Addresses of videos or pictures: texts, or objects such as `{ video: { url } }` (S1 §3). */
export function readUrls(reader: FieldReader, field: CarField, most: number): string[] {
  const urls = new Set<string>()
  for (const item of listItems(reader, field, /[|\s]+/, most)) {
    const found = imageParts(item).url ?? item
    const url = readUrl(found)
    if (url === null) {
      reader.notes.warn('unsafe-url', field, found, 'an https: address or a path from /', 'it was left out')
    } else urls.add(url)
  }
  return [...urls]
}

/** One line of plain text an item, each once. */
export function readTexts(reader: FieldReader, field: 'features' | 'standard_equipment'): string[] {
  const features = new Set<string>()
  for (const item of listItems(reader, field, /[|\n]+/, MAX_FEATURES)) {
    const text = cleanItem(reader, field, namedText(item, ['name', 'label', 'value', 'text', 'description', '#text']))
    if (text !== null) features.add(text)
  }
  return [...features]
}

/** Label and value pairs: a list of them, an object, or "Label: value" texts, never prose. A row without data keeps its place (S1 §3). */
export function readSpecifications(reader: FieldReader): SpecRow[] {
  const rows: SpecRow[] = []
  for (const item of listItems(reader, 'specifications', /[|\n]+/, MAX_SPECIFICATIONS)) {
    const pair = labelAndValue(item)
    if (pair === null) continue
    const label = cleanItem(reader, 'specifications', pair.label)
    const value = cleanItem(reader, 'specifications', pair.value)
    if (label !== null && (value !== null || isEmptyValue(pair.value))) rows.push({ label, value: value ?? '' })
  }
  return rows
}

function labelAndValue(item: unknown): { label: unknown; value: unknown } | null {
  if (Array.isArray(item)) return { label: item[0], value: item[1] }
  if (typeof item === 'object' && item !== null) {
    return {
      label: part(item, 'label') ?? part(item, 'name') ?? part(item, '@label') ?? part(item, '@name'),
      value: part(item, 'value') ?? part(item, '@value') ?? part(item, '#text'),
    }
  }
  return labelledText(String(item))
}

/** The items of a field that is a list, a text with separators, or an object that stands for one list or one item. */
function listItems(reader: FieldReader, field: CarField, separator: RegExp, most: number): unknown[] {
  const items = itemsOf(reader.fields[field], field, separator).filter((item) => !isEmptyValue(item))
  if (items.length > most) {
    reader.notes.warn('cut', field, items.length, `at most ${most} items`, 'the items after that were left out')
  }
  return items.slice(0, most)
}

function itemsOf(value: unknown, field: CarField, separator: RegExp): unknown[] {
  if (isEmptyValue(value)) return []
  if (typeof value === 'string') return value.slice(0, 200_000).split(separator)
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return [value]
  const entries = Object.entries(value)
  // `<features><feature>…</feature></features>` reads as an object with one list in it.
  const [only] = entries
  if (entries.length === 1 && only !== undefined && Array.isArray(only[1])) return only[1]
  if (field === 'specifications' && !('label' in value))
    return entries.filter(([, item]) => item === null || typeof item !== 'object')
  if (field !== 'images' && field !== 'specifications' && entries.length === 1) return entries.map(([, item]) => item)
  return [value]
}

function cleanItem(reader: FieldReader, field: CarField, value: unknown): string | null {
  if (isEmptyValue(value) || typeof value === 'object' || value === undefined) return null
  const { text, repairs } = cleanLine(String(value).slice(0, MAX_FEATURE_CHARACTERS * 20))
  for (const rule of repairs) reader.notes.repair(rule)
  if (text === '') return null
  if (text.length <= MAX_FEATURE_CHARACTERS) return text
  return reader.dropped(
    'too-long',
    field,
    text,
    `at most ${MAX_FEATURE_CHARACTERS} characters`,
    'the item was left out',
  )
}

function namedText(item: unknown, names: string[]): unknown {
  if (typeof item !== 'object' || item === null) return item
  return names.map((name) => part(item, name)).find((value) => !isEmptyValue(value))
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
