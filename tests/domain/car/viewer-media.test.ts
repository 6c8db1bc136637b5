import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packHotspots, unpackHotspots } from '#domain/car/viewer/hotspots.ts'
import { mediaOrigins, mediaOriginsOfAll } from '#domain/car/viewer/media-origins.ts'
import { packAddresses, unpackAddresses } from '#domain/car/viewer/packed-addresses.ts'
import { nearestLoadedFrame, spinLoadingOrder } from '#domain/car/viewer/spin.ts'
import { videoSource } from '#domain/car/viewer/video-source.ts'

describe('packed addresses', () => {
  it('are what differs, between what all begin and end with', () => {
    const urls = ['/spin/00-960.avif', '/spin/01-960.avif', '/spin/12-960.avif']
    expect(packAddresses(urls)).toEqual({ start: '/spin/', end: '-960.avif', middles: ['00', '01', '12'] })
  })

  it('come back as they were', () => {
    const address = fc.string({ unit: fc.constantFrom('a', 'b', '/', '1') })
    fc.assert(
      fc.property(fc.array(address), (urls) => {
        expect(unpackAddresses(packAddresses(urls))).toEqual(urls)
      }),
    )
  })
})

it('packed hotspots come back as they were', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const position = fc.record({ angleDegrees: fc.integer({ min: -360, max: 360 }), xShare: share, yShare: share })
  const hotspot = fc.record({
    view: fc.constantFrom('exterior' as const, 'interior' as const),
    description: fc.string(),
    positions: fc.array(position),
  })
  fc.assert(
    fc.property(fc.array(hotspot), (hotspots) => {
      expect(unpackHotspots(packHotspots(hotspots))).toEqual(hotspots)
    }),
  )
})

describe('loading a spin', () => {
  it('begins with the picture that is shown, its opposite and what is half way between', () => {
    expect(spinLoadingOrder(8, 0)).toEqual([0, 4, 2, 6, 1, 3, 5, 7])
    expect(spinLoadingOrder(36, 9).slice(0, 4)).toEqual([9, 27, 18, 0])
  })

  it('loads each picture once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 }), fc.nat(400), (count, start) => {
        const order = spinLoadingOrder(count, start)
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, frame) => frame))
        expect(order[0]).toBe(start % count)
      }),
    )
  })

  it.each<[number, number[], number | null]>([
    [3, [3], 3],
    [3, [5, 0], 5],
    [0, [35], 35],
    [0, [18], 18],
    [0, [], null],
  ])('for picture %i of 36, when %j are there, shows %j', (frame, loaded, shown) => {
    expect(nearestLoadedFrame(frame, 36, (each) => loaded.includes(each))).toBe(shown)
  })
})

describe('a video', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=4', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/123456789/ab12cd', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=ab12cd'],
    ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ['https://media.example/walk.mp4', null],
    ['/videos/walk.mp4', null],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
    ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', null],
  ])('%s is played from %s', (url, embedUrl) => {
    const source = videoSource(url)
    expect(source.kind === 'service' ? source.embedUrl : null).toBe(embedUrl)
  })
})

describe('what a page must be allowed', () => {
  const viewing = {
    videoUrls: [],
    walkaroundVideoUrls: [],
    spinImageUrls: [],
    spinInteriorImageUrl: null,
    spinCode: null,
    hotspots: [],
  }
  it.each([
    [{ videoUrl: null, viewing: null }, null],
    [{ videoUrl: '/own.mp4', viewing }, null],
    [
      {
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        viewing: { ...viewing, walkaroundVideoUrls: ['https://vimeo.com/123456'] },
      },
      { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'], hasPanorama: false, panoramas: [] },
    ],
    [
      { videoUrl: null, viewing: { ...viewing, spinInteriorImageUrl: '/i.avif' } },
      { frames: [], hasPanorama: true, panoramas: [] },
    ],
    [
      { videoUrl: null, viewing: { ...viewing, spinInteriorImageUrl: 'https://media.example/i.jpg' } },
      { frames: [], hasPanorama: true, panoramas: ['https://media.example'] },
    ],
  ])('for %j is %j', (car, origins) => {
    expect(mediaOrigins(car)).toEqual(origins)
  })

  it('is named once for all cars together', () => {
    const one = { frames: ['https://b'], hasPanorama: false, panoramas: [] }
    const other = { frames: ['https://b', 'https://a'], hasPanorama: true, panoramas: ['https://p'] }
    expect(mediaOriginsOfAll([one, null, other, other])).toEqual({
      frames: ['https://a', 'https://b'],
      hasPanorama: true,
      panoramas: ['https://p'],
    })
    expect(mediaOriginsOfAll([null])).toEqual({ frames: [], hasPanorama: false, panoramas: [] })
  })
})
