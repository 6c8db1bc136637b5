/** What a salesperson knows of a vehicle before writing about it: read from its data, so that nothing else can be said. */
import type { DemoVehicle } from '../demo-vehicle.ts'

const CAR_KINDS = [
  'city',
  'sedan',
  'wagon',
  'suv',
  'seven-seater',
  'off-roader',
  'ute',
  'van',
  'sports',
  'people-mover',
] as const
const HOLIDAY_KINDS = ['caravan', 'pop-top', 'camper', 'motorhome'] as const
type VehicleKind = (typeof CAR_KINDS)[number] | (typeof HOLIDAY_KINDS)[number] | 'motorcycle' | 'truck'

export interface VehicleFacts {
  kind: VehicleKind
  condition: 'new' | 'demo' | 'used'
  features: ReadonlySet<string>
  ageYears: number
  km: number | null
  kmPerYear: number | null
  priceAud: number
  seats: number
  fuel: 'petrol' | 'diesel' | 'hybrid' | 'plug-in' | 'electric'
  isManual: boolean
  drive: string
  litresPer100Km: number | null
  towingKg: number
  sleeps: number
  lengthMm: number
  tareKg: number
  /** Aggregate trailer mass; 0 for what is not towed. */
  atmKg: number
  axle: string
  isOneOwner: boolean
  isCertified: boolean
  isComing: boolean
  isReserved: boolean
  daysListed: number
  daysRegistered: number
  /** What a sentence may name: `{title}`, `{km}` … */
  words: Readonly<Record<string, string>>
}

const DAY_MS = 86_400_000
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export function factsOf(vehicle: DemoVehicle, asAt: Date): VehicleFacts {
  const text = (field: keyof DemoVehicle) => (vehicle[field] === undefined ? '' : String(vehicle[field]))
  const number = (field: keyof DemoVehicle) => Number(vehicle[field] ?? 0)
  const ageYears = asAt.getUTCFullYear() - number('year')
  const km = vehicle.km === undefined ? null : number('km')
  const registeredUntil = text('rego_expiry')
  const litres = vehicle.fuelconsumptioncombined === undefined ? null : number('fuelconsumptioncombined')
  return {
    kind: kindOf(vehicle),
    condition: text('car_type') as VehicleFacts['condition'],
    features: new Set(Array.isArray(vehicle.features) ? vehicle.features : []),
    ageYears,
    km,
    kmPerYear: km === null ? null : km / (ageYears + 0.5),
    priceAud: number('price'),
    seats: number('seats'),
    fuel: fuelOf(text('fuel')),
    isManual: /manual/i.test(text('trans')),
    drive: text('drive'),
    litresPer100Km: litres,
    towingKg: number('towingcapacitybraked'),
    sleeps: number('sleeps'),
    lengthMm: number('body_length'),
    tareKg: number('tare_weight'),
    atmKg: number('aggregate_trailer_mass'),
    axle: text('axle_type'),
    isOneOwner: vehicle.tag === 'One owner',
    isCertified: vehicle.certified === true,
    isComing: vehicle.status === 'coming_soon',
    isReserved: vehicle.reserved === true,
    daysListed: (asAt.getTime() - Date.parse(text('created_at'))) / DAY_MS,
    daysRegistered: registeredUntil === '' ? 0 : (Date.parse(registeredUntil) - asAt.getTime()) / DAY_MS,
    words: {
      title: [text('year'), text('make'), text('model'), text('badge')].filter((word) => word !== '').join(' '),
      make: text('make'),
      model: text('model'),
      colour: inSentence(text('colour'), text('item_type')),
      km: groupThousands(km ?? 0),
      years: counted(ageYears),
      seats: counted(number('seats')),
      sleeps: counted(number('sleeps')),
      economy: `${litres ?? ''} L/100 km`,
      tow: groupThousands(number('towingcapacitybraked')),
      tare: groupThousands(number('tare_weight')),
      atm: groupThousands(number('aggregate_trailer_mass')),
      length: (number('body_length') / 1000).toFixed(1),
      gears: text('trans').toLowerCase().replace(' speed', '-speed'),
      registered: registeredMonth(registeredUntil),
    },
  }
}

function kindOf({ item_type: itemType, body, seats, drive }: DemoVehicle): VehicleKind {
  if (itemType === 'motorcycle' || itemType === 'truck') return itemType
  const shape = String(body).toLowerCase()
  if (itemType === 'caravan') {
    if (shape.includes('motorhome')) return 'motorhome'
    if (shape.includes('camper')) return 'camper'
    return shape.includes('pop') ? 'pop-top' : 'caravan'
  }
  if (shape.includes('ut') || shape.includes('cab')) return 'ute'
  if (shape.includes('van')) return 'van'
  if (shape.includes('people')) return 'people-mover'
  if (shape.includes('coupe') || shape.includes('convertible')) return 'sports'
  if (shape.includes('suv')) return drive === '4x4' ? 'off-roader' : Number(seats) >= 7 ? 'seven-seater' : 'suv'
  if (shape.includes('wagon')) return 'wagon'
  return shape.includes('hatch') ? 'city' : 'sedan'
}

function fuelOf(fuel: string): VehicleFacts['fuel'] {
  if (/plug-in/i.test(fuel)) return 'plug-in'
  if (/hybrid/i.test(fuel)) return 'hybrid'
  if (/electric/i.test(fuel)) return 'electric'
  return /diesel/i.test(fuel) ? 'diesel' : 'petrol'
}

/** Paints have names of their own; the plain colours of a van are words. */
function inSentence(colour: string, itemType: string): string {
  return itemType === 'caravan' ? colour.toLowerCase() : colour
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

function counted(value: number): string {
  return NUMBERS[value] ?? String(value)
}

function groupThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "2027-03-14" -> "March 2027". */
function registeredMonth(date: string): string {
  const [year = '', month = ''] = date.split('-')
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim()
}
