import { expect, it } from 'vitest'
import { createPlainLanguageReader } from '#domain/search/plain-language/read-plain-language.ts'
import { BIKES_AND_TRUCKS, CARAVANS, MOTORCYCLES, TRUCKS } from './item-vocabularies.ts'
import { read } from './plain-vocabulary.ts'
import { MISSES, SHOPPER_QUERIES } from './shopper-queries.ts'
import { shown } from './shown.ts'

/** Of the table so many must be understood. */
const MIN_SHARE = 0.95

const READERS = {
  cars: read,
  caravans: createPlainLanguageReader(CARAVANS),
  motorcycles: createPlainLanguageReader(MOTORCYCLES),
  trucks: createPlainLanguageReader(TRUCKS),
  'bikes and trucks': createPlainLanguageReader(BIKES_AND_TRUCKS),
} as const

const ANSWERS = SHOPPER_QUERIES.map(({ stock, query, meaning }) => ({
  query,
  meaning,
  // The order in which filters are named says nothing.
  isRight: sorted(shown(READERS[stock](query))) === sorted(meaning),
  read: shown(READERS[stock](query)),
}))

function sorted(meaning: string): string {
  return meaning.split('; ').sort().join('; ')
}

it('has 61 queries of cars and 60 more, each once', () => {
  const ofCars = SHOPPER_QUERIES.filter(({ stock }) => stock === 'cars')
  expect(ofCars.length).toBeGreaterThanOrEqual(61)
  expect(SHOPPER_QUERIES.length - ofCars.length).toBeGreaterThanOrEqual(60)
  expect(new Set(SHOPPER_QUERIES.map(({ stock, query }) => `${stock}: ${query}`)).size).toBe(SHOPPER_QUERIES.length)
})

it(`reads ${MIN_SHARE * 100} % of what shoppers type as it is meant`, () => {
  const right = ANSWERS.filter(({ isRight }) => isRight).length
  expect(right / ANSWERS.length).toBeGreaterThanOrEqual(MIN_SHARE)
})

it('lists every query that it reads otherwise, with what it reads', () => {
  const missed = ANSWERS.filter(({ isRight }) => !isRight)
  expect(Object.fromEntries(missed.map((answer) => [answer.query, answer.read]))).toEqual(MISSES)
})
