/** The words of each PDF are read by pdf.js, as browsers do. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { makeCar } from '../../builders/make-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { storeCars } from '../../builders/store-cars.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite({ theme: { headingFont: 'serif' } })
const plain = makeCar({
  id: 'plain',
  slug: 'plain',
  beforePriceAud: 59_990,
  comments: 'One owner in Taupō. 👍\n\nAlways garaged.',
  features: ['Tow bar'],
  standardEquipment: ['Reverse camera'],
})
const sold = makeCar({ id: 'sold', slug: 'sold', status: 'sold' })
const gone = makeCar({ id: 'gone', slug: 'gone' })
const pictured = makeCar({
  id: 'pictured',
  slug: 'pictured',
  images: Array.from({ length: 25 }, (_, index) => ({
    url: `/photographs/${index}.jpg`,
    thumbnailUrl: `/photographs/${index}.jpg`,
  })),
})
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const { db } = database.current()
  const hashed = [plain, sold, gone, pictured].map((car) => ({ car, hash: car.id }))
  await storeCars(db, site.slug, hashed)
  await storeCars(
    db,
    site.slug,
    hashed.filter(({ car }) => car !== gone),
  )
})

const ask = (slug: string, init: RequestInit = {}, address?: string) =>
  platform.send(`/api/cars/${slug}/brochure.pdf`, init, address)

async function read(response: Response) {
  expect(response.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  let pictures = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { fnArray } = await page.getOperatorList()
    // 85 paints a picture (OPS.paintImageXObject).
    pictures += fnArray.filter((operation) => operation === 85).length
  }
  return { text: text.replace(/\s+/g, ' '), pages: pdf.numPages, pictures, size: (await pdf.getPage(1)).view }
}

describe('the brochure of a car', () => {
  it('is an A4 PDF that is saved as {slug}.pdf (S1 §7)', async () => {
    const response = await ask('plain')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plain.pdf"')
    expect((await read(response)).size.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  it('says what it is, what it costs with type and conditions, and who sells it', async () => {
    const { text, pages } = await read(await ask('plain'))
    expect(text).toContain('2022 Toyota Hilux')
    expect(text).toContain('SR5 GUN126R')
    expect(text).toMatch(/\$54,990 Drive away Was \$59,990/)
    expect(text).toContain('Towing, braked 3,500 kg')
    expect(text).toContain('Reverse camera')
    expect(text).toContain('Tow bar')
    expect(text).toContain(`Price and details as at`)
    expect(text).toContain(site.legal.vehicleDisclaimer)
    expect(text).toContain('North Shore Motors Chermside • Dealer licence MD 0000001')
    expect(text).toContain('12 Gympie Road, Chermside QLD 4032 • 07 7010 0001')
    expect(text).toContain('https://www.north-shore-motors.example/cars/plain')
    expect(text).toContain(`1 of ${pages}`)
  })

  it('sets letters that its faces lack as the plain ones, and leaves other signs out', async () => {
    const { text } = await read(await ask('plain'))
    expect(text).toContain('One owner in Taupo. Always garaged.')
  })

  it('of a car that is sold, has left or never was, there is none', async () => {
    for (const [slug, words] of [
      ['sold', 'sold'],
      ['gone', 'sold'],
      ['never', 'not here'],
    ] as const) {
      const response = await ask(slug)
      expect(response.status).toBe(404)
      expect(v.parse(problemSchema, await response.json()).detail).toContain(words)
    }
  })

  it('is refused to an address that asks too often', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await ask('never', {}, '198.51.100.9')).status)
    expect(statuses.indexOf(429)).toBe(60)
  })
})

describe('photographs', () => {
  it('are in it, 20 at most; those that cannot be read are left out', async () => {
    const photograph = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#406080' } })
      .avif()
      .toBuffer()
    let asked = 0
    const pictures = createServer((request, response) => {
      asked += 1
      if (request.url === '/photographs/3.jpg') response.writeHead(302, { location: '/photographs/1.jpg' }).end()
      else if (request.url === '/photographs/5.jpg') response.end('no picture')
      else response.end(photograph)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => pictures.once('listening', resolve))
    const { port } = pictures.address() as AddressInfo
    const local = { headers: { host: `${site.slug}.localhost:${port}` } }
    const found = await read(await ask('pictured', local, '127.0.0.1'))
    expect(found.pictures).toBe(18)
    expect(found.pages).toBeLessThanOrEqual(4)
    expect(asked).toBe(20)
    // From another machine the site's real address is asked, which does not exist: a brochure without photographs.
    expect((await read(await ask('pictured', {}, '198.51.100.10'))).pictures).toBe(0)
    expect(asked).toBe(20)
    pictures.close()
  })
})
