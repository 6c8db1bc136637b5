/** Gets the pages of cars that are compared or kept, each once while the shopper's own page is open. */
import type { CarOnPage } from './read-car-page.ts'
import { readCarPage } from './read-car-page.ts'

export type FetchedCar =
  | { kind: 'car'; slug: string; found: CarOnPage }
  /** It has been sold, or its page is not there any more. */
  | { kind: 'gone'; slug: string }
  /** Nothing is known: the network did not answer. */
  | { kind: 'failed'; slug: string }

const pages = new Map<string, Promise<FetchedCar>>()

/** A page that could not be had is asked for again the next time. */
export function fetchCar(slug: string): Promise<FetchedCar> {
  const known = pages.get(slug)
  if (known !== undefined) return known
  const asked = ask(slug)
  pages.set(slug, asked)
  return asked.then((fetched) => {
    if (fetched.kind === 'failed') pages.delete(slug)
    return fetched
  })
}

async function ask(slug: string): Promise<FetchedCar> {
  try {
    const response = await fetch(`/cars/${slug}`)
    if (response.status === 404 || response.status === 410) return { kind: 'gone', slug }
    if (!response.ok) return { kind: 'failed', slug }
    // A document that is parsed and not shown runs nothing and loads nothing.
    const found = readCarPage(new DOMParser().parseFromString(await response.text(), 'text/html'))
    return found === null ? { kind: 'gone', slug } : { kind: 'car', slug, found }
  } catch {
    return { kind: 'failed', slug }
  }
}
