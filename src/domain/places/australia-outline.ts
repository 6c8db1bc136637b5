/**
 * Australia in a few strokes, made by hand for this project: coast and borders to about a quarter of a degree, which
 * shows where in the country a place is, and no more.
 */

/** Degrees, longitude first. */
type Point = readonly [longitude: number, latitude: number]

// biome-ignore format: a line of points reads as a line of the map
const MAINLAND: readonly Point[] = [
  [142.5, -10.7], [143.4, -12.6], [143.7, -14.3], [144.5, -14.2], [145.3, -15.0], [145.5, -16.1], [146.0, -18.3],
  [146.9, -19.2], [148.3, -20.0], [149.2, -21.1], [149.7, -22.4], [150.7, -22.6], [150.8, -23.4], [151.4, -24.0],
  [152.4, -24.8], [153.2, -24.8], [152.9, -25.7], [153.1, -26.6], [153.5, -28.2], [153.6, -28.7], [153.1, -30.3],
  [152.9, -31.4], [151.8, -32.9], [151.3, -33.8], [150.8, -34.9], [150.2, -36.0], [149.97, -37.5], [148.0, -37.9],
  [147.0, -38.4], [146.4, -39.1], [145.5, -38.5], [144.95, -38.3], [144.95, -37.9], [144.4, -38.2], [143.5, -38.85],
  [142.5, -38.4], [141.6, -38.4], [140.97, -38.06], [139.8, -37.2], [139.5, -36.1], [138.9, -35.55], [138.1, -35.65],
  [138.5, -34.9], [138.1, -34.2], [137.75, -35.1], [136.9, -35.25], [137.5, -34.2], [137.8, -32.6], [137.4, -33.2],
  [136.4, -34.1], [135.9, -34.9], [135.2, -34.5], [134.9, -33.6], [134.2, -32.8], [133.6, -32.1], [132.2, -32.0],
  [131.2, -31.5], [129.0, -31.7], [127.3, -32.3], [126.0, -32.3], [124.2, -33.0], [123.4, -34.0], [121.9, -33.85],
  [120.0, -34.0], [118.9, -34.5], [118.0, -35.1], [116.7, -35.0], [115.15, -34.35], [115.0, -33.6], [115.7, -33.3],
  [115.75, -32.0], [115.0, -30.5], [114.6, -28.8], [114.15, -27.7], [113.2, -26.2], [114.2, -26.3], [113.6, -24.9],
  [113.4, -24.0], [114.1, -21.8], [114.4, -22.4], [115.4, -21.5], [116.8, -20.6], [118.6, -20.3], [121.0, -19.6],
  [122.2, -18.0], [122.9, -16.4], [123.6, -17.3], [124.4, -16.4], [124.8, -15.2], [126.0, -14.2], [126.9, -13.8],
  [128.1, -14.9], [129.0, -14.9], [129.7, -15.1], [129.4, -14.4], [130.8, -12.4], [132.6, -12.1], [132.0, -11.2],
  [133.5, -11.8], [135.0, -12.1], [136.9, -12.2], [135.9, -13.7], [135.5, -14.9], [138.0, -16.6], [139.5, -17.5],
  [140.9, -17.5], [141.4, -16.1], [141.6, -12.7], [142.1, -11.2],
]

// biome-ignore format: a line of points reads as a line of the map
const ISLANDS: readonly (readonly Point[])[] = [
  [
    [144.7, -40.7], [145.9, -41.05], [146.8, -41.1], [148.3, -40.9], [148.3, -42.1], [147.9, -43.2], [147.3, -42.9],
    [146.9, -43.6], [146.0, -43.5], [145.2, -42.3], [144.7, -41.2],
  ],
  [[136.6, -35.9], [137.6, -35.6], [138.1, -35.85], [137.3, -36.05]],
  [[130.1, -11.4], [131.4, -11.3], [131.0, -11.9], [130.2, -11.7]],
]

// biome-ignore format: a line of points reads as a line of the map
export const OUTLINE_BORDERS: readonly (readonly Point[])[] = [
  [[129.0, -14.9], [129.0, -31.7]],
  [[129.0, -26.0], [141.0, -26.0]],
  [[138.0, -16.6], [138.0, -26.0]],
  [[141.0, -26.0], [141.0, -38.06]],
  [[141.0, -29.0], [149.0, -29.0], [150.6, -28.6], [152.0, -28.5], [153.5, -28.2]],
  [
    [141.0, -34.0], [142.2, -34.2], [143.4, -34.8], [144.7, -36.1], [146.9, -36.1], [148.2, -36.7], [149.97, -37.5],
  ],
]

/** The mainland, and the islands; each ends where it begins. */
export const OUTLINE_LAND: readonly (readonly Point[])[] = [MAINLAND, ...ISLANDS]

/** Where the states' short names stand. */
export const STATE_NAMES: readonly { readonly name: string; readonly at: Point }[] = [
  { name: 'WA', at: [121.8, -25.5] },
  { name: 'NT', at: [133.5, -20.5] },
  { name: 'SA', at: [135, -29.5] },
  { name: 'QLD', at: [144.5, -23] },
  { name: 'NSW', at: [146.5, -32.2] },
  { name: 'VIC', at: [144.3, -37.45] },
  { name: 'TAS', at: [150.3, -42.6] },
]

/** Degrees: the window of the map, and the latitude at which it is true to shape. */
const WEST = 112.5
const NORTH = -10
const EAST = 154.5
const SOUTH = -44.3
const TRUE_LATITUDE = -27
/** Units of the drawing for a degree of latitude. */
const SCALE = 20
const DEGREE_OF_LONGITUDE = SCALE * Math.cos((TRUE_LATITUDE * Math.PI) / 180)

/** Width and height of the drawing, in its own units. */
export const OUTLINE_SIZE = {
  width: Math.round((EAST - WEST) * DEGREE_OF_LONGITUDE),
  height: Math.round((NORTH - SOUTH) * SCALE),
}

/**
 * Where a place stands on the drawing, in its units from the top left. An equirectangular projection: degrees are units,
 * those of longitude shortened as they are at 27 degrees south. `null` for a place outside the map.
 */
export function onOutline(longitude: number, latitude: number): { x: number; y: number } | null {
  if (longitude < WEST || longitude > EAST || latitude > NORTH || latitude < SOUTH) return null
  const tenths = (units: number): number => Math.round(units * 10) / 10
  return { x: tenths((longitude - WEST) * DEGREE_OF_LONGITUDE), y: tenths((NORTH - latitude) * SCALE) }
}

/** Paths of an SVG: the land, and the borders of the states. */
export function outlinePaths(): { land: string; borders: string } {
  return {
    land: OUTLINE_LAND.map((points) => `${pathOf(points)}Z`).join(''),
    borders: OUTLINE_BORDERS.map(pathOf).join(''),
  }
}

function pathOf(points: readonly Point[]): string {
  const places = points.map(([longitude, latitude]) => {
    const at = onOutline(longitude, latitude)
    if (at === null) throw new RangeError(`${longitude}, ${latitude} is outside the map.`)
    return `${at.x} ${at.y}`
  })
  return `M${places.join('L')}`
}
