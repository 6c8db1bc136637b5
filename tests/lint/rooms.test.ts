import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'
import type { ImportProblem } from '#scripts/checks/rooms/check-rooms.ts'
import { ROOMS } from '#scripts/checks/rooms/rooms.ts'
import { importProblems } from './lint-fixture.ts'

/** Written out once more, so that a room which is opened by mistake is noticed: room -> the rooms that it may import. */
const TABLE: Record<string, string[]> = {
  domain: [],
  config: ['domain'],
  contract: ['domain'],
  stock: ['domain', 'config'],
  catalogue: ['domain', 'config', 'stock'],
  'view-models': ['domain', 'types of config'],
  search: ['domain', 'contract', 'types of config'],
  stores: ['domain', 'contract'],
  islands: ['domain', 'contract', 'search', 'stores', 'view-models'],
  components: ['domain', 'types of config', 'view-models', 'stores', 'islands', 'styles'],
  layouts: ['domain', 'types of config', 'view-models', 'stores', 'islands', 'components', 'styles'],
  pages: [
    'domain',
    'config',
    'contract',
    'view-models',
    'search',
    'stores',
    'islands',
    'components',
    'layouts',
    'styles',
  ],
  generator: [
    'domain',
    'config',
    'contract',
    'stock',
    'catalogue',
    'view-models',
    'search',
    'stores',
    'components',
    'layouts',
    'pages',
    'styles',
  ],
  database: ['domain', 'types of config'],
  server: ['domain', 'config', 'contract', 'stock', 'database', 'styles'],
  worker: ['domain', 'config', 'contract', 'stock', 'catalogue', 'search', 'generator', 'database', 'server/providers'],
  styles: ['domain', 'types of config'],
}
const NAMES = Object.keys(TABLE)
const PAIRS = NAMES.flatMap((from) => NAMES.filter((to) => to !== from).map((to) => ({ from, to })))
const isNamed = (from: string, to: string, prefix = ''): boolean => TABLE[from]?.includes(`${prefix}${to}`) ?? false
const ALLOWED = PAIRS.filter(({ from, to }) => isNamed(from, to))
const TYPES_ONLY = PAIRS.filter(({ from, to }) => isNamed(from, to, 'types of '))
const FORBIDDEN = PAIRS.filter(({ from, to }) => !isNamed(from, to) && !isNamed(from, to, 'types of '))
const NOT_RENDERING = NAMES.filter((name) => !['islands', 'components', 'layouts', 'pages', 'generator'].includes(name))

const pairFile = (from: string, to: string, kind: string): string => `src/${from}/one/two/${kind}-to-${to}.ts`

const MODULE = 'export const a = 1\nexport type B = 1\n'
const ALIASES = Object.fromEntries(NAMES.map((room) => [`#${room}/*`, `./src/${room}/*`]))
const files: Record<string, string> = {
  'package.json': JSON.stringify({ imports: { ...ALIASES, '#scripts/*': './scripts/*' } }),
}
for (const room of NAMES) {
  files[`src/${room}/x.ts`] = MODULE
  files[`src/${room}/deep/er/x.ts`] = MODULE
  files[`src/${room}/y.ts`] = MODULE
  files[`src/${room}/domain/x.ts`] = MODULE
  files[`src/${room}/own/own.ts`] =
    `export { a } from '#${room}/x.ts'\nexport { b } from '../y.ts'\nexport { d } from '../domain/x.ts'\n`
  files[`src/${room}/react.ts`] =
    "export { a } from 'react'\nexport { b } from 'react/jsx-runtime'\nexport { c } from '@nanostores/react'\nexport { d } from 'astro:content'\nexport { atom } from 'nanostores'\n"
  files[`src/${room}/project.ts`] = "export { a } from '#scripts/x.ts'\nexport { b } from '../../tests/x.ts'\n"
}
files['scripts/x.ts'] = MODULE
files['tests/x.ts'] = MODULE
for (const { from, to } of PAIRS) {
  files[pairFile(from, to, 'types')] =
    `import type { B } from '#${to}/x.ts'\nimport type { b } from '#${to}/deep/er/x.ts'\nexport type C = [B, b]\n`
  files[pairFile(from, to, 'values')] =
    `export { a } from '#${to}/x.ts'\nexport const b = () => import('#${to}/deep/er/x.ts')\n`
  files[pairFile(from, to, 'relative')] =
    `export { a } from '../../../${to}/x.ts'\nexport const b = () => import('../../../${to}/deep/er/x.ts')\n`
}

let problems: ImportProblem[] = []
/** "line rule" for each problem of a file. */
const found = (file: string): string[] =>
  problems
    .filter((problem) => problem.file === file)
    .map(({ line, rule }) => `${line} ${rule}`)
    .sort()
const adviceFor = (file: string): string => problems.find((problem) => problem.file === file)?.advice ?? ''

