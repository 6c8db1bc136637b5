import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MediaOptions } from '#domain/images/media-url.ts'
import { MEDIA_FORMATS, MEDIA_SCHEMES, mediaUrl } from '#domain/images/media-url.ts'
import { socialPhotograph } from '#domain/images/social-photograph.ts'
import { gridSizes, imageSource } from '#domain/images/source-set.ts'

const FEED = 'https://photos.example/a/1.jpg'
const options = (overrides: Partial<MediaOptions>): MediaOptions => ({
  scheme: 'plain',
  cdn: 'https://cdn.example',
  origin: null,
  quality: 75,
  format: 'auto',
  ...overrides,
})

test.each<[string, string, Partial<MediaOptions>, string]>([
  ['plain', FEED, {}, FEED],
  ['no CDN', FEED, { scheme: 'cloudinary', cdn: null }, FEED],
  ['a drawing', '/logo.svg', { scheme: 'cloudflare' }, '/logo.svg'],
  ['a drawing with a query', '/logo.SVG?v=1', { scheme: 'cloudflare' }, '/logo.SVG?v=1'],
  [
    'cloudinary, fetched',
    FEED,
    { scheme: 'cloudinary' },
    'https://cdn.example/image/fetch/c_limit,w_640,q_75,f_auto/https%3A%2F%2Fphotos.example%2Fa%2F1.jpg',
  ],
  [
    'cloudinary, uploaded',
    'https://cdn.example/image/upload/v1/car.jpg',
    { scheme: 'cloudinary' },
    'https://cdn.example/image/upload/c_limit,w_640,q_75,f_auto/v1/car.jpg',
  ],
  ['cloudinary, a path of the site', '/car.jpg', { scheme: 'cloudinary' }, '/car.jpg'],
  [
    'imagekit, fetched',
    FEED,
    { scheme: 'imagekit' },
    'https://cdn.example/tr:w-640,c-at_max,q-75,f-auto/https://photos.example/a/1.jpg',
  ],
  [
    'imagekit, its own',
    'https://cdn.example/car.jpg',
    { scheme: 'imagekit', format: 'webp' },
    'https://cdn.example/tr:w-640,c-at_max,q-75,f-webp/car.jpg',
  ],
  ['imagekit, a path of the site', '/car.jpg', { scheme: 'imagekit' }, '/car.jpg'],
  [
    'cloudflare',
    FEED,
    { scheme: 'cloudflare' },
    'https://cdn.example/cdn-cgi/image/width=640,fit=scale-down,quality=75,format=auto/https://photos.example/a/1.jpg',
  ],
  [
    'cloudflare, a path of the site',
    '/car.jpg',
    { scheme: 'cloudflare', format: 'jpg' },
    'https://cdn.example/cdn-cgi/image/width=640,fit=scale-down,quality=75,format=jpeg/car.jpg',
  ],
  [
    'cloudflare images',
    'https://imagedelivery.net/acc/img/public',
    { scheme: 'cloudflare-images', cdn: 'https://imagedelivery.net' },
    'https://imagedelivery.net/acc/img/w=640,fit=scale-down,q=75,f=auto',
  ],
  [
    'cloudflare images as JPEG',
    'https://imagedelivery.net/acc/img/public',
    { scheme: 'cloudflare-images', cdn: 'https://imagedelivery.net', format: 'jpg' },
    'https://imagedelivery.net/acc/img/w=640,fit=scale-down,q=75,f=jpeg',
  ],
  ['cloudflare images, another host', FEED, { scheme: 'cloudflare-images' }, FEED],
  [
    'imgix by origin',
    `${FEED}?x=1`,
    { scheme: 'imgix', origin: 'https://photos.example' },
    'https://cdn.example/a/1.jpg?w=640&fit=max&q=75&auto=format',
  ],
  [
    'imgix in a format',
    'https://cdn.example/1.jpg',
    { scheme: 'imgix', format: 'avif' },
    'https://cdn.example/1.jpg?w=640&fit=max&q=75&fm=avif',
  ],
  ['imgix, another host', FEED, { scheme: 'imgix' }, FEED],
  ['imgix, a host that begins alike', FEED, { scheme: 'imgix', origin: 'https://photos.exam' }, FEED],
  [
    'bunny by origin',
    FEED,
    { scheme: 'bunny', origin: 'https://photos.example' },
    'https://cdn.example/a/1.jpg?width=640&quality=75',
  ],
  [
    'bunny in a format',
    'https://cdn.example/1.jpg',
    { scheme: 'bunny', format: 'webp' },
    'https://cdn.example/1.jpg?width=640&quality=75&output=webp',
  ],
])('S2 §7: %s', (_name, url, overrides, expected) => {
  expect(mediaUrl(url, 640, options(overrides))).toBe(expected)
})

