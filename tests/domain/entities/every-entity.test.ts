/** What holds for every entity of S1 §3 and S2 §3, whatever comes from outside. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import { financeEntries, financeQuoteSchema } from '#domain/entities/car-finance.ts'
import { hotspotsSchema } from '#domain/entities/car-media.ts'
import * as dealership from '#domain/entities/dealership.ts'
import { favouriteSchema } from '#domain/entities/favourite.ts'
import { offerSchema } from '#domain/entities/offer.ts'
import { parseOrProblems } from '#domain/entities/parse.ts'
import { viewedCarSchema, visitorDetailsSchema } from '#domain/entities/stored-entities.ts'
import { searchEntrySchema } from '#domain/search/saved-search.ts'

const SCHEMAS: Record<string, v.GenericSchema> = {
  'auto-gauge': autoGaugeSchema,
  'finance lenders': v.object(financeEntries),
  'finance quote': financeQuoteSchema,
  hotspots: hotspotsSchema,
  'brand entry': dealership.brandSchema,
  review: dealership.reviewSchema,
  offer: offerSchema,
  favourite: favouriteSchema,
  'viewed car': viewedCarSchema,
  'visitor details': visitorDetailsSchema,
  'search history entry': searchEntrySchema,
}

type Node = v.GenericSchema & { entries?: Record<string, Node>; pipe?: Node[]; wrapped?: Node }

/** The keys that any schema of an entity knows, at any depth that a test can see. */
function keysOf(schema: v.GenericSchema): string[] {
  const { entries, pipe, wrapped } = schema as Node
  return [
    ...Object.entries(entries ?? {}).flatMap(([key, inner]) => [key, ...keysOf(inner)]),
    ...(pipe ?? []).filter((step) => step !== schema).flatMap(keysOf),
    ...(wrapped === undefined ? [] : keysOf(wrapped)),
  ]
}

const INNER = ['url', 'image', 'thumb', 'video', 'name', 'id', 'label', 'value', 'x', 'y', 'positions', 'description']
const DEEPER = [
  'min',
  'max',
  'exterior',
  'angle',
  'term5',
  'paymentWeek',
  'lat',
  'lng',
  'geometry',
  'location',
  'begin',
]

const hostileText = fc.constantFrom(
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  'https://user:pass@evil.example/',
  '<script>alert(1)</script>',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '=HYPERLINK("x")',
  '\u202eabc\u0000',
  'x'.repeat(30_000),
  '😀'.repeat(5_000),
)
const feedText = fc.constantFrom(
  '12,990',
  '$1,234.567',
  'https://photos.example/1.jpg',
  'https://photos.example/é.jpg',
  '/cars/a',
  'Used',
  'in_stock',
  'yes',
  '0412 345 678',
  'sam@example.com.au',
  '2026-03-31T09:00:00.250Z',
  '31/03/2026',
  '8:30',
  'Open',
  'QLD',
  'north-shore',
)
const leaf = fc.oneof(hostileText, feedText, fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null))

/** Values of the keys that a schema knows, and of hostile ones. */
function shaped(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const names = [...new Set([...keysOf(schema), ...INNER, ...DEEPER])]
  const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.constantFrom('__proto__', 'constructor'))
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
    ),
  }))
  const own = keysOf(schema)
  const object = fc
    .tuple(
      fc.array(fc.tuple(own.length === 0 ? key : fc.constantFrom(...own), value), { maxLength: 25 }),
      fc.record({
        id: fc.constantFrom('t1042', 7),
        car_id: fc.constant('t1042'),
        name: fc.constant('Name'),
        title: fc.constant('Title'),
        slug: fc.constant('slug'),
        value: fc.constant('value'),
        count: fc.constant(3),
        pages: fc.constant('1'),
        price: fc.constant('12'),
        weekday: fc.constant('1'),
        date: fc.constant('25/12/2026'),
        phone_number: fc.constant('0412 345 678'),
        rating: fc.constant(4.5),
      }),
    )
    .map(([pairs, needed]) => ({ ...Object.fromEntries(pairs), ...needed }))
  return fc.oneof({ weight: 4, arbitrary: object }, value, fc.jsonValue())
}

/** Every text of a value, with the name it stands under. */
function textsOf(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [{ name: 'key', text: key }]),
    ...textsOf(inner, Array.isArray(value) ? name : key),
  ])
}

const ADDRESSES = /(?:^|_)(?:url|images|thumbnails|logo|banner|file|path|spin_interior_image|visited_pages|thumb)$/

describe.each(Object.entries(SCHEMAS))('S1 §3, S2 §3: %s', (name, schema) => {
  it('never throws, and reads what it read before as the same', () => {
    fc.assert(
      fc.property(shaped(schema), (value) => {
        const first = parseOrProblems(schema, value)
        if (first.kind === 'problems') {
          expect(first.problems.length).toBeGreaterThan(0)
          return
        }
        const again: unknown = JSON.parse(JSON.stringify(first.value))
        expect(again).toEqual(first.value)
        expect(parseOrProblems(schema, again)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })

  it('lets nothing hostile in', () => {
    fc.assert(
      fc.property(shaped(schema), (value) => {
        const parsed = v.safeParse(schema, value)
        if (!parsed.success) return
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
        for (const { name: key, text } of textsOf(parsed.output)) {
          expect(text.length).toBeLessThanOrEqual(20_000)
          expect(['__proto__', 'constructor']).not.toContain(key === 'key' ? text : '')
          if (ADDRESSES.test(key)) expect(text).toMatch(/^(?:https:\/\/(?![^/]*@)|\/(?!\/))/)
          if (!TYPED.has(name)) expect(text).not.toMatch(/<[a-z!/]/i)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** What visitors type keeps its signs, and is escaped where it is shown. */
const TYPED = new Set(['favourite', 'viewed car', 'visitor details', 'search history entry'])
