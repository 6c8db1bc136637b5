import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { readBuiltSite } from '#scripts/checks/built-site.ts'
import { measureSite, staticImports } from '#scripts/checks/sizes/measure-page.ts'
import { kindOfPath } from '#scripts/checks/sizes/size-budgets.ts'
import { runCheck, writeBuiltSite } from './built-fixture.ts'

/** Text that gzip cannot make smaller than about three quarters. */
const noise = (bytes: number): string => `/*${randomBytes(bytes).toString('base64')}*/`
const gzipBytes = (text: string): number => gzipSync(text).byteLength

let outDir = ''
afterEach(() => rm(outDir, { recursive: true, force: true }))

async function measure(files: Record<string, string>): Promise<ReturnType<typeof measureSite>> {
  outDir = await writeBuiltSite(files)
  return measureSite(await readBuiltSite(outDir, 'harbour'))
}

describe('the weight of a page', () => {
  it('counts what loads by itself, once, and what that imports, but not what is loaded later', async () => {
    const files = {
      'a.js': `import{b}from"./b.js";import"./c.js";const x=()=>import("./later.js");${noise(500)}`,
      'b.js': `export{c}from"./c.js";${noise(600)}`,
      'c.js': noise(700),
      'island.js': noise(800),
      'click.js': noise(900),
      'later.js': noise(5_000),
      'preloaded.js': noise(400),
      'a.css': noise(300),
    }
    const inline = 'console.log("inline")'
    const [home] = await measure({
      'index.html': `<link rel="modulepreload" href="/preloaded.js"><link rel="stylesheet" href="/a.css">
        <script type="module" src="/a.js"></script><script type="module" src="/a.js"></script><script>${inline}</script>
        <script type="application/ld+json">{}</script><style>a{}</style>
        <astro-island client="visible" component-url="/island.js"></astro-island>
        <astro-island client="form" component-url="/click.js"></astro-island>`,
      ...files,
    })
    const counted = ['a.js', 'b.js', 'c.js', 'island.js', 'preloaded.js'] as const
    const expected = counted.reduce((sum, file) => sum + gzipBytes(files[file]), 0) + gzipBytes(inline)
    expect(home?.worst.scriptBytes).toEqual({ bytes: expected, path: '/' })
    expect(home?.worst.styleBytes.bytes).toBe(gzipBytes(files['a.css']) + gzipBytes('a{}'))
    expect(home?.overBudget).toEqual([])
  })

  it('counts what a page loads after it is painted: for every page, and for the elements that it has', async () => {
    const files = {
      'BaseLayout.astro_script.js':
        'const parts=[()=>import("./site.js"),()=>import("./sales-counter.1.js"),()=>import("./car-elements.1.js")]',
      'site.js': `import"./shared.js";${noise(500)}`,
      'shared.js': noise(600),
      'sales-counter.1.js': noise(700),
      'car-elements.1.js': noise(800),
    }
    const [home] = await measure({
      'index.html': '<script type="module" src="/BaseLayout.astro_script.js"></script><sales-counter></sales-counter>',
      ...files,
    })
    const counted = ['BaseLayout.astro_script.js', 'site.js', 'shared.js', 'sales-counter.1.js'] as const
    expect(home?.worst.scriptBytes.bytes).toBe(counted.reduce((sum, file) => sum + gzipBytes(files[file]), 0))
  })

  it('is over budget by the kind of page', async () => {
    const script = '<script src="/big.js"></script>'
    const rows = await measure({
      'index.html': script,
      'cars/a.html': script,
      'cars/b.html': 'x'.repeat(72_001),
      'search.html': script + 'x'.repeat(110_001),
      'locations/a.html': '<link rel="stylesheet" href="/big.css">',
      'about.html': 'x'.repeat(200_000),
      'big.js': noise(40_000),
      'big.css': noise(30_000),
    })
    const over = rows.flatMap(({ kind, overBudget }) => overBudget.map(({ path, what }) => `${kind} ${path} ${what}`))
    expect(over.sort()).toEqual([
      'car /cars/b htmlBytes',
      'home / scriptBytes',
      'location /locations/a styleBytes',
      'search /search htmlBytes',
    ])
    expect(rows.map(({ kind, pageCount }) => [kind, pageCount])).toEqual([
      ['home', 1],
      ['search', 1],
      ['car', 2],
      ['location', 1],
      ['content', 1],
    ])
  })

  it('is reported by the command, which fails when a page is over budget', async () => {
    outDir = await writeBuiltSite({ 'index.html': '<script src="/big.js"></script>', 'big.js': noise(40_000) })
    const bad = runCheck('scripts/checks/sizes.ts', outDir)
    expect(bad.output).toMatch(/over budget: \/: scripts \d+\.\d kB, allowed 25\.0 kB/)
    expect(bad.status).toBe(1)
    await rm(outDir, { recursive: true })
    outDir = await writeBuiltSite({ 'index.html': '<p>Light</p>' })
    const good = runCheck('scripts/checks/sizes.ts', outDir)
    expect(good.output).toContain('Every page is within its budget.')
    expect(good.status).toBe(0)
  })
})

describe('static imports', () => {
  const importsOf = (code: string): string[] =>
    staticImports({ files: new Set(['assets/x.js', 'assets/y.js']), read: () => code }, 'assets/a.js')

  it.each([
    ['import"./x.js"', ['assets/x.js']],
    ['import{a as b}from"./x.js";import * as c from \'./y.js\'', ['assets/x.js', 'assets/y.js']],
    ['export*from"./x.js"', ['assets/x.js']],
    ['import a,{b}from"/assets/y.js"', ['assets/y.js']],
    ['const a=import("./x.js")', []],
    ['export const a="./x.js"', []],
    ['import"react"', []],
  ])('of %s', (code, files) => {
    expect(importsOf(code)).toEqual(files)
  })
})

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/search', 'search'],
    ['/search/toyota/page-2', 'search'],
    ['/cars/x', 'car'],
    ['/locations/x', 'location'],
    ['/our-location/x', 'location'],
    ['/contact-us/x', 'location'],
    ['/contact', 'contact'],
    ['/dealerships', 'contact'],
    ['/dealer-locator', 'contact'],
    ['/privacy', 'content'],
    ['/searching', 'content'],
  ])('of %s is %s', (path, kind) => {
    expect(kindOfPath(path)).toBe(kind)
  })
})