beforeAll(async () => {
  problems = await importProblems({
    ...files,
    'src/components/Card.astro': `---
import { a } from '#stock/x.ts'
import { b } from '#domain/x.ts'
import type { c } from '#view-models/x.ts'
import type { d } from '#catalogue/x.ts'
import { e } from '../stock/y.ts'
import { f } from '#config/x.ts'
import type { g } from '#config/y.ts'
import Part from './Part.astro'
---
<p>{a}{b}{e}{f}</p>
<script>
import { h } from '#catalogue/y.ts'
h()
</script>
`,
    'src/components/Part.astro': "---\nimport Card from './Card.astro'\n---\n<Card />\n",
    'src/worker/providers.ts': "export { a } from '#server/providers/x.ts'\nexport { b } from '#server/x.ts'\n",
    'src/server/providers/x.ts': MODULE,
    'src/stock/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
    'src/stock/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
    'src/stock/types-a.ts': "import type { B } from './types-b.ts'\nexport type A = B | 1\n",
    'src/stock/types-b.ts': "import type { A } from './types-a.ts'\nexport type B = A | 2\n",
    'scripts/cycle-a.ts': "export { b } from './cycle-b.ts'\n",
    'scripts/cycle-b.ts': "export { a } from './cycle-a.ts'\n",
    'sites/harbour/data.ts': MODULE,
    'sites/other/site.ts': MODULE,
    'sites/harbour/site.ts': `import { defineSite } from '#config/x.ts'
import { a } from './data.ts'
import { b } from '#domain/x.ts'
import { c } from '../other/site.ts'
import { d } from '../../src/config/y.ts'
import { e } from 'node:fs'
import { f } from 'luxon'
export default defineSite({ a, b, c, d, e, f })
`,
  })
}, 60_000)

describe('the table of rooms', () => {
  it('is whole: every pair is allowed, forbidden, or for types only', () => {
    expect(ALLOWED.length + TYPES_ONLY.length + FORBIDDEN.length).toBe(NAMES.length * (NAMES.length - 1))
    expect(FORBIDDEN.length).toBeGreaterThan(150)
  })

  it('stands in docs/rooms.md', () => {
    const doc = readFileSync(join(PROJECT_DIR, 'docs/rooms.md'), 'utf8')
    const rows = [...doc.matchAll(/^\| `([a-z-]+)\/` \|[^|]*\|([^|]*)\|$/gm)]
    const written = Object.fromEntries(
      rows.map(([, name = '', rooms = '']) => [name, rooms.trim() === 'itself' ? [] : rooms.trim().split(', ').sort()]),
    )
    expect(written).toEqual(
      Object.fromEntries(
        ROOMS.map(({ name, mayImport, typesOnly = [] }) => [
          name,
          [...mayImport, ...typesOnly.map((room) => `types of ${room}`)].sort(),
        ]),
      ),
    )
  })

  it.each(FORBIDDEN)('keeps $from/ from importing $to/, and says where the code belongs', ({ from, to }) => {
    expect(found(pairFile(from, to, 'types'))).toEqual([`1 ${from}`, `2 ${from}`])
    // By a re-export and a late import.
    expect(found(pairFile(from, to, 'values'))).toEqual([`1 ${from}`, `2 ${from}`])
    expect(found(pairFile(from, to, 'relative'))).toEqual(['1 aliases', `1 ${from}`, '2 aliases', `2 ${from}`].sort())
    expect(adviceFor(pairFile(from, to, 'types'))).toMatch(new RegExp(`^${from}/.*(belongs?|chosen|Put|reaches) `))
  })

  it.each(ALLOWED)('lets $from/ import $to/, by its alias', ({ from, to }) => {
    expect(found(pairFile(from, to, 'types'))).toEqual([])
    expect(found(pairFile(from, to, 'values'))).toEqual([])
    expect(found(pairFile(from, to, 'relative'))).toEqual(['1 aliases', '2 aliases'])
    expect(adviceFor(pairFile(from, to, 'relative'))).toContain('by its alias')
  })

  it.each(TYPES_ONLY)('lets $from/ import only types of $to/', ({ from, to }) => {
    expect(found(pairFile(from, to, 'types'))).toEqual([])
    expect(found(pairFile(from, to, 'values'))).toEqual([`1 ${from}-types`, `2 ${from}-types`])
    expect(adviceFor(pairFile(from, to, 'values'))).toContain('import type')
  })

  it.each(NAMES)('lets %s/ import itself, also from a folder that is named like another room', (room) => {
    expect(found(`src/${room}/own/own.ts`)).toEqual([])
  })

  it.each(NAMES)('keeps %s/ from the scripts and the tests', (room) => {
    expect(found(`src/${room}/project.ts`)).toEqual(['2 aliases', `1 ${room}`, `2 ${room}`].sort())
  })

  it.each(NOT_RENDERING)('keeps React and Astro out of %s/', (room) => {
    const rule = `${room}-rendering`
    expect(found(`src/${room}/react.ts`)).toEqual([`1 ${rule}`, `2 ${rule}`, `3 ${rule}`, `4 ${rule}`])
  })

  it('lets the worker use only the providers of the server', () => {
    expect(found('src/worker/providers.ts')).toEqual(['2 worker'])
  })
})

describe('other rules of imports', () => {
  it('reach the frontmatter and the scripts of .astro files', () => {
    expect(found('src/components/Card.astro')).toEqual([
      '13 components',
      '2 components',
      '5 components',
      '6 aliases',
      '6 components',
      '7 components-types',
      '9 cycles',
    ])
  })

  it('let a site.ts import only config/ and its own folder', () => {
    expect(found('sites/harbour/site.ts')).toEqual(['3 sites', '4 sites', '5 site-aliases', '6 sites', '7 sites'])
  })

  it.each(['src/stock/cycle-a.ts', 'src/stock/types-a.ts', 'scripts/cycle-a.ts'])('find the cycle of %s', (file) => {
    expect(found(file)).toEqual(['1 cycles'])
    expect(problems.find((problem) => problem.file === file)?.imports).toMatch(/-b\.ts -> .*-a\.ts$/)
  })
})
