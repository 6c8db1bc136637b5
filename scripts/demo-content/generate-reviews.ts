/** Invented reviews: the same seed gives the same ones. No two of a dealer begin alike before all beginnings are used. */
import type { Random } from '../demo-stock/random.ts'
import { createRandom } from '../demo-stock/random.ts'
import type { ReviewParts } from './review-parts.ts'
import { CARAVANS, CUSTOMERS, MIXED, MIXED_REPLIES, REPLIES, SALES, SERVICE, STAFF } from './review-parts.ts'

interface DemoReview {
  id: string
  customer_name: string
  rating: number
  review_date: string
  text: string
  reply_text: string | null
  location_code: string | null
}

interface ReviewRequest {
  seed: number
  count: number
  profile: 'cars' | 'caravans'
  /** The newest is of the days before this date. */
  asAt: string
  places: readonly { code: string; makes: readonly string[]; isService: boolean }[]
}

const DAY_MS = 86_400_000
const MOST_AGE_DAYS = 900
const SHARE_MIXED = 0.09
const SHARE_FOUR = 0.24
const SHARE_REPLIED = 0.32

export function generateReviews({ seed, count, profile, asAt, places }: ReviewRequest): DemoReview[] {
  const random = createRandom(seed)
  const next = new Map<readonly string[], string[]>()
  /** Each part is said once before any is said again. */
  const take = (parts: readonly string[]): string => {
    const left = next.get(parts) ?? []
    if (left.length === 0) left.push(...shuffled(random, parts))
    next.set(parts, left)
    return left.pop() ?? ''
  }
  return Array.from({ length: count }, (_, index) => {
    const place = random.pick(places)
    const customer = random.pick(CUSTOMERS)
    const isMixed = random.chance(SHARE_MIXED)
    const parts: ReviewParts = place.isService ? SERVICE : profile === 'caravans' ? CARAVANS : SALES
    const pattern = isMixed
      ? take(MIXED)
      : [take(parts.starts), take(parts.middles), take(parts.ends)].filter((part) => part !== '').join(' ')
    const words = {
      make: place.makes.length === 0 ? 'car' : random.pick(place.makes),
      person: random.pick(STAFF),
      customer,
    }
    const replied = isMixed ? random.chance(0.85) : random.chance(SHARE_REPLIED)
    const ageDays = Math.floor(random.next() ** 1.6 * MOST_AGE_DAYS) + 2
    return {
      id: `demo-${seed}-${index + 1}`,
      customer_name: `${customer} ${String.fromCharCode(65 + random.integer(0, 22))}.`,
      rating: isMixed ? 3 : random.chance(SHARE_FOUR) ? 4 : 5,
      review_date: new Date(Date.parse(asAt) - ageDays * DAY_MS).toISOString().slice(0, 10),
      text: filled(pattern, words),
      reply_text: replied ? filled(take(isMixed ? MIXED_REPLIES : REPLIES), words) : null,
      location_code: place.code,
    }
  })
}

function filled(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function shuffled(random: Random, items: readonly string[]): string[] {
  const left = [...items]
  return items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0] ?? '')
}
