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
  BMW: ['1 Series', '2 Series', '3 Series', '4 Series', '5 Series', '6 Series', '7 Series', '8 Series'],
  BYD: ['Atto 3', 'Dolphin Mini', 'Sealion 6', 'Sealion 7', 'Shark 6'],
  Bentley: ['Continental GT', 'Flying Spur'],
  Chrysler: ['Grand Voyager', 'PT Cruiser'],
  Citroen: ['C4 Cactus', 'C3 Aircross', 'C5 Aircross', 'C5 X', 'Grand C4 Picasso', 'Grand C4', 'C4 Picasso'],
  Ford: ['Mustang Mach-E', 'Transit Custom'],
  GWM: ['Haval H6 GT', 'Haval H6GT', 'Haval H6', 'Haval H2', 'Haval H9', 'Haval Jolion', 'Tank 300', 'Tank 500', 'Ute'],
  Hyundai: ['Trucks Mighty', 'Santa Fe', 'Ioniq 5', 'Ioniq 6', 'Ioniq 9'],
  Jeep: ['Grand Cherokee', 'Grand Wagoneer'],
  Kia: ['Grand Carnival'],
  LDV: ['Deliver 7', 'Deliver 9', 'Mifa 9'],
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
  Mini: ['3D Hatch', '5D Hatch'],
  Mitsubishi: ['Pajero Sport', 'Eclipse Cross'],
  Suzuki: ['Grand Vitara'],
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
    'Supra',
  ],
}

/** Titles of these spellings name the model that follows. */
const ONE_SPELLING: Record<string, string> = {
  'land cruiser': 'Landcruiser',
  'land cruiser prado': 'Landcruiser Prado',
  'rav 4': 'RAV4',
  rav4: 'RAV4',
  'haval h6gt': 'Haval H6 GT',
  hiace: 'HiAce',
  'trucks mighty': 'Mighty',
  ute: 'Ute',
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
  return { model: ONE_SPELLING[model.toLowerCase()] ?? model, rest: words.slice(length).trim() }
}

function startsWithWords(text: string, words: string): boolean {
  const next = text[words.length]
  return (next === undefined || next === ' ') && text.slice(0, words.length).toLowerCase() === words.toLowerCase()
}
