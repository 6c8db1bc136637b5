/**
 * The short tags of content pages: a line such as `{{ form: service }}` stands for a part that is more than words. This
 * is the one list of them; docs/site-data.md describes each.
 */
import { VIDEO_ORIGINS, videoSource } from '../car/viewer/video-source.ts'
import type { FormKind } from '../leads/forms/form-definition.ts'
import type { LocationBlock } from '../places/location-block.ts'

export type ContentPart =
  /** Made from the site's own Markdown. */
  { readonly kind: 'html'; readonly html: string } | TagPart

export type TagPart =
  | { readonly kind: 'form'; readonly form: FormKind }
  | { readonly kind: 'locations'; readonly block: LocationBlock }
  | { readonly kind: 'video'; readonly url: string; readonly title: string }
  /** `null`: of every manufacturer. */
  | { readonly kind: 'offers'; readonly manufacturer: string | null }
  | { readonly kind: 'reviews' }

/** By the words that a site writes. */
const FORMS: Readonly<Record<string, FormKind>> = {
  enquiry: 'enquiry',
  callback: 'basic',
  'test-drive': 'testDrive',
  service: 'serviceBooking',
  parts: 'parts',
  fleet: 'fleet',
  finance: 'finance',
  'apply-for-finance': 'applyForFinance',
  'trade-in': 'tradeIn',
  'sell-your-car': 'sellMyCar',
  careers: 'careers',
}

/** Where the frames of a page's videos come from. */
export function videoFrames(pages: readonly { readonly parts: readonly ContentPart[] }[]): string[] {
  const videos = pages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'video' ? [part] : [])))
  return videos
    .map(({ url }) => videoSource(url))
    .flatMap((one) => (one.kind === 'service' ? [VIDEO_ORIGINS[one.service]] : []))
}

/** Reads the value behind the colon; a text says what was expected. */
type ReadTag = (value: string) => TagPart | string

const SHORT_TAGS: Readonly<Record<string, ReadTag>> = {
  form: (value) => {
    const form = Object.hasOwn(FORMS, value) ? FORMS[value] : undefined
    return form === undefined ? `one of ${Object.keys(FORMS).join(', ')}` : { kind: 'form', form }
  },
  locations: (value) => {
    const block = readLocationBlock(value)
    return typeof block === 'string' ? block : { kind: 'locations', block }
  },
  video: (value) => {
    const [url = '', title = ''] = value.split('|').map((part) => part.trim())
    const isPlayable = videoSource(url).kind === 'service' || /^\/(?!\/)\S+\.(?:mp4|webm)$/.test(url)
    return isPlayable && title !== ''
      ? { kind: 'video', url, title }
      : 'the address of a video of YouTube, of Vimeo or of the site, then | and its title'
  },
  offers: (value) => ({ kind: 'offers', manufacturer: value === '' ? null : value }),
  reviews: (value) => (value === '' ? { kind: 'reviews' } : 'no value'),
}

const WHOLE_BLOCK: LocationBlock = {
  filter: 'all',
  manufacturer: null,
  subtype: null,
  exclude: [],
  selectedLocations: [],
}

/** "sales | manufacturer: Isuzu | exclude: W01S, W02S" (S2 §3 "Location filter block"). */
function readLocationBlock(value: string): LocationBlock | string {
  const [filter = '', ...rules] = value.split('|').map((part) => part.trim())
  if (/\s/.test(filter))
    return 'one of primary, sales, service, parts, service-and-parts, all, or the code of a location'
  let block: LocationBlock = { ...WHOLE_BLOCK, filter: filter || 'all' }
  for (const rule of rules) {
    const [, name = '', words = ''] = /^(\w+):\s*(\S.*)$/.exec(rule) ?? []
    if (name === 'manufacturer' || name === 'subtype') block = { ...block, [name]: words }
    else if (name === 'exclude' || name === 'selectedLocations') block = { ...block, [name]: words.split(/\s*,\s*/) }
    else return '| manufacturer: a make, | subtype: a word, | exclude: codes or | selectedLocations: codes'
  }
  return block
}

export type ReadLine =
  | { readonly kind: 'words' }
  | { readonly kind: 'part'; readonly part: TagPart }
  | { readonly kind: 'problem'; readonly expected: string; readonly received: string; readonly mend: string }

/** A line of Markdown: a tag stands alone on its line. */
export function readShortTag(line: string): ReadLine {
  const [tag, name = '', value = ''] = /^\s*\{\{\s*([^:{}]*?)\s*(?::\s*([^{}]*?)\s*)?\}\}\s*$/.exec(line) ?? []
  if (tag === undefined) {
    const inline = /\{\{.*\}\}/.exec(line.replace(/`[^`]*`/g, ''))?.[0]
    return inline === undefined
      ? { kind: 'words' }
      : problem('a short tag alone on its line', inline, 'Put the tag on a line of its own.')
  }
  const read = Object.hasOwn(SHORT_TAGS, name) ? SHORT_TAGS[name] : undefined
  if (read === undefined) return problem('a known short tag', tag.trim(), `The tags are ${tagNames().join(', ')}.`)
  const part = read(value)
  return typeof part === 'string'
    ? problem(`${part}, behind ${name}`, value === '' ? 'nothing' : value, `Write it as {{ ${name}: … }}.`)
    : { kind: 'part', part }
}

function tagNames(): string[] {
  return Object.keys(SHORT_TAGS).map((name) => `{{ ${name} }}`)
}

function problem(expected: string, received: string, mend: string): ReadLine {
  return { kind: 'problem', expected, received, mend }
}
