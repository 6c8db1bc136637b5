// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { SiteWords } from '#islands/search/suggest/site-words.ts'
import { useSuggestions } from '#islands/search/suggest/use-suggestions.ts'
import type { SearchSettings } from '#search/settings.ts'

afterEach(() => void vi.useRealTimers())

it('S1 §5, §9: the cars are asked for suggestions 300 ms after the last letter, once', () => {
  vi.useFakeTimers()
  const find = vi.fn(() => new Promise<never>(() => {}))
  const words = { find, typedEnd: () => null, groups: () => [] } as unknown as SiteWords
  const settings = {} as SearchSettings
  const asked = (text: string) => ({ text, state: EMPTY_STATE, words, history: HISTORY })
  const { rerender } = renderHook(({ text }) => useSuggestions(asked(text), settings), {
    initialProps: { text: 'h' },
  })
  vi.advanceTimersByTime(299)
  rerender({ text: 'hi' })
  vi.advanceTimersByTime(299)
  expect(find).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(find).toHaveBeenCalledExactlyOnceWith('hi', EMPTY_STATE, null)
})

const HISTORY: [] = []
