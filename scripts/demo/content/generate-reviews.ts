/** Invented reviews: the same seed gives the same ones. Each sentence is said once before any is said again. */
import type { DemoStockProfile } from '#config/schema/stock.ts'
import type { Random } from '../stock/random.ts'
import { createRandom } from '../stock/random.ts'
import { BIKE_SERVICE, BIKES, SUBSCRIPTIONS } from './bike-and-electric-review-parts.ts'
import { CUSTOMERS, STAFF } from './people.ts'
import type { ReviewPart, ReviewParts } from './review-parts.ts'
import { CARAVANS, SALES } from './review-parts.ts'
import { SALES_COMPLAINTS, SALES_REPLIES, SERVICE_COMPLAINTS, SERVICE_REPLIES } from './review-replies.ts'
import { CARAVAN_SERVICE, SERVICE } from './workshop-review-parts.ts'

interface DemoReview {
  id: string
  customer_name: string
  rating: number
  review_date: string
  text: string
  reply_text: string | null
  location_code: string | null
}

interface ReviewPlace {
  code: string
  makes: readonly string[]
  isService: boolean
}

interface ReviewRequest {
  seed: number
  count: number
  profile: DemoStockProfile
  /** The newest is of the days before this date. */
  asAt: string
  places: readonly ReviewPlace[]
}

type Condition = 'new' | 'used'
/** Takes the next that fits of a shuffled pile, which is renewed when nothing in it does. */
type Take = <T>(items: readonly T[], fits?: (item: T) => boolean) => T

const DAY_MS = 86_400_000
const MAX_AGE_DAYS = 900
const SHARE_MIXED = 0.09
const SHARE_FOUR = 0.24
const SHARE_REPLIED = 0.32
const SHARE_MIXED_REPLIED = 0.85
const STAFF_OF_PLACE = 4
/** More places than a dealer with its departments has. */
const MIN_PLACES_OF_GROUP = 4
/** Of a yard that sells no make of its own. */
const OTHER_MAKES = {
  cars: ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Subaru'],
  caravans: ['Jayco', 'Avan', 'Supreme', 'Coromal'],
  'bikes-and-trucks': ['Yamaha', 'Isuzu', 'Triumph', 'Hino'],
  'electric-subscriptions': ['Tesla', 'Kia', 'BYD', 'MG'],
} as const satisfies Record<DemoStockProfile, readonly string[]>

const PARTS: Readonly<Record<DemoStockProfile, { sales: ReviewParts; service: ReviewParts }>> = {
  cars: { sales: SALES, service: SERVICE },
  caravans: { sales: CARAVANS, service: CARAVAN_SERVICE },
  'bikes-and-trucks': { sales: BIKES, service: BIKE_SERVICE },
  'electric-subscriptions': { sales: SUBSCRIPTIONS, service: SERVICE },
}

export function generateReviews({ seed, count, profile, asAt, places }: ReviewRequest): DemoReview[] {
  const random = createRandom(seed)
  const take = piles(random)
  const staff = new Map<string, string[]>()
  const isGroup = places.length >= MIN_PLACES_OF_GROUP
  return Array.from({ length: count }, (_, index) => {
    const picked = random.pick(places)
    // More people write about a car than about a service.
    const place = picked.isService ? random.pick(places) : picked
    const customer = take(CUSTOMERS)
    const team = staff.get(place.code) ?? Array.from({ length: STAFF_OF_PLACE }, () => take(STAFF))
    staff.set(place.code, team)
    const words = {
      make: random.pick(place.makes.length > 0 ? place.makes : OTHER_MAKES[profile]),
      person: random.pick(team),
      customer,
    }
    const isMixed = random.chance(SHARE_MIXED)
    const isReplied = random.chance(isMixed ? SHARE_MIXED_REPLIED : SHARE_REPLIED)
    const complaint = take(place.isService ? SERVICE_COMPLAINTS : SALES_COMPLAINTS)
    const pattern = isMixed ? complaint.says : praise(random, take, partsOf(place, profile), place, isGroup)
    const reply = isMixed ? complaint.reply : take(place.isService ? SERVICE_REPLIES : SALES_REPLIES)
    const ageDays = Math.floor(random.next() ** 1.6 * MAX_AGE_DAYS) + 2
    return {
      id: `demo-${seed}-${index + 1}`,
      customer_name: `${customer} ${String.fromCharCode(65 + random.integer(0, 22))}.`,
      rating: isMixed ? 3 : random.chance(SHARE_FOUR) ? 4 : 5,
      review_date: new Date(Date.parse(asAt) - ageDays * DAY_MS).toISOString().slice(0, 10),
      text: filled(pattern, words),
      reply_text: isReplied ? filled(reply, words) : null,
      location_code: place.code,
    }
  })
}

function partsOf({ isService }: ReviewPlace, profile: ReviewRequest['profile']): ReviewParts {
  return isService ? PARTS[profile].service : PARTS[profile].sales
}

/** A beginning, a middle that does not gainsay it, and an end. */
function praise(random: Random, take: Take, parts: ReviewParts, { makes }: ReviewPlace, isGroup: boolean): string {
  const condition: Condition = makes.length === 0 ? 'used' : random.pick(['new', 'used'])
  const other = condition === 'new' ? 'used' : 'new'
  const isOfCondition = ({ about = [] }: ReviewPart) => !about.includes(other)
  const start = take(parts.starts, isOfCondition)
  const middle = take(
    parts.middles,
    (part) =>
      isOfCondition(part) &&
      (part.ofGroup !== true || isGroup) &&
      !(part.about ?? []).some((about) => start.not?.includes(about)),
  )
  return [start, middle, take(parts.ends)]
    .map(({ says }) => says)
    .filter((says) => says !== '')
    .join(' ')
}

function piles(random: Random): Take {
  const left = new Map<unknown, unknown[]>()
  return <T>(items: readonly T[], fits: (item: T) => boolean = () => true): T => {
    const pile = (left.get(items) ?? []) as T[]
    if (!pile.some(fits)) pile.unshift(...shuffled(random, items))
    left.set(items, pile)
    const at = pile.findLastIndex(fits)
    const [taken] = pile.splice(at, 1)
    if (at < 0 || taken === undefined) throw new RangeError('Nothing of these fits.')
    return taken
  }
}

function filled(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.integer(0, left.length - 1), 1))
}
