import { once } from 'node:events'
import { mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import type { ServeFixture } from './serve-fixture.ts'
import { createServeFixture } from './serve-fixture.ts'

const LONG = `<!doctype html><title>Ute</title>${'<p>Dual cab, tow bar, one owner.</p>'.repeat(100)}`
const VIDEO = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))

let fixture: ServeFixture

beforeAll(async () => {
  fixture = await createServeFixture()
  await fixture.release('harbour', 'r1', {
    'index.html':
      '<!doctype html><meta property="og:site_name" content="Harbour &amp; Sons"><title>Home</title><h1>Home</h1>',
    'cars/ute.html': LONG,
    'cars/2.0-turbo.html': '<h1>Two litres</h1>',
    'search/index.html': '<h1>Search</h1>',
    'gone/old-ute.html': '<h1>Sold, see these</h1>',
    '404.html': '<h1>Not here</h1>',
    'robots.txt': 'User-agent: *\n',
    'sitemap.xml': '<urlset/>',
    'sitemap-1.xml': '<urlset/>',
    'menu-counts.json': '{}',
    'icon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'search-data/cards.bin': 'cards',
    'assets/site.4f2a.css': `body{color:#111}${'.a{color:red}'.repeat(200)}`,
    'assets/site.4f2a.js': 'export {}\n',
    'assets/clip.mp4': VIDEO,
    'assets/empty.mp4': '',
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    '.secret': 'no',
    _redirects: [
      '# old addresses',
      '/cars/renamed /cars/ute 301',
      '/cars/old-ute /gone/old-ute 404',
      '/stock/* /cars/:splat 302',
      '/used/:make/:model /search?make=:make&model=:model 308',
      '/robots.txt /elsewhere 301',
      '/sitemap.xml /forced 301!',
      '/about /search 200',
      '/old.html /cars/ute 301',
      'nonsense',
    ].join('\n'),
    _headers: [
      '/*',
      '  X-Frame-Options: DENY',
      '  Content-Security-Policy: default-src https: ; img-src *',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '  ! X-Frame-Options',
      '/search-data/files/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/cars/ute',
      '  Link: </assets/site.4f2a.css>; rel=preload',
      '  Bad line',
    ].join('\n'),
  })
  await mkdir(join(fixture.outDir, 'harbour/manifests'), { recursive: true })
  await writeFile(join(fixture.outDir, 'harbour/manifests/r1.json'), '{"private":true}')
  await fixture.flip('harbour', 'r1')
})
afterAll(() => fixture.close())

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/cars/ute', 'Dual cab'],
    ['/cars/2.0-turbo', 'Two litres'],
    ['/search', 'Search'],
    ['/cars/%75te', 'Dual cab'],
    ['/cars/ute?utm_source=x', 'Dual cab'],
  ])('serves %s', async (path, text) => {
    const response = await fixture.get(path)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.text).toContain(text)
    expect(Number(response.headers['content-length'])).toBe(response.body.byteLength)
  })

  it.each([
    ['/cars/ute/', '/cars/ute'],
    ['/cars/ute.html?page=2&a=%20', '/cars/ute?page=2&a=%20'],
    ['/index.html', '/'],
    ['/search/index.html', '/search'],
    ['/search/index', '/search'],
    ['/search/?q=1', '/search?q=1'],
    ['//cars//ute', '/cars/ute'],
    ['//evil.example/', '/evil.example'],
  ])('sends %s to its clean address %s', async (path, location) => {
    const response = await fixture.get(path)
    expect(response.status).toBe(308)
    expect(response.headers.location).toBe(location)
  })

  it('answers what is not there with the site’s own 404 page, without a redirect loop', async () => {
    for (const path of ['/nowhere', '/404']) {
      const response = await fixture.get(path)
      expect(response.status).toBe(404)
      expect(response.text).toBe('<h1>Not here</h1>')
    }
  })

  it('never answers a missing page with 304', async () => {
    const { headers } = await fixture.get('/nowhere')
    const again = await fixture.get('/nowhere', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(404)
  })

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/assets/site.4f2a.js', 'text/javascript; charset=utf-8'],
    ['/assets/site.4f2a.css', 'text/css; charset=utf-8'],
    ['/assets/clip.mp4', 'video/mp4'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap-1.xml', 'text/xml; charset=utf-8'],
    ['/menu-counts.json', 'application/json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/search-data/cards.bin', 'application/octet-stream'],
  ])('gives %s the type %s', async (path, type) => {
    const response = await fixture.get(path)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe(type)
  })

  it.each([
    '/_headers',
    '/_redirects',
    '/_routes.json',
    '/functions/print.js',
    '/.secret',
    '/_headers.html',
    '/_redirects/',
  ])('never serves %s', async (path) => {
    let response = await fixture.get(path)
    if (response.status === 308) response = await fixture.get(String(response.headers.location))
    expect(response.status).toBe(404)
    expect(response.text).toBe('<h1>Not here</h1>')
  })
})

