import { describe, expect, it, vi } from 'vitest'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { createSearchRouter } from '#islands/search/search-router.ts'
import type { Visit } from '#islands/search/visit.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'

const settings = {
  places: [
    { path: '/search', heading: 'All Cars', implied: {} },
    { path: '/search/toyota', heading: 'Toyota', implied: { make: ['Toyota'] } },
  ],
  vocabulary: { facets: ALL_CAR_FACETS, sortIds: ['rank-desc', 'price-asc'], defaultSort: 'rank-desc' },
}

function windowAt(pathname: string, search = '') {
  const location = { pathname, search }
  const go = (_: unknown, __: string, url?: string | URL | null): void => {
    const [path = '', parameters = ''] = String(url).split(/(?=\?)/)
    Object.assign(location, { pathname: path, search: parameters })
  }
  const view = {
    location,
    history: { pushState: vi.fn(go), replaceState: vi.fn(go) },
    listeners: new Set<() => void>(),
    addEventListener: (_: 'popstate', listener: () => void) => void view.listeners.add(listener),
    removeEventListener: (_: 'popstate', listener: () => void) => void view.listeners.delete(listener),
  }
  return view
}

describe('the URL as the state (S1 §2)', () => {
  it('writes one entry for each change, and none for the state that it has', () => {
    const view = windowAt('/search/toyota')
    const router = createSearchRouter(settings, view, { byHistory: false })
    router.write({ ...EMPTY_STATE, lists: { make: ['Toyota'] } })
    expect(view.history.pushState).not.toHaveBeenCalled()
    router.write({ ...EMPTY_STATE, sortBy: 'price-asc' })
    expect(view.location).toEqual({ pathname: '/search', search: '?sortBy=price-asc' })
    expect(view.history.pushState).toHaveBeenCalledTimes(1)
  })

  it('writes an entry for each search by words, one after the other', () => {
    const view = windowAt('/search')
    const router = createSearchRouter(settings, view, { byHistory: false })
    for (const query of ['corolla', 'camry']) router.write({ ...EMPTY_STATE, query })
    expect(view.history.pushState.mock.calls.map(([, , url]) => url)).toEqual([
      '/search?query=corolla',
      '/search?query=camry',
    ])
    expect(view.history.replaceState).not.toHaveBeenCalled()
  })

  it('S2 §2: rewrites a menu at the start, and leaves every other link as it is', () => {
    const menu = windowAt('/search', '?menu[make]=Toyota')
    createSearchRouter(settings, menu, { byHistory: false }).start()
    expect(menu.location).toEqual({ pathname: '/search/toyota', search: '' })
    const other = windowAt('/search', '?make=Toyota&utm_source=x')
    createSearchRouter(settings, other, { byHistory: false }).start()
    expect(other.history.replaceState).not.toHaveBeenCalled()
  })

  it('tells of steps in the history until it is disposed of, and that they are such', () => {
    const view = windowAt('/search')
    const visit = { byHistory: false }
    const router = createSearchRouter(settings, view, visit)
    const seen = vi.fn()
    router.onUpdate(seen)
    Object.assign(view.location, { pathname: '/search/toyota', search: '?page=2' })
    for (const listener of view.listeners) listener()
    expect(seen).toHaveBeenCalledWith({ ...EMPTY_STATE, page: 2, lists: { make: ['Toyota'] } })
    expect(visit.byHistory).toBe(true)
    router.dispose()
    expect(view.listeners.size).toBe(0)
  })

  it('S1 §2: ignores an empty root path: the state stays as it is', () => {
    const view = windowAt('/search/toyota')
    const router = createSearchRouter(settings, view, { byHistory: false })
    const state = router.read()
    Object.assign(view.location, { pathname: '/', search: '' })
    expect(router.read()).toEqual(state)
  })
})

describe('the sheet of filters is one step in the history', () => {
  const toyotas = { ...EMPTY_STATE, lists: { make: ['Toyota'] } }

  function opened() {
    const view = windowAt('/search')
    const visit: Visit = { byHistory: false }
    const router = createSearchRouter(settings, view, visit)
    const callback = vi.fn()
    const close = vi.fn()
    router.onUpdate(callback)
    router.read()
    visit.sheet = { href: '/search', close }
    const goBackTo = (pathname: string): void => {
      Object.assign(view.location, { pathname, search: '' })
      for (const listener of view.listeners) listener()
    }
    return { view, visit, router, callback, close, goBackTo }
  }

  it('all that is chosen in it replaces its entry', () => {
    const { view, visit, router } = opened()
    router.write(toyotas)
    router.write({ ...toyotas, sortBy: 'price-asc' })
    expect(view.history.pushState).not.toHaveBeenCalled()
    expect(view.location).toEqual({ pathname: '/search/toyota', search: '?sortBy=price-asc' })
    visit.sheet = null
    router.write(toyotas)
    expect(view.history.pushState).toHaveBeenCalledTimes(1)
  })

  it('the way back closes it and keeps what was chosen', () => {
    const { view, visit, router, callback, close, goBackTo } = opened()
    router.write(toyotas)
    goBackTo('/search')
    expect(close).toHaveBeenCalledTimes(1)
    expect(visit.sheet).toBeNull()
    expect(callback).not.toHaveBeenCalled()
    expect(view.location.pathname).toBe('/search/toyota')
    expect(view.history.pushState).toHaveBeenCalledTimes(1)
    goBackTo('/search')
    expect(callback).toHaveBeenCalledExactlyOnceWith(EMPTY_STATE)
    expect(visit.byHistory).toBe(true)
  })

  it('the way back from a sheet in which nothing was chosen closes it and writes nothing', () => {
    const { view, close, goBackTo, callback } = opened()
    goBackTo('/search')
    expect(close).toHaveBeenCalledTimes(1)
    expect(callback).not.toHaveBeenCalled()
    expect(view.history.pushState).not.toHaveBeenCalled()
  })

  it('what is chosen while its entry is being left waits until it is left', () => {
    const { view, visit, router, callback, goBackTo } = opened()
    Object.assign(visit, { sheet: null, isLeaving: true })
    router.write(toyotas)
    expect(view.location.pathname).toBe('/search')
    goBackTo('/search')
    expect(view.history.pushState).toHaveBeenCalledTimes(1)
    expect(view.location.pathname).toBe('/search/toyota')
    expect(callback).not.toHaveBeenCalled()
    expect(visit.isLeaving).toBe(false)
  })
})
