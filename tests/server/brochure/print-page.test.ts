import { beforeAll, describe, expect, it } from 'vitest'
import { printPath } from '#domain/access/car-journeys.ts'
import { makeCar } from '../../builders/make-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { storeCars } from '../../builders/store-cars.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
const car = makeCar({
  slug: 'hilux',
  beforePriceAud: 59_990,
  comments: 'One <b>careful</b> owner.',
  features: ['Tow bar'],
  images: ['/imagery/ute/white/front-960.avif', 'https://photographs.example/2.jpg'].map((url) => ({
    url,
    thumbnailUrl: url,
  })),
})
const sold = makeCar({ id: 'sold', slug: 'sold', status: 'sold' })
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const { db } = database.current()
  await storeCars(
    db,
    site.slug,
    [car, sold].map((each) => ({ car: each, hash: each.id })),
  )
})

describe('the print page (S1 §2)', () => {
  it('is served where a car leads to it, and no search engine lists it', async () => {
    const response = await platform.send(printPath(car.slug))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('says what the car is, what it costs, and who sells it', async () => {
    const page = await (await platform.send(printPath(car.slug))).text()
    const text = page.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ')
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('2022 Toyota Hilux SR5 GUN126R')
    expect(words).toContain('$54,990 Drive away Was $59,990')
    expect(words).toContain('Towing, braked 3,500 kg')
    expect(words).toContain('Dealer licence MD 0000001')
    expect(words).toContain('07 7010 0001')
    expect(page).toContain('One &lt;b&gt;careful&lt;/b&gt; owner.')
    expect(page).toContain('href="/api/cars/hilux/brochure.pdf"')
    expect(page).toContain('src="/imagery/ute/white/front-960.avif"')
    expect(page).toContain('role="img" aria-label="QR code of this vehicle\'s page"')
  })

  it('runs nothing but its own styles and script', async () => {
    const response = await platform.send(printPath(car.slug))
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/)
    expect(policy).not.toContain('unsafe')
  })

  it('on a host of the platform’s own, asked from a page of the site, leads back to the site', async () => {
    const headers = { host: 'platform.example', referer: `${site.url}/cars/hilux` }
    const page = await (await platform.send(printPath(car.slug), { headers })).text()
    expect(page).toContain(`src="${site.url}/imagery/ute/white/front-960.avif"`)
    expect(page).toContain(`href="${site.url}/cars/hilux"`)
  })

  it.each([
    [printPath('sold'), 'This car has been sold'],
    [printPath('never'), 'This car is not here'],
    [printPath('<script>'), 'This car is not here'],
    ['/print', 'This car is not here'],
  ])('%s says in words what is missing', async (path, title) => {
    const response = await platform.send(path)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain('href="/search"')
    expect(page).not.toContain('car_id')
  })

  it('takes GET only, and knows its site by the host', async () => {
    expect((await platform.send(printPath(car.slug), { method: 'POST' })).status).toBe(405)
    expect((await platform.send(printPath(car.slug), { headers: { host: 'evil.example' } })).status).toBe(404)
  })
})
