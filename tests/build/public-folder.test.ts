import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PROJECT_DIR } from '#build/project.ts'
import { silentReporter } from '#build/reporter.ts'
import { createSiteBuilder } from '#build/site-builder.ts'
import { loadSite } from '#config/load-site.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

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

function builderWith(warnings: string[] = []) {
  return createSiteBuilder({
    site,
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
})
