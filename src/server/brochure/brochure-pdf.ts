/** A car's brochure as a PDF: A4, its photographs, its facts, its dealer, and a QR code that leads to its page. */
import PDFDocument from 'pdfkit'
import type { Brochure, BrochureSite } from './brochure-content.ts'
import { FRONT_STRIP, front, head } from './brochure-front.ts'
import { bullets, comments, conditions, grid, specifications } from './brochure-sheets.ts'
import type { PaperDocument } from './paper.ts'
import { FOOTER_HEIGHT, LEFT, LINE, MARGIN, PAGE, RIGHT, SOFT, TEXT, WIDTH } from './paper.ts'
import { paperFaces, printable } from './paper-faces.ts'

interface BrochureParts {
  brochure: Brochure
  site: BrochureSite
  photographs: readonly Buffer[]
}

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

function collect(document: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  document.on('error', reject)
  return promise
}

/** Whose brochure it is, on every sheet. */
function footers(document: PaperDocument, { dealer, url }: Brochure, { theme }: BrochureSite): void {
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
