import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { option, required } from '#config/schema/option.ts'
import { siteSchema } from '#config/schema/site.ts'
import { hexColour, share, text, wholeNumber } from '#config/schema/text.ts'
import { configurationPage, TABLES_MARK, undocumentedKeys } from '#scripts/docs/configuration-page.ts'
import { asNode } from '#scripts/docs/schema-node.ts'
import { typeText } from '#scripts/docs/type-text.ts'

describe('docs/configuration.md', () => {
  it('says what the schema says', async () => {
    const template = await readFile('scripts/docs/configuration-template.md', 'utf8')
    const written = await readFile('docs/configuration.md', 'utf8')
    const isStale = written !== configurationPage(template, asNode(siteSchema))
    expect(isStale, 'docs/configuration.md is stale: run npm run docs:configuration').toBe(false)
  })

  it('gives the meaning of every key', () => {
    expect(undocumentedKeys(asNode(siteSchema)), 'declare these with option() or required()').toEqual([])
  })
})

describe('typeText', () => {
  test.each<[string, v.GenericSchema]>([
    ['text', text],
    ['text', v.string()],
    ['colour such as "#0b3d91"', hexColour],
    ['number, 0 to 1', share],
    ['whole number, 1 to 1,000', wholeNumber(1, 1000)],
    ['whole number', v.pipe(v.number(), v.integer())],
    ['number, at least 2', v.pipe(v.number(), v.minValue(2))],
    ['number, more than 0 and at most 9', v.pipe(v.number(), v.gtValue(0), v.maxValue(9))],
    ['number, less than 5', v.pipe(v.number(), v.ltValue(5))],
    ['number, at most 2', v.pipe(v.number(), v.maxValue(2))],
    ['`true` or `false`', v.boolean()],
    ["`'a'`, `'b'` or `3`", v.picklist(['a', 'b', 3])],
    ["`'phone'`", v.literal('phone')],
    ['text, or `null`', v.optional(v.nullable(text), null)],
    ['list of text', v.array(text)],
    ['list of text (at least 1, at most 4)', v.pipe(v.array(text), v.minLength(1), v.maxLength(4))],
    ['list of objects (exactly 2)', v.pipe(v.array(v.strictObject({})), v.length(2))],
    ['list of number and text', v.strictTuple([v.number(), text])],
    ['object: text → number', v.record(v.string(), v.number())],
    ["`'all'`, number or object", v.union([v.picklist(['all']), v.number(), v.strictObject({}), v.strictObject({})])],
    ['text', v.lazy(() => text)],
  ])('calls it "%s"', (words, schema) => {
    expect(typeText(asNode(schema))).toBe(words)
  })
})

describe('configurationPage', () => {
  const page = (entries: v.ObjectEntries) =>
    configurationPage(`# Title\n\n${TABLES_MARK}\n`, asNode(v.strictObject(entries)))

  it('shows plain keys, objects, lists, records and choices', () => {
    const contact = v.variant('kind', [
      v.strictObject({ kind: required(v.literal('phone'), 'How to reach us.'), number: required(text, 'The number.') }),
      v.strictObject({ kind: required(v.literal('mail'), 'How to reach us.'), address: required(text, 'Where | to.') }),
    ])
    const entries = {
      name: required(text, 'The name.', 'S1 §3'),
      seats: option(wholeNumber(1, 9), 5, 'How many sit.'),
      tags: option(v.array(text), [], 'Marks.'),
      theme: option(v.strictObject({ colour: option(hexColour, '#123456', 'The paint.') }), {}, 'The look.', 'S2 §9'),
      contacts: required(v.array(contact), 'Ways to reach us.'),
      rates: option(v.record(v.string(), v.strictObject({ percent: required(v.number(), 'The rate.') })), {}, 'Rates.'),
    }
    expect(page(entries)).toMatchInlineSnapshot(`
      "<!-- Written by \`npm run docs:configuration\` from the schema in src/config/schema; change it there. -->

      # Title

      ### The site itself

      | key | type | default | meaning | source |
      | --- | --- | --- | --- | --- |
      | \`name\` | text | **required** | The name. | S1 §3 |
      | \`seats\` | whole number, 1 to 9 | \`5\` | How many sit. |  |
      | \`tags\` | list of text |  | Marks. |  |

      ### theme

      The look. (S2 §9)

      | key | type | default | meaning | source |
      | --- | --- | --- | --- | --- |
      | \`theme.colour\` | colour such as "#0b3d91" | \`'#123456'\` | The paint. |  |

      ### contacts

      Ways to reach us. Required.

      | key | type | default | meaning | source |
      | --- | --- | --- | --- | --- |
      | \`contacts[].kind\` | \`'phone'\` or \`'mail'\` | **required** | How to reach us. |  |
      | \`contacts[].number\` | text | **required** | The number. |  |
      | \`contacts[].address\` | text | **required** | Where \\| to. |  |

      ### rates

      Rates.

      | key | type | default | meaning | source |
      | --- | --- | --- | --- | --- |
      | \`rates.<name>.percent\` | number | **required** | The rate. |  |
      "
    `)
  })

  it('shows a long default below its table', () => {
    const long = Array.from({ length: 8 }, (_, index) => ({ label: `Entry number ${index}`, href: `/entry-${index}` }))
    const link = v.strictObject({ label: required(text, 'Words.'), href: required(text, 'Where.') })
    const written = page({
      links: option(v.array(link), long.slice(0, 8), 'Links.'),
      words: option(text, 'long '.repeat(40), 'Words.'),
    })
    expect(written).toContain('| `words` | text | below | Words. |  |')
    expect(written).toContain(`Default of \`words\`:\n\n> ${'long '.repeat(40)}`)
    expect(written).toContain(
      'Links.\n\nDefault of `links`:\n\n```json\n[\n  {"label":"Entry number 0","href":"/entry-0"},\n',
    )
  })

  it('ends where an object holds itself', () => {
    const menu: v.GenericSchema = v.strictObject({
      links: option(v.array(v.lazy(() => menu)), [], 'More of the same.'),
    })
    expect(page({ menu: required(menu, 'A menu.') }).match(/links/g)).toHaveLength(1)
  })

  it('wants its place in the template', () => {
    expect(() => configurationPage('# Title', asNode(v.strictObject({})))).toThrow(TABLES_MARK)
  })

  it('finds keys that nobody has explained', () => {
    const inner = v.strictObject({ explained: required(text, 'Explained.'), bare: text })
    expect(undocumentedKeys(asNode(v.strictObject({ outer: v.optional(inner, {} as never) })))).toEqual([
      'outer',
      'outer.bare',
    ])
  })
})
