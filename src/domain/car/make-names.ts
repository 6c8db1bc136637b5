/** The makes sold in Australia as their makers write them, and how to find make and model in a title. */
import { MANUFACTURERS } from '../group/manufacturers.ts'

/** Makes of older, rarer and farm vehicles, which are in stock feeds though no dealer sells them new; and "MG Motor". */
const OTHER_MAKES = [
  'Austin',
  'Austin Healey',
  'Bugatti',
  'Buick',
  'Daimler',
  'Datsun',
  'DS',
  'Jensen',
  'Lancia',
  'Lincoln',
  'Mercedes-Maybach',
  'MG Motor',
  'Morris',
  'New Holland',
  'Oldsmobile',
  'Packard',
  'Plymouth',
  'Pontiac',
  'TVR',
]

const MAKES = [...MANUFACTURERS.map(({ name }) => name), ...OTHER_MAKES]

const OTHER_NAMES: Record<string, string> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  alfa: 'Alfa Romeo',
  landrover: 'Land Rover',
  'range rover': 'Land Rover',
  harley: 'Harley-Davidson',
  'mg motor': 'MG',
  'great wall motors': 'GWM',
  'isuzu ute': 'Isuzu',
  'mitsubishi fuso': 'Fuso',
  'ssang yong': 'Ssangyong',
  škoda: 'Skoda',
  citroën: 'Citroen',
}