describe('imageSource', () => {
  const responsive = (widthsPx: number[], overrides: Partial<MediaOptions> = {}) => ({
    ...options({ scheme: 'bunny', origin: 'https://photos.example', ...overrides }),
    widthsPx,
  })
  const address = (width: number) => `https://cdn.example/a/1.jpg?width=${width}&quality=75`

  it('offers every width up to twice what is shown, and the first beyond', () => {
    expect(imageSource(FEED, 400, responsive([1920, 320, 640, 640, 960, 1280]))).toEqual({
      src: address(640),
      srcset: [320, 640, 960].map((width) => `${address(width)} ${width}w`).join(', '),
    })
  })

  it('stops at exactly twice', () => {
    expect(imageSource(FEED, 320, responsive([320, 640, 960])).srcset).not.toContain('960w')
    expect(imageSource(FEED, 321, responsive([320, 640, 960])).srcset).toContain('960w')
    expect(imageSource(FEED, 320, responsive([320, 640, 960])).src).toBe(address(320))
  })

  it('takes the widest when none is wide enough', () => {
    expect(imageSource(FEED, 2_000, responsive([320, 640])).src).toBe(address(640))
  })

  it('has no choice of one width, of none, or of a photograph that the CDN cannot serve', () => {
    expect(imageSource(FEED, 400, responsive([640]))).toEqual({ src: address(640), srcset: null })
    expect(imageSource(FEED, 400, responsive([]))).toEqual({ src: FEED, srcset: null })
    expect(imageSource(FEED, 400, responsive([320, 640], { scheme: 'plain' }))).toEqual({ src: FEED, srcset: null })
  })
})

test.each([
  [3, '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'],
  [4, '(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw'],
])('S1 §2: a grid of %i', (columns, sizes) => {
  expect(gridSizes(columns)).toBe(sizes)
})

it('never leaves https or the site, whatever the scheme', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MEDIA_SCHEMES),
      fc.constantFrom(...MEDIA_FORMATS),
      fc.constantFrom(FEED, '/a.jpg', 'https://cdn.example/b.png', 'https://cdn.example/image/upload/c.jpg'),
      fc.integer({ min: 16, max: 4096 }),
      (scheme, format, url, width) => {
        expect(mediaUrl(url, width, options({ scheme, format }))).toMatch(/^(?:https:\/\/|\/(?!\/))\S+$/)
      },
    ),
  )
})

test.each<[string, string, Partial<MediaOptions>, string]>([
  ['plain', FEED, {}, FEED],
  [
    'cloudinary',
    FEED,
    { scheme: 'cloudinary' },
    'https://cdn.example/image/fetch/c_fill,w_1200,h_630,q_75,f_jpg/https%3A%2F%2Fphotos.example%2Fa%2F1.jpg',
  ],
  ['imagekit', FEED, { scheme: 'imagekit' }, `https://cdn.example/tr:w-1200,h-630,q-75,f-jpg/${FEED}`],
  [
    'cloudflare',
    FEED,
    { scheme: 'cloudflare' },
    `https://cdn.example/cdn-cgi/image/width=1200,height=630,fit=cover,quality=75,format=jpeg/${FEED}`,
  ],
  [
    'cloudflare images',
    'https://cdn.example/acc/img/public',
    { scheme: 'cloudflare-images' },
    'https://cdn.example/acc/img/w=1200,h=630,fit=cover,q=75,f=jpeg',
  ],
  [
    'imgix',
    'https://cdn.example/1.jpg',
    { scheme: 'imgix' },
    'https://cdn.example/1.jpg?w=1200&h=630&fit=crop&q=75&fm=jpg',
  ],
  [
    'bunny',
    'https://cdn.example/1.jpg',
    { scheme: 'bunny' },
    'https://cdn.example/1.jpg?width=1200&aspect_ratio=1200:630&quality=75&output=jpg',
  ],
])('%s cuts a photograph to the shape of social networks', (_, url, overrides, expected) => {
  const size = expected === url ? null : { widthPx: 1200, heightPx: 630 }
  expect(socialPhotograph(url, options(overrides))).toEqual({ url: expected, size })
})

test.each([
  [
    '/imagery/suv/red/front-960.avif',
    { url: '/imagery/suv/red/front-1600.webp', size: { widthPx: 1600, heightPx: 1067 } },
  ],
  ['/imagery/suv/red/rear-960.avif', null],
  ['/own/front-960.avif', null],
  ['/logo.svg', null],
  ['/own/place.jpg', { url: '/own/place.jpg', size: null }],
])('what social networks read of %s', (url, expected) => {
  expect(socialPhotograph(url, options({}))).toEqual(expected)
})
