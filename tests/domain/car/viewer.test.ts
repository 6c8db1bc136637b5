import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carouselStartIndex, cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'
import type { Hotspot } from '#domain/car/viewer/hotspots.ts'
import { angleBetweenDegrees, shownHotspots } from '#domain/car/viewer/hotspots.ts'
import {
  AUTO_ROTATE_INTERVAL_MS,
  DRAG_SENSITIVITY_PX,
  frameAfterDrag,
  frameAfterKey,
  frameAfterTime,
  frameAngleDegrees,
  isSavedFrame,
  spinLoading,
} from '#domain/car/viewer/spin.ts'
import { availableViewerModes, initialViewerMode, VIEWER_MODES } from '#domain/car/viewer/viewer-modes.ts'

const nothing = {
  imageCount: 0,
  hasVideo: false,
  spinImageCount: 0,
  spinCode: null,
  walkaroundVideoCount: 0,
  spinInteriorImage: null,
}

describe('S1 §4: viewer modes', () => {
  it('are spinner, walkaround, gallery and interior', () => {
    expect(VIEWER_MODES).toEqual(['spinner', 'walkaround', 'gallery', 'interior'])
  })

  it.each([
    [{}, []],
    [{ imageCount: 1 }, ['gallery']],
    [{ hasVideo: true }, ['gallery']],
    [{ spinImageCount: 2 }, ['spinner']],
    [{ spinImageCount: 1 }, []],
    [{ spinCode: 'abc' }, []],
    [{ spinCode: 'abc', spinImageCount: 2 }, ['spinner']],
    [{ walkaroundVideoCount: 1 }, ['walkaround']],
    [{ spinInteriorImage: '/i.jpg' }, ['interior']],
    [
      { imageCount: 9, spinImageCount: 36, walkaroundVideoCount: 1, spinInteriorImage: '/i.jpg' },
      ['spinner', 'walkaround', 'gallery', 'interior'],
    ],
  ])('of a car with %j are %j', (media, modes) => {
    expect(availableViewerModes({ ...nothing, ...media }, { modes: VIEWER_MODES, spinScript: null })).toEqual(modes)
  })

  it('S2 §7: a spin code is a spin on a site that has the script for it', () => {
    const site = { modes: VIEWER_MODES, spinScript: 'https://spin.example/integrator.js' }
    expect(availableViewerModes({ ...nothing, spinCode: 'abc' }, site)).toEqual(['spinner'])
    expect(availableViewerModes(nothing, site)).toEqual([])
  })

  it('S1 §2: are optional: those that a site has not are left out', () => {
    const media = { ...nothing, imageCount: 9, spinImageCount: 36, spinInteriorImage: '/i.jpg' }
    expect(availableViewerModes(media, { modes: ['gallery', 'interior', 'walkaround'], spinScript: null })).toEqual([
      'gallery',
      'interior',
    ])
  })

  it.each([
    [['spinner', 'gallery'], 'spinner', 'spinner'],
    [['spinner', 'gallery'], 'gallery', 'gallery'],
    [['walkaround', 'gallery'], 'spinner', 'gallery'],
    [['walkaround', 'interior'], 'spinner', 'walkaround'],
    [['spinner'], 'gallery', 'spinner'],
    [[], 'spinner', null],
  ] as const)('of %j with the default %s open %s', (available, siteDefault, expected) => {
    expect(initialViewerMode(available, siteDefault)).toBe(expected)
  })
})

