/** Markers that would cover each other on a map are one marker with their number. */

/** Where a marker stands, in pixels of the map at its zoom. */
export interface MapPixel {
  readonly x: number
  readonly y: number
}

/** The width of a marker that a finger can press: nearer ones cover each other. */
export const CLUSTER_REACH_PX = 44

/**
 * Each place is in one cluster: that of the first place within reach, in the order in which they are listed. A cluster is
 * shown where its first place stands, since no two of those are within reach of each other.
 */
export function clusterPlaces<T extends MapPixel>(
  places: readonly T[],
  reachPx: number = CLUSTER_REACH_PX,
): [T, ...T[]][] {
  const clusters: [T, ...T[]][] = []
  for (const place of places) {
    const near = clusters.find(([first]) => Math.hypot(first.x - place.x, first.y - place.y) < reachPx)
    if (near === undefined) clusters.push([place])
    else near.push(place)
  }
  return clusters
}
