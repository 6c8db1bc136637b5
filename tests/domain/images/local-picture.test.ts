import { describe, expect, it, test } from 'vitest'
import { inWidth, isLocalFilm, localWidthsPx } from '#domain/images/local-picture.ts'
import { imageSource } from '#domain/images/source-set.ts'

const PICTURE = '/imagery/suv/red/front-960.avif'
const OPTIONS = {
  scheme: 'cloudinary',
  cdn: 'https://cdn.example',
  origin: null,
  quality: 75,
  format: 'auto',
  widthsPx: [320, 640],
} as const

const HERO = '/imagery/heroes/city-wide-1600.avif'

test.each<[string, string, readonly number[]]>([
  ['a vehicle', PICTURE, [480, 960]],
  ['its narrow sibling', '/imagery/people-mover/red/tail-lamp-480.avif', [480, 960]],
  ['a look beside its body', '/imagery/suv-large/red/front-960.avif', [480, 960]],
  ['a frame of a spin', '/imagery/suv/white/spin/00-960.avif', [480, 960]],
  ['a hero', HERO, [480, 960, 1600]],
  ['a hero’s cut for phones', '/imagery/heroes/city-tall-960.avif', [480, 720, 960]],
  ['its middle width', '/imagery/heroes/city-tall-720.avif', [480, 720, 960]],
  ['a width that only cuts for phones have', '/imagery/heroes/city-wide-720.avif', []],
  ['a width that is not kept', '/imagery/suv/red/front-640.avif', []],
  ['a width that only heroes have', '/imagery/suv/red/front-1600.avif', []],
  ['another format', '/imagery/suv/red/front-960.jpg', []],
  ['another folder', '/photos/suv/red/front-960.avif', []],
  ['no folder', '/imagery/front-960.avif', []],
  ['a way out', '/imagery/../secret/front-960.avif', []],
  ['another host', 'https://a.example/imagery/suv/red/front-960.avif', []],
  ['more behind it', `${PICTURE}?x=1`, []],
])('localWidthsPx: %s', (_, url, widths) => {
  expect(localWidthsPx(url)).toEqual(widths)
})

test.each([
  ['/imagery/suv/white/passing-by.webm', true],
  ['/imagery/suv/white/passing-by.mp4', false],
  ['/imagery/../secret/passing-by.webm', false],
  ['/films/suv/white/passing-by.webm', false],
  ['https://a.example/imagery/suv/white/passing-by.webm', false],
])('isLocalFilm: %s is %s', (url, isOurs) => {
  expect(isLocalFilm(url)).toBe(isOurs)
})

it('inWidth: the same picture, narrower or wider', () => {
  expect(inWidth(PICTURE, 480)).toBe('/imagery/suv/red/front-480.avif')
  expect(inWidth('/imagery/suv/red/tail-lamp-480.avif', 960)).toBe('/imagery/suv/red/tail-lamp-960.avif')
})

describe('imageSource of our own pictures', () => {
  it('gives both widths where the page shows more than the narrow one', () => {
    expect(imageSource(PICTURE, 600, OPTIONS)).toEqual({
      src: PICTURE,
      srcset: '/imagery/suv/red/front-480.avif 480w, /imagery/suv/red/front-960.avif 960w',
    })
  })

  it('gives the narrow one alone where twice the shown width is enough', () => {
    expect(imageSource(PICTURE, 240, OPTIONS)).toEqual({ src: '/imagery/suv/red/front-480.avif', srcset: null })
    expect(imageSource(PICTURE, 241, OPTIONS).srcset).not.toBeNull()
  })

  it('gives the widest to browsers that do not choose where nothing is wide enough', () => {
    expect(imageSource(PICTURE, 1280, OPTIONS).src).toBe(PICTURE)
  })

  it('gives a hero as wide as a large screen', () => {
    expect(imageSource(HERO, 1280, OPTIONS)).toEqual({
      src: HERO,
      srcset:
        '/imagery/heroes/city-wide-480.avif 480w, /imagery/heroes/city-wide-960.avif 960w, /imagery/heroes/city-wide-1600.avif 1600w',
    })
  })
})
