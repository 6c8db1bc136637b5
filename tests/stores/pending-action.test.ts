import { expect, it, test } from 'vitest'
import { rememberAction, takeAction } from '#stores/pending-action.ts'

function storage(stored: string | null = null) {
  const values = new Map(stored === null ? [] : [['pending-action', stored]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const SAVE = { kind: 'saveCar', carId: 't1' } as const

it('waits until it is taken, once', () => {
  const engine = storage()
  rememberAction(SAVE, 0, () => engine)
  expect(takeAction(1_000, () => engine)).toMatchObject(SAVE)
  expect(takeAction(1_000, () => engine)).toBeNull()
})

it('is forgotten after half an hour', () => {
  const engine = storage()
  rememberAction(SAVE, 0, () => engine)
  expect(takeAction(30 * 60_000 + 1, () => engine)).toBeNull()
})

test.each(['', '{}', '{"kind":"deleteAll","carId":"t1","untilMs":9e15}', null])('%j is none', (stored) => {
  const engine = storage(stored)
  expect(takeAction(0, () => engine)).toBeNull()
})

it('a storage that refuses forgets it', () => {
  const refused = (): never => {
    throw new Error('SecurityError')
  }
  rememberAction(SAVE, 0, refused)
  expect(takeAction(0, refused)).toBeNull()
})
