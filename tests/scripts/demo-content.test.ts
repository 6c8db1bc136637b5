import { readdir, readFile } from 'node:fs/promises'
import * as icons from 'simple-icons'
import { describe, expect, it } from 'vitest'
import { readSiteData } from '#catalogue/site-data/site-data.ts'
import { loadSite } from '#config/load-site.ts'
import { generateReviews } from '#scripts/demo-content/generate-reviews.ts'
import { logoFile, makeLogosOf } from '#scripts/demo-content/make-logos.ts'
import { DEMO_CONTENT } from '#scripts/demo-content/write-content.ts'

const SLUGS = Object.keys(DEMO_CONTENT)
const dataOf = async (slug: string) =>
  readSiteData(
    `sites/${slug}`,
    (await loadSite(slug)).locations.map(({ code }) => code),
  )

describe('demo content', () => {
  it('is 30 offers and 200 reviews in all', async () => {
    const all = await Promise.all(SLUGS.map(dataOf))
    expect(all.flatMap(({ offers }) => offers)).toHaveLength(30)
    expect(all.flatMap(({ reviews }) => reviews)).toHaveLength(200)
  })

  it('has reviews of three to five stars, most of them good, some answered, none said twice', async () => {
    for (const slug of SLUGS) {
      const { reviews } = await dataOf(slug)
      const ratings = new Set(reviews.map(({ rating }) => rating))
      expect([...ratings].sort()).toEqual([3, 4, 5])
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
      expect(average).toBeGreaterThan(4.3)
      expect(average).toBeLessThan(4.9)
      const replied = reviews.filter(({ reply_text }) => reply_text !== null).length / reviews.length
      expect(replied).toBeGreaterThan(0.1)
      expect(replied).toBeLessThan(0.5)
      expect(reviews.every(({ text }) => text !== null && !/[{}]/.test(text))).toBe(true)
      const good = reviews.filter(({ rating }) => rating > 3).map(({ text }) => text)
      expect(new Set(good).size).toBe(good.length)
    }
  })

  it('says of every offer that it is invented, and warns where a rate is named', async () => {
    for (const slug of SLUGS) {
      for (const { name, disclaimer } of (await dataOf(slug)).offers) {
        expect(disclaimer).toContain('Invented offer')
        if (/% p\.a\./.test(name)) {
          expect(name).toContain('comparison rate')
          expect(disclaimer).toContain('WARNING: This comparison rate')
        }
      }
    }
  })

  it('has words for every brand', async () => {
    const { brands } = await dataOf('wattlebird-motor-group')
    expect(brands?.length).toBe(17)
    for (const { description } of brands ?? []) expect(description.length).toBe(2)
  })

  it('gives the same reviews for the same seed, and others for another', () => {
    const places = [{ code: 'A', makes: ['Kia'], isService: false }]
    const of = (seed: number) => generateReviews({ seed, count: 30, profile: 'cars', asAt: '2026-11-20', places })
    expect(of(1)).toEqual(of(1))
    expect(of(1)).not.toEqual(of(2))
  })
})

describe('logos of makes', () => {
  it('are those of simple-icons, and of no company of the same name', async () => {
    const logos = makeLogosOf(Object.values(icons))
    const folder = 'src/components/art/logos'
    expect((await readdir(folder)).sort()).toEqual(
      Object.keys(logos)
        .map((slug) => `${slug}.svg`)
        .sort(),
    )
    for (const [slug, path] of Object.entries(logos)) {
      expect(await readFile(`${folder}/${slug}.svg`, 'utf8')).toBe(logoFile(path))
    }
    expect(Object.keys(logos)).toContain('yamaha')
    expect(Object.keys(logos)).not.toContain('paramount')
  })
})
