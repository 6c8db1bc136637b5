// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filterStock } from '../filters/stock.ts'
import { renderSearch } from './render-search.tsx'

const WIDE = '(width >= 64rem)'
let isWide = true

configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  isWide = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === WIDE && isWide,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('hydration', () => {
  it('keeps every node that was built, and React has nothing to say', async () => {
    const { nodes, answered, count } = renderSearch()
    await answered()
    expect(nodes.filter((node) => !node.isConnected)).toEqual([])
    expect(count()).toBe('240 cars')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('shows what was built until the first answer, with the number of cars', () => {
    const { container, shownCount } = renderSearch({ answer: () => new Promise(() => {}) })
    expect(container.querySelectorAll('.search__results li')).toHaveLength(shownCount)
    expect(container.querySelector('.search__count')?.textContent).toBe('240 cars · page 1 of 12')
  })

  it('shows what a link asks for, and keeps its address', async () => {
    const { answered, count, address } = renderSearch({ address: '/search?refinementList[make][0]=Kia' })
    await answered()
    await waitFor(() => expect(count()).toBe('24 cars'))
    expect(screen.getByRole('checkbox', { name: /^Kia/ })).toHaveProperty('checked', true)
    // The words of headings are loaded when one changes.
    await screen.findByRole('heading', { level: 1, name: 'Kia' })
    expect(address()).toBe('/search?refinementList[make][0]=Kia')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('keeps words that were typed before', async () => {
    const { answered } = renderSearch({
      before(container) {
        const box = container.querySelector('input')
        if (box !== null) box.value = 'white ute'
      },
    })
    await answered()
    expect(screen.getByRole('combobox', { name: 'Search cars' })).toHaveProperty('value', 'white ute')
  })
})

describe('results', () => {
  it('says that nothing is found, and how to find something (S1 §8)', async () => {
    const { answered } = renderSearch({ address: '/search?range[price]=1:2' })
    await answered()
    await screen.findByText('No Results Available')
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    await waitFor(() => expect(screen.queryByText('No Results Available')).toBeNull())
  })

  it('says how many cars without a price the lowest first leaves out, and leads to them', async () => {
    const cars = filterStock().map((document, index) => ({
      document: index % 60 === 0 ? { ...document, price: null } : document,
      card: {},
      vin: null,
      registration: null,
      at: null,
    }))
    const { answered, count } = renderSearch({ cars, address: '/search?sortBy=price-asc' })
    await answered()
    await waitFor(() => expect(count()).toBe('236 cars'))
    const link = await screen.findByRole('link', { name: 'Show them' })
    expect(link.parentElement?.textContent).toBe('4 cars without a price are not shown. Show them')
    expect(link.getAttribute('href')).toBe('/search?sortBy=price-desc&page=12')
  })

  it('where nothing is found, says what one change brings', async () => {
    const { answered, count, address } = renderSearch({
      address: '/search?refinementList[make][0]=Kia&refinementList[transmission][0]=Manual&range[price]=:9000',
    })
    await answered()
    await screen.findByText('No Results Available')
    const ways = within((await screen.findByText('One change brings')).parentElement ?? document.body)
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Up to $19,000 1 car',
      'Any price 3 cars',
    ])
    await userEvent.click(ways.getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText('No Results Available')).toBeNull())
    expect(address()).toContain('range[price]=:19000')
    expect(count()).toBe('1 car')
  })

  it('a filter stays where the search leaves nothing to choose of it', async () => {
    const { answered } = renderSearch()
    await answered()
    await screen.findByRole('heading', { name: 'Fuel Type' })
    const box = screen.getByRole('combobox', { name: 'Search cars' })
    await userEvent.type(box, '"nonesuch"{Enter}')
    await screen.findByText('No Results Available')
    expect(screen.getByRole('heading', { name: 'Fuel Type' })).toBeDefined()
    expect(screen.getAllByText('Nothing to choose for this search.').length).toBeGreaterThan(0)
  })

  it('an engine that does not answer leaves the page as it is, says so, and is asked again', async () => {
    let isDown = true
    const { container, client, shownCount } = renderSearch({
      answer: () => (isDown ? Promise.reject(new TypeError('no network')) : null),
    })
    await screen.findByText(/keep trying/)
    expect(container.querySelectorAll('.search__results li')).toHaveLength(shownCount)
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again now' }))
    await waitFor(() => expect(client.health.kind).toBe('healthy'))
    await waitFor(() => expect(screen.queryByText(/keep trying/)).toBeNull())
  })

  it('S1 §2, §9: six placeholders stand where similar cars are still to come, which are loaded within 500 px of view', async () => {
    const observed: [string | undefined, string | undefined][] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #margin: string | undefined
        constructor(_: unknown, options?: IntersectionObserverInit) {
          this.#margin = options?.rootMargin
        }
        observe(target: Element): void {
          observed.push([target.className, this.#margin])
        }
        disconnect(): void {}
      },
    )
    const { answered, container } = renderSearch()
    await answered()
    await waitFor(() => expect(container.querySelectorAll('.similar .skeleton')).toHaveLength(6))
    expect(container.querySelector('.similar')?.getAttribute('aria-busy')).toBe('true')
    expect(observed).toContainEqual(['similar', '500px 0px'])
  })

  it('turns to another page and back by links that lead there', async () => {
    const { answered, address } = renderSearch()
    await answered()
    const next = screen.getByRole('link', { name: 'Next' })
    expect(next.getAttribute('href')).toBe('/search?page=2')
    await userEvent.click(next)
    await waitFor(() => expect(address()).toBe('/search?page=2'))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'))
  })
})

describe('filters and chips', () => {
  it('a filter is a chip, a link to the search without it, and both let it go', async () => {
    const { answered, count, address } = renderSearch()
    await answered()
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Toyota/ }))
    await waitFor(() => expect(address()).toBe('/search/toyota'))
    const chip = await screen.findByRole('link', { name: 'Remove Toyota' })
    expect(chip.getAttribute('href')).toBe('/search')
    await userEvent.click(chip)
    await waitFor(() => expect(address()).toBe('/search'))
    await waitFor(() => expect(count()).toBe('240 cars'))
  })

  it('a slider is moved by keys, and searched when it rests', async () => {
    const { answered, address } = renderSearch()
    await answered()
    const price = (await screen.findByRole('heading', { name: 'Price' })).closest('details')
    if (price === null) throw new Error('the price has no filter')
    price.open = true
    const least = within(price).getByRole('slider', { name: 'Minimum Price' })
    const from = Number(least.getAttribute('aria-valuenow'))
    least.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}')
    expect(Number(least.getAttribute('aria-valuenow'))).toBeGreaterThan(from)
    expect(address()).toBe('/search')
    await waitFor(() => expect(address()).toMatch(/^\/search\?range\[price\]=\d+:$/), { timeout: 3_000 })
  })

  it('a typed end beyond the other one counts, and the filter says that the other was cleared', async () => {
    const { answered, address } = renderSearch({ address: '/search?range[price]=:30000' })
    await answered()
    const price = (await screen.findByRole('heading', { name: 'Price' })).closest('details')
    if (price === null) throw new Error('the price has no filter')
    price.open = true
    const from = within(price).getByRole('textbox', { name: 'Minimum Price' })
    await userEvent.clear(from)
    await userEvent.type(from, '40000{Enter}')
    await within(price).findByText('From is above To, so To was cleared.')
    await waitFor(() => expect(address()).toBe('/search?range[price]=40000:'), { timeout: 3_000 })
  })

  it('on a phone they open as a sheet', async () => {
    isWide = false
    const { answered } = renderSearch()
    await answered()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(within(sheet).getByRole('link', { name: /^Show Me 240/ })).toBeDefined()
  })

  it('chips that are pressed faster than the search answers leave the focus with the results', async () => {
    const { answered } = renderSearch({
      address: '/search?refinementList[make][0]=Kia&refinementList[transmission][0]=Automatic&range[price]=:90000',
    })
    await answered()
    const chip = (name: RegExp) => screen.getByRole('link', { name })
    await screen.findByRole('link', { name: /^Remove Kia/ })
    fireEvent.click(chip(/^Remove .*90,000/))
    expect(document.activeElement).toBe(chip(/^Remove Automatic/))
    fireEvent.click(chip(/^Remove Kia/))
    expect(document.activeElement).toBe(chip(/^Remove Automatic/))
    fireEvent.click(chip(/^Remove Automatic/))
    expect(document.activeElement?.id).toBe('results')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Remove/ })).toEqual([]))
  })
})

