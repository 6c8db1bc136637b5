import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readBuiltSite } from '#scripts/checks/built-site.ts'
import { LINK_CHECKS } from '#scripts/checks/links/link-checks.ts'
import { cssUrls, srcsetUrls } from '#scripts/checks/scan-page.ts'
import { runCheck, writeBuiltSite } from './built-fixture.ts'

const GOOD: Record<string, string> = {
  'index.html': `<!doctype html><link rel="canonical" href="https://harbour.test/">
    <link rel="stylesheet" href="/assets/a.css"><link rel="preconnect" href="https://media.test">
    <meta property="og:image" content="https://harbour.test/assets/a.png">
    <script type="module" src="/assets/a.js"></script>
    <script type="application/ld+json">{"@id":"https://harbour.test/#dealer","url":"https://harbour.test/cars/ute"}</script>
    <a href="/cars/ute">Ute</a> <a href="cars/ute?from=home#specs">Specs</a> <a href="#top">Top</a> <a href="#main">Main</a>
    <a href="/cars/renamed">Old</a> <a href="tel:+61390000000">Call</a> <a href="https://elsewhere.test/x">Out</a>
    <main id="main"><img src="/assets/a.png" srcset="/assets/a.png 1x, https://media.test/w=2,h=3/a.png 2x">
    <svg><use href="/assets/sprite.svg#heart"></use></svg></main>`,
  'cars/ute.html':
    '<link rel="canonical" href="https://harbour.test/cars/ute"><h2 id="specs">Specs</h2><a href="./ute">Self</a>',
  'gone/sold.html': '<a href="/">Home</a>',
  '404.html': '<a href="/">Home</a>',
  'assets/a.css': '@import "./b.css"; body{background:url(a.png)} .x{background:url("data:image/png;base64,AA==")}',
  'assets/b.css': '',
  'assets/a.js': 'import{x}from"./chunk.js";const later=()=>import("./later.js");export{x}',
  'assets/chunk.js': 'export const x=1',
  'assets/later.js': '',
  'assets/a.png': 'png',
  'assets/sprite.svg': '<svg><symbol id="heart"/></svg>',
  'robots.txt': 'User-agent: *\nSitemap: https://harbour.test/sitemap.xml\n',
  'sitemap.xml': '<sitemapindex><sitemap><loc>https://harbour.test/sitemap-1.xml</loc></sitemap></sitemapindex>',
  'sitemap-1.xml': '<urlset><url><loc>https://harbour.test/cars/ute</loc></url></urlset>',
  _redirects: '/cars/renamed /cars/ute 301\n/cars/sold /gone/sold 404\n/old/* /cars/:splat 301\n',
  _headers: '/*\n  X-A: b\n',
}

let outDir = ''
afterEach(() => rm(outDir, { recursive: true, force: true }))

/** "check: from: reason" for each problem of the site. */
async function problemsOf(changes: Record<string, string>): Promise<string[]> {
  outDir = await writeBuiltSite({ ...GOOD, ...changes })
  const site = await readBuiltSite(outDir, 'harbour')
  return Object.entries(LINK_CHECKS).flatMap(([name, check]) =>
    check(site).map(({ from, url, reason }) => `${name}: ${from}: ${url}: ${reason}`),
  )
}

