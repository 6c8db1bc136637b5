import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gallerySlides,
  galleryVideoUrl,
  showsThumbnails,
  VIDEO_POSITIONS,
  videoIndex,
} from '#domain/car/viewer/gallery.ts'

describe('S1 §9: thumbnails', () => {
  it.each([
    [3, true, false],
    [4, true, true],
    [4, false, false],
    [0, true, false],
  ])('of %i images, in stock %s: %s', (imageCount, inStock, expected) => {
    expect(showsThumbnails(imageCount, inStock)).toBe(expected)
  })
})

describe('S1 §4: the place of the video', () => {
  it.each([
    ['start', 5, 0],
    ['second', 5, 1],
    ['middle', 4, 2],
    ['middle', 5, 2],
    ['end', 5, 5],
    ['second', 1, 1],
    ['second', 0, 0],
    ['middle', 1, 0],
    ['end', 0, 0],
  ] as const)('%s of %i images is %i', (position, imageCount, index) => {
    expect(videoIndex(imageCount, position)).toBe(index)
  })

  it('is taken by a slide of its own', () => {
    expect(gallerySlides(['a', 'b'], '/v.mp4', 'second')).toEqual([
      { kind: 'image', image: 'a' },
      { kind: 'video', url: '/v.mp4' },
      { kind: 'image', image: 'b' },
    ])
    expect(gallerySlides(['a'], null, 'start')).toEqual([{ kind: 'image', image: 'a' }])
    expect(gallerySlides([], '/v.mp4', 'second')).toEqual([{ kind: 'video', url: '/v.mp4' }])
  })

  it('leaves the images in their order, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom(...VIDEO_POSITIONS), (images, position) => {
        const slides = gallerySlides(images, '/v.mp4', position)
        expect(slides.flatMap((slide) => (slide.kind === 'image' ? [slide.image] : []))).toEqual(images)
        expect(slides.length).toBe(images.length + 1)
      }),
    )
  })
})

describe('the video of a gallery', () => {
  const none = { videoUrl: null, externalVideoUrl: null, videoUrls: [] }
  it.each([
    [{ videoUrl: '/own', externalVideoUrl: '/external', videoUrls: ['/first'] }, '/own'],
    [{ ...none, externalVideoUrl: '/external', videoUrls: ['/first'] }, '/external'],
    [{ ...none, videoUrls: ['/first', '/second'] }, '/first'],
    [none, null],
  ])('of %j is %s', (videos, url) => {
    expect(galleryVideoUrl(videos)).toBe(url)
  })
})
