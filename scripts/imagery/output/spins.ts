/** Each body turning once, in the paint that suits it. */
import type { BodyType } from '#domain/car/car.ts'
import { LOCAL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import type { Stage } from '../open-stage.ts'
import type { Paint } from '../paints.ts'
import { PAINTS } from '../paints.ts'
import { SPIN_FRAMES, spinView } from '../views.ts'
import type { Kept, Shelf } from './shelf.ts'
import { cellOf } from './views.ts'

/** The paint in which each body has a spin. */
export const SPIN_PAINTS: Readonly<Record<BodyType, Paint>> = {
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
const [WIDTH_PX, HEIGHT_PX] = [960, 640]
const KINDS: readonly Kept[] = LOCAL_WIDTHS_PX.map((widthPx) => ({ widthPx, kind: 'avif', quality: 40 }))

export async function drawSpins(stage: Stage, shelf: Shelf, bodies: readonly BodyType[]): Promise<void> {
  for (const body of bodies) {
    const paint = SPIN_PAINTS[body]
    await stage.load(body, cellOf(body))
    for (let frame = 0; frame < SPIN_FRAMES; frame += 1) {
      await stage.take(spinView(frame), WIDTH_PX, HEIGHT_PX, PAINTS[paint])
      const bytes = await stage.develop(PAINTS[paint], 1)
      const name = `${body}/${paint}/spin/${String(frame).padStart(2, '0')}`
      shelf.put(name, { bytes, widthPx: WIDTH_PX, heightPx: HEIGHT_PX }, KINDS)
    }
    await shelf.settle(`${body} turning`)
  }
}
