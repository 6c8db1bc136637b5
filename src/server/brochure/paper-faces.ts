/** The site's faces on paper, and the letters that they have. */
import { readFileSync } from 'node:fs'
import type { Theme } from '#config/schema/theme.ts'

/** TrueType, each of one weight; `npm run fonts` writes them. */
export interface PaperFaces {
  text: Buffer
  bold: Buffer
  heading: Buffer
}

const FOLDER = new URL('../../styles/fonts/paper/', import.meta.url)
const HEADING_FILES = { sans: 'figtree-bold', condensed: 'barlow-condensed', serif: 'fraunces' } as const
const known = new Map<string, Buffer>()

export function paperFaces({ headingFont }: Theme): PaperFaces {
  return { text: face('figtree-regular'), bold: face('figtree-bold'), heading: face(HEADING_FILES[headingFont]) }
}

function face(name: string): Buffer {
  const bytes = known.get(name) ?? readFileSync(new URL(`${name}.ttf`, FOLDER))
  known.set(name, bytes)
  return bytes
}

const UNKNOWN = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…′″€™−→←]/gu

/** With the plain letter for one that the faces lack ("Māori" is "Maori"), and nothing for any other sign. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\t/g, (space) => (space === '\t' ? ' ' : '\n'))
    .replace(UNKNOWN, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '').replace(UNKNOWN, ''))
}
