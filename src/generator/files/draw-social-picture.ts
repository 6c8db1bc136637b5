/** Draws the picture that social networks show of a page without a photograph. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
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

/** The dealer's mark and name, the title, a line, and the drawing at the foot. */
export async function drawPicture(site: Site, { title, line, bodyType }: MadePicture): Promise<Uint8Array> {
  const { brandColour, inkColour, headingFont } = site.theme
  const onInk = readableOn(inkColour)
  const onBrand = readableOn(brandColour)
  const widthPx = SOCIAL_WIDTH_PX - 2 * MARGIN_PX
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH_PX}" height="${SOCIAL_HEIGHT_PX}">
    <path fill="${inkColour}" d="M0 0H${SOCIAL_WIDTH_PX}V${SOCIAL_HEIGHT_PX}H0z"/>
    <path fill="${brandColour}" d="M0 520H${SOCIAL_WIDTH_PX}V${SOCIAL_HEIGHT_PX}H0z"/>
    <rect x="${MARGIN_PX}" y="56" width="${MARK_PX}" height="${MARK_PX}" rx="14" fill="${brandColour}"/>
    <svg x="590" y="318" width="560" height="234" viewBox="0 0 720 300" color="${onInk === '#ffffff' ? '#e9edf3' : '#4a5261'}">${await drawingOf(bodyType)}</svg>
  </svg>`
  const words = await Promise.all([
    lettering(monogram(site), { face: BOLD, sizePx: 28, colour: onBrand, widthPx: MARK_PX }),
    lettering(site.name, { face: BOLD, sizePx: 32, colour: onInk, widthPx: widthPx - MARK_PX - 24 }),
    lettering(shortened(title, 70), {
      face: HEADINGS[headingFont],
      sizePx: title.length > 34 ? 56 : 72,
      colour: onInk,
      widthPx,
    }),
    lettering(shortened(line, 64), { face: TEXT, sizePx: 28, colour: onBrand, widthPx }),
  ])
  const [mark, name, heading, foot] = words
  const middle = (top: number, height: number, of: { height: number }) => Math.round(top + (height - of.height) / 2)
  return sharp(Buffer.from(background))
    .composite([
      { input: mark.data, left: Math.round(MARGIN_PX + (MARK_PX - mark.width) / 2), top: middle(56, MARK_PX, mark) },
      { input: name.data, left: MARGIN_PX + MARK_PX + 24, top: middle(56, MARK_PX, name) },
      { input: heading.data, left: MARGIN_PX, top: 168 },
      { input: foot.data, left: MARGIN_PX, top: middle(520, SOCIAL_HEIGHT_PX - 520, foot) },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}

interface LetteringOptions {
  face: Face
  sizePx: number
  colour: string
  widthPx: number
}

/** Text as pixels, in the site's own faces and not those of the machine. */
async function lettering(text: string, { face, sizePx, colour, widthPx }: LetteringOptions) {
  const { data, info } = await sharp({
    text: {
      text: `<span face="${face.family}" weight="${face.weight}" size="${sizePx * UNITS_PER_POINT}" foreground="${colour}">${escapeText(text)}</span>`,
      fontfile: fileURLToPath(new URL(face.file, FACES)),
      width: widthPx,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

let silhouettes: Promise<string> | null = null

/** The whole file and a reference to the symbol of a body, because a symbol uses parts that stand elsewhere in the file. */
async function drawingOf(bodyType: MadePicture['bodyType']): Promise<string> {
  silhouettes ??= readFile(SILHOUETTES, 'utf8')
  return `${await silhouettes}<use href="#${silhouetteId(bodyType)}" width="720" height="300"/>`
}

/** At most so many characters, cut between words. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`
}
