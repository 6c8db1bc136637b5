import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PacedInstance } from '#islands/search/paced-search.ts'
import { paceSearch } from '#islands/search/paced-search.ts'

/** An InstantSearch as far as it is paced: what it does is noted in order. */
function instanceNoting(done: string[]): PacedInstance & { readonly mainHelper: { search: () => unknown } } {
  const instance = {
    mainHelper: {
      search: () => {
        instance.scheduleRender(false)
        done.push('search')
      },
    },
    mainIndex: { render: () => void done.push('render') },
    scheduleRender: (_shouldResetStatus?: boolean) => void done.push('schedule a render'),
    onInternalStateChange: () => void done.push('address'),
    emit: (name: string) => done.push(`emit ${name}`),
  }
  return instance
}

describe('paceSearch', () => {
  const frames: (() => void)[] = []

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  })
  afterEach(() => {
    frames.length = 0
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const paint = (): void => {
    for (const frame of frames.splice(0)) frame()
    vi.advanceTimersByTime(1)
  }

  it.each(['click', 'change', 'keydown'])('paints first what a %s has done, then searches once', (type) => {
    const done: string[] = []
    const instance = instanceNoting(done)
    paceSearch(instance)
    vi.stubGlobal('event', new Event(type))
    instance.mainHelper.search()
    instance.onInternalStateChange()
    instance.mainHelper.search()
    expect(done).toEqual([])
    paint()
    expect(done).toEqual(['search', 'address'])
    vi.advanceTimersByTime(1_000)
    expect(done).toEqual(['search', 'address'])
  })

  it('searches in a page that is hidden, and paints nothing', () => {
    const done: string[] = []
    const instance = instanceNoting(done)
    paceSearch(instance)
    vi.stubGlobal('event', new Event('click'))
    instance.mainHelper.search()
    vi.advanceTimersByTime(99)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['search'])
    paint()
    expect(done).toEqual(['search'])
    instance.mainHelper.search()
    paint()
    expect(done).toEqual(['search', 'search'])
  })

  it.each([
    ['nobody has done anything, as when a slider has come to rest', undefined],
    ['the shopper goes back', new Event('popstate')],
  ])('searches at once when %s', (_, event) => {
    const done: string[] = []
    const instance = instanceNoting(done)
    paceSearch(instance)
    vi.stubGlobal('event', event)
    instance.mainHelper.search()
    instance.onInternalStateChange()
    expect(done).toEqual(['search', 'address'])
  })

  it('draws with the answer, and not before it', () => {
    const done: string[] = []
    const instance = instanceNoting(done)
    paceSearch(instance)
    instance.mainHelper.search()
    expect(done).toEqual(['search'])
    instance.scheduleRender()
    instance.mainIndex.render(undefined as never)
    instance.emit('render')
    instance.emit('error')
    expect(done).toEqual(['search', 'schedule a render', 'render', 'emit render', 'emit error'])
  })

  it('paces an instance once', () => {
    const instance = instanceNoting([])
    paceSearch(instance)
    const { search } = instance.mainHelper
    paceSearch(instance)
    expect(instance.mainHelper.search).toBe(search)
  })
})
