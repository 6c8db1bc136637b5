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

async function pictureOf(of: typeof site, inputs: Parameters<typeof socialPicture>[1]): Promise<Uint8Array> {
  const [file] = filesOf(of, inputs).values()
  if (file?.kind !== 'made') throw new Error('It is made by the build.')
  return file.make()
}

const pixelAt = async (picture: Uint8Array, at: { left: number; top: number }): Promise<number[]> => [
  ...(await sharp(picture)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer()),
]

it('are made in the size that networks show, once for all pages without their own', async () => {
  const files = filesOf(site, { ...home, blocks: [] }, compare)
  const { url, size } = socialPicture(site, compare)
  expect([...files.keys()]).toEqual([url.slice(1)])
  const { format, width, height } = await sharp(await pictureOf(site, home)).metadata()
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
  const picture = await pictureOf(trucks, home)
  // The hub of the front wheel: 172, 226 in a view box 720 wide, which is shown 560 px wide at 590, 318.
  const hub = { left: 590 + Math.round((172 * 560) / 720), top: 318 + Math.round((226 * 560) / 720) }
  for (const value of await pixelAt(picture, hub)) expect(Math.abs(value - 0xc8)).toBeLessThan(12)
})

it('have the colours of their own site, though all sites share the drawings of bodies', async () => {
  const dark = makeSite({ theme: { inkColour: '#14213d', brandColour: '#0f5132' } })
  const light = makeSite({ theme: { inkColour: '#f4f1ea', brandColour: '#8a1c1c' } })
  const pictures = [await pictureOf(dark, home), await pictureOf(light, home), await pictureOf(dark, home)]
  const pixels = (at: { left: number; top: number }) => Promise.all(pictures.map((each) => pixelAt(each, at)))
  const near = (pixel: number[] | undefined, hex: string): boolean =>
    [1, 3, 5].every((start, index) => Math.abs((pixel?.[index] ?? 0) - parseInt(hex.slice(start, start + 2), 16)) < 6)
  const background = await pixels({ left: 10, top: 300 })
  expect([near(background[0], '#14213d'), near(background[1], '#f4f1ea'), near(background[2], '#14213d')]).toEqual([
    true,
    true,
    true,
  ])
  const foot = await pixels({ left: 10, top: 620 })
  expect([near(foot[0], '#0f5132'), near(foot[1], '#8a1c1c'), near(foot[2], '#0f5132')]).toEqual([true, true, true])
  // The paint of the bonnet is light on dark and dark on light.
  const [paint, otherPaint, again] = await pixels({ left: 787, top: 433 })
  expect(again).toEqual(paint)
  expect(Math.abs((paint?.[0] ?? 0) - (otherPaint?.[0] ?? 0))).toBeGreaterThan(80)
})