describe('the links of a built site', () => {
  it('are all good in a good site', async () => {
    expect(await problemsOf({})).toEqual([])
  })

  it.each([
    ['a missing page', '<a href="/cars/none">', 'links: /p: /cars/none: nothing is there'],
    [
      'a missing anchor',
      '<a href="/cars/ute#none">',
      'links: /p: /cars/ute#none: /cars/ute has no element with the id "none"',
    ],
    ['a missing anchor of its own', '<a href="#none">', 'links: /p: #none: /p has no element with the id "none"'],
    ['a slash at the end', '<a href="/cars/ute/">', 'links: /p: /cars/ute/: must be written /cars/ute'],
    ['an .html address', '<a href="/cars/ute.html">', 'links: /p: /cars/ute.html: must be written /cars/ute'],
    ['a removed car', '<a href="/cars/sold">', 'links: /p: /cars/sold: answered with status 404'],
    [
      'a script address',
      '<a href="javascript:go()">',
      'links: /p: javascript:go(): the scheme javascript: has no place on a page',
    ],
    ['a form', '<form action="/nowhere">', 'links: /p: /nowhere: nothing is there'],
    ['a private file', '<a href="/_headers">', 'links: /p: /_headers: a file that is never served'],
    [
      'an own absolute address',
      '<a href="https://harbour.test/none">',
      'links: /p: https://harbour.test/none: nothing is there',
    ],
    ['bad encoding', '<a href="/%E0%A4%A">', 'links: /p: /%E0%A4%A: not well encoded'],
    ['an image', '<img src="/none.png">', 'assets: /p: /none.png: nothing is there'],
    ['a srcset', '<img srcset="/assets/a.png 1x, /none.png 2x">', 'assets: /p: /none.png: nothing is there'],
    ['a sprite file', '<svg><use href="/none.svg#a"/></svg>', 'assets: /p: /none.svg#a: nothing is there'],
    [
      'a sprite symbol',
      '<svg><use href="/assets/sprite.svg#a"/></svg>',
      'assets: /p: /assets/sprite.svg#a: assets/sprite.svg has no element with the id "a"',
    ],
    ['a script', '<script src="/none.js"></script>', 'assets: /p: /none.js: nothing is there'],
    ['a stylesheet', '<link rel="stylesheet" href="/none.css">', 'assets: /p: /none.css: nothing is there'],
    ['an island', '<astro-island component-url="/none.js"></astro-island>', 'assets: /p: /none.js: nothing is there'],
    ['an inline style', '<p style="background:url(/none.png)">', 'assets: /p: /none.png: nothing is there'],
    [
      'a canonical',
      '<link rel="canonical" href="https://harbour.test/none">',
      'canonicals: /p: https://harbour.test/none: nothing is there',
    ],
    [
      'a canonical elsewhere',
      '<link rel="canonical" href="https://other.test/p">',
      'canonicals: /p: https://other.test/p: is on another host than the home page (https://harbour.test)',
    ],
    [
      'a canonical redirect',
      '<link rel="canonical" href="https://harbour.test/cars/renamed">',
      'canonicals: /p: https://harbour.test/cars/renamed: must lead to a page',
    ],
    [
      'Open Graph',
      '<meta property="og:url" content="https://harbour.test/none">',
      'machine-read addresses: /p: https://harbour.test/none: nothing is there',
    ],
    [
      'JSON-LD',
      '<script type="application/ld+json">{"a":["https://harbour.test/none"]}</script>',
      'machine-read addresses: /p: https://harbour.test/none: nothing is there',
    ],
    [
      'JSON-LD that does not parse',
      '<script type="application/ld+json">{</script>',
      'machine-read addresses: /p: javascript:invalid-json-ld: the scheme javascript: has no place on a page',
    ],
  ])('are found broken: %s', async (_name, html, problem) => {
    expect(await problemsOf({ 'p.html': html })).toEqual([problem])
  })

  it.each([
    [
      'a stylesheet’s image',
      { 'assets/b.css': 'a{background:url(none.png)}' },
      'asset imports: assets/b.css: none.png: nothing is there',
    ],
    [
      'a module’s import',
      { 'assets/chunk.js': 'import"./none.js"' },
      'asset imports: assets/chunk.js: ./none.js: nothing is there',
    ],
    [
      'a later import',
      { 'assets/later.js': 'import("./none.js")' },
      'asset imports: assets/later.js: ./none.js: nothing is there',
    ],
    [
      'a sitemap entry',
      { 'sitemap-1.xml': '<urlset><url><loc>https://harbour.test/none</loc></url></urlset>' },
      'sitemap: sitemap-1.xml: https://harbour.test/none: nothing is there',
    ],
    [
      'a sitemap entry elsewhere',
      { 'sitemap-1.xml': '<urlset><url><loc>https://other.test/</loc></url></urlset>' },
      'sitemap: sitemap-1.xml: https://other.test/: must lead to a page of this site',
    ],
    [
      'the sitemap of robots.txt',
      { 'robots.txt': 'Sitemap: https://harbour.test/none.xml' },
      'sitemap: robots.txt: https://harbour.test/none.xml: nothing is there',
    ],
    [
      'a redirect',
      { _redirects: '/cars/renamed /none 301\n/cars/sold /gone/sold 404' },
      'redirects: _redirects: /none: nothing is there',
    ],
    [
      'a redirect to a redirect',
      { _redirects: '/cars/renamed /b 301\n/b /cars/ute 301' },
      'redirects: _redirects: /b: is redirected again',
    ],
  ])('are found broken in files: %s', async (_name, files, problem) => {
    expect(await problemsOf(files)).toEqual([problem])
  })

  it('are reported by the command, which fails', async () => {
    outDir = await writeBuiltSite({ ...GOOD, 'p.html': '<a href="/none">' })
    const bad = runCheck('scripts/checks/links.ts', outDir)
    expect(bad.output).toContain('links: /p: a href: /none: nothing is there')
    expect(bad.output).toContain('1 problems')
    expect(bad.status).toBe(1)
    const empty = runCheck('scripts/checks/links.ts', `${outDir}/harbour`)
    expect(empty.output).toContain('No built site in')
    expect(empty.status).toBe(1)
  })
})

describe('addresses inside attributes', () => {
  it('keeps the commas of media hosts in a srcset', () => {
    expect(srcsetUrls('https://m.test/w=1,h=2/a.jpg 1x, /b.jpg 2x,')).toEqual([
      'https://m.test/w=1,h=2/a.jpg',
      '/b.jpg',
    ])
  })

  it('reads every way to write an address in CSS', () => {
    expect(cssUrls(`@import '/a.css'; x{a:url(b.png);b:url("c.png");c:url( 'd.png' )}`)).toEqual([
      '/a.css',
      'b.png',
      'c.png',
      'd.png',
    ])
  })
})
