/** Draws the pictures that social networks show of pages without a photograph. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { escapeText } from '#components/parts/escape-html.ts'
import type { Site } from '#config/schema/site.ts'
import type { Theme } from '#config/schema/theme.ts'
import { silhouetteId } from '#domain/car/labels.ts'
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '#domain/images/social-photograph.ts'
import { readableOn } from '#styles/contrast.ts'
import { monogram } from '#styles/monogram.ts'
import type { MadePicture } from '#view-models/social-picture.ts'

const MARGIN_PX = 72
const MARK_PX = 64
const TEXT_WIDTH_PX = SOCIAL_WIDTH_PX - 2 * MARGIN_PX
const FACES = new URL('../../styles/fonts/paper/', import.meta.url)
const SILHOUETTES = new URL('../../components/art/silhouettes.svg', import.meta.url)

interface Face {
  file: string
  /** As the file names itself. */
  family: string
  weight: number
}
const TEXT: Face = { file: 'figtree-regular.ttf', family: 'Figtree Light', weight: 400 }
const BOLD: Face = { file: 'figtree-bold.ttf', family: 'Figtree Light', weight: 680 }
const HEADINGS: Readonly<Record<Theme['headingFont'], Face>> = {
  sans: BOLD,
  condensed: { file: 'barlow-condensed.ttf', family: 'Barlow Condensed', weight: 700 },
  serif: { file: 'fraunces.ttf', family: 'Fraunces', weight: 600 },
}
/** Of the size of text in markup. */
const UNITS_PER_POINT = 1024

/** Where the drawing stands, in pixels. */
const DRAWING = { left: 590, top: 318, width: 560, height: 234 } as const
/** Where the strip at the foot begins. */
const FOOT_TOP_PX = 520
const MARK_TOP_PX = 56

export type DrawPicture = (picture: MadePicture) => Promise<Uint8Array>

/**
 * For the pictures of one site: the dealer's mark and name, the title, a line, and the drawing at the foot. What all of
 * them show is made once, and kept as pixels (2 MB) for as long as the function is.
 */
export function createPictureDrawer(site: Site): DrawPicture {
  const { inkColour, brandColour, headingFont } = site.theme
  const [onInk, onBrand] = [readableOn(inkColour), readableOn(brandColour)]
  const bodyColour = onInk === '#ffffff' ? '#e9edf3' : '#4a5261'
  let background: Promise<Pixels> | null = null
  return async ({ title, line, bodyType }) => {
    background ??= drawBackground(site)
    const [{ input, raw }, drawing, heading, foot] = await Promise.all([
      background,
      drawingOf(bodyType, bodyColour),
      lettering(shortened(title, 70), {
        face: HEADINGS[headingFont],
        sizePx: title.length > 34 ? 56 : 72,
        colour: onInk,
        widthPx: TEXT_WIDTH_PX,
      }),
      lettering(shortened(line, 64), { face: TEXT, sizePx: 28, colour: onBrand, widthPx: TEXT_WIDTH_PX }),
    ])
    return sharp(input, { raw })
      .composite([
        { input: drawing, left: DRAWING.left, top: DRAWING.top },
        { ...heading, left: MARGIN_PX, top: 168 },
        { ...foot, left: MARGIN_PX, top: middle(FOOT_TOP_PX, SOCIAL_HEIGHT_PX - FOOT_TOP_PX, foot) },
      ])
      .jpeg({ quality: 84 })
      .toBuffer()
  }
}

/** As sharp takes them. */
interface Pixels {
  input: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** The site's colours, its mark and its name. */
async function drawBackground(site: Site): Promise<Pixels> {
  const { brandColour, inkColour } = site.theme
  const [onInk, onBrand] = [readableOn(inkColour), readableOn(brandColour)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH_PX}" height="${SOCIAL_HEIGHT_PX}">
    <path fill="${inkColour}" d="M0 0H${SOCIAL_WIDTH_PX}V${SOCIAL_HEIGHT_PX}H0z"/>
    <path fill="${brandColour}" d="M0 ${FOOT_TOP_PX}H${SOCIAL_WIDTH_PX}V${SOCIAL_HEIGHT_PX}H0z"/>
    <rect x="${MARGIN_PX}" y="${MARK_TOP_PX}" width="${MARK_PX}" height="${MARK_PX}" rx="14" fill="${brandColour}"/>
  </svg>`
  const nameLeftPx = MARGIN_PX + MARK_PX + 24
  const nameWidthPx = SOCIAL_WIDTH_PX - MARGIN_PX - nameLeftPx
  const [mark, name] = await Promise.all([
    lettering(monogram(site), { face: BOLD, sizePx: 28, colour: onBrand, widthPx: MARK_PX }),
    lettering(site.name, { face: BOLD, sizePx: 32, colour: onInk, widthPx: nameWidthPx }),
  ])
  const markLeftPx = Math.round(MARGIN_PX + (MARK_PX - mark.raw.width) / 2)
  return pixelsOf(
    sharp(Buffer.from(svg))
      .composite([
        { ...mark, left: markLeftPx, top: middle(MARK_TOP_PX, MARK_PX, mark) },
        { ...name, left: nameLeftPx, top: middle(MARK_TOP_PX, MARK_PX, name) },
      ])
      .removeAlpha(),
  )
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Where what stands in the middle of a strip begins. */
function middle(topPx: number, heightPx: number, { raw }: Pixels): number {
  return Math.round(topPx + (heightPx - raw.height) / 2)
}

interface LetteringOptions {
  face: Face
  sizePx: number
  colour: string
  widthPx: number
}

/** In the site's own faces and not those of the machine. */
function lettering(text: string, { face, sizePx, colour, widthPx }: LetteringOptions): Promise<Pixels> {
  return pixelsOf(
    sharp({
      text: {
        text: `<span face="${face.family}" weight="${face.weight}" size="${sizePx * UNITS_PER_POINT}" foreground="${colour}">${escapeText(text)}</span>`,
        fontfile: fileURLToPath(new URL(face.file, FACES)),
        width: widthPx,
        rgba: true,
        dpi: 72,
      },
    }),
  )
}

/** By body and colour, the same for all sites: to draw one takes as long as the rest of a picture. */
const drawings = new Map<string, Buffer>()

async function drawingOf(bodyType: MadePicture['bodyType'], colour: string): Promise<Buffer> {
  const id = silhouetteId(bodyType)
  const key = `${id} ${colour}`
  const drawing = drawings.get(key) ?? (await drawBody(id, colour))
  drawings.set(key, drawing)
  return drawing
}

/** From the whole file and a reference to the symbol, because a symbol uses parts that stand elsewhere in the file. */
async function drawBody(id: string, colour: string): Promise<Buffer> {
  const { width, height } = DRAWING
  const silhouettes = await readFile(SILHOUETTES, 'utf8')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 300" color="${colour}">${silhouettes}<use href="#${id}" width="720" height="300"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** At most so many characters, cut between words. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`
}
