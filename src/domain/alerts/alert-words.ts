/** The words of an alert, for a text message and for an e-mail (ours). */
import { formatAud } from '../formats/money.ts'
import { countOf } from '../formats/words.ts'
import type { Alert } from './alert.ts'

export interface AlertLine {
  readonly text: string
  /** A path of the site. */
  readonly path: string
}

/** How many cars of one search are named; the others are counted. */
const NAMED_CARS = 3
const CARS = { one: 'new vehicle', many: 'new vehicles' }

export function alertLine(alert: Alert): AlertLine {
  switch (alert.kind) {
    case 'priceDrop': {
      const { car, fromAud, toAud } = alert
      const text = `${car.title} is now ${formatAud(toAud)}, ${formatAud(fromAud - toAud)} less than before.`
      return { text, path: `/cars/${car.slug}` }
    }
    case 'sold':
      return { text: `${alert.car.title} has been sold.`, path: `/cars/${alert.car.slug}` }
    case 'newCars': {
      const { search, cars } = alert
      const named = cars.slice(0, NAMED_CARS).map(({ title }) => title)
      const others = cars.length - named.length
      const list = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
      return { text: `${countOf(cars.length, CARS)} for “${search.name}”: ${list}.`, path: search.path }
    }
  }
}

/** "A price drop on your watchlist", or for several "3 changes on your watchlist". */
export function alertSubject(alerts: readonly Alert[]): string {
  const [first] = alerts
  if (first === undefined || alerts.length > 1) return `${alerts.length} changes to what you watch`
  switch (first.kind) {
    case 'priceDrop':
      return `Price drop: ${first.car.title}`
    case 'sold':
      return `Sold: ${first.car.title}`
    case 'newCars':
      return `${countOf(first.cars.length, CARS)} for “${first.search.name}”`
  }
}

/** One text message for all of them: the first in full, the others counted, so that it stays short. */
export function alertText(alerts: readonly Alert[], siteName: string, listUrl: string, stopUrl: string): string {
  const [first] = alerts
  if (first === undefined) return ''
  const others = alerts.length - 1
  const more = others > 0 ? ` And ${countOf(others, { one: 'more change', many: 'more changes' })}.` : ''
  return `${siteName}: ${alertLine(first).text}${more} ${listUrl} Stop: ${stopUrl}`
}
