/** Whether the data of a page is right, and says what the page itself shows. */
import { formatAud } from '#domain/formats/money.ts'
import type { WrittenThing } from './thing-checks.ts'
import { isThing, thingProblems, typesOf } from './thing-checks.ts'

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s
const TITLE = /<title>(.*?)<\/title>/s
const TAG = /<[^>]+>/g
/** Named by the page's heading, where the page is theirs. */
const NAMED_BY_HEADING = new Set([
  'Car',
  'Motorcycle',
  'Vehicle',
  'AutoDealer',
  'Brand',
  'Organization',
  'Offer',
  'AggregateOffer',
])

/** What is wrong with the data of a page; a page without any has no problem. */
export function pageProblems(html: string): string[] {
  const problems: string[] = []
  for (const [, text = ''] of html.matchAll(BLOCK)) {
    let data: unknown
    try {
      data = JSON.parse(text)
    } catch {
      problems.push('The data is not JSON, so search engines drop all of it.')
      continue
    }
    const graph = isThing(data) ? data['@graph'] : undefined
    if (!isThing(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(graph)) {
      problems.push('The data is not a graph of schema.org.')
      continue
    }
    for (const thing of graph) {
      problems.push(...(isThing(thing) ? [...thingProblems(thing), ...disagreements(thing, html)] : ['no thing']))
    }
  }
  return problems
}

/** What the data says and the page does not. */
function disagreements(thing: WrittenThing, html: string): string[] {
  const types = typesOf(thing)
  const canonical = CANONICAL.exec(html)?.[1] ?? ''
  const problems: string[] = []
  const shows = (what: string, text: unknown): void => {
    if (typeof text === 'string' && !shownText(html).includes(spaced(text)))
      problems.push(`The page does not show ${what}`)
  }
  if (types.some((type) => NAMED_BY_HEADING.has(type)) && thing['url'] === canonical) {
    // A heading says more of a vehicle than its name, and its title says no less.
    const [heading, title] = [HEADING, TITLE].map((element) => textOf(element.exec(html)?.[1] ?? ''))
    const name = String(thing['name'])
    if (heading?.startsWith(name) !== true && title?.includes(name) !== true) {
      problems.push(`${types[0]} is named "${name}", its page "${heading}"`)
    }
  }
  for (const offer of offersOf(thing)) {
    const priceAud = offer['price'] ?? offer['lowPrice']
    if (typeof priceAud === 'number') shows(`the price ${priceAud}`, formatAud(priceAud))
  }
  for (const item of rowsOf(thing)) {
    const url = item['url'] ?? item['item']
    if (typeof url === 'string' && url !== canonical && !html.includes(`href="${pathOf(url)}`)) {
      problems.push(`The page has no link to ${url}`)
    }
  }
  if (types.includes('FAQPage') && Array.isArray(thing['mainEntity'])) {
    for (const question of thing['mainEntity'].filter(isThing)) {
      shows(`the question "${question['name']}"`, question['name'])
    }
  }
  return problems
}

function offersOf(thing: WrittenThing): WrittenThing[] {
  const types = typesOf(thing)
  if (types.includes('Offer') || types.includes('AggregateOffer')) return [thing]
  if (types.includes('OfferCatalog')) return rowsOf(thing)
  return isThing(thing['offers']) ? [thing['offers']] : []
}

function rowsOf(thing: WrittenThing): WrittenThing[] {
  const rows = thing['itemListElement']
  return Array.isArray(rows) ? rows.filter(isThing) : []
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url
}

let last = { html: '', text: '' }

/** The words of the page's body without its scripts. */
function shownText(html: string): string {
  if (last.html !== html) {
    const body = html.slice(html.indexOf('<body')).replace(/<script\b.*?<\/script>/gs, ' ')
    last = { html, text: textOf(body) }
  }
  return last.text
}

function textOf(html: string): string {
  return spaced(decoded(html.replace(TAG, ' ')))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string | undefined) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
  )
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