/** Models whose name is more than one word, by make; longer names before the shorter ones that begin them. */
const LONG_MODELS: Record<string, readonly string[]> = {
  Audi: ['RS 3', 'RS 4', 'RS 5', 'RS 6', 'RS 7', 'RS Q3', 'RS Q8'],
  BMW: ['1 Series', '2 Series', '3 Series', '4 Series', '5 Series', '6 Series', '7 Series', '8 Series'],
  BYD: ['Atto 3', 'Dolphin Mini', 'Sealion 6', 'Sealion 7', 'Shark 6'],
  Bentley: ['Continental GT', 'Flying Spur'],
  Chrysler: ['Grand Voyager', 'PT Cruiser'],
  Citroen: ['C4 Cactus', 'C3 Aircross', 'C5 Aircross', 'C5 X', 'Grand C4 Picasso', 'Grand C4', 'C4 Picasso'],
  Ferrari: ['GTC4 Lusso'],
  Ford: ['Mustang Mach-E', 'Transit Custom', 'F 150', 'F 250', 'F 350'],
  GWM: ['Haval H6 GT', 'Haval H6GT', 'Haval H6', 'Haval H2', 'Haval H9', 'Haval Jolion', 'Tank 300', 'Tank 500', 'Ute'],
  Hyundai: ['Trucks Mighty', 'Santa Fe', 'Ioniq 5', 'Ioniq 6', 'Ioniq 9'],
  Jaguar: ['E Pace', 'F Pace', 'F Type', 'I Pace', 'S Type', 'X Type'],
  Jeep: ['Grand Cherokee', 'Grand Wagoneer'],
  Kia: ['Grand Carnival'],
  LDV: ['Deliver 7', 'Deliver 9', 'eDeliver 7', 'eDeliver 9', 'Mifa 9'],
  'Land Rover': [
    'Range Rover Sport',
    'Range Rover Evoque',
    'Range Rover Velar',
    'Range Rover',
    'Discovery Sport',
    'Discovery 3',
    'Discovery 4',
    'Defender 90',
    'Defender 110',
    'Defender 130',
    'Freelander 2',
    'Series III',
  ],
  Lexus: ['CT 200h', 'HS 250h', 'RC F'],
  'Mercedes-Benz': ['AMG GT', 'Marco Polo'],
  Mini: ['3D Hatch', '5D Hatch'],
  Mitsubishi: ['Pajero Sport', 'Eclipse Cross'],
  Suzuki: ['Grand Vitara', 'SX4 S-Cross'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: [
    'Corolla Cross',
    'Yaris Cross',
    'GR Yaris',
    'GR Corolla',
    'GR86',
    'FJ Cruiser',
    'Land Cruiser Prado',
    'Land Cruiser',
    'Landcruiser Prado',
    'Rav 4',
    'Avensis Verso',
    'Mark X',
    'MR 2',
    'Supra',
  ],
  Volvo: ['XC 40', 'XC 60', 'XC 70', 'XC 90'],
}

/** Models that titles write in several ways, by make and in lower case: one car must not stand under two names. */
const ONE_SPELLING: Record<string, Readonly<Record<string, string>>> = {
  Audi: {
    'rs 3': 'RS3',
    'rs 4': 'RS4',
    'rs 5': 'RS5',
    'rs 6': 'RS6',
    'rs 7': 'RS7',
    'rs q3': 'RS Q3',
    'rs q8': 'RS Q8',
  },
  BMW: { 2: '2 Series', 5: '5 Series', 8: '8 Series' },
  Ferrari: { 'gtc4 lusso': 'GTC4Lusso' },
  Ford: { 'f 150': 'F-150', 'f 250': 'F-250', 'f 350': 'F-350', f150: 'F-150', f250: 'F-250', f350: 'F-350' },
  GWM: { 'haval h6gt': 'Haval H6 GT', ute: 'Ute' },
  Holden: { ute: 'Ute' },
  Hyundai: { 'trucks mighty': 'Mighty' },
  Jaguar: {
    'e pace': 'E-Pace',
    'f pace': 'F-Pace',
    'f type': 'F-Type',
    'i pace': 'I-Pace',
    's type': 'S-Type',
    'x type': 'X-Type',
  },
  LDV: { edeliver: 'eDeliver' },
  Lexus: { 'ct 200h': 'CT200H', 'hs 250h': 'HS250H' },
  Mazda: { mazda2: '2', mazda3: '3', mazda6: '6', cx30: 'CX-30', cx5: 'CX-5' },
  'Mercedes-Benz': { glb: 'GLB' },
  Suzuki: { sx4: 'SX4', 'sx4 s-cross': 'S-Cross' },
  Toyota: {
    'land cruiser': 'Landcruiser',
    'land cruiser prado': 'Landcruiser Prado',
    'mr 2': 'MR2',
    'rav 4': 'RAV4',
    rav4: 'RAV4',
    hiace: 'HiAce',
  },
  Volvo: { 'xc 40': 'XC40', 'xc 60': 'XC60', 'xc 70': 'XC70', 'xc 90': 'XC90' },
}

const makeKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

const BY_KEY = new Map([
  ...MAKES.map((make): [string, string] => [makeKey(make), make]),
  ...Object.entries(OTHER_NAMES).map(([key, make]): [string, string] => [makeKey(key), make]),
])

/** The maker's own spelling: "TOYOTA" -> "Toyota", "mercedes benz" -> "Mercedes-Benz"; other makes stay as they are. */
export function canonicalMake(text: string): string {
  return BY_KEY.get(makeKey(text)) ?? text
}

const LONG_MAKES = MAKES.filter((make) => make.includes(' '))

/** The make that the text begins with, when it is one of more than one word: "Land Rover Discovery" -> "Land Rover". */
export function longMakeAtStart(text: string): string | null {
  return LONG_MAKES.find((make) => startsWithWords(text, make)) ?? null
}

/** The model at the start of the words after the make, and the rest, which is the badge. */
export function splitModel(make: string, words: string): { model: string; rest: string } {
  const long = LONG_MODELS[make]?.find((model) => startsWithWords(words, model))
  const length = long?.length ?? (/^\S+/.exec(words)?.[0].length || 0)
  const model = long ?? words.slice(0, length)
  return { model: ONE_SPELLING[make]?.[model.toLowerCase()] ?? model, rest: words.slice(length).trim() }
}

function startsWithWords(text: string, words: string): boolean {
  const next = text[words.length]
  return (next === undefined || next === ' ') && text.slice(0, words.length).toLowerCase() === words.toLowerCase()
}
