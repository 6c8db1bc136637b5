/** What screens are drawn with: a canvas as a picture, strokes for letters, dials. */
import { CanvasTexture, SRGBColorSpace } from 'three'
import { drawLetters } from '../scene/stroke-letters.ts'

const GROUND = '#06080b'
export const PALE = '#dfe6ec'
export const DIM = '#6d7883'
export const ACCENT = '#4aa8d8'

type Draw = (context: CanvasRenderingContext2D) => void

export function picture(widthPx: number, heightPx: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser does not draw.')
  context.fillStyle = GROUND
  context.fillRect(0, 0, widthPx, heightPx)
  draw(context)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

export function letters(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  colour = PALE,
): void {
  context.strokeStyle = colour
  drawLetters(context, text, x - (text.length * height * 0.88 - height * 0.28) / 2, y, height, 0.13)
}

export function arc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(x, y, radius, from, to)
  context.stroke()
}

/** A round dial with its needle; turns from lower left to lower right. */
export function dial(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  share: number,
  says: string,
): void {
  const [from, span] = [Math.PI * 0.8, Math.PI * 1.4]
  arc(context, x, y, radius, from, from + span, '#2a3239', radius * 0.03)
  arc(context, x, y, radius, from, from + span * share, ACCENT, radius * 0.05)
  arc(context, x, y, radius, from + span * 0.86, from + span, '#b3372c', radius * 0.04)
  for (let n = 0; n <= 40; n += 1) {
    const angle = from + (span * n) / 40
    const inner = radius * (n % 5 === 0 ? 0.84 : 0.9)
    context.strokeStyle = n % 5 === 0 ? PALE : DIM
    context.lineWidth = radius * (n % 5 === 0 ? 0.022 : 0.011)
    context.beginPath()
    context.moveTo(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner)
    context.lineTo(x + Math.cos(angle) * radius * 0.955, y + Math.sin(angle) * radius * 0.955)
    context.stroke()
  }
  const angle = from + span * share
  context.strokeStyle = '#f2f5f7'
  context.lineWidth = radius * 0.028
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x + Math.cos(angle) * radius * 0.52, y + Math.sin(angle) * radius * 0.52)
  context.lineTo(x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9)
  context.stroke()
  letters(context, says, x, y + radius * 0.16, radius * 0.36)
}
