/** What a salesperson writes under a vehicle: a few sentences that fit it, in paragraphs. */
import type { DemoVehicle } from '../demo-vehicle.ts'
import type { Random } from '../random.ts'
import { CAR_CLOSINGS } from './car-closings.ts'
import { CAR_EQUIPMENT, CAR_SMALL_EQUIPMENT } from './car-equipment.ts'
import { CAR_HISTORY } from './car-history.ts'
import { CAR_OPENINGS } from './car-openings.ts'
import { CAR_USES } from './car-uses.ts'
import { CARAVAN_EQUIPMENT, CARAVAN_SMALL_EQUIPMENT } from './caravan-equipment.ts'
import { CARAVAN_CLOSINGS, CARAVAN_OPENINGS } from './caravan-openings.ts'
import { CARAVAN_HISTORY, CARAVAN_USES } from './caravan-uses.ts'
import type { VehicleFacts } from './facts.ts'
import { factsOf } from './facts.ts'
import type { Frame, FrameSet } from './frame.ts'
import { frame, topicsOf } from './frame.ts'
import { MOTORCYCLE_FRAMES } from './motorcycle-frames.ts'
import { TRUCK_FRAMES } from './truck-frames.ts'

/** By what a feed calls the item. */
export const FRAME_SETS: Readonly<Record<'car' | 'caravan' | 'motorcycle' | 'truck', FrameSet>> = {
  car: {
    openings: CAR_OPENINGS,
    equipment: CAR_EQUIPMENT,
    smallEquipment: CAR_SMALL_EQUIPMENT,
    uses: CAR_USES,
    history: CAR_HISTORY,
    closings: CAR_CLOSINGS,
  },
  caravan: {
    openings: CARAVAN_OPENINGS,
    equipment: CARAVAN_EQUIPMENT,
    smallEquipment: CARAVAN_SMALL_EQUIPMENT,
    uses: CARAVAN_USES,
    history: CARAVAN_HISTORY,
    closings: CARAVAN_CLOSINGS,
  },
  motorcycle: MOTORCYCLE_FRAMES,
  truck: TRUCK_FRAMES,
}

/** Of what is on hold for somebody: no invitation to drive it or to make an offer. */
export const RESERVED_CLOSINGS: readonly Frame[] = [
  frame('closing', 'It is on hold for another customer. Leave your number, and we will ring if that changes.'),
  frame('closing', 'Somebody has put a deposit on it. Ask us what else there is like it.'),
]

/** A sentence that names a price has no place under a vehicle that shows none. */
export function withoutPrices(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) =>
    paragraph
      .split(/(?<=[.!?]) /)
      .filter((sentence) => !/\b(?:prices?|priced|both figures)\b/i.test(sentence))
      .join(' '),
  )
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** Some dealers write nothing. */
const SHARE_SILENT = 0.05

/** The paragraphs as frames; no frame and no topic comes twice. */
export function chooseFrames(random: Random, facts: VehicleFacts, set: FrameSet): Frame[][] {
  const said = new Set<string>()
  const take = (frames: readonly Frame[], count: number): Frame[] => {
    const taken: Frame[] = []
    for (const frame of shuffled(random, frames)) {
      if (taken.length === count) break
      if (topicsOf(frame).some((topic) => said.has(topic)) || !frame.fits(facts)) continue
      for (const topic of topicsOf(frame)) said.add(topic)
      taken.push(frame)
    }
    return taken
  }
  const openings = take(set.openings, 1)
  const count = random.integer(2, 3)
  const notable = take(set.equipment, random.chance(0.4) ? count - 1 : count)
  const equipment = [...notable, ...take(set.smallEquipment, count - notable.length)]
  const uses = take(set.uses, random.integer(1, 2))
  const history = facts.condition === 'used' && !facts.isComing ? take(set.history, random.integer(1, 2)) : []
  const closings = take(facts.isReserved ? RESERVED_CLOSINGS : set.closings, 1)
  const body = random.chance(0.5) ? [uses, equipment] : [equipment, uses]
  // One sentence alone is no paragraph.
  const middle = equipment.length < 2 || uses.length < 2 ? [body.flat()] : body
  return [openings, ...middle, history, closings].filter((paragraph) => paragraph.length > 0)
}

/** Several paragraphs, separated by empty lines; at times none. */
export function salesComments(random: Random, vehicle: DemoVehicle, asAt: Date): string {
  if (random.chance(SHARE_SILENT)) return ''
  const facts = factsOf(vehicle, asAt)
  const set = FRAME_SETS[vehicle.item_type as keyof typeof FRAME_SETS]
  return chooseFrames(random, facts, set)
    .map((paragraph) => paragraph.map(({ says }) => filled(says, facts.words)).join(' '))
    .join('\n\n')
}

function filled(says: string, words: Readonly<Record<string, string>>): string {
  return says.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
