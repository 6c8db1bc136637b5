import { beforeAll, describe, expect, it } from 'vitest'
import type { LintFinding } from './lint-fixture.ts'
import { lintFiles } from './lint-fixture.ts'

/** The table of docs/rooms.md: room -> the rooms that it may import. */
const ROOMS: Record<string, string[]> = {
  domain: [],
  config: ['domain'],
  contract: ['domain'],
  stock: ['domain', 'config'],
  catalogue: ['domain', 'config', 'stock'],
  search: ['domain', 'config', 'contract'],
  stores: ['domain', 'contract'],
  islands: ['domain', 'contract', 'search', 'stores'],
  components: ['domain', 'config', 'islands', 'stores'],
  layouts: ['domain', 'config', 'islands', 'stores', 'components'],
  pages: ['domain', 'config', 'contract', 'search', 'stores', 'islands', 'components', 'layouts'],
  build: ['domain', 'config', 'contract', 'stock', 'catalogue', 'search', 'stores', 'components', 'layouts', 'pages'],
  server: ['domain', 'config', 'contract', 'catalogue'],
  worker: ['domain', 'config', 'contract', 'stock', 'catalogue', 'search', 'build', 'server'],
}
const NAMES = Object.keys(ROOMS)
const PAIRS = NAMES.flatMap((from) => NAMES.filter((to) => to !== from).map((to) => ({ from, to })))
const ALLOWED = PAIRS.filter(({ from, to }) => ROOMS[from]?.includes(to))
const FORBIDDEN = PAIRS.filter(({ from, to }) => !ROOMS[from]?.includes(to))

const BROWSER_SAFE = [
  'domain',
  'config/schema',
  'contract',
  'search',
  'stores',
  'islands',
  'components',
  'layouts',
  'pages',
]

const pairFile = (from: string, to: string): string => `src/${from}/to-${to}.ts`
const deepFile = (from: string, to: string): string => `src/${from}/one/two/to-${to}.ts`

const files: Record<string, string> = {}
for (const { from, to } of PAIRS) {
  files[pairFile(from, to)] =
    `import type { a } from '#${to}/x.ts'\nimport type { b } from '#${to}/deep/er/x.ts'\nexport type C = [a, b]\n`
  files[deepFile(from, to)] =
    `export { a } from '#${to}/x.ts'\nexport const b = () => import('#${to}/x.ts')\nexport { c } from '../../../${to}/x.ts'\nexport const d = () => import('../../../${to}/x.ts')\n`
}
for (const room of NAMES) {
  files[`src/${room}/own/own.ts`] =
    `export { a } from '#${room}/x.ts'\nexport { b } from '../y.ts'\nexport { c } from './z.ts'\nexport { d } from '../domain/x.ts'\n`
  files[`src/${room}/leaving.ts`] = `export { a } from '../domain/x.ts'\nexport { b } from './../config/x.ts'\n`
}
for (const room of BROWSER_SAFE) {
  files[`src/${room}/node.ts`] =
    "export { readFile } from 'node:fs/promises'\nexport { join } from 'path'\nexport const mode = process.env.MODE\n"
}

let findings: LintFinding[] = []
/** "line rule" for each finding of the rules that guard the rooms. */
const found = (file: string, ...rules: string[]): string[] =>
  findings
    .filter((finding) => finding.file === file && rules.includes(finding.rule))
    .map(({ line, rule }) => `${line} ${rule}`)
    .sort()
/** What the rule says in the file. */
const messageOf = (file: string, rule: string): string =>
  findings.find((finding) => finding.file === file && finding.rule === rule)?.message ?? ''

beforeAll(async () => {
  findings = await lintFiles({
    ...files,
    'src/domain/clock.ts': `export const impure = [
  Date.now(),
  new Date(),
  Math.random(),
  [1].map(Date.now),
  performance.now(),
  crypto.randomUUID(),
]
export const pure = [new Date(0), Date.parse('2026-01-01'), Date.UTC(2026, 1), Math.max(1, 2)]
`,
    'src/generator/clock.ts': 'export const now = [Date.now(), new Date(), Math.random()]\n',
    'src/domain/react.ts':
      "export { useState } from 'react'\nexport { jsx } from 'react/jsx-runtime'\nexport { a } from 'astro:content'\n",
    'src/stores/react.ts': "export { useStore } from '@nanostores/react'\nexport { atom } from 'nanostores'\n",
    'src/components/Card.astro': `---
import { a } from '#stock/x.ts'
import { b } from '#domain/x.ts'
import type { c } from '#view-models/page.ts'
import type { d } from '#catalogue/catalogue.ts'
import { e } from '../stock/x.ts'
import { f } from '#config/x.ts'
import type { g } from '#config/x.ts'
---
<p>{a}{b}{e}{f}</p>
<script>
import { h } from '#catalogue/catalogue.ts'
h()
</script>
`,
    'src/search/config.ts':
      "export { a } from '#domain/x.ts'\nimport { b } from '#config/x.ts'\nimport type { c } from '#config/x.ts'\nexport const d: c = b\n",
    'src/pages/inputs.ts':
      "import type { a } from '#view-models/page.ts'\nimport type { b } from '#catalogue/catalogue.ts'\nexport type C = [a, b]\n",
    'src/stock/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
    'src/stock/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
    'src/stores/loud.ts': "console.log('x')\nexport const a: any = 1\n",
    'src/stock/default.ts': 'export default 1\n',
    'src/stock/CamelCase.ts': 'export const a = 1\n',
    'src/stock/mixed-import.ts': "import { type a, b } from './x.ts'\nexport const c: a = b\n",
    'sites/harbour/site.ts': `import { defineSite } from '#config/define-site.ts'
import { a } from './data.ts'
import { b } from '#domain/x.ts'
import { c } from '../other/site.ts'
import { d } from '../../src/domain/x.ts'
import { e } from 'node:fs'
import { f } from 'luxon'
export default defineSite({ a, b, c, d, e, f })
`,
  })
}, 60_000)

