import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import type { SaxesTagPlain } from 'saxes'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import type { StoredLead } from '#database/leads/leads.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { leadAdf } from '#worker/lead-adf.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'

/** What the grammar says of one element: which children in which order, and which attributes with which values. */
interface Declared {
  children: RegExp
  attributes: Map<string, RegExp>
}

const grammar = await readGrammar('tests/fixtures/adf/adf-1.0.dtd')

async function readGrammar(file: string): Promise<Map<string, Declared>> {
  const text = (await readFile(file, 'utf8')).replaceAll(/<!--.*?-->/gs, '')
  const declared = new Map<string, Declared>()
  for (const [, name = '', model = ''] of text.matchAll(/<!ELEMENT\s+(\S+)\s+([^>]*)>/g)) {
    // A content model is a regular expression over the names of children.
    const pattern = model.replaceAll('#PCDATA', '').replaceAll(/[\s,]/g, '').length
      ? model
          .replaceAll(/\s|,/g, ' ')
          .replaceAll('#PCDATA', '')
          .replaceAll(/[\w-]+/g, '(?:<$&>)')
          .replaceAll(' ', '')
      : '()'
    declared.set(name, { children: new RegExp(`^${pattern.replaceAll('()', '')}$`), attributes: new Map() })
  }
  for (const [, name = '', list = ''] of text.matchAll(/<!ATTLIST\s+(\S+)\s+([^>]*)>/g)) {
    for (const [, attribute = '', type = ''] of list.matchAll(/([\w-]+)\s+(CDATA|\([^)]*\))\s+(?:#IMPLIED|"[^"]*")/g)) {
      const values = type === 'CDATA' ? '.*' : type.replaceAll(/\s/g, '')
      declared.get(name)?.attributes.set(attribute, new RegExp(`^(?:${values})$`, 's'))
    }
  }
  return declared
}

/** What the document does that the grammar does not allow; throws when it is no XML. */
function problemsOf(document: string): string[] {
  const problems: string[] = []
  const open: { name: string; children: string }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const last = open.at(-1)
    if (last !== undefined) last.children += `<${name}>`
    const declared = grammar.get(name)
    if (declared === undefined) problems.push(`${name} is not declared`)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (declared?.attributes.get(attribute)?.test(value) !== true) problems.push(`${name} ${attribute}="${value}"`)
    }
    open.push({ name, children: '' })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed !== undefined && grammar.get(closed.name)?.children.test(closed.children) !== true) {
      problems.push(`${closed.name} holds ${closed.children}`)
    }
  })
  parser.write(document).close()
  return problems
}

const site = makeSite({ email: 'dealer@example.com.au' })
const lead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  id: '2692dff1-adcb-4d70-8d87-9b2acbca59c1',
  siteSlug: site.slug,
  createdAt: new Date('2026-11-22T18:17:22.315Z'),
  form: 'enquiry',
  values: leadValues({
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@example.com',
    phone: '0412 345 678',
    postcode: '4032',
    category: 'Test Drive',
    message: 'Is it <there> & ready?',
  }),
  details: [{ label: 'Test Drive Booking Date', value: '2026-11-25T10:30' }],
  car: makeCar({ odometerKm: 45_000, priceAud: 45_990, locationCode: 'NORTH' }),
  consent: { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-11-22T00:00:00.000Z', source: '/' },
  suspicions: [],
  ...changes,
})

describe('the grammar of the test', () => {
  it('finds what is wrong', () => {
    expect(problemsOf('<adf><prospect><vehicle interest="steal"></vehicle></prospect></adf>')).toEqual([
      'vehicle interest="steal"',
      'vehicle holds ',
      'prospect holds <vehicle>',
    ])
  })
})

describe('a lead as ADF', () => {
  it('follows the grammar, and says what the shopper said', () => {
    const document = leadAdf(lead(), site)
    expect(problemsOf(document)).toEqual([])
    expect(document).toContain('<vehicle interest="test-drive" status="used">')
    expect(document).toContain('<odometer status="original" units="km">45000</odometer>')
    expect(document).toContain('Test Drive Booking Date: 2026-11-25T10:30')
    expect(document).toContain('Is it &lt;there&gt; &amp; ready?')
  })

  it('follows the grammar whatever is known and whatever was typed', () => {
    const text = fc.option(fc.string({ unit: 'binary', minLength: 1 }))
    fc.assert(
      fc.property(text, text, text, text, text, fc.boolean(), (name, last_name, message, postcode, badge, hasPhone) => {
        const values = leadValues({
          name,
          last_name,
          message,
          postcode,
          ...(hasPhone ? { phone: '0412345678' } : { email: 'kim@example.com' }),
        })
        const car = makeCar({ badge, vin: null, stockNumber: null, odometerKm: null, priceAud: null })
        expect(problemsOf(leadAdf(lead({ values, car }), site))).toEqual([])
      }),
    )
  })
})
