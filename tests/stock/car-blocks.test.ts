import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CarBlocks, writeCarBlocks } from '#stock/rows/car-blocks.ts'

it('gives the text of each car, in whatever order and however often they are asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 40 }).chain((texts) =>
        fc.record({
          texts: fc.constant(texts),
          asked: fc.array(fc.nat(texts.length - 1), { maxLength: 80 }),
        }),
      ),
      ({ texts, asked }) => {
        const cars = texts.map((text) => Buffer.from(text))
        const lengths = cars.map(({ length }) => length)
        const blocks = new CarBlocks(writeCarBlocks(cars), lengths)
        for (const place of [...asked, ...texts.keys()]) expect(blocks.read(place).toString()).toBe(texts[place])
      },
    ),
  )
})

it('holds many like cars in a small part of their length', () => {
  const cars = Array.from({ length: 160 }, (_, index) =>
    Buffer.from(`{"id":${index},"words":"${'heated seats '.repeat(99)}"}`),
  )
  const blocks = writeCarBlocks(cars)
  expect(blocks).toHaveLength(10)
  expect(Buffer.concat(blocks).length * 20).toBeLessThan(Buffer.concat(cars).length)
})
