import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDataFile } from '#catalogue/site-data/read-data-file.ts'
import { NO_SITE_DATA, readSiteData } from '#catalogue/site-data/site-data.ts'
import { offerSchema } from '#domain/entities/offer.ts'

const FILE = 'sites/x/data/offers.json'
const parse = (value: unknown) =>
  parseDataFile(FILE, typeof value === 'string' ? value : JSON.stringify(value), offerSchema, { unique: 'id' })
const messageOf = (value: unknown): string => {
  try {
    parse(value)
  } catch (error) {
    return (error as Error).message
  }
  return 'no error'
}

async function withSite<T>(files: Record<string, unknown>, run: (siteDir: string) => Promise<T>): Promise<T> {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-data-'))
  try {
    await mkdir(join(siteDir, 'data'))
    for (const [name, value] of Object.entries(files))
      await writeFile(join(siteDir, 'data', name), JSON.stringify(value))
    return await run(siteDir)
  } finally {
    await rm(siteDir, { recursive: true, force: true })
  }
}

describe('a data file', () => {
  it('gives its entries', () => {
    expect(parse([{ id: 'a', name: 'One', manufacturer: { name: 'Kia' } }])).toMatchObject([
      { id: 'a', name: 'One', manufacturer: 'Kia' },
    ])
  })

  it('reports every problem at once, with a repair', () => {
    expect(
      messageOf([
        { id: 'a', name: 'One', descripton: 'Typo' },
        { id: 'a', name: 'Two', image_url: 'javascript:alert(1)' },
        { nmae: 'Three', id: 'c' },
        7,
      ]),
    ).toMatchInlineSnapshot(`
      "sites/x/data/offers.json has 5 problems.

      **[0].descripton**: expected a known key, received "descripton"
        Did you mean \`description\`?

      **[1].image_url**: expected a value that can be read, received "javascript:alert(1)"
        Correct it, or leave it out.

      **[1].id**: expected a value that no other entry has, received "a", as [0]
        Give it its own.

      **[2].name**: expected a name, received nothing
        It is written as \`nmae\`.

      **[3]**: expected an object, received 7
        Correct it."
    `)
  })

  it('says what is wrong with a file that is no list', () => {
    expect(messageOf('[{')).toMatch(/^sites\/x\/data\/offers\.json has 1 problem\.\n\nexpected JSON, received /)
    expect(messageOf({ id: 'a' })).toContain('expected a list [ ], received')
  })

  it('may begin with a byte order mark', () => {
    expect(parse('\uFEFF[]')).toEqual([])
  })
})

describe('the data of a site', () => {
  it('is nothing when there are no files', async () => {
    expect(await withSite({}, (siteDir) => readSiteData(siteDir, []))).toEqual(NO_SITE_DATA)
  })

  it('has brands of cars unless they say otherwise', async () => {
    const brands = [
      { title: 'Kia', slug: 'kia' },
      { title: 'Ducati', slug: 'ducati', kind: 'motorcycles', skipPage: true },
    ]
    expect((await withSite({ 'brands.json': brands }, (siteDir) => readSiteData(siteDir, []))).brands).toEqual([
      { title: 'Kia', slug: 'kia', kind: 'cars', logo: null, banner: null, description: [], skipPage: false },
      {
        title: 'Ducati',
        slug: 'ducati',
        kind: 'motorcycles',
        logo: null,
        banner: null,
        description: [],
        skipPage: true,
      },
    ])
  })

  it('knows of which location a review is', async () => {
    const reviews = [{ id: 1, rating: 5, text: 'Good.', location_code: 'NORTH' }]
    const read = (codes: string[]) => withSite({ 'reviews.json': reviews }, (siteDir) => readSiteData(siteDir, codes))
    expect((await read(['NORTH'])).reviews).toMatchObject([{ rating: 5, locationCode: 'NORTH' }])
    await expect(read(['NORTHS'])).rejects.toThrow('Did you mean `NORTHS`?')
    await expect(read(['SOUTH'])).rejects.toThrow('Write one of SOUTH.')
  })
})
