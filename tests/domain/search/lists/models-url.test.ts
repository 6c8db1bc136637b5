import { describe, expect, test } from 'vitest'
import { modelsParameters } from '#domain/search/lists/models-url.ts'

describe('S1 §2: /models?body={body}', () => {
  test.each([
    ['', ''],
    ['?body=ute', '?model.body=ute'],
    ['?make=Kia&model=EV6&body=suv', '?manufacturer.name=Kia&model.name=EV6&model.body=suv'],
    ['body=ute&page=2', 'model.body=ute&page=2'],
    ['?query=body=ute', '?query=body=ute'],
    ['?somebody=ute&refinementList[model.body][0]=van', '?somebody=ute&refinementList[model.body][0]=van'],
  ])('%j is read as %j', (search, expected) => {
    expect(modelsParameters(search)).toBe(expected)
  })
})
