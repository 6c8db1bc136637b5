/** `npm run imagery [-- --only views --body suv]`: draws the demo's pictures and films and keeps them under assets/imagery. */

import { PICTURES_DIR } from '#generator/files/local-pictures.ts'
import { runCommand, UsageError } from '../command-line/command.ts'
import { findChromium } from '../testing/set-up-browser.ts'
import { FRONTS } from './imagery/fronts.ts'
import { hasInterior } from './imagery/interior/looks.ts'
import { openStage } from './imagery/open-stage.ts'
import { drawBodies } from './imagery/output/bodies.ts'
import { drawFilms } from './imagery/output/films.ts'
import { ImageWriter } from './imagery/output/image-writer.ts'
import { drawFronts, drawHeroes } from './imagery/output/open.ts'
import { drawPanoramas } from './imagery/output/panoramas.ts'
import { HEROES } from './imagery/scenes.ts'
import { VEHICLE_NAMES } from './imagery/vehicles/vehicles.ts'
import { VIEW_NAMES } from './imagery/views.ts'

const SETS = ['views', 'heroes', 'fronts', 'spins', 'panoramas', 'films'] as const
const USAGE =
  'npm run imagery -- [--only views,heroes,fronts,spins,panoramas,films] [--body suv,ute] [--view front,rear] [--scene city] [--out assets]'
const OPTIONS = {
  only: { type: 'string', help: `only these sets: ${SETS.join(', ')}` },
  body: { type: 'string', help: 'only these bodies and variants of them' },
  view: { type: 'string', help: 'only these views' },
  scene: { type: 'string', help: 'only these heroes and fronts' },
  out: { type: 'string', help: 'the folder that imagery/ is written to (default assets)' },
} as const

await runCommand(USAGE, OPTIONS, async ({ only, body, view, scene, out = PICTURES_DIR }) => {
  const sets = chosen(only, SETS, 'only')
  const names = chosen(body, VEHICLE_NAMES, 'body')
  const views = chosen(view, VIEW_NAMES, 'view')
  const writer = new ImageWriter(out)
  const stage = await openStage(findChromium() ?? undefined)
  try {
    const drawn = { names, views: sets.includes('views') ? views : [], spins: sets.includes('spins') }
    await drawBodies(stage, writer, drawn)
    if (sets.includes('panoramas')) await drawPanoramas(stage, writer, names.filter(hasInterior))
    if (sets.includes('films')) await drawFilms(stage, writer, names)
    if (sets.includes('heroes')) await drawHeroes(stage, writer, places(scene, HEROES))
    if (sets.includes('fronts')) await drawFronts(stage, writer, places(scene, FRONTS))
  } finally {
    await stage.close()
    await writer.close()
  }
  return 0
})

function chosen<T extends string>(text: string | undefined, known: readonly T[], option: string): readonly T[] {
  if (text === undefined) return known
  const names = text.split(',')
  const wrong = names.find((name) => !known.some((one) => one === name))
  if (wrong !== undefined)
    throw new UsageError(`--${option}: expected some of ${known.join(', ')}, received "${wrong}".`)
  // In the order in which they are asked for.
  return names as T[]
}

function places(text: string | undefined, scenes: Readonly<Record<string, unknown>>): readonly string[] {
  const names = text?.split(',')
  return Object.keys(scenes).filter((name) => names?.includes(name) !== false)
}