describe('hostile addresses', () => {
  it.each([
    '/../manifests/r1.json',
    '/..%2f..%2fmanifests/r1.json',
    '/%2e%2e/%2e%2e/manifests/r1.json',
    '/cars/..%5c..%5cmanifests',
    '/assets/%00.css',
    '/%E0%A4%A',
    '/./cars/ute',
  ])('refuses %s', async (path) => {
    const response = await fixture.get(path)
    expect(response.status).toBe(400)
    expect(response.text).not.toContain('private')
  })

  it('does not decode twice', async () => {
    const response = await fixture.get('/%252e%252e/%252e%252e/manifests/r1.json')
    expect(response.status).toBe(404)
    expect(response.text).not.toContain('private')
  })

  it('refuses an address that is too long, and one segment longer than a file name is just missing', async () => {
    expect((await fixture.get(`/${'a'.repeat(9_000)}`)).status).toBe(414)
    expect((await fixture.get(`/${'a'.repeat(4_000)}`)).status).toBe(404)
  })

  it('refuses a host that would climb out of the folder', async () => {
    const response = await fixture.get('/', { host: '..localhost' })
    expect(response.status).toBe(404)
  })
})

describe('methods', () => {
  it('answers HEAD as GET without a body', async () => {
    for (const path of ['/cars/ute', '/assets/clip.mp4']) {
      const [head, get] = await Promise.all([fixture.get(path, { method: 'HEAD' }), fixture.get(path)])
      expect(head.status).toBe(200)
      expect(head.body.byteLength).toBe(0)
      expect(head.headers['content-length']).toBe(get.headers['content-length'])
      expect(head.headers.etag).toBe(get.headers.etag)
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s and says what is allowed', async (method) => {
    const response = await fixture.get('/', { method })
    expect(response.status).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

describe('_redirects', () => {
  it.each([
    ['/cars/renamed', 301, '/cars/ute'],
    ['/cars/renamed/', 301, '/cars/ute'],
    ['/cars/renamed?from=ad', 301, '/cars/ute?from=ad'],
    ['/stock/a/b', 302, '/cars/a/b'],
    ['/used/toyota/hilux?x=1', 308, '/search?make=toyota&model=hilux'],
    ['/old.html', 301, '/cars/ute'],
    ['/sitemap.xml', 301, '/forced'],
  ])('sends %s with %d to %s', async (path, status, location) => {
    const response = await fixture.get(path)
    expect(response.status).toBe(status)
    expect(response.headers.location).toBe(location)
  })

  it('lets another page stand in with the status of the rule', async () => {
    const gone = await fixture.get('/cars/old-ute')
    expect([gone.status, gone.text]).toEqual([404, '<h1>Sold, see these</h1>'])
    const about = await fixture.get('/about')
    expect([about.status, about.text]).toEqual([200, '<h1>Search</h1>'])
  })

  it('lets a file win over a rule that is not forced', async () => {
    expect((await fixture.get('/robots.txt')).text).toBe('User-agent: *\n')
  })

  it('logs the lines that it cannot read', () => {
    expect(fixture.logged).toContain('harbour r1: _redirects line 10 is not "from to status": nonsense')
    expect(fixture.logged.some((line) => line.includes('_headers line 11'))).toBe(true)
  })
})

describe('_headers', () => {
  it('adds the headers of every block that matches, and takes back what a later one refuses', async () => {
    const page = await fixture.get('/cars/ute')
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.headers['content-security-policy']).toBe('default-src https: ; img-src *')
    expect(page.headers.link).toBe('</assets/site.4f2a.css>; rel=preload')
    const asset = await fixture.get('/assets/site.4f2a.css')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['x-frame-options']).toBeUndefined()
    expect((await fixture.get('/nowhere')).headers['x-frame-options']).toBe('DENY')
  })

  it.each(['/assets/gone.js', '/search-data/files/4f2a-index.bin'])(
    'does not let a browser keep that %s is missing, which may come back',
    async (path) => {
      const { status, headers } = await fixture.get(path)
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(headers['x-frame-options']).toBe(path.startsWith('/assets') ? undefined : 'DENY')
    },
  )

  it('leaves out of parts of pages what browsers obey of documents and workers alone', async () => {
    const parts = ['/assets/app.js', '/style.css', '/imagery/front-960.avif']
    const documents = ['/', '/worker.js', '/assets/drawing.svg', '/assets/page', '/assets/gone.js', '/page.png']
    await fixture.release('parts', 'a', {
      'index.html': 'A',
      'worker.js': '1',
      'assets/app.js': '1',
      'style.css': 'p{}',
      'imagery/front-960.avif': '1',
      'assets/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/page.html': 'B',
      '404.html': 'C',
      _redirects: '/page.png /assets/page 200\n',
      _headers: "/*\n  Content-Security-Policy: default-src 'self'\n  Referrer-Policy: no-referrer\n",
    })
    await fixture.flip('parts', 'a')
    for (const path of [...parts, ...documents]) {
      const { headers } = await fixture.get(path, { site: 'parts' })
      const isPart = parts.includes(path)
      expect(headers['content-security-policy'], path).toBe(isPart ? undefined : "default-src 'self'")
      expect(headers['referrer-policy'], path).toBe('no-referrer')
    }
  })

  it('asks for revalidation where no block says otherwise', async () => {
    expect((await fixture.get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

describe('conditional requests', () => {
  it('answers 304 without a body to a matching validator, also weak or in a list', async () => {
    const { headers } = await fixture.get('/cars/ute')
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
    for (const value of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const response = await fixture.get('/cars/ute', { headers: { 'if-none-match': String(value) } })
      expect(response.status).toBe(304)
      expect(response.body.byteLength).toBe(0)
      expect(response.headers.etag).toBe(headers.etag)
      expect(response.headers['content-type']).toBeUndefined()
    }
    const other = await fixture.get('/cars/ute', { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('answers by date only where no validator is sent', async () => {
    const { headers } = await fixture.get('/cars/ute')
    const since = String(headers['last-modified'])
    const earlier = new Date(Date.parse(since) - 1000).toUTCString()
    const get = (sent: Record<string, string>) => fixture.get('/cars/ute', { headers: sent })
    expect((await get({ 'if-modified-since': since })).status).toBe(304)
    expect((await get({ 'if-modified-since': earlier })).status).toBe(200)
    expect((await get({ 'if-modified-since': 'yesterday' })).status).toBe(200)
    expect((await get({ 'if-modified-since': since, 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('keeps the validator of a file whose content did not change in the next release', async () => {
    await fixture.release('steady', 'a', { 'index.html': LONG })
    await fixture.release('steady', 'b', { 'index.html': LONG })
    await utimes(join(fixture.outDir, 'steady/releases/b/index.html'), 1_000, 1_000)
    await fixture.flip('steady', 'a')
    const before = await fixture.get('/', { site: 'steady' })
    await fixture.flip('steady', 'b')
    const after = await fixture.get('/', { site: 'steady', headers: { 'if-none-match': String(before.headers.etag) } })
    expect(after.status).toBe(304)
  })
})

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['x-gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('answers "%s" with %s', async (accepted, encoding) => {
    const response = await fixture.get('/cars/ute', { headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(response.body)
        : encoding === 'gzip'
          ? gunzipSync(response.body)
          : response.body
    expect(plain.toString()).toBe(LONG)
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(Number(response.headers['content-length'])).toBe(response.body.byteLength)
  })

  it('gives each encoding its own strong validator', async () => {
    const headers = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (value) => {
        const response = await fixture.get('/cars/ute', { headers: { 'accept-encoding': value } })
        return response.headers.etag
      }),
    )
    expect(new Set(headers).size).toBe(3)
    const response = await fixture.get('/cars/ute', {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers[0]) },
    })
    expect(response.status).toBe(304)
  })

  it('takes more time for a file that never changes and for the home page, so that they are smaller', async () => {
    const style = await readFile('src/styles/forms.css')
    await fixture.release('small', 'a', {
      'index.html': style,
      'style.css': style,
      'assets/style.css': style,
      _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    })
    await fixture.flip('small', 'a')
    const sizeOf = async (path: string, encoding: string): Promise<number> => {
      const response = await fixture.get(path, { site: 'small', headers: { 'accept-encoding': encoding } })
      expect(response.headers['content-encoding']).toBe(encoding)
      return response.body.byteLength
    }
    for (const encoding of ['br', 'gzip']) {
      const usualBytes = await sizeOf('/style.css', encoding)
      expect(await sizeOf('/assets/style.css', encoding)).toBeLessThan(usualBytes)
      expect(await sizeOf('/', encoding)).toBeLessThan(usualBytes)
    }
  })

  it('leaves media and very small files as they are', async () => {
    for (const path of ['/assets/clip.mp4', '/robots.txt']) {
      const response = await fixture.get(path, { headers: { 'accept-encoding': 'br' } })
      expect(response.headers['content-encoding']).toBeUndefined()
    }
  })
})

describe('ranges of media', () => {
  const get = (range: string, more: Record<string, string> = {}) =>
    fixture.get('/assets/clip.mp4', { headers: { range, ...more } })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=4990-', 4990, 4999],
    ['bytes=4990-9999', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=-9999', 0, 4999],
  ])('answers %s with bytes %d to %d', async (range, first, last) => {
    const response = await get(range)
    expect(response.status).toBe(206)
    expect(response.headers['content-range']).toBe(`bytes ${first}-${last}/5000`)
    expect(response.body.equals(VIDEO.subarray(first, last + 1))).toBe(true)
  })

  it.each(['bytes=5000-', 'bytes=-0', 'bytes=9-3'])('cannot satisfy %s', async (range) => {
    const response = await get(range)
    expect(response.status).toBe(416)
    expect(response.headers['content-range']).toBe('bytes */5000')
  })

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'lines=5000-', 'bytes=-', 'rubbish'])(
    'answers %s with the whole',
    async (range) => {
      const response = await get(range)
      expect(response.status).toBe(200)
      expect(response.body.equals(VIDEO)).toBe(true)
    },
  )

  it('sends the whole file when If-Range names another version', async () => {
    const { headers } = await fixture.get('/assets/clip.mp4')
    expect(headers['accept-ranges']).toBe('bytes')
    expect((await get('bytes=0-9', { 'if-range': String(headers.etag) })).status).toBe(206)
    expect((await get('bytes=0-9', { 'if-range': String(headers['last-modified']) })).status).toBe(206)
    expect((await get('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200)
  })

  it('serves an empty file', async () => {
    const response = await fixture.get('/assets/empty.mp4')
    expect([response.status, response.body.byteLength]).toEqual([200, 0])
  })
})

describe('hosts', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('lists the built sites on %s, afresh each time', async (host) => {
    const response = await fixture.get('/', { host: `${host}:${fixture.port}` })
    expect(response.status).toBe(200)
    expect(response.text).toContain(`href="http://harbour.localhost:${fixture.port}/"`)
    expect(response.text).toContain('<h2>Harbour &amp; Sons</h2>')
    expect(response.text).toContain('<dt>Pages</dt><dd>6</dd>')
    expect(response.text).toContain('<code>r1</code>')
    await fixture.release('later', 'x1', { 'index.html': '<title>Later Motors</title>' })
    await fixture.flip('later', 'x1')
    const again = await fixture.get('/', { host: `${host}:${fixture.port}` })
    expect(again.text).toContain('Later Motors')
    await rm(join(fixture.outDir, 'later'), { recursive: true })
  })

  it('says what to do when nothing is built', async () => {
    const server = createSiteServer({ outDir: join(fixture.outDir, 'missing') })
    const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect(await response.text()).toContain('npm run build -- --site')
    await closeGracefully(server, 0)
  })

  it.each(['nothing.localhost', 'example.com', 'a.b.localhost', '%2e%2e.localhost', 'manifests.harbour.localhost'])(
    'helps a browser that asks for %s',
    async (host) => {
      const response = await fixture.get('/', { host })
      expect(response.status).toBe(404)
      expect(response.text).toContain(host)
      expect(response.text).toContain('Harbour &amp; Sons')
    },
  )

  it('escapes what the host header says', async () => {
    const response = await fixture.get('/', { host: '<b>x</b>.localhost' })
    expect(response.text).not.toContain('<b>x')
  })

  it('takes a host in capitals, with a dot at the end', async () => {
    expect((await fixture.get('/', { host: 'HARBOUR.localhost.:80' })).status).toBe(200)
  })
})

describe('the pointer', () => {
  beforeEach(async () => {
    await rm(join(fixture.outDir, 'flips'), { recursive: true, force: true })
  })

  it('is followed at once, with the rules of the new release', async () => {
    await fixture.release('flips', 'a', { 'index.html': 'A', _redirects: '/go /a 301\n', _headers: '/*\n  X-R: a\n' })
    await fixture.release('flips', 'b', { 'index.html': 'B', _redirects: '/go /b 301\n', _headers: '/*\n  X-R: b\n' })
    for (const id of ['a', 'b', 'a']) {
      await fixture.flip('flips', id)
      const [home, go] = await Promise.all([fixture.get('/', { site: 'flips' }), fixture.get('/go', { site: 'flips' })])
      expect([home.text, home.headers['x-r'], go.headers.location]).toEqual([id.toUpperCase(), id, `/${id}`])
    }
  })

  it('may break: the last good release is served on', async () => {
    await fixture.release('flips', 'a', { 'index.html': 'A' })
    await fixture.flip('flips', 'a')
    expect((await fixture.get('/', { site: 'flips' })).text).toBe('A')
    await fixture.flip('flips', 'never-written')
    expect((await fixture.get('/', { site: 'flips' })).text).toBe('A')
    await rm(join(fixture.outDir, 'flips/current'))
    expect((await fixture.get('/', { site: 'flips' })).text).toBe('A')
    await fixture.release('flips', 'b', { 'index.html': 'B' })
    await symlink('releases/b', join(fixture.outDir, 'flips/current'))
    expect((await fixture.get('/', { site: 'flips' })).text).toBe('B')
  })

  it('moves 200 times, with old releases deleted, and every response is whole and of one release', async () => {
    const pages = ['index', 'cars/a', 'cars/b', 'assets/x.css', '404']
    const files = (id: string): Record<string, string> => ({
      ...Object.fromEntries(
        pages.map((page) => [
          page.includes('.') ? page : `${page}.html`,
          `${id}|`.repeat(400 + Number(id.slice(1)) * 3),
        ]),
      ),
      _headers: `/*\n  X-Release: ${id}\n`,
    })
    await fixture.release('flips', 'r0', files('r0'))
    await fixture.flip('flips', 'r0')
    let isFlipping = true
    const seen = new Set<string>()
    let responses = 0

    async function browse(path: string, encoding: string): Promise<void> {
      while (isFlipping) {
        const response = await fixture.get(path, { site: 'flips', headers: { 'accept-encoding': encoding } })
        const text =
          response.headers['content-encoding'] === 'br' ? String(brotliDecompressSync(response.body)) : response.text
        const id = String(response.headers['x-release'])
        expect(response.status).toBe(path === '/missing' ? 404 : 200)
        // Compared as booleans: a failure would otherwise print thousands of characters.
        expect(text === `${id}|`.repeat(400 + Number(id.slice(1)) * 3)).toBe(true)
        seen.add(id)
        responses += 1
      }
    }

    async function flipAway(): Promise<void> {
      for (let number = 1; number <= 200; number += 1) {
        await fixture.release('flips', `r${number}`, files(`r${number}`))
        await fixture.flip('flips', `r${number}`)
        if (number >= 3) await rm(join(fixture.outDir, `flips/releases/r${number - 3}`), { recursive: true })
      }
      isFlipping = false
    }

    await Promise.all([
      flipAway().finally(() => {
        isFlipping = false
      }),
      ...['/', '/cars/a', '/cars/b', '/assets/x.css', '/missing'].map((path, index) =>
        browse(path, index % 2 === 0 ? 'br' : 'identity'),
      ),
    ])
    expect(seen.size).toBeGreaterThan(20)
    expect(responses).toBeGreaterThan(200)
  })
})

describe('ports and closing', () => {
  it('moves to the next port only when none was asked for', async () => {
    const first = createSiteServer({ outDir: fixture.outDir })
    const second = createSiteServer({ outDir: fixture.outDir })
    const port = await listen(first, { host: '127.0.0.1', port: 0, mayMove: false })
    await expect(listen(second, { host: '127.0.0.1', port, mayMove: false })).rejects.toThrow(
      `Port ${port} is taken. Choose another with --port.`,
    )
    expect(await listen(second, { host: '127.0.0.1', port, mayMove: true })).toBeGreaterThan(port)
    await Promise.all([closeGracefully(first, 0), closeGracefully(second, 0)])
  })

  it('closes idle connections at once and refuses new ones', async () => {
    const server = createSiteServer({ outDir: fixture.outDir })
    const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n`)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString()).toContain('200 OK')
    const ended = once(socket, 'close')
    await closeGracefully(server, 60_000)
    await ended
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })
})

it('says nothing of a browser that has gone away before the first byte of a file', async () => {
  const said: string[] = []
  const server = createSiteServer({ outDir: fixture.outDir, log: (message) => said.push(message) })
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: '/assets/clip.mp4', headers: { host: 'harbour.localhost' } })
  const gone = new ServerResponse(request)
  gone.destroy()
  const handled = new Promise<void>((resolve) => {
    // The file's headers are written when everything but the stream is done.
    gone.writeHead = () => {
      setImmediate(() => setImmediate(resolve))
      return gone
    }
  })
  server.emit('request', request, gone)
  await handled
  await fixture.get('/assets/clip.mp4')
  expect(said.filter((message) => message.startsWith('GET '))).toEqual([])
})