describe('the search box', () => {
  it('suggests what is typed, and searches what is understood of it', async () => {
    const { answered, address } = renderSearch()
    await answered()
    const box = screen.getByRole('combobox', { name: 'Search cars' })
    await userEvent.type(box, 'toyota hilux')
    expect(await screen.findByRole('listbox', { name: 'Suggestions' }, { timeout: 5_000 })).toBeDefined()
    await userEvent.keyboard('{Escape}{Enter}')
    await waitFor(() => expect(address()).toContain('Hilux'), { timeout: 5_000 })
  })
})

describe('typed words', () => {
  it('take the place of what was understood of the last ones, and not of what was chosen by filters', async () => {
    const { answered, address } = renderSearch()
    await answered()
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Manual/ }))
    const box = screen.getByRole('combobox', { name: 'Search cars' })
    await userEvent.type(box, 'tesla or kia{Enter}')
    await screen.findByRole('link', { name: 'Remove Tesla' })
    await userEvent.type(box, 'diesel ute{Enter}')
    await screen.findByRole('link', { name: 'Remove Diesel' })
    expect(screen.getByRole('link', { name: 'Remove Ute' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Remove Manual' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Remove Tesla' })).toBeNull()
    expect(address()).not.toContain('Kia')
  })

  it('searched instead of what was understood are found as they are typed alone, and are offered as understood', async () => {
    const { answered, address } = renderSearch()
    await answered()
    const box = screen.getByRole('combobox', { name: 'Search cars' })
    await userEvent.type(box, 'toyta{Enter}')
    await screen.findByRole('link', { name: 'Remove Toyota' })
    await userEvent.click(screen.getByRole('button', { name: 'Search the words instead' }))
    await screen.findByText('No Results Available')
    expect(box).toHaveProperty('value', '"toyta"')
    expect(screen.getByRole('link', { name: 'Remove “toyta”' })).toBeDefined()
    await userEvent.click(await screen.findByRole('link', { name: /^Toyota/ }))
    await waitFor(() => expect(address()).toBe('/search/toyota'))
  })
})

describe('saved searches', () => {
  it('keeps the search that is shown, lists it, and lets it go', async () => {
    const { answered } = renderSearch({ address: '/search?refinementList[make][0]=Kia' })
    await answered()
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }))
    expect(screen.getByRole('button', { name: 'Search saved' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: /^Saved searches \(1\)/ }))
    expect(await screen.findByRole('link', { name: /^Kia/ })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Search saved' }))
    expect(screen.getByRole('button', { name: 'Save this search' })).toBeDefined()
  })
})