describe('the table of rooms', () => {
  it('is whole: every pair is either allowed or forbidden', () => {
    expect(ALLOWED.length + FORBIDDEN.length).toBe(NAMES.length * (NAMES.length - 1))
    expect(FORBIDDEN.length).toBeGreaterThan(100)
  })

  it.each(FORBIDDEN)('keeps $from/ from importing $to/, and says where the code belongs', ({ from, to }) => {
    expect(found(pairFile(from, to), 'noRestrictedImports')).toEqual(['1 noRestrictedImports', '2 noRestrictedImports'])
    expect(messageOf(pairFile(from, to), 'noRestrictedImports')).toMatch(
      new RegExp(`^${from}/.*(belongs?|chosen|Put|reaches|through) `),
    )
    // By a re-export, a late import, and both of them again by a relative path.
    expect(found(deepFile(from, to), 'noRestrictedImports', 'plugin')).toEqual([
      '1 noRestrictedImports',
      '2 noRestrictedImports',
      '3 plugin',
      '4 plugin',
    ])
  })

  it.each(ALLOWED)('lets $from/ import $to/, by its alias', ({ from, to }) => {
    expect(found(pairFile(from, to), 'noRestrictedImports', 'plugin')).toEqual([])
    expect(found(deepFile(from, to), 'noRestrictedImports')).toEqual([])
  })

  it.each(NAMES)('lets %s/ import itself, also from a folder that is named like another room', (room) => {
    expect(found(`src/${room}/own/own.ts`, 'noRestrictedImports', 'plugin')).toEqual([])
  })

  it.each(NAMES)('lets no relative path leave %s/', (room) => {
    expect(found(`src/${room}/leaving.ts`, 'plugin')).toEqual(['1 plugin', '2 plugin'])
    expect(messageOf(`src/${room}/leaving.ts`, 'plugin')).toContain('by its alias')
  })
})

describe('rooms of the browser', () => {
  it.each(BROWSER_SAFE)('%s/ knows nothing of Node', (room) => {
    expect(found(`src/${room}/node.ts`, 'noNodejsModules', 'noProcessGlobal')).toEqual([
      '1 noNodejsModules',
      '2 noNodejsModules',
      '3 noProcessGlobal',
    ])
  })

  it('know only the types of config/ and of the pages’ inputs', () => {
    expect(found('src/components/Card.astro', 'noRestrictedImports', 'plugin')).toEqual([
      '12 noRestrictedImports',
      '2 noRestrictedImports',
      '5 noRestrictedImports',
      '6 plugin',
      '7 plugin',
    ])
    expect(found('src/search/config.ts', 'plugin')).toEqual(['2 plugin'])
    expect(found('src/pages/inputs.ts', 'noRestrictedImports')).toEqual(['2 noRestrictedImports'])
  })
})

describe('domain/', () => {
  it('has no clock and no dice', () => {
    const lines = new Set(found('src/domain/clock.ts', 'plugin'))
    expect([...lines]).toEqual(['2 plugin', '3 plugin', '4 plugin', '5 plugin', '6 plugin', '7 plugin'])
    expect(messageOf('src/domain/clock.ts', 'plugin')).toContain('as an argument')
    expect(found('src/generator/clock.ts', 'plugin')).toEqual([])
  })

  it('knows neither React nor Astro', () => {
    expect(found('src/domain/react.ts', 'noRestrictedImports')).toHaveLength(3)
    expect(found('src/stores/react.ts', 'noRestrictedImports')).toEqual(['1 noRestrictedImports'])
  })
})

describe('other rules', () => {
  it('let a site.ts import only config/ and its own folder', () => {
    expect(found('sites/harbour/site.ts', 'noRestrictedImports')).toEqual([
      '3 noRestrictedImports',
      '4 noRestrictedImports',
      '5 noRestrictedImports',
      '6 noRestrictedImports',
      '7 noRestrictedImports',
    ])
  })

  it.each([
    ['src/stock/cycle-a.ts', 'noImportCycles'],
    ['src/stores/loud.ts', 'noConsole'],
    ['src/stores/loud.ts', 'noExplicitAny'],
    ['src/stock/default.ts', 'noDefaultExport'],
    ['src/stock/CamelCase.ts', 'useFilenamingConvention'],
    ['src/stock/mixed-import.ts', 'useImportType'],
  ])('find in %s: %s', (file, rule) => {
    expect(found(file, rule)).toHaveLength(1)
  })
})
