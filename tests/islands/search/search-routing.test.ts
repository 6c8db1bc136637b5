// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { createSearchRouting } from '#islands/search/state/search-routing.ts'
import type { Visit } from '#islands/search/state/visit.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'

const settings = {
  places: [
    { path: '/search', heading: 'All Cars', implied: {} },
    { path: '/search/toyota', heading: 'Toyota', implied: { make: ['Toyota'] } },
  ],
  vocabulary: { facets: ALL_CAR_FACETS, sortIds: ['rank-desc', 'price-asc'], defaultSort: 'rank-desc' },
}
const TOYOTAS: SearchState = { ...EMPTY_STATE, lists: { make: ['Toyota'] } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(history, 'pushState')
  vi.spyOn(history, 'replaceState')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const address = (): string => decodeURI(location.pathname + location.search)

/** The router of a page at an address, which is that of the page as it was built unless `built` names another. */
function routingAt(url: string, { built = url, isLive = true, visit = { isPopstate: false } as Visit } = {}) {
  history.replaceState(null, '', url)
  vi.mocked(history.replaceState).mockClear()
  const { router, goLive, stateMapping } = createSearchRouting(settings, 'cars', built, visit)
  const heard = vi.fn()
  router.onUpdate(heard)
  const asked = isLive ? goLive() : null
  const write = (state: SearchState): void => {
    router.write(state)
    vi.runAllTimers()
  }
  const goBackTo = (to: string): void => {
    history.replaceState(null, '', to)
    vi.mocked(history.replaceState).mockClear()
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { router, goLive, stateMapping, heard, asked, write, goBackTo, visit, end: () => router.dispose() }
}

describe('a page that is hydrated', () => {
  it('has the state that it was built with, and then that of its link', () => {
    const { router, goLive, end } = routingAt('/search/toyota?sortBy=price-asc', {
      built: '/search/toyota',
      isLive: false,
    })
    expect(router.read()).toEqual(TOYOTAS)
    expect(goLive()).toEqual({ ...TOYOTAS, sortBy: 'price-asc' })
    expect(router.read()).toEqual({ ...TOYOTAS, sortBy: 'price-asc' })
    end()
  })

  it('is asked for nothing else where its link has only what advertisers add', () => {
    const { asked, end } = routingAt('/search/toyota?utm_source=x', { built: '/search/toyota' })
    expect(asked).toBeNull()
    end()
  })

  it('writes no address before', () => {
    const { write, end } = routingAt('/search?make=Toyota', { built: '/search', isLive: false })
    write(EMPTY_STATE)
    expect(address()).toBe('/search?make=Toyota')
    expect(history.pushState).not.toHaveBeenCalled()
    end()
  })
})

describe('the URL as the state (S1 §2)', () => {
  it('has one entry for each change, and none for the state that it has', () => {
    const { write, end } = routingAt('/search/toyota')
    write(TOYOTAS)
    expect(history.pushState).not.toHaveBeenCalled()
    write({ ...EMPTY_STATE, sortBy: 'price-asc' })
    expect(address()).toBe('/search?sortBy=price-asc')
    expect(history.pushState).toHaveBeenCalledTimes(1)
    end()
  })

  it('has an entry for each search by words, one after the other', () => {
    const { write, end } = routingAt('/search')
    for (const query of ['corolla', 'camry']) write({ ...EMPTY_STATE, query })
    expect(vi.mocked(history.pushState).mock.calls.map(([, , url]) => url)).toEqual([
      '/search?query=corolla',
      '/search?query=camry',
    ])
    end()
  })

  it('S2 §2: rewrites a menu at the start, and leaves every other link as it is', () => {
    routingAt('/search?menu[make]=Toyota', { built: '/search' }).end()
    expect(address()).toBe('/search/toyota')
    routingAt('/search?make=Toyota&utm_source=x', { built: '/search' }).end()
    expect(address()).toBe('/search?make=Toyota&utm_source=x')
  })

  it('reports steps in the history, and that they are such, until it is disposed of', () => {
    const { goBackTo, heard, visit, end } = routingAt('/search')
    goBackTo('/search/toyota?page=2')
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ...TOYOTAS, page: 2 })
    expect(visit.isPopstate).toBe(true)
    end()
    goBackTo('/search')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('writes the next change after a step that changes nothing, such as to a place on the page', () => {
    const { goBackTo, heard, write, end } = routingAt('/search')
    goBackTo('/search#related')
    expect(heard).not.toHaveBeenCalled()
    write(TOYOTAS)
    expect(address()).toBe('/search/toyota')
    end()
  })

  it('S1 §2: ignores an empty root path: the state stays as it is', () => {
    const { router, end } = routingAt('/search/toyota')
    history.replaceState(null, '', '/')
    expect(router.read()).toEqual(TOYOTAS)
    end()
  })

  it('turns a state into that of InstantSearch and back', () => {
    const { stateMapping, end } = routingAt('/search')
    const state = { ...TOYOTAS, query: 'gr', page: 2, ranges: { price: { min: null, max: 40_000 } } }
    expect(stateMapping.stateToRoute(stateMapping.routeToState(state))).toEqual(state)
    end()
  })
})

describe('the sheet of filters is one step in the history', () => {
  function opened() {
    const close = vi.fn()
    const all = routingAt('/search', { visit: { isPopstate: false, sheet: { href: '/search', close } } })
    return { ...all, close }
  }

  it('all that is chosen in it replaces its entry', () => {
    const { visit, write, end } = opened()
    write(TOYOTAS)
    write({ ...TOYOTAS, sortBy: 'price-asc' })
    expect(history.pushState).not.toHaveBeenCalled()
    expect(address()).toBe('/search/toyota?sortBy=price-asc')
    visit.sheet = null
    write(TOYOTAS)
    expect(history.pushState).toHaveBeenCalledTimes(1)
    end()
  })

  it('the way back closes it and keeps what was chosen', () => {
    const { visit, write, heard, close, goBackTo, end } = opened()
    write(TOYOTAS)
    goBackTo('/search')
    expect(close).toHaveBeenCalledTimes(1)
    expect(visit.sheet).toBeNull()
    expect(heard).not.toHaveBeenCalled()
    expect(address()).toBe('/search/toyota')
    expect(history.pushState).toHaveBeenCalledTimes(1)
    goBackTo('/search')
    expect(heard).toHaveBeenCalledExactlyOnceWith(EMPTY_STATE)
    expect(visit.isPopstate).toBe(true)
    end()
  })

  it('the way back from a sheet in which nothing was chosen closes it and writes nothing', () => {
    const { close, goBackTo, heard, end } = opened()
    goBackTo('/search')
    expect(close).toHaveBeenCalledTimes(1)
    expect(heard).not.toHaveBeenCalled()
    expect(history.pushState).not.toHaveBeenCalled()
    end()
  })

  it('what is chosen while its entry is being left waits until it is left', () => {
    const { visit, write, heard, goBackTo, end } = opened()
    Object.assign(visit, { sheet: null, isLeaving: true })
    write(TOYOTAS)
    expect(address()).toBe('/search')
    goBackTo('/search')
    expect(history.pushState).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/search/toyota')
    expect(heard).not.toHaveBeenCalled()
    expect(visit.isLeaving).toBe(false)
    end()
  })
})
