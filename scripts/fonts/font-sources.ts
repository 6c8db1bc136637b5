/** The faces of the sites: from which package each comes, and how much of it is kept. */

export interface FontSource {
  family: string
  /** The name of its file in src/styles/fonts. */
  name: string
  package: string
  file: string
  /** Axes that stay (a range) or are fixed (a number). */
  axes: Readonly<Record<string, number | { min: number; max: number }>>
  /** As CSS writes them. */
  weights: string
  /** Faces of shoppers' machines that stand in until the file is there, for each range of weights. */
  standIns: readonly StandIn[]
}

export interface StandIn {
  /** Added to the family's name: "Figtree Roboto". */
  suffix: string
  weights: string
  /** Measured at this weight of ours. */
  weight: number
  /** Names under which machines know it, each of the same widths. */
  local: readonly string[]
  /** What it is measured by where this machine lacks it: a face of the same widths. */
  measuredBy: { family: string; weight: number }
}

const ARIAL: StandIn = {
  suffix: 'Arial',
  weights: '400 549',
  weight: 400,
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  measuredBy: { family: 'Liberation Sans', weight: 400 },
}
const ARIAL_BOLD: StandIn = {
  suffix: 'Arial',
  weights: '550 700',
  weight: 640,
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  measuredBy: { family: 'Liberation Sans', weight: 700 },
}
const ROBOTO: StandIn = {
  suffix: 'Roboto',
  weights: '400 549',
  weight: 400,
  local: ['Roboto', 'Roboto-Regular'],
  measuredBy: { family: 'Roboto', weight: 400 },
}
const ROBOTO_BOLD: StandIn = {
  suffix: 'Roboto',
  weights: '550 700',
  weight: 640,
  local: ['Roboto Bold', 'Roboto-Bold'],
  measuredBy: { family: 'Roboto', weight: 700 },
}
const TIMES_BOLD: StandIn = {
  suffix: 'Times',
  weights: '600',
  weight: 600,
  local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  measuredBy: { family: 'Liberation Serif', weight: 700 },
}

export const FONT_SOURCES: readonly FontSource[] = [
  {
    family: 'Figtree',
    name: 'figtree',
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    standIns: [ARIAL, ARIAL_BOLD, ROBOTO, ROBOTO_BOLD],
  },
  {
    family: 'Barlow Condensed',
    name: 'barlow-condensed',
    package: '@fontsource/barlow-condensed',
    file: 'barlow-condensed-latin-700-normal.woff2',
    axes: {},
    weights: '700',
    standIns: [
      { ...ARIAL_BOLD, weights: '700', weight: 700 },
      { ...ROBOTO_BOLD, weights: '700', weight: 700 },
    ],
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    // Between the cut for text and that for posters: it is set from 18 to 68 pixels.
    axes: { opsz: 36, wght: 600 },
    weights: '600',
    standIns: [TIMES_BOLD],
  },
]

/** The faces of paper: TrueType, because a PDF embeds nothing else, each cut to one weight. */
export const PAPER_FONTS = [
  { name: 'figtree-regular', source: 'figtree', axes: { wght: 400 } },
  { name: 'figtree-bold', source: 'figtree', axes: { wght: 680 } },
  { name: 'barlow-condensed', source: 'barlow-condensed', axes: {} },
  { name: 'fraunces', source: 'fraunces', axes: { opsz: 36, wght: 600 } },
] as const

/** Roboto's own files, because few machines that build sites have it. */
export const ROBOTO_FILES = {
  400: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  700: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
} as const

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const BASIC_LATIN = range(0x20, 0x7e)
const PUNCTUATION = '\u00a0–—‘’“”•…·'
const SYMBOLS = '©®™×°²½€′″−→←'

/** The characters in the faces of web pages. A browser takes any other character from the stand-in. */
export const PAGE_CHARACTERS = `${BASIC_LATIN}${PUNCTUATION}${SYMBOLS}àáâäåçèéêëíñóôöøüÅÉÖØÜ`

/** The characters in the faces of PDF brochures, which have no stand-in: all of Latin-1. */
export const PAPER_CHARACTERS = `${BASIC_LATIN}${range(0xa0, 0xff)}–—‘’“”•…′″€™−→←`
