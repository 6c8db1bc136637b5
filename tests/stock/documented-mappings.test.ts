/** What the documents show of `stock` in a site.ts is what the configuration takes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { stockSchema } from '#config/schema/stock.ts'
import { importText } from './import-text.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')

interface Shown {
  stock?: Record<string, unknown>
  mapping?: Record<string, unknown>
}

/** Each block of a document that holds a part of a site.ts, as a value. */
function shownIn(file: string): Shown[] {
  const text = readFileSync(join(PROJECT_DIR, file), 'utf8')
  return [...text.matchAll(/```ts\n((?:stock|mapping): \{[\s\S]*?)```/g)].map(
    ([, block = '']): Shown => new Function(`return { ${block} }`)() as Shown,
  )
}

const examples = ['README.md', 'docs/feeds.md'].flatMap((file) =>
  shownIn(file).map((shown, index) => ({
    file,
    index,
    stock: shown.stock ?? { feed: 'feed', mapping: shown.mapping },
  })),
)

describe('the examples of the documents', () => {
  it('are found', () => {
    expect(examples.map(({ file }) => file)).toEqual(['README.md', 'docs/feeds.md', 'docs/feeds.md'])
  })

  it.each(examples)('$file, example $index is a configuration', ({ stock }) => {
    const { issues } = v.safeParse(stockSchema, stock)
    expect(issues?.map(({ message, path }) => `${path?.map(({ key }) => key).join('.')}: ${message}`)).toBeUndefined()
  })

  it('the one of the README reads a feed', async () => {
    const [readme] = examples
    const mapping = readme?.stock['mapping'] as never
    const csv = 'StockNo,Year,Make,Model,Condition,Drive Away,Price,Status\nA1,2022,Kia,Rio,U,,19990,A\n'
    const { cars } = await importText('feed.csv', csv, { mapping })
    expect(cars.map(({ car }) => car)).toMatchObject([
      { id: 'a1', stockNumber: 'A1', make: 'Kia', carType: 'used', priceAud: 19_990, status: 'in_stock' },
    ])
  })
})
