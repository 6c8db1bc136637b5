/** The paper of a brochure: its measures, its colours, and what its parts share. */
import type PDFDocument from 'pdfkit'

/** Lengths are points; A4 is 595 by 842. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = 40
export const FOOTER_HEIGHT = 46
export const LEFT = MARGIN
export const RIGHT = PAGE.width - MARGIN
export const WIDTH = RIGHT - LEFT
export const BOTTOM = PAGE.height - MARGIN - FOOTER_HEIGHT
export const GAP = 10

export const TEXT = '#14181f'
export const SOFT = '#57606e'
export const LINE = '#d9dde4'
export const TINT = '#f4f5f8'

export const PHOTOGRAPH_SHAPE = 3 / 2

export type PaperDocument = InstanceType<typeof PDFDocument>

/** Returns where the row ends. */
export function photographRow(
  document: PaperDocument,
  photographs: readonly Buffer[],
  y: number,
  columns: number,
): number {
  const space = 6
  const width = (WIDTH - space * (columns - 1)) / columns
  const height = width / PHOTOGRAPH_SHAPE
  for (const [index, photograph] of photographs.entries()) {
    document.image(photograph, LEFT + index * (width + space), y, { width, height })
  }
  return y + height
}
