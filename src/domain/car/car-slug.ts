/** The address of a car: stable, ASCII, bounded, and safe as a file's name. */

import { slugify } from '../formats/slugify.ts'

const MAX_TITLE_CHARACTERS = 80

/** The parts of a car that its address shows. */
export interface SluggedCar {
  id: string
  year: number
  make: string
  model: string
  badge: string | null
}

/** "2022-toyota-hilux-sr5-t1042": year, make, model and badge, then the id, which makes it unique. */
export function carSlug(car: SluggedCar): string {
  const title = slugify([car.year, car.make, car.model, car.badge ?? ''].join(' '))
  const cut = title.length <= MAX_TITLE_CHARACTERS ? title : title.slice(0, MAX_TITLE_CHARACTERS).replace(/-[^-]*$/, '')
  return `${cut}-${car.id}`
}
