/** A car's brochure as a PDF: A4, its photographs, its facts, its dealer, and a QR code that leads to its page. */
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Site } from '#config/schema/site.ts'
import { readableOn } from '#styles/contrast.ts'
import { monogram } from '#styles/monogram.ts'
import type { Brochure } from './brochure-content.ts'
import { paperFaces, printable } from './paper-faces.ts'

/** Lengths are points; A4 is 595 by 842. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 40
const FOOTER_HEIGHT = 46
const LEFT = MARGIN
const RIGHT = PAGE.width - MARGIN
const WIDTH = RIGHT - LEFT
const BOTTOM = PAGE.height - MARGIN - FOOTER_HEIGHT
const GAP = 10

const TEXT = '#14181f'
const SOFT = '#57606e'
const LINE = '#d9dde4'
const TINT = '#f4f5f8'

const FRONT_STRIP = 4
const GRID_COLUMNS = 3
const PHOTOGRAPH_SHAPE = 3 / 2

interface BrochureParts {
  brochure: Brochure
  site: Pick<Site, 'name' | 'theme'>
  photographs: readonly Buffer[]
}

type Document = InstanceType<typeof PDFDocument>

export async function brochurePdf({ brochure, site, photographs }: BrochureParts): Promise<Uint8Array<ArrayBuffer>> {
  const { title, variant, dealer } = brochure
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: `${title} ${variant}`.trim(), Author: dealer.name },
  })
  const faces = paperFaces(site.theme)
  document.registerFont('text', faces.text)
  document.registerFont('bold', faces.bold)
  document.registerFont('heading', faces.heading)
  const bytes = collect(document)

  const [large, ...others] = photographs
  head(document, brochure, site)
  front(document, brochure, site, large ?? null, others.slice(0, FRONT_STRIP))
  document.addPage()
  specifications(document, brochure)
  bullets(document, 'Standard equipment', brochure.equipment)
  bullets(document, 'Features', brochure.features)
  comments(document, brochure)
  grid(document, others.slice(FRONT_STRIP))
  conditions(document, brochure)
  footers(document, brochure, site)
  document.end()
  return bytes
}

function collect(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  document.on('error', reject)
  return promise
}

/** The dealer above the car, as on its letters. */
function head(document: Document, { dealer }: Brochure, { theme, ...site }: BrochureParts['site']): void {
  const size = 30
  document.roundedRect(LEFT, MARGIN, size, size, theme.corners === 'square' ? 0 : 7).fill(theme.brandColour)
  document.font('bold').fontSize(12).fillColor(readableOn(theme.brandColour))
  document.text(printable(monogram({ ...site, theme })), LEFT, MARGIN + 8, {
    width: size,
    align: 'center',
    lineBreak: false,
  })
  document.font('heading').fontSize(15).fillColor(TEXT)
  document.text(printable(dealer.name), LEFT + size + GAP, MARGIN + (dealer.place === null ? 6 : 0), {
    width: 300,
    lineBreak: false,
  })
  if (dealer.place !== null) {
    document.font('text').fontSize(9).fillColor(SOFT)
    document.text(printable(dealer.place), LEFT + size + GAP, MARGIN + 18, { width: 300, lineBreak: false })
  }
  document.font('bold').fontSize(12).fillColor(TEXT)
  document.text(dealer.phone, RIGHT - 200, MARGIN + 8, { width: 200, align: 'right', lineBreak: false })
}

