/** Gets the records of cars that are compared or kept, each page once while the shopper's own page is open. */
import type { GoneRecord, InStockRecord } from '#domain/compare/car-record.ts'
import { CAR_RECORD_ID, parseCarRecord } from '#domain/compare/car-record.ts'

export type FetchedCar =
  /** `calculator`: what the page's finance calculator is about (its `data-*`); `null` where the page has none. */
  | {
      kind: 'car'
      slug: string
      found: InStockRecord
      photographs: readonly CarPhotograph[]
      calculator: Readonly<Record<string, string>> | null
    }
  /** It was sold or removed; `record` is `null` when its page says nothing of it any more. */
  | { kind: 'gone'; slug: string; record: GoneRecord | null }
  /** Nothing is known: the network did not answer. */
  | { kind: 'failed'; slug: string }

/** One of the car's photographs, in the widths of its page's gallery. */
export interface CarPhotograph {
  readonly src: string
  /** Empty where there is one width. */
  readonly srcset: string
}

/** In the gallery of a car's page; the picture in the place of a video lies in a link. */
const PHOTOGRAPHS = '[id^="photo-"] > img'

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
    return carOf(slug, await response.text())
  } catch {
    return { kind: 'failed', slug }
  }
}

/** A document that is parsed and not shown runs nothing and loads nothing. */
function carOf(slug: string, html: string): FetchedCar {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const record = parseCarRecord(page.getElementById(CAR_RECORD_ID)?.textContent)
  if (record?.kind !== 'inStock') return { kind: 'gone', slug, record }
  const calculator = page.querySelector<HTMLElement>('finance-calculator')
  return {
    kind: 'car',
    slug,
    found: record,
    photographs: [...page.querySelectorAll(PHOTOGRAPHS)].map((image) => ({
      src: image.getAttribute('src') ?? '',
      srcset: image.getAttribute('srcset') ?? '',
    })),
    calculator: calculator === null ? null : plainData(calculator),
  }
}

function plainData({ dataset }: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dataset).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
