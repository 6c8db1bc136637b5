import sharp from 'sharp'
import { expect, it } from 'vitest'
import { socialPictureFiles } from '#generator/files/social-pictures.ts'
import { socialPicture } from '#view-models/social-picture.ts'
import { makeCarInputs } from '../../builders/make-inputs.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'

const site = makeSite()
const home = { kind: 'home' as const, blocks: [] }
const compare = { kind: 'compare' } as const

function filesOf(of: typeof site, ...inputs: Parameters<typeof socialPicture>[1][]) {
  const pages = inputs.map((each) => ({
    kind: each.kind,
    page: makePage('/x', each),
    hashed: each,
    inputsHash: '',
    indexed: true,
    modifiedAt: null,
    photographUrl: null,
  }))
  return socialPictureFiles({ site: of, listed: [] }, { pages }, 'code')
}

it('are made in the size that networks show, once for all pages without their own', async () => {
  const files = filesOf(site, { ...home, blocks: [] }, compare)
  const { url, size } = socialPicture(site, compare)
  expect([...files.keys()]).toEqual([url.slice(1)])
  const [file] = files.values()
  if (file?.kind !== 'made') throw new Error('It is made by the build.')
  const { format, width, height } = await sharp(await file.make()).metadata()
  expect({ format, widthPx: width, heightPx: height }).toEqual({ format: 'jpeg', ...size })
})

it('have another name when what they show changes, and the same when it does not', () => {
  const names = [site, makeSite(), makeSite({ name: 'South' }), makeSite({ theme: { brandColour: '#0f5132' } })].map(
    (each) => socialPicture(each, compare).url,
  )
  expect(names[1]).toBe(names[0])
  expect(new Set(names).size).toBe(3)
})

it('are the photograph of a vehicle, and the drawing of its body where it has none', () => {
  const photographed = socialPicture(
    site,
    makeCarInputs({ images: [{ url: 'https://photos.example/a.jpg', thumbnailUrl: '' }] }),
  )
  expect(photographed).toMatchObject({
    url: 'https://photos.example/a.jpg',
    size: null,
    made: null,
    alt: '2022 Toyota Hilux SR5',
  })
  const [ute, other, suv] = [{ bodyType: 'ute' }, { bodyType: 'ute', name: 'Other' }, { bodyType: 'suv' }].map((car) =>
    socialPicture(site, makeCarInputs({ ...car, images: [] } as Parameters<typeof makeCarInputs>[0])),
  )
  expect(ute?.made).toMatchObject({ bodyType: 'ute' })
  expect(other?.url).toBe(ute?.url)
  expect(suv?.url).not.toBe(ute?.url)
})

it('show the parts that a silhouette shares with others', async () => {
  const trucks = { ...site, home: { ...site.home, silhouette: 'prime-mover' as const } }
  const [file] = filesOf(trucks, home).values()
  if (file?.kind !== 'made') throw new Error('It is made by the build.')
  // The hub of the front wheel: 172, 226 in a view box 720 wide, which is shown 560 px wide at 590, 318.
  const hub = { left: 590 + Math.round((172 * 560) / 720), top: 318 + Math.round((226 * 560) / 720) }
  const pixel = await sharp(await file.make())
    .extract({ ...hub, width: 1, height: 1 })
    .raw()
    .toBuffer()
  for (const value of pixel) expect(Math.abs(value - 0xc8)).toBeLessThan(12)
})
