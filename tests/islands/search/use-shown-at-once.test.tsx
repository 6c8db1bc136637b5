// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewestAnswer } from '#islands/search/state/answer-context.ts'
import { AnswerContext } from '#islands/search/state/answer-context.ts'
import { useShownAtOnce } from '#islands/search/state/use-shown-at-once.ts'

const LONG_AFTER_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A list of orders whose search has answered by price. */
function renderOrder() {
  const newest: { current: NewestAnswer } = { current: { answer: 'by price', isSearching: false } }
  const wrapper = ({ children }: { children: ReactNode }) => <AnswerContext value={newest}>{children}</AnswerContext>
  const { result, rerender } = renderHook(({ order }) => useShownAtOnce(order), {
    wrapper,
    initialProps: { order: 'price' },
  })
  return {
    shown: () => result.current[0],
    choose: (order: string) => act(() => result.current[1](order)),
    answer: (answer: string, order = 'price') => {
      newest.current = { answer, isSearching: false }
      rerender({ order })
    },
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

test('what is chosen is shown at once, and after its answer', () => {
  const { shown, choose, answer, pass } = renderOrder()
  choose('year')
  expect(shown()).toBe('year')
  answer('by year', 'year')
  pass(LONG_AFTER_MS)
  expect(shown()).toBe('year')
})

test('an answer to an older question does not take it back', () => {
  const { shown, choose, answer } = renderOrder()
  choose('year')
  answer('by price, with what was typed before')
  expect(shown()).toBe('year')
})

test('who goes back before it was searched sees what is searched again', () => {
  const { shown, choose, answer, pass } = renderOrder()
  choose('year')
  answer('by price, again')
  pass(LONG_AFTER_MS)
  expect(shown()).toBe('price')
})

test('while no answer has come it stays', () => {
  const { shown, choose, pass } = renderOrder()
  choose('year')
  pass(LONG_AFTER_MS)
  expect(shown()).toBe('year')
})
