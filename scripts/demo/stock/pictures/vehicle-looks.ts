/** Which drawn vehicle stands for a made-up one: a model always looks the same, and models in a row differ. */
import type { InteriorName } from '#scripts/demo/imagery/interior/looks.ts'
import type { DrawnBody, VehicleName } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import type { DemoVehicle } from '../demo-vehicle.ts'

/** Models that look otherwise than the body that they have, by the look that they have. */
const MODELS: Partial<Record<VehicleName, readonly string[]>> = {
  'suv-large': [
    'Toyota Landcruiser',
    'Ford Everest',
    'Nissan Patrol',
    'Isuzu MU-X',
    'Land Rover Defender',
    'Suzuki Jimny',
    'Jeep Grand Cherokee',
  ],
  'suv-crossover': [
    'Kia EV6',
    'Hyundai Ioniq 5',
    'MG ZS',
    'GWM Haval Jolion',
    'BYD Atto 3',
    'Tesla Model Y',
    'Mazda CX-5',
    'Hyundai Tucson',
    'Lexus NX',
  ],
  'hatch-city': ['Kia Picanto', 'Suzuki Swift', 'MG 4', 'Hyundai i30'],
  'sedan-fastback': ['Tesla Model 3', 'Mercedes-Benz C-Class', 'Alfa Romeo Giulia'],
  'ute-covered': ['Ford Ranger', 'Mitsubishi Triton', 'GWM Cannon', 'BYD Shark 6', 'LDV T60 Max'],
}
const LOOKS = new Map(
  Object.entries(MODELS).flatMap(([look, models]) => models.map((model) => [model, look as VehicleName])),
)

/** The words of a body, by the look that it has. */
const BODIES: readonly (readonly [words: RegExp, look: VehicleName])[] = [
  [/motorhome|campervan/i, 'caravan-motorhome'],
  [/pop.?top|camper/i, 'caravan-pop-top'],
  [/off.?road/i, 'caravan-off-road'],
  [/cruiser/i, 'motorcycle-cruiser'],
  [/adventure/i, 'motorcycle-adventure'],
  [/sports? bike/i, 'motorcycle-sport'],
  [/tray truck/i, 'light-truck-tray'],
  [/tipper/i, 'light-truck-tipper'],
  [/single cab|cab.chassis|tray/i, 'ute-tray'],
]

/** `drawn` is the body whose pictures are those of the vehicle's. */
export function lookOf({ make, model, body }: DemoVehicle, drawn: DrawnBody): VehicleName {
  const byBody = BODIES.find(([words, look]) => look.startsWith(drawn) && words.test(String(body)))?.[1]
  if (byBody !== undefined) return byBody
  const byModel = LOOKS.get(`${String(make)} ${String(model)}`)
  return byModel?.startsWith(drawn) === true ? byModel : drawn
}

/** Looks that share a cabin: two rows, a dashboard as high, and the interior colours that it may be sold as. */
const CABINS: readonly { cabin: InteriorName; looks: readonly VehicleName[]; colours: readonly string[] }[] = [
  { cabin: 'suv', looks: ['suv', 'suv-crossover', 'suv-large', 'wagon'], colours: ['Brown', 'Beige'] },
  { cabin: 'sedan', looks: ['sedan', 'sedan-fastback', 'hatch', 'hatch-city'], colours: ['Grey'] },
  { cabin: 'ute', looks: ['ute', 'ute-covered'], colours: ['Black', 'Grey'] },
]

/** The drawn cabin of a look with an interior of that colour. */
export function cabinOf(look: VehicleName, colour: string): InteriorName | null {
  return CABINS.find(({ looks, colours }) => looks.includes(look) && colours.includes(colour))?.cabin ?? null
}
