/** A few letters and digits as strokes, so that no installed font is needed: each in a box 0.6 wide and 1 high. */

type Stroke = readonly (readonly [x: number, y: number])[]

const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  D: [
    [
      [0, 0],
      [0, 1],
      [0.35, 1],
      [0.6, 0.75],
      [0.6, 0.25],
      [0.35, 0],
      [0, 0],
    ],
  ],
  E: [
    [
      [0.55, 1],
      [0, 1],
      [0, 0],
      [0.55, 0],
    ],
    [
      [0, 0.52],
      [0.45, 0.52],
    ],
  ],
  M: [
    [
      [0, 0],
      [0, 1],
      [0.32, 0.45],
      [0.64, 1],
      [0.64, 0],
    ],
  ],
  O: [
    [
      [0.18, 0],
      [0, 0.2],
      [0, 0.8],
      [0.18, 1],
      [0.42, 1],
      [0.6, 0.8],
      [0.6, 0.2],
      [0.42, 0],
      [0.18, 0],
    ],
  ],
  0: [
    [
      [0.16, 0],
      [0, 0.2],
      [0, 0.8],
      [0.16, 1],
      [0.4, 1],
      [0.56, 0.8],
      [0.56, 0.2],
      [0.4, 0],
      [0.16, 0],
    ],
  ],
  2: [
    [
      [0, 0.78],
      [0.16, 1],
      [0.4, 1],
      [0.56, 0.8],
      [0.5, 0.55],
      [0, 0],
      [0.57, 0],
    ],
  ],
  6: [
    [
      [0.5, 0.95],
      [0.18, 0.75],
      [0, 0.35],
      [0.14, 0],
      [0.42, 0],
      [0.56, 0.28],
      [0.42, 0.55],
      [0.14, 0.55],
      [0, 0.3],
    ],
  ],
  1: [
    [
      [0.12, 0.8],
      [0.34, 1],
      [0.34, 0],
    ],
  ],
  4: [
    [
      [0.44, 0],
      [0.44, 1],
      [0, 0.3],
      [0.58, 0.3],
    ],
  ],
  N: [
    [
      [0, 0],
      [0, 1],
      [0.56, 0],
      [0.56, 1],
    ],
  ],
  P: [
    [
      [0, 0],
      [0, 1],
      [0.38, 1],
      [0.56, 0.84],
      [0.56, 0.6],
      [0.38, 0.45],
      [0, 0.45],
    ],
  ],
  R: [
    [
      [0, 0],
      [0, 1],
      [0.38, 1],
      [0.56, 0.84],
      [0.56, 0.6],
      [0.38, 0.47],
      [0, 0.47],
    ],
    [
      [0.3, 0.47],
      [0.57, 0],
    ],
  ],
  ':': [
    [
      [0.28, 0.28],
      [0.28, 0.3],
    ],
    [
      [0.28, 0.7],
      [0.28, 0.72],
    ],
  ],
}

/** Draws the text with its left foot at x, y; `height` in the context's units, y upward or downward by its sign. */
export function drawLetters(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  weight = 0.17,
): void {
  context.lineWidth = Math.abs(height) * weight
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const size = Math.abs(height)
  let at = x
  for (const letter of text) {
    for (const stroke of LETTERS[letter] ?? []) {
      context.beginPath()
      for (const [index, [px, py]] of stroke.entries()) {
        if (index === 0) context.moveTo(at + px * size, y - py * height)
        else context.lineTo(at + px * size, y - py * height)
      }
      context.stroke()
    }
    at += size * (letter === ' ' ? 0.5 : 0.88)
  }
}