describe('S1 §4: the spin', () => {
  it('turns by a picture every 100 ms, and every 20 pixels of drag', () => {
    expect([AUTO_ROTATE_INTERVAL_MS, DRAG_SENSITIVITY_PX]).toEqual([100, 20])
  })

  it.each([
    [0, 19, 0],
    [0, 20, 1],
    [0, 39, 1],
    [0, 40, 2],
    [0, -19, 0],
    [0, -20, 35],
    [35, 20, 0],
    [10, 720, 10],
    [10, -100, 5],
  ])('from picture %i a drag of %i px shows %i of 36', (startFrame, dragPx, expected) => {
    expect(frameAfterDrag(startFrame, dragPx, 36, DRAG_SENSITIVITY_PX)).toBe(expected)
  })

  it('turns faster with fewer pixels a picture', () => {
    expect(frameAfterDrag(0, 20, 36, 5)).toBe(4)
  })

  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 35, 0],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 35],
    ['ArrowUp', 4, 4],
    ['Enter', 0, 0],
  ])('%s at picture %i shows %i', (key, frame, expected) => {
    expect(frameAfterKey(frame, key, 36)).toBe(expected)
  })

  it.each([
    [0, 5],
    [99, 5],
    [100, 6],
    [199, 6],
    [3_000, 35],
    [3_100, 0],
  ])('after %i ms of turning by itself shows %i', (elapsedMs, expected) => {
    expect(frameAfterTime(5, elapsedMs, 36, AUTO_ROTATE_INTERVAL_MS)).toBe(expected)
  })

  it.each([
    [0, 0],
    [9, 90],
    [35, 350],
    [36, 0],
    [-1, 350],
  ])('picture %i of 36 is taken from %i degrees', (frame, degrees) => {
    expect(frameAngleDegrees(frame, 36)).toBe(degrees)
  })

  it.each([
    [0, 0, { kind: 'loading', share: 0 }],
    [9, 0, { kind: 'loading', share: 0.25 }],
    [34, 1, { kind: 'loading', share: 35 / 36 }],
    [36, 0, { kind: 'ready' }],
    [30, 6, { kind: 'ready' }],
  ])('of 36 pictures, %i loaded and %i failed: %j', (loadedCount, failedCount, expected) => {
    expect(spinLoading(loadedCount, failedCount, 36)).toEqual(expected)
  })

  it('stays in its pictures and turns back as it turned', () => {
    const count = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(count, fc.nat(), fc.integer({ min: -9_999, max: 9_999 }), (frameCount, seed, dragPx) => {
        const start = seed % frameCount
        const frame = frameAfterDrag(start, dragPx, frameCount, DRAG_SENSITIVITY_PX)
        expect(frame).toBeGreaterThanOrEqual(0)
        expect(frame).toBeLessThan(frameCount)
        expect(frameAfterDrag(frame, -dragPx, frameCount, DRAG_SENSITIVITY_PX)).toBe(start)
        expect(frameAfterKey(frameAfterKey(start, 'ArrowRight', frameCount), 'ArrowLeft', frameCount)).toBe(start)
      }),
    )
  })
})

describe('S1 §4: a carousel starts at index 1 and loops', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [9, 1],
  ])('of %i slides at %i', (count, expected) => {
    expect(carouselStartIndex(count)).toBe(expected)
  })

  it.each([
    [5, 5, 0],
    [4, 5, 4],
    [-1, 5, 4],
    [-5, 5, 0],
    [-11, 5, 4],
    [3, 0, 0],
  ])('index %i of %i is %i', (index, count, expected) => {
    expect(cyclicIndex(index, count)).toBe(expected)
  })
})

describe('S1 §2, §4: hotspots only in their matching view', () => {
  const at = (angleDegrees: number) => ({ angleDegrees, xShare: angleDegrees / 1000, yShare: 0.5 })
  const exterior: Hotspot = { view: 'exterior', description: 'Towbar', positions: [at(170), at(180), at(200)] }
  const interior: Hotspot = { view: 'interior', description: 'Screen', positions: [at(180)] }
  const shown = (mode: (typeof VIEWER_MODES)[number], angleDegrees = 180, withinDegrees = 5) =>
    shownHotspots([exterior, interior], { mode, angleDegrees, withinDegrees })

  it('shows exterior ones on the spin, interior ones inside, none elsewhere', () => {
    expect(shown('spinner')).toEqual([{ description: 'Towbar', xShare: 0.18, yShare: 0.5 }])
    expect(shown('interior')).toEqual([{ description: 'Screen', xShare: 0.18, yShare: 0.5 }])
    expect(shown('gallery')).toEqual([])
    expect(shown('walkaround')).toEqual([])
  })

  it.each([
    [164, []],
    [165, [0.17]],
    [174, [0.17]],
    [176, [0.18]],
    [185, [0.18]],
    [186, []],
    [195, [0.2]],
    [205, [0.2]],
    [206, []],
  ])('at %i degrees: %j', (angleDegrees, expected) => {
    expect(shown('spinner', angleDegrees).map(({ xShare }) => xShare)).toEqual(expected)
  })

  it('shows none that has no position', () => {
    const lost: Hotspot = { ...exterior, positions: [] }
    expect(shownHotspots([lost], { mode: 'spinner', angleDegrees: 0, withinDegrees: 360 })).toEqual([])
  })

  it.each([
    [10, 350, 20],
    [350, 10, 20],
    [0, 180, 180],
    [0, 181, 179],
    [90, 90, 0],
    [0, 720, 0],
    [-10, 10, 20],
  ])('between %i and %i degrees lie %i', (a, b, expected) => {
    expect(angleBetweenDegrees(a, b)).toBe(expected)
  })
})

it.each([
  [36, 12],
  [72, 12],
  [24, 12],
  [20, 20],
  [8, 8],
  [50, 13],
])('of a spin of %d pictures a shopper who saves data loads %d, evenly', (count, saved) => {
  const frames = Array.from({ length: count }, (_, frame) => frame).filter((frame) => isSavedFrame(frame, count))
  expect(frames).toHaveLength(saved)
  expect(frames[0]).toBe(0)
})
