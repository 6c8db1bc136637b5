/** Equipment lists of the made-up cars: dearer badges have more of them. */
import type { Random } from './random.ts'

const STANDARD = [
  'Anti-lock brakes',
  'Autonomous emergency braking',
  'Bluetooth connectivity',
  'Central locking, remote',
  'Cruise control',
  'Driver, passenger and curtain airbags',
  'Electronic stability control',
  'Hill start assist',
  'Isofix child seat anchorages',
  'LED headlights',
  'Power windows',
  'Reversing camera',
  'Tyre pressure monitoring',
  'USB-C charging ports',
] as const

const BETTER = [
  'Adaptive cruise control',
  'Apple CarPlay and Android Auto, wireless',
  'Auto-dimming rear-view mirror',
  'Automatic high beam',
  'Blind spot monitoring',
  'Digital radio',
  'Dual-zone climate control',
  'Front and rear parking sensors',
  'Keyless entry and push-button start',
  'Lane keep assist',
  'Leather-wrapped steering wheel',
  'Rain-sensing wipers',
  'Rear cross-traffic alert',
  'Roof rails',
  'Satellite navigation',
  'Traffic sign recognition',
] as const

const BEST = [
  '360-degree camera',
  'Premium audio, 10 speakers',
  'Head-up display',
  'Heated and ventilated front seats',
  'Heated steering wheel',
  'Leather trim',
  'Memory driver’s seat, 10-way power',
  'Panoramic sunroof',
  'Power tailgate, hands-free',
  'Wireless phone charger',
] as const

const BY_BODY = {
  'Dual Cab Utility': ['Tow bar and wiring', 'Tub liner', 'Side steps', 'Rear differential lock', 'Hard tonneau cover'],
  'Single Cab Chassis': ['Alloy tray', 'Ladder rack', 'Tow bar and wiring', 'Under-tray toolboxes'],
  Van: ['Cargo barrier', 'Barn doors', 'Rubber cargo floor', 'Sliding doors, both sides'],
  Convertible: ['Fabric soft top', 'Limited-slip differential'],
  SUV: ['Cargo blind', 'Split-fold rear seats'],
} as const

type BodyFeature = (typeof BY_BODY)[keyof typeof BY_BODY][number]
export type CarFeature = (typeof STANDARD)[number] | (typeof BETTER)[number] | (typeof BEST)[number] | BodyFeature

const WORKING = ['Van', 'Single Cab Chassis']
const WAGONS = ['SUV', 'Wagon', 'People Mover']
/** Bodies that alone can have what others cannot. */
const ONLY_ON: Partial<Record<CarFeature, readonly string[]>> = {
  'Panoramic sunroof': ['SUV', 'Wagon', 'Sedan', 'Hatchback'],
  'Power tailgate, hands-free': WAGONS,
  'Roof rails': WAGONS,
}
/** Comforts that no working vehicle has, nor the cheapest cars. */
const COMFORTS = new Set<CarFeature>([
  '360-degree camera',
  'Head-up display',
  'Heated and ventilated front seats',
  'Heated steering wheel',
  'Memory driver’s seat, 10-way power',
  'Premium audio, 10 speakers',
])
const MIN_AUD_FOR_COMFORTS = 32_000
/** Child seats are held in the second row. */
const MIN_SEATS_FOR_CHILD_SEATS = 4

/** `rank` is where the badge stands among its model's: 0 the first, 1 the dearest. */
export function carFeatures(
  random: Random,
  rank: number,
  { body, seats, listAud }: Readonly<{ body: string; seats: number; listAud: number }>,
): CarFeature[] {
  const fits = (feature: CarFeature): boolean =>
    (ONLY_ON[feature]?.includes(body) ?? true) &&
    !(COMFORTS.has(feature) && (WORKING.includes(body) || listAud < MIN_AUD_FOR_COMFORTS)) &&
    (feature !== 'Isofix child seat anchorages' || seats >= MIN_SEATS_FOR_CHILD_SEATS)
  const ofBody: readonly CarFeature[] = BY_BODY[body as keyof typeof BY_BODY] ?? []
  return [
    ...random.sample(STANDARD.filter(fits), random.integer(8, STANDARD.length)),
    ...random.sample(BETTER.filter(fits), Math.round(3 + rank * 11 + random.integer(0, 2))),
    ...random.sample(BEST.filter(fits), Math.round(rank * random.integer(4, 10))),
    ...random.sample(ofBody, random.integer(1, 3)),
  ]
}
