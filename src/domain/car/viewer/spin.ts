/** Turning a car by drag, arrow keys and by itself: pure steps from one picture of the spin to another (S1 §4). */
import { cyclicIndex } from './cyclic-index.ts'

/** S1 §4: the default interval of auto-rotate. */
export const AUTO_ROTATE_INTERVAL_MS = 100
/** S1 §4: the default drag sensitivity. The specification gives no unit; here, pixels of drag for each picture. */
export const DRAG_SENSITIVITY_PX = 20

/** The picture after a drag that began at `startFrame`; to the right is onward. */
export function frameAfterDrag(startFrame: number, dragPx: number, frameCount: number, sensitivityPx: number): number {
  return cyclicIndex(startFrame + Math.trunc(dragPx / sensitivityPx), frameCount)
}

/** The picture after a key: one on or back by the arrows, the same for every other key. */
export function frameAfterKey(frame: number, key: string, frameCount: number): number {
  if (key === 'ArrowRight') return cyclicIndex(frame + 1, frameCount)
  return key === 'ArrowLeft' ? cyclicIndex(frame - 1, frameCount) : frame
}

/** The picture that auto-rotate shows some time after it began. */
export function frameAfterTime(startFrame: number, elapsedMs: number, frameCount: number, intervalMs: number): number {
  return cyclicIndex(startFrame + Math.floor(elapsedMs / intervalMs), frameCount)
}

/** The angle from which a picture was taken: the pictures are spread evenly over the circle. */
export function frameAngleDegrees(frame: number, frameCount: number): number {
  return (cyclicIndex(frame, frameCount) * 360) / frameCount
}

export type SpinLoading = { kind: 'loading'; share: number } | { kind: 'ready' }

/**
 * S1 §4: until all pictures are loaded a placeholder and a loader show. A picture that failed is only logged, so it
 * counts as done, or the loader would stay for ever.
 */
export function spinLoading(loadedCount: number, failedCount: number, frameCount: number): SpinLoading {
  const doneCount = loadedCount + failedCount
  return doneCount >= frameCount ? { kind: 'ready' } : { kind: 'loading', share: doneCount / frameCount }
}

/**
 * The order in which pictures are loaded: the one that is shown, then its opposite, then those half way between, so
 * that the first drag turns the car already.
 */
export function spinLoadingOrder(frameCount: number, startFrame: number): number[] {
  const order = new Set<number>()
  for (let step = frameCount; step >= 1 && order.size < frameCount; step /= 2) {
    for (let at = 0; at < frameCount; at += step) order.add(cyclicIndex(startFrame + Math.round(at), frameCount))
  }
  for (let at = 0; at < frameCount; at += 1) order.add(cyclicIndex(startFrame + at, frameCount))
  return [...order]
}

/** Ours: as many pictures as still show a car from all sides. */
const SAVED_FRAMES = 12

/** The pictures that are loaded for a shopper who saves data: every second, third or further one, 12 or a few more. */
export function isSavedFrame(frame: number, frameCount: number): boolean {
  return frame % Math.max(1, Math.floor(frameCount / SAVED_FRAMES)) === 0
}

/** The picture to show for `frame`: itself, or the nearest that is there; `null` when none is. */
export function nearestLoadedFrame(
  frame: number,
  frameCount: number,
  isLoaded: (frame: number) => boolean,
): number | null {
  for (let away = 0; away <= frameCount / 2; away += 1) {
    for (const at of [cyclicIndex(frame + away, frameCount), cyclicIndex(frame - away, frameCount)]) {
      if (isLoaded(at)) return at
    }
  }
  return null
}