/** What it is, what it looks like, what it costs. */
function front(
  document: Document,
  { title, variant, price, facts, url }: Brochure,
  { theme }: BrochureParts['site'],
  large: Buffer | null,
  strip: readonly Buffer[],
): void {
  document.font('heading').fontSize(27).fillColor(TEXT)
  document.text(printable(title), LEFT, MARGIN + 50, { width: WIDTH, lineGap: -3 })
  if (variant !== '') {
    document.font('text').fontSize(13).fillColor(SOFT)
    document.text(printable(variant), LEFT, document.y + 4, { width: WIDTH })
  }
  let y = document.y + 12
  if (large !== null) {
    const height = WIDTH / PHOTOGRAPH_SHAPE
    document.image(large, LEFT, y, { width: WIDTH, height })
    y += height + 6
  }
  if (strip.length > 0) y = row(document, strip, y, FRONT_STRIP) + 6
  y += 8

  const qrSize = 84
  const priceWidth = 190
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(2).stroke(theme.brandColour)
  y += 14
  document
    .font('heading')
    .fontSize(fits(document, price.amount, 29, priceWidth))
    .fillColor(TEXT)
  document.text(printable(price.amount), LEFT, y, { width: priceWidth })
  document.font('text').fontSize(10.5).fillColor(SOFT)
  if (price.includes !== null) document.text(printable(price.includes), { width: priceWidth })
  if (price.was !== null) {
    document.text(`${printable(price.was.label)} `, { width: priceWidth, continued: true })
    document.text(price.was.amount, { strike: true })
  }
  const factsLeft = LEFT + priceWidth + GAP
  const factWidth = (RIGHT - qrSize - 20 - factsLeft) / 2
  facts.slice(0, 8).forEach(({ label, value }, index) => {
    const x = factsLeft + (index % 2) * factWidth
    const top = y + Math.floor(index / 2) * 27
    document
      .font('text')
      .fontSize(8)
      .fillColor(SOFT)
      .text(printable(label), x, top, { width: factWidth - 6, lineBreak: false })
    document.font('bold').fontSize(10).fillColor(TEXT)
    document.text(printable(value), x, top + 10, { width: factWidth - 6, height: 13, ellipsis: true })
  })
  qr(document, url, RIGHT - qrSize, y, qrSize)
  document.font('text').fontSize(7.5).fillColor(SOFT)
  document.text('Scan to see it online', RIGHT - qrSize, y + qrSize + 5, { width: qrSize, align: 'center' })
}

/** The largest size up to `most` in which words fit a width. */
function fits(document: Document, words: string, most: number, width: number): number {
  const wide = document.fontSize(most).widthOfString(printable(words))
  return wide <= width ? most : Math.max(13, Math.floor((most * width) / wide))
}

function qr(document: Document, url: string, left: number, top: number, size: number): void {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 })
  const side = size / modules
  for (const [y, line] of data.entries()) {
    for (const [x, isDark] of line.entries()) {
      // A hair wider than its place, so that no white lines stand between modules.
      if (isDark) document.rect(left + x * side, top + y * side, side + 0.05, side + 0.05)
    }
  }
  document.fill(TEXT)
  document.link(left, top, size, size, url)
}

/** Returns where the row ends. */
function row(document: Document, photographs: readonly Buffer[], y: number, columns: number): number {
  const space = 6
  const width = (WIDTH - space * (columns - 1)) / columns
  const height = width / PHOTOGRAPH_SHAPE
  for (const [index, photograph] of photographs.entries()) {
    document.image(photograph, LEFT + index * (width + space), y, { width, height })
  }
  return y + height
}

/** Begins a part; on a new sheet when less than `least` is left of this one. */
function part(document: Document, title: string, least: number): void {
  const isFirst = document.y <= MARGIN + 1
  if (!isFirst && document.y + 44 + least > BOTTOM) document.addPage()
  else if (!isFirst) document.y += 20
  document.font('heading').fontSize(16).fillColor(TEXT).text(title, LEFT, document.y, { width: WIDTH })
  document.y += 6
}

/** Label and value, in two columns that are read downwards. */
function specifications(document: Document, { specifications: rows }: Brochure): void {
  if (rows.length === 0) return
  part(document, 'Specifications', 60)
  const columnWidth = (WIDTH - 24) / 2
  const heightOf = ({ label, value }: { label: string; value: string }): number => {
    document.font('text').fontSize(9.5)
    const labelHeight = document.heightOfString(printable(label), { width: columnWidth * 0.45 })
    return (
      Math.max(labelHeight, document.font('bold').heightOfString(printable(value), { width: columnWidth * 0.53 })) + 8
    )
  }
  columns(document, rows, heightOf, (each, x, y, height) => {
    document.font('text').fontSize(9.5).fillColor(SOFT)
    document.text(printable(each.label), x, y + 4, { width: columnWidth * 0.45 })
    document
      .font('bold')
      .fillColor(TEXT)
      .text(printable(each.value), x + columnWidth * 0.47, y + 4, { width: columnWidth * 0.53 })
    document
      .moveTo(x, y + height)
      .lineTo(x + columnWidth, y + height)
      .lineWidth(0.5)
      .stroke(LINE)
  })
}

