import { access, readdir, readFile } from 'node:fs/promises'
import * as icons from 'simple-icons'
import { describe, expect, it, test } from 'vitest'
import { readSiteData } from '#catalogue/site-data/site-data.ts'
import { loadSite } from '#config/load-site.ts'
import { BRAND_TEXTS } from '#scripts/demo/content/brand-texts.ts'
import { generateReviews } from '#scripts/demo/content/generate-reviews.ts'
import { logoFile, makeLogosOf } from '#scripts/demo/content/make-logos.ts'
import { placePictures } from '#scripts/demo/content/place-pictures.ts'
import { DEMO_CONTENT } from '#scripts/demo/content/write-content.ts'

const SLUGS = Object.keys(DEMO_CONTENT)
const dataOf = async (slug: string) =>
  readSiteData(
    `sites/${slug}`,
    (await loadSite(slug)).locations.map(({ code }) => code),
  )

describe('demo content', () => {
  it('is 42 offers and 242 reviews in all', async () => {
    const all = await Promise.all(SLUGS.map(dataOf))
    expect(all.flatMap(({ offers }) => offers)).toHaveLength(42)
    expect(all.flatMap(({ reviews }) => reviews)).toHaveLength(242)
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

  it('gives every offer a picture of its own that is there, and other than the one before', async () => {
    for (const slug of SLUGS) {
      const pictures = (await dataOf(slug)).offers.map(({ imageUrl }) => imageUrl)
      expect(new Set(pictures).size).toBe(pictures.length)
      for (const url of pictures) {
        expect(url).toMatch(/^\/imagery\/.+-960\.avif$/)
        await access(`assets${url}`)
        await access(`assets${url?.replace('-960', '-480')}`)
      }
    }
  })

  it('counts dealerships and towns as they are', async () => {
    const { locations } = await loadSite('wattlebird-motor-group')
    const ofMake = (make: string) =>
      locations.filter(({ type, makes }) => type === 'sales' && makes.includes(make)).length
    expect(BRAND_TEXTS['Toyota']?.[1]).toContain('Six of our dealerships')
    expect(ofMake('Toyota')).toBe(6)
    expect(BRAND_TEXTS['GWM']?.[1]).toContain('three of our dealerships')
    expect(ofMake('GWM')).toBe(3)
    expect(BRAND_TEXTS['BMW']?.[0]).toContain('three Prestige dealerships')
    expect(ofMake('BMW')).toBe(3)
    expect(new Set(locations.map(({ address }) => address.city)).size).toBeGreaterThan(40)
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

/** Which postcodes each state has: Australia Post's ranges for street addresses. */
const POSTCODES: Record<string, readonly (readonly [least: number, most: number])[]> = {
  ACT: [
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  NT: [[800, 899]],
  QLD: [[4000, 4999]],
  SA: [[5000, 5799]],
  TAS: [[7000, 7799]],
  VIC: [[3000, 3999]],
  WA: [[6000, 6797]],
}
const AREA_CODES: Record<string, string> = {
  ACT: '02',
  NSW: '02',
  NT: '08',
  QLD: '07',
  SA: '08',
  TAS: '03',
  VIC: '03',
  WA: '08',
}
/** Numbers kept for films and books (ACMA): (0x) 5550 xxxx, (0x) 7010 xxxx, 1800 975 707 to 711. */
const FICTION = /^(?:0[2378](?:5550|7010)\d{4}|18009757(?:0[7-9]|1[01]))$/

describe.each(SLUGS)('places of %s', (slug) => {
  const load = async () => (await loadSite(slug)).locations

  it('have postcodes of their states, and telephone numbers of their areas that nobody has', async () => {
    const site = await loadSite(slug)
    for (const { address, phone, name } of site.locations) {
      const ranges = POSTCODES[address.state] ?? []
      const postcode = Number(address.postcode)
      expect(
        ranges.some(([least, most]) => postcode >= least && postcode <= most),
        `${name} ${postcode}`,
      ).toBe(true)
      const digits = phone.replaceAll(' ', '')
      expect(digits, name).toMatch(FICTION)
      expect(digits.slice(0, 2), name).toBe(AREA_CODES[address.state])
    }
    expect(site.phone.replaceAll(' ', '')).toMatch(FICTION)
    const numbers = site.locations.map(({ phone }) => phone)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('open in the morning, close in the evening, and rest on Sundays', async () => {
    for (const { openingHours, name } of await load()) {
      expect(['closed', 'by appointment'], name).toContain(openingHours.sunday)
      for (const hours of Object.values(openingHours)) {
        const [, opens, closes] = /^(\d+):\d\d-(\d+):\d\d$/.exec(hours) ?? []
        if (opens === undefined) continue
        expect(Number(opens), name).toBeGreaterThanOrEqual(7)
        expect(Number(opens), name).toBeLessThanOrEqual(9)
        expect(Number(closes), name).toBeGreaterThanOrEqual(12)
        expect(Number(closes), name).toBeLessThanOrEqual(20)
      }
    }
  })

  it('each have a picture that is there', async () => {
    for (const { image, name } of await load()) {
      expect(image?.url, name).toMatch(/^\/imagery\/fronts\/.+-960\.avif$/)
      await access(`assets${image?.url}`)
    }
  })

  it('are described in words of their own', async () => {
    const texts = (await load()).flatMap(({ description }) => (description === null ? [] : [description]))
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('pictures of places', () => {
  const place = (
    code: string,
    type: 'sales' | 'service' | 'parts',
    makes: string[],
    city = 'Dubbo',
    state = 'NSW',
  ) => ({
    code,
    name: code,
    type,
    makes,
    address: {
      street: '',
      city,
      state,
      postcode: '',
      latitude: null,
      longitude: null,
      placeId: null,
      placeUrl: null,
    } as never,
  })

  test('two dealerships side by side differ', () => {
    const pictures = [
      ...placePictures([
        place('A', 'sales', ['Kia']),
        place('B', 'sales', ['Ford']),
        place('C', 'sales', ['Kia']),
      ]).values(),
    ]
    expect(pictures[0]).not.toBe(pictures[1])
    expect(pictures[1]).not.toBe(pictures[2])
  })

  test('a workshop has the front of one', () => {
    expect(placePictures([place('A', 'service', ['Kia'])]).get('A')).toBe('/imagery/fronts/workshop-day-960.avif')
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
