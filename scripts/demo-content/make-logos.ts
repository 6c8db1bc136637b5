/**
 * node scripts/demo-content/make-logos.ts: writes src/catalogue/make-logos.json, the outlines of the makers' logos that
 * simple-icons has (CC0; the marks are their owners'). A make without one is drawn as a badge of its name.
 */
import { writeFile } from 'node:fs/promises'
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

if (import.meta.main) {
  const logos = makeLogosOf(Object.values(icons))
  await writeFile(
    new URL('../../src/catalogue/make-logos.json', import.meta.url),
    `${JSON.stringify(logos, null, 2)}\n`,
  )
  console.log(`${Object.keys(logos).length} logos`)
}
