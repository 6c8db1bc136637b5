/** A body turning once, in the paint that suits it. */
import { LOCAL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import type { Stage } from '../open-stage.ts'
import type { Paint } from '../paints.ts'
import { PAINTS } from '../paints.ts'
import type { DrawnBody, VehicleName } from '../vehicles/vehicles.ts'
import { SPIN_FRAMES, SPIN_RATIO, spinView } from '../views.ts'
import type { ImageWriter, Kept } from './image-writer.ts'

/** The paint in which each body has a spin. */
export const SPIN_PAINTS: Readonly<Record<DrawnBody, Paint>> = {
  sedan: 'silver',
  hatch: 'red',
  wagon: 'grey',
  suv: 'white',
  ute: 'white',
  van: 'white',
  coupe: 'blue',
  convertible: 'red',
  'people-mover': 'silver',
  'light-truck': 'white',
  motorcycle: 'red',
  caravan: 'white',
}
/** A little larger than what is kept of it. */
const WIDTH_PX = 1080
const HEIGHT_PX = WIDTH_PX / SPIN_RATIO
export const SPIN_KINDS: readonly Kept[] = LOCAL_WIDTHS_PX.map((widthPx) => ({ widthPx, kind: 'avif', quality: 50 }))

export function hasSpin(name: VehicleName): name is DrawnBody {
  return Object.hasOwn(SPIN_PAINTS, name)
}

/** `<body>/<paint>/spin/07`: the frame of that number. */
export function spinFrame(body: DrawnBody, frame: number): string {
  return `${body}/${SPIN_PAINTS[body]}/spin/${String(frame).padStart(2, '0')}`
}

export async function drawSpin(stage: Stage, writer: ImageWriter, body: DrawnBody): Promise<void> {
  const paint = PAINTS[SPIN_PAINTS[body]]
  for (let frame = 0; frame < SPIN_FRAMES; frame += 1) {
    await stage.take(spinView(body, frame), WIDTH_PX, HEIGHT_PX, paint)
    const bytes = await stage.develop(paint, 1)
    writer.put(spinFrame(body, frame), { bytes, widthPx: WIDTH_PX, heightPx: HEIGHT_PX }, SPIN_KINDS)
  }
}
