import { describe, expect, it, test } from 'vitest'
import { localPictureUrl } from '#domain/images/local-picture.ts'
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

test.each<[string, string, 480 | 960, string | null]>([
  ['narrower', PICTURE, 480, '/imagery/suv/red/front-480.avif'],
  ['the same', PICTURE, 960, PICTURE],
  [
    'wider',
    '/imagery/people-mover/red/three-quarter-480.avif',
    960,
    '/imagery/people-mover/red/three-quarter-960.avif',
  ],
  ['a width that is not kept', '/imagery/suv/red/front-640.avif', 480, null],
  ['another format', '/imagery/suv/red/front-960.jpg', 480, null],
  ['another folder', '/photos/suv/red/front-960.avif', 480, null],
  ['no folder', '/imagery/front-960.avif', 480, null],
  ['a way out', '/imagery/../secret/front-960.avif', 480, null],
  ['another host', 'https://a.example/imagery/suv/red/front-960.avif', 480, null],
  ['more behind it', `${PICTURE}?x=1`, 480, null],
])('localPictureUrl: %s', (_, url, width, expected) => {
  expect(localPictureUrl(url, width)).toBe(expected)
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
})
