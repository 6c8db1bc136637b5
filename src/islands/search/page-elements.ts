/** What of the page stands outside the search and follows it. */
import { createContext, useContext } from 'react'

export interface PageElements {
  readonly heading: HTMLElement | null
  /** The list of breadcrumbs. */
  readonly trail: HTMLElement | null
  /** What search engines take for the address of the page. */
  readonly canonical: HTMLLinkElement | null
  /** What belongs to one route only, such as the address of a place; `data-path` names the route. */
  readonly ofPlace: readonly HTMLElement[]
  /** The title of the window for that of the page. */
  readonly titleOf: (title: string) => string
}

export const PageElementsContext = createContext<PageElements | null>(null)

export function usePageElements(): PageElements {
  const elements = useContext(PageElementsContext)
  if (elements === null) throw new Error('usePageElements is called outside the search page')
  return elements
}

/** `host` is the element of the search; its pattern has "{title}" where the page's own goes. */
export function pageElements(host: HTMLElement): PageElements {
  const pattern = host.dataset['title'] ?? '{title}'
  return {
    heading: host.querySelector<HTMLElement>('h1'),
    trail: document.querySelector<HTMLElement>('.breadcrumbs ol'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]'),
    ofPlace: [...host.querySelectorAll<HTMLElement>('[data-path]')],
    titleOf: (title) => pattern.replace('{title}', () => title),
  }
}
