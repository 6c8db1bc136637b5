/**
 * A car as its own page tells it. The page is the only file that has all of a car, it is there already, and it is
 * never older than the rest of the site: a file of data for each car would double what a build writes.
 * What is read is marked with `data-compare` in the page's markup.
 */
import type { ComparedCar, ComparedFact } from '#domain/compare/comparison.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { browserFavouriteOf } from '../favourites/favourite-attributes.ts'

export interface CarOnPage extends ComparedCar {
  car: Favourite
  /** "$34,990 Drive away", in its parts; empty when the page shows no price. */
  price: { amount: string; note: string }
}

/** The car, when the page is that of one in stock; else `null`. */
export function readCarPage(page: Document): CarOnPage | null {
  if (page.querySelector('[data-compare="car"]')?.getAttribute('data-availability') !== 'inStock') return null
  const heart = page.querySelector<HTMLElement>('[data-compare="car"] .tools favourite-button')
  const car = heart === null ? null : browserFavouriteOf(heart)
  if (car === null) return null
  const price = page.querySelector('[data-compare="price"]')
  return {
    car,
    price: {
      amount: textOf(price?.querySelector('strong')),
      note: textOf(price?.querySelector('.price__type, .price__period')),
    },
    facts: [...factsIn(page, 'facts'), ...factsIn(page, 'specifications'), ...placeIn(page)],
    equipment: itemsIn(page, 'equipment'),
    features: itemsIn(page, 'features'),
  }
}

function factsIn(page: Document, list: string): ComparedFact[] {
  return [...page.querySelectorAll(`[data-compare="${list}"] > div`)].flatMap((row) => {
    const label = textOf(row.querySelector('dt'))
    const value = textOf(row.querySelector('dd'))
    return label === '' || value === '' ? [] : [{ label, value }]
  })
}

function placeIn(page: Document): ComparedFact[] {
  const value = textOf(page.querySelector('[data-compare="place"]'))
  return value === '' ? [] : [{ label: 'Location', value }]
}

function itemsIn(page: Document, list: string): string[] {
  return [...page.querySelectorAll(`[data-compare="${list}"] > li`)].map((item) => textOf(item))
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim().replace(/\s+/g, ' ') ?? ''
}
