/**
 * node scripts/demo/content/make-logos.ts: writes src/components/art/logos, the makers' logos that simple-icons has
 * (CC0; the marks are their owners'). A make without one is shown as a badge of its name.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import type { SimpleIcon } from 'simple-icons'
import * as icons from 'simple-icons'
import { slugify } from '#domain/formats/slugify.ts'
import { MANUFACTURERS } from '#domain/group/manufacturers.ts'

/** Makes that the icons call otherwise. */
const OTHER_TITLES: Record<string, string> = { yamaha: 'yamaha-motor-corporation' }
/** Icons of the same name that are another company's. */
const OTHER_COMPANIES = new Set(['paramount'])

/** The make's slug -> the path of its logo in a box of 24 by 24. */
export function makeLogosOf(all: readonly Pick<SimpleIcon, 'title' | 'path'>[]): Record<string, string> {
  const bySlug = new Map(all.map(({ title, path }) => [slugify(title), path]))
  return Object.fromEntries(
    MANUFACTURERS.flatMap(({ slug }) => {
      const path = OTHER_COMPANIES.has(slug) ? undefined : bySlug.get(OTHER_TITLES[slug] ?? slug)
      return path === undefined ? [] : [[slug, path]]
    }),
  )
}

/** A little room at both sides gives the box of 24 by 24 the shape of a logo in its grid (S1 §1: 76 by 65). */
export function logoFile(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -.5 28 25"><path fill="#20262f" d="${path}"/></svg>\n`
}

if (import.meta.main) {
  const folder = new URL('../../../src/components/art/logos/', import.meta.url)
  const logos = makeLogosOf(Object.values(icons))
  await mkdir(folder, { recursive: true })
  await Promise.all(
    Object.entries(logos).map(([slug, path]) => writeFile(new URL(`${slug}.svg`, folder), logoFile(path))),
  )
  console.log(`${Object.keys(logos).length} logos`)
}
