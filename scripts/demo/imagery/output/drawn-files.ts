/** Every file that the command draws, so that what nobody draws any more is found. */
import { FRONTS } from '../fronts.ts'
import { HEROES } from '../scenes.ts'
import { VEHICLE_NAMES } from '../vehicles/vehicles.ts'
import { SPIN_FRAMES, viewsOf } from '../views.ts'
import { filmFiles } from './films.ts'
import type { Kept } from './image-writer.ts'
import { FRONT_KINDS, heroKinds } from './open.ts'
import { INTERIOR_NAMES, PANORAMA_KINDS, panorama } from './panoramas.ts'
import { hasSpin, SPIN_KINDS, spinFrame } from './spins.ts'
import { kindsOf, paintsOf } from './views.ts'

/** Below `imagery/`. */
export function drawnFiles(): Set<string> {
  const files = new Set<string>()
  const add = (name: string, kinds: readonly Kept[]): void => {
    for (const { widthPx, kind } of kinds) files.add(`${name}-${widthPx}.${kind}`)
  }
  for (const name of VEHICLE_NAMES) {
    for (const view of viewsOf(name))
      for (const paint of paintsOf(name, view)) add(`${name}/${paint}/${view}`, kindsOf(view))
    if (hasSpin(name)) for (let frame = 0; frame < SPIN_FRAMES; frame += 1) add(spinFrame(name, frame), SPIN_KINDS)
  }
  for (const [name, { eyes }] of Object.entries(HEROES))
    for (const eye of Object.keys(eyes)) add(`heroes/${name}-${eye}`, heroKinds(eye))
  for (const [name, { eyes }] of Object.entries(FRONTS))
    for (const eye of Object.keys(eyes)) add(`fronts/${name}-${eye}`, FRONT_KINDS)
  for (const name of INTERIOR_NAMES) add(panorama(name), PANORAMA_KINDS)
  for (const file of filmFiles()) files.add(file)
  return files
}
