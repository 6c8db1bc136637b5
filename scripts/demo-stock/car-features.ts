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
  'Bose premium audio, 10 speakers',
  'Head-up display',
  'Heated and ventilated front seats',
  'Heated steering wheel',
  'Leather trim',
  'Memory driver’s seat, 10-way power',
  'Panoramic sunroof',
  'Power tailgate, hands-free',
  'Wireless phone charger',
] as const

const BY_BODY: Record<string, readonly string[]> = {
  'Dual Cab Utility': ['Tow bar and wiring', 'Tub liner', 'Side steps', 'Rear differential lock', 'Hard tonneau cover'],
  Van: ['Cargo barrier', 'Barn doors', 'Rubber cargo floor', 'Sliding doors, both sides'],
  Convertible: ['Limited-slip differential', 'Power soft top'],
  SUV: ['Cargo blind', 'Split-fold rear seats'],
}

/** `rank` is where the badge stands among its model's: 0 the first, 1 the dearest. */
export function carFeatures(random: Random, rank: number, body: string): string[] {
  return [
    ...random.sample(STANDARD, random.integer(8, STANDARD.length)),
    ...random.sample(BETTER, Math.round(3 + rank * 11 + random.integer(0, 2))),
    ...random.sample(BEST, Math.round(rank * random.integer(4, 10))),
    ...random.sample(BY_BODY[body] ?? [], random.integer(1, 3)),
  ]
}
