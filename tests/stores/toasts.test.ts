import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOAST_REMOVAL_DELAY_MS } from '#domain/toasts/toasts.ts'
import { createToasts } from '#stores/toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('S2 §4, §9: one at a time; a dismissed one is out of sight, and removed after a very long delay', () => {
  const { $toasts, show, dismiss } = createToasts()
  show('First', null)
  show('Second', { label: 'View List', href: '/watchlist' })
  const shown = () => $toasts.get().map(({ text, isOpen }) => [text, isOpen])
  expect(shown()).toEqual([['Second', true]])
  dismiss()
  expect(shown()).toEqual([['Second', false]])
  vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1)
  expect(shown()).toHaveLength(1)
  show('Third', null)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([['Third', true]])
})
