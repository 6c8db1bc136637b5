import { describe, expect, it } from 'vitest'
import { OUTLINE_SIZE, onOutline, outlinePaths, STATE_NAMES } from '#domain/places/australia-outline.ts'

/** Longitude and latitude of every corner of a path. */
const corners = (path: string): [number, number][] =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** Whether a point is within the first closed shape: an even number of crossings is outside. */
function isOnMainland(x: number, y: number): boolean {
  const ring = corners(outlinePaths().land.split('Z')[0] ?? '')
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)
}

describe('the outline of Australia', () => {
  it.each([
    ['Alice Springs', 133.88, -23.7, true],
    ['Toowoomba', 151.95, -27.56, true],
    ['Ballarat', 143.85, -37.56, true],
    ['Kalgoorlie', 121.47, -30.75, true],
    ['Mount Isa', 139.49, -20.73, true],
    ['the Great Australian Bight', 130, -34, false],
    ['the Gulf of Carpentaria', 139, -14, false],
    ['the Tasman Sea', 154, -35, false],
  ])('has %s where it belongs', (_, longitude, latitude, isLand) => {
    const at = onOutline(longitude, latitude)
    expect(at && isOnMainland(at.x, at.y)).toBe(isLand)
  })

  it('has every corner and every name within its drawing', () => {
    const { land, borders } = outlinePaths()
    for (const [x, y] of corners(land + borders)) {
      expect(x >= 0 && x <= OUTLINE_SIZE.width && y >= 0 && y <= OUTLINE_SIZE.height).toBe(true)
    }
    expect(STATE_NAMES.map(({ at }) => onOutline(...at))).not.toContain(null)
  })

  it('is true to shape at 27 degrees south: a degree of longitude is shorter by the cosine', () => {
    const [a, b, c] = [onOutline(130, -27), onOutline(140, -27), onOutline(130, -37)]
    expect(((b?.x ?? 0) - (a?.x ?? 0)) / ((c?.y ?? 0) - (a?.y ?? 0))).toBeCloseTo(Math.cos((27 * Math.PI) / 180), 2)
  })

  it.each([
    [112, -27],
    [155, -27],
    [130, -9],
    [130, -45],
  ])('does not show %d, %d', (longitude, latitude) => expect(onOutline(longitude, latitude)).toBeNull())
})
