// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderSearch } from './render-search.tsx'

let margins: Map<Element, string | undefined>

beforeEach(() => {
  margins = new Map()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string | undefined
      constructor(_: unknown, options?: { rootMargin?: string }) {
        this.#margin = options?.rootMargin
      }
      observe(element: Element): void {
        margins.set(element, this.#margin)
      }
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('S1 §9, S2 §9: similar cars wait until they are within 500 px of what is seen, with six placeholders', async () => {
  const { container, answered } = renderSearch()
  await answered()
  const section = container.querySelector('.similar')
  if (section === null) throw new Error('The page has no similar cars.')
  expect(margins.get(section)).toBe('500px 0px')
  expect(section.querySelectorAll('.skeleton')).toHaveLength(6)
})
