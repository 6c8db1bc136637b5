/** The check of what has no effect, on small projects of its own. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { WithoutEffect } from '#scripts/checks/effect/without-effect.ts'
import { findWithoutEffect } from '#scripts/checks/effect/without-effect.ts'

const TSCONFIG = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['ES2024'],
    types: [],
    strict: true,
    jsx: 'preserve',
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
}

const SCHEMA = `
import * as v from 'valibot'
const button = () => v.strictObject({ label: v.string(), colour: v.string() })
const range = v.pipe(
  v.strictObject({ min: v.number(), max: v.number() }),
  v.check(({ min, max }) => min <= max, 'expected a range'),
)
export const siteSchema = v.strictObject({
  slug: v.string(),
  button: button(),
  range,
  labels: v.strictObject({ new: v.string(), used: v.string() }),
  places: v.array(v.strictObject({ name: v.string(), phone: v.string() })),
  phones: v.record(v.string(), v.strictObject({ digits: v.string() })),
  tile: v.variant('kind', [
    v.strictObject({ kind: v.literal('a'), title: v.string() }),
    v.strictObject({ kind: v.literal('b'), size: v.number() }),
  ]),
})
export type Site = v.InferOutput<typeof siteSchema>
`

const ALL = ['slug', 'button', 'range', 'labels', 'places', 'phones', 'tile']

let root: string | null = null

afterEach(async () => {
  if (root !== null) await rm(root, { recursive: true, force: true })
  root = null
})

/** What has no effect in a project of these files, beside a schema. */
async function check(files: Record<string, string>): Promise<WithoutEffect> {
  root = await mkdtemp(join(tmpdir(), 'forecourt-effect-'))
  // Astro's own types take seconds to read, so only a project with components has them.
  const packages = Object.keys(files).some((path) => path.endsWith('.astro')) ? '' : 'valibot'
  await mkdir(join(root, packages === '' ? '' : 'node_modules'), { recursive: true })
  await symlink(resolve('node_modules', packages), join(root, 'node_modules', packages))
  const all = {
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { imagery: 'node --expose-gc scripts/demo/make-imagery.ts' },
      imports: { '#config/*': './src/config/*', '#parts/*': './src/parts/*' },
    }),
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'src/config/schema/site.ts': SCHEMA,
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return findWithoutEffect(root)
}

/** A page that does something with `site`. */
const page = (code: string, imports = '') => ({
  'src/pages/index.ts': `import type { Site } from '#config/schema/site.ts'\n${imports}\nexport function GET(site: Site) {\n${code}\n}\n`,
})

const unread = async (code: string, imports = '', files: Record<string, string> = {}) =>
  (await check({ ...page(code, imports), ...files })).options

const without = (...read: string[]) => ALL.filter((name) => !read.includes(name))

describe('options that nothing reads', () => {
  it('names only the option around others of which none is read', async () => {
    expect(await unread('return 1')).toEqual(ALL)
  })

  it('sees a property, an element by its name, and a destructured property', async () => {
    const code = `const { label } = site.button; const { 0: place } = site.places; return [site.slug, site['labels'].new, label, place?.name]`
    expect(await unread(code)).toEqual(['button.colour', 'range', 'labels.used', 'places[].phone', 'phones', 'tile'])
  })

  it('sees every property that a key of several names may mean', async () => {
    expect(await unread(`const kind = Math.random() > 0.5 ? 'new' : 'used'; return site.labels[kind]`)).toEqual(
      without('labels'),
    )
  })

  it('sees what Object.entries reads, and not what JSON.stringify writes', async () => {
    expect(await unread('return [Object.entries(site.labels), JSON.stringify(site.button)]')).toEqual([
      'slug',
      'button.label',
      'button.colour',
      ...without('slug', 'button', 'labels'),
    ])
  })

  it('looks into records and into every kind of a variant', async () => {
    const code = `return [site.phones['one'], site.tile.kind === 'a' ? site.tile.title : null]`
    expect(await unread(code)).toEqual([...without('phones', 'tile'), 'phones.<name>.digits', 'tile.size'])
  })

  it('follows a value to a function that takes a type of its own', async () => {
    const rule = `export interface Named { readonly label: string }
export interface Wide { readonly places: readonly { readonly phone: string }[] }
export const nameOf = (named: Named) => named.label
export const phonesOf = (wide: Wide) => wide.places.map(({ phone }) => phone)`
    const result = await unread(
      'return [nameOf({ ...site.button }), phonesOf(site)]',
      `import { nameOf, phonesOf } from '#parts/rule.ts'`,
      {
        'src/parts/rule.ts': rule,
      },
    )
    expect(result).toEqual(['slug', 'button.colour', 'range', 'labels', 'places[].name', 'phones', 'tile'])
  })

  it('follows a value through a record of known names', async () => {
    const rule = `type Kind = 'new' | 'used'
export const labelOf = (labels: Readonly<Record<Kind, string>>, kind: Kind) => labels[kind]`
    const result = await unread(`return labelOf(site.labels, 'new')`, `import { labelOf } from '#parts/rule.ts'`, {
      'src/parts/rule.ts': rule,
    })
    expect(result).toEqual(without('labels'))
  })

  it('does not count code that nothing reaches, nor what the schema itself compares', async () => {
    const files = {
      'src/parts/unused.ts': `import type { Site } from '#config/schema/site.ts'\nexport const unused = (site: Site) => site.slug`,
      'tests/site.test.ts': `import type { Site } from '#config/schema/site.ts'\nexport const tested = (site: Site) => site.range.min`,
    }
    expect(await unread('return site.range', '', files)).toEqual([
      'slug',
      'button',
      'range.min',
      'range.max',
      ...without('slug', 'button', 'range'),
    ])
  })

  it('counts a function of the configuration that a page calls', async () => {
    const schema = `${SCHEMA}\nexport function title(site: Site): string { return site.slug }`
    const result = await unread('return title(site)', `import { title } from '#config/schema/site.ts'`, {
      'src/config/schema/site.ts': schema,
    })
    expect(result).toEqual(without('slug'))
  })

  it('reads Astro components and their scripts', async () => {
    const { options } = await check({
      'src/pages/index.astro': `---
import Card from '../parts/Card.astro'
import type { Site } from '#config/schema/site.ts'
interface Props { site: Site }
const { site } = Astro.props
---
<h1>{site.slug}</h1>
<Card button={site.button} />
<script>import '#parts/element.ts'</script>`,
      'src/parts/Card.astro': `---
interface Props { button: { label: string } }
const { button } = Astro.props
---
<b>{button.label}</b>`,
      'src/parts/element.ts': `import type { Site } from '#config/schema/site.ts'
declare const labels: Site['labels']
console.log(labels.new)`,
    })
    expect(options).toEqual(['button.colour', 'range', 'labels', 'places', 'phones', 'tile'])
  })
})

