/** Flat drawings that are laid onto a body: colour, surface (roughness, metal, height) and light (glow, glass, gloss). */
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace, SRGBColorSpace } from 'three'
import type { Polygon } from '../vehicles/car-shape.ts'

export interface Stuff {
  readonly colour: string
  readonly roughness?: number
  readonly metal?: number
  /** -1 for a groove, 0 flush, 1 proud. */
  readonly height?: number
  readonly glow?: number
  /** One can look through it. */
  readonly glass?: boolean
  readonly gloss?: number
  /** Behind a clear lens, deeper than the skin. */
  readonly deep?: boolean
}

export const BLACK_GLOSS: Stuff = { colour: '#040405', roughness: 0.4, gloss: 0.3 }
export const PLASTIC: Stuff = { colour: '#17181a', roughness: 0.62, gloss: 0 }
export const CHROME: Stuff = { colour: '#e8eaec', roughness: 0.12, metal: 1, gloss: 0 }
export const SEAM: Stuff = { colour: '#020202', roughness: 0.9, height: -1, gloss: 0 }
export const GLASS: Stuff = { colour: '#020303', roughness: 0.04, glass: true, gloss: 1 }

/** How the channel of glass says "behind a lens". */
const DEEP = 0.3

export class Layers {
  readonly contexts: readonly CanvasRenderingContext2D[]

  readonly widthM: number
  readonly heightM: number
  readonly fromX: number
  readonly fromY: number

  constructor(fromX: number, fromY: number, widthM: number, heightM: number, pixelsPerMetre: number) {
    this.fromX = fromX
    this.fromY = fromY
    this.widthM = widthM
    this.heightM = heightM
    this.contexts = ['', '#7f0080', '#000000'].map((ground) => {
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(widthM * pixelsPerMetre)
      canvas.height = Math.round(heightM * pixelsPerMetre)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('This browser does not draw.')
      if (ground !== '') {
        context.fillStyle = ground
        context.fillRect(0, 0, canvas.width, canvas.height)
      }
      context.scale(pixelsPerMetre, -pixelsPerMetre)
      context.translate(-fromX, -fromY - heightM)
      context.lineJoin = 'round'
      context.lineCap = 'round'
      return context
    })
  }

  private each(stuff: Stuff, draw: (context: CanvasRenderingContext2D, style: string) => void): void {
    const byte = (share: number): string =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0')
    const surface = `#${byte(stuff.roughness ?? 0.4)}${byte(stuff.metal ?? 0)}${byte(((stuff.height ?? 0) + 1) / 2)}`
    const light = `#${byte(stuff.glow ?? 0)}${byte(stuff.glass === true ? 1 : stuff.deep === true ? DEEP : 0)}${byte(stuff.gloss ?? 0)}`
    for (const [index, style] of [stuff.colour, surface, light].entries()) {
      draw(this.contexts[index] as CanvasRenderingContext2D, style)
    }
  }

  fill(polygon: Polygon, stuff: Stuff, rounding = 0.02): void {
    this.each(stuff, (context, style) => {
      context.fillStyle = style
      roundedPath(context, polygon, rounding)
      context.fill()
    })
  }

  stroke(polygon: Polygon, widthM: number, stuff: Stuff, closed = false, rounding = 0.06): void {
    this.each(stuff, (context, style) => {
      context.strokeStyle = style
      context.lineWidth = widthM
      if (closed) roundedPath(context, polygon, rounding)
      else openPath(context, polygon, rounding)
      context.stroke()
    })
  }

  disc(x: number, y: number, radius: number, stuff: Stuff): void {
    this.each(stuff, (context, style) => {
      context.fillStyle = style
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
    })
  }

  ring(x: number, y: number, radius: number, widthM: number, stuff: Stuff, from = 0, to = Math.PI * 2): void {
    this.each(stuff, (context, style) => {
      context.strokeStyle = style
      context.lineWidth = widthM
      context.beginPath()
      context.arc(x, y, radius, from, to)
      context.stroke()
    })
  }

  /** Draws what `draw` draws only inside the polygon. */
  inside(polygon: Polygon, rounding: number, draw: () => void): void {
    for (const context of this.contexts) {
      context.save()
      roundedPath(context, polygon, rounding)
      context.clip()
    }
    draw()
    for (const context of this.contexts) context.restore()
  }

  textures(): CanvasTexture[] {
    return this.contexts.map((context, index) => {
      const texture = new CanvasTexture(context.canvas)
      texture.colorSpace = index === 0 ? SRGBColorSpace : NoColorSpace
      texture.minFilter = LinearMipmapLinearFilter
      texture.magFilter = LinearFilter
      texture.anisotropy = 2
      texture.premultiplyAlpha = index === 0
      return texture
    })
  }
}

function roundedPath(context: CanvasRenderingContext2D, polygon: Polygon, rounding: number): void {
  const point = (index: number): readonly [number, number] =>
    polygon[(index + polygon.length) % polygon.length] as readonly [number, number]
  context.beginPath()
  const [lastX, lastY] = point(-1)
  const [firstX, firstY] = point(0)
  context.moveTo((lastX + firstX) / 2, (lastY + firstY) / 2)
  for (let index = 0; index < polygon.length; index += 1) {
    const [x, y] = point(index)
    const [nextX, nextY] = point(index + 1)
    const [pastX, pastY] = point(index - 1)
    const room = Math.min(Math.hypot(x - nextX, y - nextY), Math.hypot(x - pastX, y - pastY)) / 2
    context.arcTo(x, y, nextX, nextY, Math.min(rounding, room))
  }
  context.closePath()
}

function openPath(context: CanvasRenderingContext2D, polygon: Polygon, rounding: number): void {
  context.beginPath()
  for (const [index, [x, y]] of polygon.entries()) {
    const next = polygon[index + 1]
    if (index === 0) context.moveTo(x, y)
    else if (next === undefined) context.lineTo(x, y)
    else context.arcTo(x, y, next[0], next[1], rounding)
  }
}
