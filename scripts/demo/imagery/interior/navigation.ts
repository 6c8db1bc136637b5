/** A map and tiles beside it or below it. */
import { ACCENT, DIM, letters } from './screen-drawing.ts'

/** Streets with a way along them, and beside it tiles. */
export function navigation(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const mapWidth = width * (width > height ? 0.64 : 1)
  const mapHeight = width > height ? height : height * 0.62
  context.save()
  context.beginPath()
  context.rect(x, y, mapWidth, mapHeight)
  context.clip()
  context.fillStyle = '#17212a'
  context.fillRect(x, y, mapWidth, mapHeight)
  context.fillStyle = '#1a3a44'
  context.beginPath()
  context.ellipse(x + mapWidth * 0.9, y + mapHeight * 0.12, mapWidth * 0.3, mapHeight * 0.34, 0.4, 0, 7)
  context.fill()
  context.fillStyle = '#1d3328'
  context.fillRect(x + mapWidth * 0.08, y + mapHeight * 0.58, mapWidth * 0.2, mapHeight * 0.26)
  const street = (points: readonly (readonly [number, number])[], colour: string, thick: number): void => {
    context.strokeStyle = colour
    context.lineWidth = thick * mapHeight
    context.lineJoin = 'round'
    context.beginPath()
    for (const [px, py] of points) context.lineTo(x + px * mapWidth, y + py * mapHeight)
    context.stroke()
  }
  for (const n of [0.14, 0.3, 0.46, 0.62, 0.78, 0.92]) {
    street(
      [
        [n, -0.1],
        [n + 0.07, 1.1],
      ],
      '#2a3843',
      0.014,
    )
    street(
      [
        [-0.1, n + 0.03],
        [1.1, n - 0.08],
      ],
      '#2a3843',
      0.014,
    )
  }
  street(
    [
      [-0.1, 0.82],
      [0.36, 0.68],
      [0.62, 0.36],
      [1.1, 0.3],
    ],
    '#41525f',
    0.035,
  )
  street(
    [
      [0.5, 1.1],
      [0.47, 0.57],
      [0.62, 0.36],
      [0.8, 0.335],
      [0.77, -0.1],
    ],
    ACCENT,
    0.026,
  )
  context.fillStyle = '#f4f7f9'
  context.beginPath()
  context.arc(x + mapWidth * 0.48, y + mapHeight * 0.76, mapHeight * 0.032, 0, 7)
  context.fill()
  context.restore()
  const tiles =
    width > height
      ? ([0, 1, 2] as const).map(
          (n) =>
            [
              x + mapWidth + height * 0.05,
              y + height * (0.06 + n * 0.305),
              width - mapWidth - height * 0.1,
              height * 0.27,
            ] as const,
        )
      : ([0, 1] as const).map(
          (n) => [x + width * (0.04 + n * 0.48), y + mapHeight + height * 0.04, width * 0.44, height * 0.3] as const,
        )
  for (const [n, [tx, ty, tw, th]] of tiles.entries()) {
    context.fillStyle = '#141b21'
    context.beginPath()
    context.roundRect(tx, ty, tw, th, th * 0.14)
    context.fill()
    if (n === 0) letters(context, '10:24', tx + tw / 2, ty + th * 0.66, th * 0.34)
    if (n === 1) {
      // Something plays.
      context.fillStyle = '#8c5a3a'
      context.fillRect(tx + th * 0.16, ty + th * 0.16, th * 0.5, th * 0.5)
      context.fillStyle = DIM
      context.fillRect(tx + th * 0.8, ty + th * 0.24, tw - th * 1.1, th * 0.08)
      context.fillRect(tx + th * 0.8, ty + th * 0.42, (tw - th * 1.1) * 0.6, th * 0.06)
      context.fillStyle = '#2b343b'
      context.fillRect(tx + th * 0.16, ty + th * 0.8, tw - th * 0.32, th * 0.05)
      context.fillStyle = ACCENT
      context.fillRect(tx + th * 0.16, ty + th * 0.8, (tw - th * 0.32) * 0.4, th * 0.05)
    }
    if (n === 2) letters(context, '22', tx + tw / 2, ty + th * 0.66, th * 0.36)
  }
}
