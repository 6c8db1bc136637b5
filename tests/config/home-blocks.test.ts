import { readdir } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import { blockFileName } from '#components/blocks/block-file-name.ts'
import { homeBlockSchema, homeBlocks } from '#config/schema/pages/home-blocks.ts'
import { TEMPLATES } from '#config/schema/site.ts'
import { makeSite } from '../builders/make-site.ts'

const BLOCKS_DIR = 'src/components/blocks'
const home = { headline: 'A', introduction: 'B' }

describe('blocks of the home page', () => {
  it('have each one component, and the folder holds no other', async () => {
    const files = (await readdir(BLOCKS_DIR)).filter((name) => name.endsWith('.astro'))
    const shared = ['Block.astro', 'HomeBlocks.astro']
    const kinds = homeBlockSchema.options.map(({ entries }) => entries.kind.pipe[0].literal)
    expect(files.filter((name) => !shared.includes(name)).sort()).toEqual(kinds.map(blockFileName).sort())
  })

  test.each(TEMPLATES)('of the template %s begin with the hero and name no block twice', (template) => {
    const kinds = homeBlocks(makeSite({ template })).map(({ kind }) => kind)
    expect(kinds[0]).toBe('hero')
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('differ between the templates', () => {
    const layouts = TEMPLATES.map((template) => homeBlocks(makeSite({ template }))[0])
    expect(layouts).toMatchObject([{ layout: 'split' }, { layout: 'banner' }, { layout: 'scene' }])
  })

  it('are the site’s own when it lists some', () => {
    const site = makeSite({ home: { ...home, blocks: [{ kind: 'reviews', limit: 2 }] } })
    expect(homeBlocks(site)).toEqual([
      { kind: 'reviews', title: 'What our customers say', background: 'plain', limit: 2 },
    ])
  })

  it('of a template show the site’s own picture in their hero, and a list of its own is left as it is', () => {
    const pictures = { image: '/imagery/hero/yard-1600.avif', imageTall: '/imagery/hero/yard-tall-960.avif' }
    expect(homeBlocks(makeSite({ home: { ...home, ...pictures } }))[0]).toMatchObject({ kind: 'hero', ...pictures })
    const listed = homeBlocks(makeSite({ home: { ...home, ...pictures, blocks: [{ kind: 'hero' }] } }))
    expect(listed).toMatchObject([{ kind: 'hero', image: null, imageTall: null }])
  })

  it('of another kind are refused', () => {
    expect(() => makeSite({ home: { ...home, blocks: [{ kind: 'carousel' as 'hero' }] } })).toThrow()
  })
})