function bullets(document: Document, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  part(document, title, 40)
  const width = (WIDTH - 24) / 2 - 12
  const heightOf = (line: string): number =>
    document.font('text').fontSize(9.5).heightOfString(printable(line), { width }) + 4
  columns(document, lines, heightOf, (line, x, y) => {
    document.circle(x + 3, y + 7, 1.6).fill(SOFT)
    document
      .font('text')
      .fontSize(9.5)
      .fillColor(TEXT)
      .text(printable(line), x + 12, y + 1, { width })
  })
}

/** Two columns of about the same height; what does not fit on the sheet goes on to the next. */
function columns<T>(
  document: Document,
  entries: readonly T[],
  heightOf: (entry: T) => number,
  draw: (entry: T, x: number, y: number, height: number) => void,
): void {
  let rest = entries.map((entry) => ({ entry, height: heightOf(entry) }))
  while (rest.length > 0) {
    const top = document.y
    const room = BOTTOM - top
    const total = rest.reduce((sum, { height }) => sum + height, 0)
    const target = Math.min(room, Math.max(total / 2, ...rest.map(({ height }) => height)))
    let ends = top
    let placed = 0
    for (const x of [LEFT, LEFT + (WIDTH + 24) / 2]) {
      let y = top
      // The first column may pass the middle by its last entry, so that the second is never the longer one.
      while (placed < rest.length) {
        const next = rest[placed]
        if (next === undefined || y - top >= target || (y + next.height > BOTTOM && y > top)) break
        draw(next.entry, x, y, next.height)
        y += next.height
        placed += 1
      }
      ends = Math.max(ends, y)
    }
    rest = rest.slice(placed)
    document.x = LEFT
    document.y = ends
    if (rest.length > 0) document.addPage()
  }
}

function comments(document: Document, { comments: words }: Brochure): void {
  if (words === null) return
  part(document, 'Dealer comments', 50)
  document
    .font('text')
    .fontSize(9.5)
    .fillColor(TEXT)
    .text(printable(words), LEFT, document.y, { width: WIDTH, lineGap: 2.5 })
}

function grid(document: Document, photographs: readonly Buffer[]): void {
  if (photographs.length === 0) return
  const height = WIDTH / GRID_COLUMNS / PHOTOGRAPH_SHAPE
  part(document, 'Photographs', height)
  for (let start = 0; start < photographs.length; start += GRID_COLUMNS) {
    if (document.y + height > BOTTOM) document.addPage()
    document.y = row(document, photographs.slice(start, start + GRID_COLUMNS), document.y, GRID_COLUMNS) + 6
  }
}

function conditions(document: Document, { conditions: words }: Brochure): void {
  document.font('text').fontSize(8)
  const height = document.heightOfString(printable(words), { width: WIDTH - 24 }) + 18
  if (document.y + height + 20 > BOTTOM) document.addPage()
  else document.y += 20
  const top = document.y
  document.rect(LEFT, top, WIDTH, height).fill(TINT)
  document.fillColor(SOFT).text(printable(words), LEFT + 12, top + 9, { width: WIDTH - 24 })
}

/** Whose brochure it is, on every sheet. */
function footers(document: Document, { dealer, url }: Brochure, { theme }: BrochureParts['site']): void {
  const { start, count } = document.bufferedPageRange()
  const top = PAGE.height - MARGIN - FOOTER_HEIGHT + 16
  const ways = [dealer.address, dealer.phone, dealer.email].filter((way) => way !== null).join('  •  ')
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index)
    // Text below the margin would begin another sheet.
    document.page.margins.bottom = 0
    document
      .moveTo(LEFT, top - 8)
      .lineTo(RIGHT, top - 8)
      .lineWidth(0.5)
      .stroke(LINE)
    document.font('bold').fontSize(8.5).fillColor(TEXT)
    document.text(printable([dealer.place ?? dealer.name, dealer.licence].join('  •  ')), LEFT, top, {
      width: WIDTH - 60,
      lineBreak: false,
    })
    document
      .font('text')
      .fillColor(SOFT)
      .text(printable(ways), LEFT, top + 12, { width: WIDTH, lineBreak: false })
    document.fillColor(theme.brandColour).text(url, LEFT, top + 24, { width: WIDTH, lineBreak: false, link: url })
    document
      .fillColor(SOFT)
      .text(`${index - start + 1} of ${count}`, RIGHT - 60, top, { width: 60, align: 'right', lineBreak: false })
  }
}
