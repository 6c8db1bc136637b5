import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import { makeLocationInput, makeSiteInput } from './make-site-input.ts'
import type { TemporaryProject } from './temporary-project.ts'
import { createTemporaryProject } from './temporary-project.ts'

let project: TemporaryProject
beforeEach(async () => {
  project = await createTemporaryProject()
})
afterEach(() => project.remove())

const load = (slug = 'north-shore-motors') => loadSite(slug, { sitesDir: project.sitesDir })
const writeSite = (overrides: Record<string, unknown> = {}, slug = 'north-shore-motors') =>
  project.write(
    `${slug}/site.ts`,
    `import { defineSite } from '#config/define-site.ts'\nexport default defineSite(${JSON.stringify(makeSiteInput({ slug, ...overrides }))} as never)\n`,
  )

/** The message with the temporary folder's name left out. */
async function messageOf(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.then(
    () => new Error('The site was loaded.'),
    (reason: unknown) => reason,
  )
  return String(error).replaceAll(`${project.sitesDir}/`, 'sites/')
}

describe('loadSite', () => {
  it('loads a site with its locations in place', async () => {
    await writeSite()
    expect(await load()).toMatchObject({ slug: 'north-shore-motors', locations: [{ code: 'NORTH' }] })
  })

  it('reads locations from a JSON file, byte order mark or not', async () => {
    await writeSite({ locations: 'data/locations.json' })
    await project.write('north-shore-motors/data/locations.json', `\uFEFF${JSON.stringify([makeLocationInput()])}`)
    expect((await load()).locations).toMatchObject([{ code: 'NORTH', type: 'sales' }])
  })

  it('sees an edited file', async () => {
    await writeSite({ name: 'Before' })
    const file = join(project.sitesDir, 'north-shore-motors/site.ts')
    await utimes(file, 1_000_000, 1_000_000)
    expect((await load()).name).toBe('Before')
    await writeSite({ name: 'After' })
    expect((await load()).name).toBe('After')
  })

  it('names the JSON file in which a value is wrong', async () => {
    await writeSite({ locations: 'data/locations.json' })
    await project.write('north-shore-motors/data/locations.json', JSON.stringify([makeLocationInput({ phone: 1 })]))
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      **locations[0].phone** in data/locations.json: expected a string, received 1
        Put it in quotes: "1"."
    `)
  })

  it('says when there is no such site, and which was meant', async () => {
    await writeSite()
    expect(await messageOf(load('north-shore-motor'))).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motor/site.ts has 1 problem.

      expected a file, received nothing there
        Did you mean \`north-shore-motors\`? To make a new site: npm run site:new -- north-shore-motor"
    `)
    expect(await messageOf(load('elsewhere'))).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/elsewhere/site.ts has 1 problem.

      expected a file, received nothing there
        The sites are north-shore-motors. To make a new site: npm run site:new -- elsewhere"
    `)
  })

  it.each(['../secrets', '..', '/etc', 'a/b', ''])(
    'refuses the name %j, which is no folder under sites',
    async (slug) => {
      expect(await messageOf(load(slug))).toContain('expected the name of a folder under sites')
    },
  )

  it('says when site.ts has no default export', async () => {
    await project.write('north-shore-motors/site.ts', 'export const site = {}\n')
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      expected a default export, received only site
        Write \`export default defineSite({ … })\`."
    `)
  })

  it('says where site.ts cannot be read as a program', async () => {
    await project.write('north-shore-motors/site.ts', "export default {\n  name: 'North'\n  slug: 'north'\n}\n")
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      expected a module that loads, received SyntaxError: Expected ',', got 'ident'
        Look at line 3 and just before it."
    `)
  })

  it('says when site.ts throws', async () => {
    await project.write('north-shore-motors/site.ts', "\nthrow new Error('no colour today')\n")
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      expected a module that loads, received Error: no colour today
        Look at line 2 and just before it."
    `)
  })

  it('says when the locations cannot be read', async () => {
    await writeSite({ locations: 'data/locations.json' })
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      **locations**: expected a list, or a JSON file in the site's folder, received "data/locations.json", which is not there
        Add the file sites/north-shore-motors/data/locations.json."
    `)
    await project.write('north-shore-motors/data/locations.json', '[{"code": "NORTH",]')
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      **locations**: expected a list, or a JSON file in the site's folder, received "data/locations.json", which is not JSON: Expected double-quoted property name in JSON at position 18 (line 1 column 19)
        Mend the file: it must hold a list [ ]."
    `)
    await writeSite({ locations: '../other/locations.json', name: 'Another length' })
    expect(await messageOf(load())).toMatchInlineSnapshot(`
      "SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      **locations**: expected a list, or a JSON file in the site's folder, received "../other/locations.json"
        Write the path from the site’s folder, such as "data/locations.json"."
    `)
  })
})

describe('listSites', () => {
  it('lists folders that hold a site.ts', async () => {
    await writeSite({}, 'south')
    await writeSite({}, 'north')
    await project.write('notes/readme.md', 'no site')
    expect(await listSites({ sitesDir: project.sitesDir })).toEqual(['north', 'south'])
    expect(await listSites({ sitesDir: join(project.sitesDir, 'nowhere') })).toEqual([])
  })
})
