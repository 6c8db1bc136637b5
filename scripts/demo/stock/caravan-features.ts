/** Equipment lists of the made-up caravans: only what goes into such a body and with the rest of the list. */
import type { CaravanModel } from './caravan-models.ts'
import type { Random } from './random.ts'

const FEATURES = [
  'Air bag suspension',
  'Annexe, full size',
  'Anderson plug',
  'BBQ slide, pull-out',
  'Bunk beds',
  'Club lounge',
  'Diesel heater',
  'Dometic 188 L fridge',
  'Electric awning with LED strip',
  'Ensuite with separate shower and toilet',
  'External shower',
  'Front boot with tunnel',
  'Full oven, four-burner cooktop',
  'Gas and electric hot water',
  'Grey water tank, 95 L',
  'Independent coil suspension',
  'Island queen bed',
  'Lithium battery, 200 Ah',
  'Microwave',
  'Off-road hitch',
  'Outdoor speakers',
  'Picnic table',
  'Reverse-cycle air conditioner',
  'Reversing camera',
  'Roof hatches with fans',
  'Solar panels, 400 W',
  'Stone guard',
  'TV, 24 inch, with DVD',
  'Two 95 L water tanks',
  'USB charging points',
  'Washing machine, top loader',
  'Winegard antenna',
] as const
export type CaravanFeature = (typeof FEATURES)[number]

/** What a folding camper has no room for. */
const NOT_IN_CAMPERS = new Set<CaravanFeature>([
  'Air bag suspension',
  'Bunk beds',
  'Club lounge',
  'Dometic 188 L fridge',
  'Electric awning with LED strip',
  'Ensuite with separate shower and toilet',
  'Front boot with tunnel',
  'Full oven, four-burner cooktop',
  'Grey water tank, 95 L',
  'Island queen bed',
  'Microwave',
  'Reverse-cycle air conditioner',
  'Roof hatches with fans',
  'TV, 24 inch, with DVD',
  'Two 95 L water tanks',
  'Washing machine, top loader',
  'Winegard antenna',
])
/** What only something that is towed has. */
const NOT_IN_MOTORHOMES = new Set<CaravanFeature>([
  'Air bag suspension',
  'Anderson plug',
  'Front boot with tunnel',
  'Independent coil suspension',
  'Off-road hitch',
  'Stone guard',
])
/** A pop top is too low inside for these. */
const NOT_IN_POP_TOPS = new Set<CaravanFeature>(['Island queen bed', 'Washing machine, top loader'])

const MAX_SLEEPERS_OF_COUPLES = 3

export function caravanFeatures(
  random: Random,
  { body }: Pick<CaravanModel, 'body'>,
  badge: string,
  sleeps: number,
): CaravanFeature[] {
  const isOffRoad = body === 'Off Road Caravan' || badge.includes('Outback')
  const hasAirBags = isOffRoad && random.chance(0.4)
  const fits = (feature: CaravanFeature): boolean => {
    if (body === 'Camper Trailer' && NOT_IN_CAMPERS.has(feature)) return false
    if (body === 'Motorhome' && NOT_IN_MOTORHOMES.has(feature)) return false
    if (body === 'Pop Top' && NOT_IN_POP_TOPS.has(feature)) return false
    if (feature === 'Bunk beds') return sleeps > MAX_SLEEPERS_OF_COUPLES
    if (feature === 'Off-road hitch') return isOffRoad
    if (feature === 'Air bag suspension') return hasAirBags
    if (feature === 'Independent coil suspension') return !hasAirBags
    return true
  }
  return random.sample(FEATURES.filter(fits), random.integer(9, 20))
}
