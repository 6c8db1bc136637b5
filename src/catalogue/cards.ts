/** The card of each car as it looks at one instant. */
import type { Site } from '#config/schema/site.ts'
import { availability } from '#domain/car/availability.ts'
import type { CarOutline, CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import type { CarTag } from '#domain/car/tag.ts'
import { carTag, justArrivedUntilMs } from '#domain/car/tag.ts'
import { earliestAfter } from '#domain/time/instant-window.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import type { Clock } from './clock.ts'
import { carryingFingerprint, hashText } from './fingerprint.ts'

/** What is known of a card while the clock does not change it: from the instant that it was made for. */
interface KnownCard {
  site: Site
  fromMs: number
  /** `null` when it stays as it is. */
  untilMs: number | null
  newestMs: number | null
  card: KeyedCarCard
  looks: string
}

/** What all cards share, or take from where the car stands. */
export interface CardSetting {
  place: string | null
  /** The instant from which on cars are the newest of the site; `null` for no limit. */
  newestMs: number | null
}

export function cardOf(imported: ImportedCar, site: Site, clock: Clock, setting: CardSetting): KeyedCarCard {
  const { summary, listing: facts } = imported.outline
  const before = cards.get(summary)
  const { asAtMs } = clock
  const holds =
    before?.site === site &&
    before.card.place === setting.place &&
    before.newestMs === setting.newestMs &&
    before.fromMs <= asAtMs &&
    (before.untilMs === null || asAtMs < before.untilMs)
  const known = holds ? before : newCard(imported, facts, { site, asAtMs, ...setting }, before)
  if (known !== before) cards.set(summary, known)
  clock.changesAt(known.untilMs)
  return known.card
}

function newCard(
  imported: ImportedCar,
  { createdAt }: Pick<CarOutline['listing'], 'createdAt'>,
  { site, asAtMs, place, newestMs }: { site: Site; asAtMs: number } & CardSetting,
  before: KnownCard | undefined,
): KnownCard {
  const { summary } = imported.outline
  const { reserved, certified, tag: ownTag, status, fuelType } = summary
  const state = availability(summary)
  const tag: CarTag | null = carTag(
    { reserved, certified, tag: ownTag, status, fuelType, createdAt },
    state,
    site.card,
    asAtMs,
    newestMs,
  )
  const arrivedUntilMs =
    tag?.kind === 'justArrived' ? justArrivedUntilMs({ createdAt }, site.card.justArrivedDays) : null
  const untilMs = earliestAfter(asAtMs, [arrivedUntilMs, createdAt === null ? null : Date.parse(createdAt)])
  const looks = `${state} ${tag === null ? '' : `${tag.kind} ${tag.label}`} ${place ?? ''}`
  if (before?.looks === looks) return { ...before, site, newestMs, fromMs: asAtMs, untilMs }
  const key = hashText(`${imported.summaryFingerprint} ${looks}`)
  const card = carryingFingerprint<KeyedCarCard>({ key, car: summary, availability: state, tag, place }, key)
  return { site, newestMs, fromMs: asAtMs, untilMs, card, looks }
}

/** The card of each car as it was last made, for as long as the import keeps the car. */
const cards = new WeakMap<CarSummary, KnownCard>()
