/** Gets the records of cars that are compared or kept, each page once while the shopper's own page is open. */
import type { CarRecord, GoneRecord, InStockRecord } from '#domain/compare/car-record.ts'
import { CAR_RECORD_ID, parseCarRecord } from '#domain/compare/car-record.ts'

export type FetchedCar =
  | { kind: 'car'; slug: string; found: InStockRecord }
  /** It was sold or removed; `record` is `null` when its page says nothing of it any more. */
  | { kind: 'gone'; slug: string; record: GoneRecord | null }
  /** Nothing is known: the network did not answer. */
  | { kind: 'failed'; slug: string }

const pages = new Map<string, Promise<FetchedCar>>()

/** A page that could not be fetched is fetched again the next time. */
export async function fetchCar(slug: string): Promise<FetchedCar> {
  const pending = pages.get(slug) ?? requestCar(slug)
  pages.set(slug, pending)
  const fetched = await pending
  if (fetched.kind === 'failed') pages.delete(slug)
  return fetched
}

async function requestCar(slug: string): Promise<FetchedCar> {
  try {
    const response = await fetch(`/cars/${slug}`)
    const isGone = response.status === 404 || response.status === 410
    if (!response.ok && !isGone) return { kind: 'failed', slug }
    return carOf(slug, recordIn(await response.text()))
  } catch {
    return { kind: 'failed', slug }
  }
}

/** A document that is parsed and not shown runs nothing and loads nothing. */
function recordIn(html: string): CarRecord | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return parseCarRecord(page.getElementById(CAR_RECORD_ID)?.textContent)
}

function carOf(slug: string, record: CarRecord | null): FetchedCar {
  return record?.kind === 'inStock' ? { kind: 'car', slug, found: record } : { kind: 'gone', slug, record }
}
