/** Equipment lists of the made-up motorcycles and trucks: only what goes on such a body. */
import type { Random } from '../random.ts'

const ON_ROADS = ['ABS', 'Traction control', 'LED lamps', 'USB socket', 'Slipper clutch', 'TFT display', 'Heated grips']
const BY_BODY: Readonly<Record<string, readonly string[]>> = {
  'Adventure Bike': [
    'Alloy panniers',
    'Bash plate',
    'Crash bars',
    'Cruise control',
    'Hand guards',
    'Spoked wheels',
    'Tall screen',
    'Centre stand',
    'Quickshifter',
  ],
  Cruiser: [
    'Leather saddlebags',
    'Pillion backrest',
    'Forward controls',
    'Cruise control',
    'Highway pegs',
    'Keyless start',
  ],
  'Naked Bike': ['Quickshifter', 'Bar-end mirrors', 'Fly screen', 'Radiator guard', 'Adjustable levers', 'Tail tidy'],
  'Sports Bike': [
    'Quickshifter',
    'Steering damper',
    'Ride modes',
    'Adjustable levers',
    'Double-bubble screen',
    'Tail tidy',
  ],
  Pantech: ['Barn doors', 'Tailgate loader, 500 kg', 'Load rails', 'Translucent roof', 'Kick plates'],
  'Refrigerated Truck': [
    'Fridge unit to −18 °C',
    'Strip curtain',
    'Side door',
    'Data logger',
    'Tailgate loader, 500 kg',
  ],
  'Tray Truck': ['Alloy tray', 'Headboard rack', 'Drop sides', 'Under-tray boxes', 'Ladder rack', 'Tow bar, 3,500 kg'],
  Tipper: ['Two-way tailgate', 'Steel body', 'In-cab tipping control', 'Load cover', 'Tow bar, 3,500 kg'],
}
const IN_CABS = [
  'ABS',
  'Air conditioning',
  'Reversing camera',
  'Bluetooth and DAB',
  'Cruise control',
  'Autonomous emergency braking',
  'Suspension seat',
  'LED work lights',
  'UHF radio',
  'Dual rear wheels',
]

export function motorcycleFeatures(random: Random, body: string, isLearnerApproved: boolean): string[] {
  const chosen = random.sample([...ON_ROADS, ...(BY_BODY[body] ?? [])], random.integer(6, 10))
  return isLearnerApproved ? ['LAMS approved', ...chosen] : chosen
}

export function truckFeatures(random: Random, body: string): string[] {
  const own = random.sample(BY_BODY[body] ?? [], random.integer(3, 5))
  return [...own, ...random.sample(IN_CABS, random.integer(5, 8))]
}
