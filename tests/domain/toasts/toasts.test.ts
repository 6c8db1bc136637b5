import { describe, expect, it } from 'vitest'
import { dismissToast, TOAST_LIMIT, TOAST_REMOVAL_DELAY_MS, withoutToast, withToast } from '#domain/toasts/toasts.ts'

const toast = (id: string, isOpen = true) => ({ id, isOpen })

describe('S2 §4, §9: toasts', () => {
  it('are one at a time, and removed 1,000,000 ms after they are dismissed', () => {
    expect([TOAST_LIMIT, TOAST_REMOVAL_DELAY_MS]).toEqual([1, 1_000_000])
  })

  it('give way to the newest', () => {
    expect(withToast([], toast('saved'))).toEqual([toast('saved')])
    expect(withToast([toast('saved')], toast('removed'))).toEqual([toast('removed')])
    expect(withToast([toast('saved', false)], toast('saved'))).toEqual([toast('saved')])
  })

  it('close when they are dismissed, one or all', () => {
    const both = [toast('saved'), toast('copied')]
    expect(dismissToast(both, 'copied')).toEqual([toast('saved'), toast('copied', false)])
    expect(dismissToast(both, null)).toEqual([toast('saved', false), toast('copied', false)])
  })

  it('go when their delay is over, one or all', () => {
    const both = [toast('saved'), toast('copied')]
    expect(withoutToast(both, 'copied')).toEqual([toast('saved')])
    expect(withoutToast(both, null)).toEqual([])
  })
})
