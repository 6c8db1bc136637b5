/** Films of vehicles, kept as WebM in the one paint in which they are shot. */
import type { FilmPlan } from '../films.ts'
import { FILM_FORMAT, FILMS } from '../films.ts'
import type { Stage } from '../open-stage.ts'
import { PAINTS } from '../paints.ts'
import type { VehicleName } from '../vehicles/vehicles.ts'
import type { ImageWriter } from './image-writer.ts'

const PAINT = 'white'
/** Metres between the corners of a body's skin: the picture is small. */
const CELL_M = 0.024

/** `<body>/white/<name>.webm` of each film. */
export function filmFiles(): string[] {
  return filmsOf(Object.keys(FILMS) as VehicleName[]).map(({ file }) => file)
}

function filmsOf(names: readonly VehicleName[]): { body: VehicleName; file: string; plan: FilmPlan }[] {
  return Object.entries<Readonly<Record<string, FilmPlan>>>(FILMS).flatMap(([body, films]) =>
    Object.entries(films)
      .filter(() => names.some((name) => name === body))
      .map(([name, plan]) => ({ body: body as VehicleName, file: `${body}/${PAINT}/${name}.webm`, plan })),
  )
}

export async function drawFilms(stage: Stage, writer: ImageWriter, names: readonly VehicleName[]): Promise<void> {
  const { widthPx, heightPx, framesPerSecond } = FILM_FORMAT
  for (const { body, file, plan } of filmsOf(names)) {
    await stage.load(body, CELL_M)
    await stage.startFilm(FILM_FORMAT)
    const frames = Math.round(plan.seconds * framesPerSecond)
    for (let frame = 0; frame < frames; frame += 1) {
      await stage.take(plan.at(frame / frames), widthPx, heightPx, PAINTS[PAINT])
      await stage.addToFilm(PAINTS[PAINT])
    }
    await writer.keep(file, await stage.endFilm())
    await writer.settle(`film ${file}`)
  }
}
