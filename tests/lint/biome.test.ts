import { beforeAll, describe, expect, it } from 'vitest'
import type { LintFinding } from './lint-fixture.ts'
import { biomeFindings } from './lint-fixture.ts'

const BROWSER_SAFE = [
  'domain',
  'config/schema',
  'contract',
  'view-models',
  'search',
  'stores',
  'islands',
  'components',
  'layouts',
  'pages',
]

let findings: LintFinding[] = []
/** "line rule" for each finding of these rules. */
const found = (file: string, ...rules: string[]): string[] =>
  findings
    .filter((finding) => finding.file === file && rules.includes(finding.rule))
    .map(({ line, rule }) => `${line} ${rule}`)
    .sort()

beforeAll(async () => {
  findings = await biomeFindings({
    ...Object.fromEntries(
      BROWSER_SAFE.map((room) => [
        `src/${room}/node.ts`,
        "export { readFile } from 'node:fs/promises'\nexport { join } from 'path'\nexport const mode = process.env.MODE\n",
      ]),
    ),
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
    'src/stores/loud.ts': "console.log('x')\nexport const a: any = 1\n",
    'src/stock/default.ts': 'export default 1\n',
    'src/stock/CamelCase.ts': 'export const a = 1\n',
    'src/stock/mixed-import.ts': "import { type a, b } from './x.ts'\nexport const c: a = b\n",
  })
}, 60_000)

describe('rooms of the browser', () => {
  it.each(BROWSER_SAFE)('%s/ knows nothing of Node', (room) => {
    expect(found(`src/${room}/node.ts`, 'noNodejsModules', 'noProcessGlobal')).toEqual([
      '1 noNodejsModules',
      '2 noNodejsModules',
      '3 noProcessGlobal',
    ])
  })
})

describe('domain/', () => {
  it('has no clock and no random numbers', () => {
    const lines = new Set(found('src/domain/clock.ts', 'plugin'))
    expect([...lines]).toEqual(['2 plugin', '3 plugin', '4 plugin', '5 plugin', '6 plugin', '7 plugin'])
    expect(findings.find(({ file }) => file === 'src/domain/clock.ts')?.message).toContain('as an argument')
    expect(found('src/generator/clock.ts', 'plugin')).toEqual([])
  })
})

describe('other rules', () => {
  it.each([
    ['src/stores/loud.ts', 'noConsole'],
    ['src/stores/loud.ts', 'noExplicitAny'],
    ['src/stock/default.ts', 'noDefaultExport'],
    ['src/stock/CamelCase.ts', 'useFilenamingConvention'],
    ['src/stock/mixed-import.ts', 'useImportType'],
  ])('find in %s: %s', (file, rule) => {
    expect(found(file, rule)).toHaveLength(1)
  })
})
