import { describe, expect, it } from 'vitest'
import { pictureAttributes } from '#components/parts/picture.ts'
import { makeSite } from '../builders/make-site.ts'

const PHOTO = 'https://feed.example/a.jpg'
const SMALL = 'https://feed.example/a-small.jpg'
const cloudinary = makeSite({
  images: { scheme: 'cloudinary', cdn: 'https://res.cloudinary.com/north', widthsPx: [320, 640], quality: 60 },
}).images

describe('pictureAttributes', () => {
  it('shows the feed’s own picture without a CDN', () => {
    expect(pictureAttributes(PHOTO, SMALL, 600, '50vw', makeSite().images)).toEqual({ src: SMALL })
  })

  it('lets browsers choose a width, quality and format of the CDN', () => {
    const { src, srcset, sizes } = pictureAttributes(PHOTO, SMALL, 300, '50vw', cloudinary)
    expect(src).toBe(
      `https://res.cloudinary.com/north/image/fetch/c_limit,w_320,q_60,f_auto/${encodeURIComponent(PHOTO)}`,
    )
    expect(srcset?.split(', ').map((each) => each.split(' ').at(-1))).toEqual(['320w', '640w'])
    expect(sizes).toBe('50vw')
  })

  it('keeps the feed’s own picture where the CDN cannot serve it', () => {
    expect(pictureAttributes('/images/a.jpg', '/images/b.jpg', 300, '50vw', cloudinary)).toEqual({
      src: '/images/b.jpg',
    })
  })
})
