import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContentPages } from '#catalogue/content-pages.ts'
import { loadSite } from '#config/load-site.ts'
import { TEMPLATES } from '#config/schema/site.ts'
import { createSite } from '#scripts/new-site/create-site.ts'
import { checkSlug, checkTemplate, siteName } from '#scripts/new-site/new-site-names.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import type { TemporaryProject } from '../config/temporary-project.ts'
import { createTemporaryProject } from '../config/temporary-project.ts'
import { inFolder } from '../stock/import-text.ts'

const AS_AT = new Date('2026-11-20T00:00:00Z')

let project: TemporaryProject
beforeEach(async () => {
  project = await createTemporaryProject()
})
afterEach(() => project.remove())

/** The command as a person runs it. */
async function run(...words: string[]): Promise<{ code: number; output: string }> {
  const command = promisify(execFile)(process.execPath, [
    'scripts/new-site/site-new.ts',
    '--sites',
    project.sitesDir,
    ...words,
  ])
  const { code, output } = await command.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  )
  return { code, output: output.replaceAll(`${project.sitesDir}/`, 'sites/') }
}

describe('createSite', () => {
  it.each(TEMPLATES)('makes a %s site that loads without an edit', async (template) => {
    const name = `Pat's "Best" \\ Yard`
    const siteDir = await createSite({ slug: 'pats-yard', name, template, sitesDir: project.sitesDir, asAt: AS_AT })
    const site = await loadSite('pats-yard', { sitesDir: project.sitesDir })
    expect(site).toMatchObject({ slug: 'pats-yard', name, template, demo: { stock: null } })
    const { cars, report } = await createStockImporter({
      feedFile: join(siteDir, site.stock.feed),
      cacheFile: null,
      stock: site.stock,
      locationCodes: ['MAIN'],
      asAtYear: 2026,
    }).import()
    expect(report).toMatchObject({ unreadable: null, rows: 12, accepted: 12, quarantinedRows: 0 })
    expect(cars.map(({ car }) => car.itemType)).toEqual(Array(12).fill(template === 'leisure' ? 'caravan' : 'car'))
    const pages = (await readContentPages(siteDir)).map(({ path }) => path)
    expect(pages).toEqual(['/about-us', '/privacy-policy', '/terms-and-conditions'])
    expect(await readdir(project.sitesDir)).toEqual(['pats-yard'])
  })
})

describe('site:new', () => {
  it('makes a site and says what comes next', async () => {
    const { code, output } = await run('north-shore-motors')
    expect(code).toBe(0)
    expect(output).toMatchInlineSnapshot(`
      "sites/north-shore-motors is ready. It loads and builds as it is.

      Next:
        1. npm run dev -- --site north-shore-motors       see it, and see it change as you edit
        2. sites/north-shore-motors/site.ts                  put in the dealer's name, licence, places, hours and colours
        3. sites/north-shore-motors/pages/                   write the dealer's own pages
        4. npm run feed:check -- --site north-shore-motors --feed <file>   try the dealer's feed, then name it in site.ts
        5. npm run build -- --site north-shore-motors     build and publish
      "
    `)
    expect((await loadSite('north-shore-motors', { sitesDir: project.sitesDir })).name).toBe('North Shore Motors')
  })

  it('refuses a slug that is taken, and leaves the site as it is', async () => {
    await project.write('taken/site.ts', 'export default {}\n')
    const { code, output } = await run('taken')
    expect(code).toBe(2)
    expect(output).toBe('sites/taken is there already. Choose another slug, or edit the site that is there.\n')
    expect(await readdir(join(project.sitesDir, 'taken'))).toEqual(['site.ts'])
  })

  it('prints its options when asked', async () => {
    const { code, output } = await run('--help')
    expect(code).toBe(0)
    expect(output).toMatch(/^npm run site:new -- <slug>.*\n\n {2}--template … /)
  })

  it('refuses a folder from which the project cannot be found, in plain words', async () => {
    // A temporary folder is no part of the project.
    await inFolder(async (folder) => {
      const { code, output } = await run('north', '--sites', folder)
      expect(code).toBe(1)
      expect(output).toContain('Keep the folder of the sites inside the project')
      expect(output).not.toContain('    at ')
      expect(await readdir(folder)).toEqual([])
    })
  })

  it('refuses an option that it does not know', async () => {
    const { code, output } = await run('north', '--templat', 'dealer')
    expect(code).toBe(2)
    expect(output).toContain("Unknown option '--templat'")
    expect(output).toContain('npm run site:new -- <slug>')
  })
})

describe('checkSlug', () => {
  it('says what a slug is, and offers one', () => {
    expect(() => checkSlug(undefined)).toThrowErrorMatchingInlineSnapshot(
      `[NewSiteError: Give the new site a slug: npm run site:new -- north-shore-motors]`,
    )
    expect(() => checkSlug('North Shore')).toThrowErrorMatchingInlineSnapshot(`
      [NewSiteError: "North Shore" cannot be a slug: it becomes a folder and a host name, so it is lower-case words joined by hyphens.
      Try: npm run site:new -- north-shore]
    `)
    expect(() => checkSlug('///')).toThrowErrorMatchingInlineSnapshot(
      `[NewSiteError: "///" cannot be a slug: it becomes a folder and a host name, so it is lower-case words joined by hyphens. For example: north-shore-motors]`,
    )
    expect(() => checkSlug('../north')).toThrow('Try: npm run site:new -- north')
    expect(checkSlug('north-2')).toBe('north-2')
  })
})

describe('checkTemplate', () => {
  it('knows the templates', () => {
    expect(() => checkTemplate('leisur')).toThrowErrorMatchingInlineSnapshot(
      `[NewSiteError: There is no template "leisur". Did you mean "leisure"?]`,
    )
    expect(() => checkTemplate('rockets')).toThrowErrorMatchingInlineSnapshot(
      `[NewSiteError: There is no template "rockets". The templates are dealer, group, leisure.]`,
    )
  })
})

describe('siteName', () => {
  it('is made from the slug when none is given', () => {
    expect(siteName(undefined, 'north-shore-motors')).toBe('North Shore Motors')
    expect(siteName('  Pat’s \n Yard ', 'pats-yard')).toBe('Pat’s Yard')
  })
})
