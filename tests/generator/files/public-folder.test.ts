import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { silentReporter } from '#generator/reporter.ts'
import { parseRedirects } from '#generator/serve/redirect-rules.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let siteDir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-public-'))
  siteDir = join(dir, 'small-dealer')
  await cp(join(sitesDir, site.slug), siteDir, { recursive: true })
  await mkdir(join(siteDir, 'public'))
  await writeFeed(join(dir, 'feed.json'), [feedCar(0), feedCar(1)])
})
afterEach(() => rm(dir, { recursive: true, force: true }))

function builderWith(warnings: string[] = [], changed: Partial<Site> = {}) {
  return createSiteBuilder({
    site: { ...site, ...changed },
    siteDir,
    outDir: join(dir, 'out'),
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
    reporter: { ...silentReporter, warn: (text) => warnings.push(text) },
  })
}

describe('a site’s own public folder', () => {
  it('can be edited in place without changing what is served', async () => {
    const logo = join(siteDir, 'public/logo.txt')
    await writeFile(logo, 'the old logo')
    const builder = builderWith()
    await builder.build({ asAtMs })
    const served = join(builder.paths.current, 'logo.txt')
    // Written over, not replaced: the file stays the same one on the disk.
    await writeFile(logo, 'the new logo')
    expect(await readFile(served, 'utf8')).toBe('the old logo')
    await builder.build({ asAtMs })
    expect(await readFile(served, 'utf8')).toBe('the new logo')
  })

  it('never takes the place of a page, and is never written to', async () => {
    const file = join(siteDir, 'public/about-us.html')
    await writeFile(file, 'by hand')
    const warnings: string[] = []
    const builder = builderWith(warnings)
    for (let build = 0; build < 2; build += 1) {
      await builder.build({ asAtMs })
      expect(await readFile(join(builder.paths.current, 'about-us.html'), 'utf8')).toContain('<!DOCTYPE html>')
      expect(await readFile(file, 'utf8')).toBe('by hand')
      expect(warnings.pop()).toMatch(/public\/about-us\.html.*left out/)
    }
  })

  it('never takes the place of a file that the build makes, and says so', async () => {
    const taken = ['_headers', 'menu-counts.json', 'robots.txt', 'search-data/settings.json', 'sitemap.xml']
    await mkdir(join(siteDir, 'public/search-data/files'), { recursive: true })
    for (const file of [...taken, 'search-data/files/mine.bin']) {
      await writeFile(join(siteDir, 'public', file), 'by hand')
    }
    const warnings: string[] = []
    const builder = builderWith(warnings)
    await builder.build({ asAtMs })
    expect(warnings.sort()).toEqual(
      [...taken, 'search-data/files/mine.bin'].sort().map((file) => expect.stringMatching(`public/${file} .*left out`)),
    )
    for (const file of taken) {
      expect(await readFile(join(builder.paths.current, file), 'utf8'), file).not.toBe('by hand')
    }
  })

  it('may lead old addresses to new ones, where the build does not lead them itself', async () => {
    const own = '# of the old site\n/stock/:id /search 301\n/search/used /about-us 301\n/used-cars\n'
    await writeFile(join(siteDir, 'public/_redirects'), own)
    const warnings: string[] = []
    const builder = builderWith(warnings)
    await builder.build({ asAtMs })
    expect(warnings).toEqual([expect.stringMatching(/public\/_redirects line 4 is not "from to status": \/used-cars/)])
    const served = await readFile(join(builder.paths.current, '_redirects'), 'utf8')
    expect(served.endsWith(`\n${own}`)).toBe(true)
    const rules = parseRedirects(served)
    expect(rules.find('/stock/123')?.answer).toEqual({ kind: 'redirect', status: 301, location: '/search' })
    expect(rules.find('/search/used')?.answer).toMatchObject({ location: '/search/used-cars' })
    await writeFile(join(siteDir, 'public/_redirects'), '/stock/:id /about-us 301')
    expect((await builder.build({ asAtMs })).kind).toBe('published')
    expect(await readFile(join(builder.paths.current, '_redirects'), 'utf8')).toMatch(/\/stock\/:id \/about-us 301$/)
  })
})

it('a platform on another host is handed /api/* and /print, or may be asked by pages', async () => {
  const at = async (platform: Site['platform'], file: string): Promise<string> => {
    const builder = builderWith([], { platform })
    await builder.build({ asAtMs })
    return readFile(join(builder.paths.current, file), 'utf8')
  }
  const handed = await at({ apiBase: '', rewriteTo: 'https://platform.example', calls: {} }, '_redirects')
  expect(handed).toMatch(
    /^\/api\/\* https:\/\/platform\.example\/api\/:splat 200\n\/print https:\/\/platform\.example\/print 200\n/,
  )
  expect(parseRedirects(handed).problems).toEqual([])
  const asked = await at({ apiBase: 'https://platform.example', rewriteTo: null, calls: {} }, '_headers')
  expect(asked).toMatch(
    /connect-src 'self' https:\/\/platform\.example;.* form-action 'self' https:\/\/platform\.example;/,
  )
})