describe('exports that only tests reach', () => {
  const exportsOf = async (files: Record<string, string>) =>
    (await check(files)).exports.filter((name) => !name.startsWith('src/config/'))

  it('names each of them, and a file by itself when none of its values is reached', async () => {
    const result = await exportsOf({
      ...page('return used()', `import { used } from '#parts/mixed.ts'`),
      'src/parts/mixed.ts': `export interface Shape { a: 1 }
export const used = () => helper()
const helper = () => 1
export const UNUSED = 2
export function alsoUnused() { return UNUSED }`,
      'src/parts/unused.ts': `import { onlyForUnused } from './second.ts'\nexport const unused = onlyForUnused`,
      'src/parts/second.ts': 'export const onlyForUnused = 1',
      'tests/parts.test.ts': `import { alsoUnused } from '../src/parts/mixed.ts'\nimport { unused } from '../src/parts/unused.ts'\nalsoUnused()\nconsole.log(unused)`,
    })
    expect(result).toEqual([
      'src/parts/mixed.ts#UNUSED',
      'src/parts/mixed.ts#alsoUnused',
      'src/parts/second.ts',
      'src/parts/unused.ts',
    ])
  })

  it('does not ask for types to be reached', async () => {
    expect(await exportsOf({ ...page('return 1'), 'src/parts/types.ts': 'export interface Shape { a: 1 }' })).toEqual(
      [],
    )
  })

  it('follows imports at run time, files that are named by a path, and globs', async () => {
    const result = await exportsOf({
      ...page(
        `import('#parts/late.ts').then(({ late }) => late()); return [new URL('../parts/thread.ts', import.meta.url), import.meta.glob('../parts/blocks/*.astro')]`,
      ),
      'src/parts/late.ts': 'export const late = () => 1\nexport const never = 2',
      'src/parts/thread.ts': 'export const start = () => 1',
      'src/parts/blocks/One.astro': '<b>1</b>',
      'src/parts/Two.astro': '<b>2</b>',
    })
    expect(result).toEqual(['src/parts/Two.astro', 'src/parts/late.ts#never'])
  })
})

describe('commands', () => {
  it('are the programs of scripts/ and those that package.json runs', async () => {
    const { exports } = await check({
      'scripts/build.ts': `import { built } from '../src/parts/part.ts'\nbuilt()`,
      'scripts/demo/make-imagery.ts': `import { imagery } from '../../src/parts/part.ts'\nimagery()`,
      'scripts/demo/other.ts': `import { other } from '../../src/parts/part.ts'\nother()`,
      'src/parts/part.ts': 'export const built = () => 1\nexport const imagery = () => 2\nexport const other = () => 3',
    })
    expect(exports.filter((name) => name.startsWith('src/parts/'))).toEqual(['src/parts/part.ts#other'])
  })
})
