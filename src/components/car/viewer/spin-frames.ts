/** The pictures of a spin: loaded coarse to fine around the one that is shown, decoded before they are used. */
import { nearestLoadedFrame, spinLoading, spinLoadingOrder } from '#domain/car/viewer/spin.ts'

/** As many as a browser fetches of one host over HTTP/1.1. */
const LOADED_AT_ONCE = 6

export interface SpinFrames {
  /** The picture for a frame, or for the nearest one that is there; `null` until one is. */
  nearest(frame: number): { frame: number; image: HTMLImageElement } | null
  isMissing(frame: number): boolean
  /** Does nothing when it was called before. */
  load(startFrame: number): void
}

/** `onProgress` is called with the share that is done, 1 at the end. */
export function createSpinFrames(
  urls: readonly string[],
  title: string,
  onProgress: (share: number) => void,
): SpinFrames {
  const loaded = new Map<number, HTMLImageElement>()
  const missing = new Set<number>()
  let order: number[] | null = null

  const loadOne = async (frame: number): Promise<void> => {
    const image = new Image()
    image.draggable = false
    image.alt = title
    // In one step with the exchange: it was decoded before.
    image.decoding = 'sync'
    image.src = urls[frame] ?? ''
    try {
      await image.decode()
      loaded.set(frame, image)
    } catch {
      missing.add(frame)
      // biome-ignore lint/suspicious/noConsole: S1 §4: logged only
      console.warn(`Picture ${frame + 1} of ${urls.length} of the spin could not be loaded: ${image.src}`)
    }
    const state = spinLoading(loaded.size, missing.size, urls.length)
    onProgress(state.kind === 'ready' ? 1 : state.share)
  }

  const loadOn = async (): Promise<void> => {
    for (let frame = order?.shift(); frame !== undefined; frame = order?.shift()) await loadOne(frame)
  }

  return {
    nearest(frame) {
      const found = nearestLoadedFrame(frame, urls.length, (each) => loaded.has(each))
      const image = found === null ? undefined : loaded.get(found)
      return found === null || image === undefined ? null : { frame: found, image }
    },
    isMissing: (frame) => missing.has(frame),
    load(startFrame) {
      if (order !== null) return
      order = spinLoadingOrder(urls.length, startFrame)
      for (let each = 0; each < LOADED_AT_ONCE; each += 1) void loadOn()
    },
  }
}
