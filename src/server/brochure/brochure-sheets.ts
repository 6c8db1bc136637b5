/** The further sheets of a brochure: what there is to read of the car, and its other photographs. */
import type { Brochure } from './brochure-content.ts'
import type { PaperDocument } from './paper.ts'
import { BOTTOM, LEFT, LINE, MARGIN, PHOTOGRAPH_SHAPE, photographRow, SOFT, TEXT, TINT, WIDTH } from './paper.ts'
import { printable } from './paper-faces.ts'

const GRID_COLUMNS = 3

/** Label and value, in two columns that are read downwards. */
export function specifications(document: PaperDocument, { specifications: rows }: Brochure): void {
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

export function bullets(document: PaperDocument, title: string, lines: readonly string[]): void {
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

export function comments(document: PaperDocument, { comments: words }: Brochure): void {
  if (words === null) return
  part(document, 'Dealer comments', 50)
  document
    .font('text')
    .fontSize(9.5)
    .fillColor(TEXT)
    .text(printable(words), LEFT, document.y, { width: WIDTH, lineGap: 2.5 })
}

export function grid(document: PaperDocument, photographs: readonly Buffer[]): void {
  if (photographs.length === 0) return
  const height = WIDTH / GRID_COLUMNS / PHOTOGRAPH_SHAPE
  part(document, 'Photos', height)
  for (let start = 0; start < photographs.length; start += GRID_COLUMNS) {
    if (document.y + height > BOTTOM) document.addPage()
    document.y = photographRow(document, photographs.slice(start, start + GRID_COLUMNS), document.y, GRID_COLUMNS) + 6
  }
}

export function conditions(document: PaperDocument, { conditions: words }: Brochure): void {
  document.font('text').fontSize(8)
  const height = document.heightOfString(printable(words), { width: WIDTH - 24 }) + 18
  if (document.y + height + 20 > BOTTOM) document.addPage()
  else document.y += 20
  const top = document.y
  document.rect(LEFT, top, WIDTH, height).fill(TINT)
  document.fillColor(SOFT).text(printable(words), LEFT + 12, top + 9, { width: WIDTH - 24 })
}

/** Begins a part; on a new sheet when less than `least` is left of this one. */
function part(document: PaperDocument, title: string, least: number): void {
  const isFirst = document.y <= MARGIN + 1
  if (!isFirst && document.y + 44 + least > BOTTOM) document.addPage()
  else if (!isFirst) document.y += 20
  document.font('heading').fontSize(16).fillColor(TEXT).text(title, LEFT, document.y, { width: WIDTH })
  document.y += 6
}

/** Two columns of about the same height; what does not fit on the sheet goes on to the next. */
function columns<T>(
  document: PaperDocument,
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
