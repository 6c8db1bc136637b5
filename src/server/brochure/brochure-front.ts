/** The first sheet of a brochure: the dealer, and what the car is, looks like and costs. */
import { encode } from 'uqr'
import { readableOn } from '#styles/contrast.ts'
import { monogram } from '#styles/monogram.ts'
import type { Brochure, BrochureSite } from './brochure-content.ts'
import type { PaperDocument } from './paper.ts'
import { GAP, LEFT, MARGIN, PHOTOGRAPH_SHAPE, photographRow, RIGHT, SOFT, TEXT, WIDTH } from './paper.ts'
import { printable } from './paper-faces.ts'

export const FRONT_STRIP = 4

/** The dealer above the car, as on its letters. */
export function head(document: PaperDocument, { dealer }: Brochure, { theme, ...site }: BrochureSite): void {
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
export function front(
  document: PaperDocument,
  { title, variant, price, facts, url }: Brochure,
  { theme }: BrochureSite,
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
  if (strip.length > 0) y = photographRow(document, strip, y, FRONT_STRIP) + 6
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
function fits(document: PaperDocument, words: string, most: number, width: number): number {
  const wide = document.fontSize(most).widthOfString(printable(words))
  return wide <= width ? most : Math.max(13, Math.floor((most * width) / wide))
}

function qr(document: PaperDocument, url: string, left: number, top: number, size: number): void {
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
