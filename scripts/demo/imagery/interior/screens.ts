/** Pictures on the screens of a dashboard: dials, a map, the climate. Letters are strokes, so that no font is needed. */
import type { CanvasTexture } from 'three'
import { navigation } from './navigation.ts'
import { ACCENT, arc, DIM, dial, letters, PALE, picture } from './screen-drawing.ts'

/** Two dials, and between them the road and the gear. */
function instruments(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  const radius = height * 0.4
  dial(context, x + height * 0.52, y + height * 0.52, radius, 0, '0')
  dial(context, x + width - height * 0.52, y + height * 0.52, radius, 0.12, '1')
  const middle = x + width / 2
  const road = context.createLinearGradient(0, y + height * 0.35, 0, y + height * 0.86)
  road.addColorStop(0, '#0b1015')
  road.addColorStop(1, '#27323b')
  context.fillStyle = road
  context.beginPath()
  context.moveTo(middle - height * 0.05, y + height * 0.4)
  context.lineTo(middle + height * 0.05, y + height * 0.4)
  context.lineTo(middle + height * 0.36, y + height * 0.82)
  context.lineTo(middle - height * 0.36, y + height * 0.82)
  context.fill()
  for (const side of [-1, 1]) {
    context.strokeStyle = ACCENT
    context.lineWidth = height * 0.012
    context.beginPath()
    context.moveTo(middle + side * height * 0.05, y + height * 0.4)
    context.lineTo(middle + side * height * 0.36, y + height * 0.82)
    context.stroke()
  }
  letters(context, '0', middle, y + height * 0.3, height * 0.16)
  for (const [n, letter] of ['P', 'R', 'N', 'D'].entries())
    letters(context, letter, middle + (n - 1.5) * height * 0.14, y + height * 0.94, height * 0.06, n === 0 ? PALE : DIM)
}

/** One panel for both: what is driven on the right of the picture, what is shown on the left. */
export function joinedScreens(): CanvasTexture {
  return picture(2240, 480, (context) => {
    navigation(context, 24, 24, 1090, 432)
    instruments(context, 1150, 0, 1090, 480)
  })
}

export function instrumentScreen(): CanvasTexture {
  return picture(1200, 480, (context) => instruments(context, 0, 0, 1200, 480))
}

export function centreScreen(widthPx: number, heightPx: number): CanvasTexture {
  return picture(widthPx, heightPx, (context) => navigation(context, 0, 0, widthPx, heightPx))
}

export function climatePanel(): CanvasTexture {
  return picture(800, 200, (context) => {
    letters(context, '22', 120, 128, 62)
    letters(context, '22', 680, 128, 62)
    for (let n = 0; n < 6; n += 1) {
      context.fillStyle = n < 3 ? ACCENT : '#2a3239'
      context.fillRect(318 + n * 28, 130 - n * 9, 16, 20 + n * 9)
    }
    for (const [n, x] of [238, 536, 586].entries()) arc(context, x, 100, 16, n, n + 5, DIM, 5)
  })
}

/** A dial of its own, as plain utes have. */
export function roundDial(says: string, share: number): CanvasTexture {
  return picture(512, 512, (context) => dial(context, 256, 256, 236, share, says))
}
