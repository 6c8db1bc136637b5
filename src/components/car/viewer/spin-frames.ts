/**
 * The pictures of a spin: loaded coarse to fine around the one that is shown, and decoded before they are used. They
 * stand side by side on a sheet that is one layer for the browser, of which the place of one picture is seen. To turn is
 * to move the sheet: the page is neither laid out nor painted anew.
 */
import { isSavedFrame, nearestLoadedFrame, spinLoading, spinLoadingOrder } from '#domain/car/viewer/spin.ts'
import { element } from '../../elements/draw-element.ts'

/** As many as a browser fetches of one host over HTTP/1.1. */
const LOADED_AT_ONCE = 6
/** From one picture's edge to the next one's, in widths: a gap, so that no neighbour shows at a rounded edge. */
const STEP = 1.05

export interface SpinFrames {
  readonly sheet: HTMLElement
  /** Shows the picture for a frame, or the nearest one that is there; `null` when it is shown already or none is there. */
  show(frame: number): { frame: number; image: HTMLImageElement } | null
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
  const columns = Math.ceil(Math.sqrt(urls.length))
  const sheet = element('div', { class: 'spin__sheet', role: 'img', 'aria-label': title })
  const isSaving = savesData()
  const isLoading = (frame: number): boolean => !isSaving || isSavedFrame(frame, urls.length)
  const count = urls.filter((_, frame) => isLoading(frame)).length
  const loaded = new Map<number, HTMLImageElement>()
  const missing = new Set<number>()
  let order: number[] | null = null
  let shown: number | null = null

  /** Shares of the width and of the height at which a picture stands. */
  const placeOf = (frame: number) => ({ x: (frame % columns) * STEP, y: Math.floor(frame / columns) * STEP })

  const loadOne = async (frame: number): Promise<void> => {
    const { x, y } = placeOf(frame)
    const image = element('img', { class: 'spin__frame', alt: '', draggable: 'false' })
    image.style.left = percent(x)
    image.style.top = percent(y)
    // In the very frame that shows it, so a turn never flashes.
    image.decoding = 'sync'
    image.src = urls[frame] ?? ''
    try {
      await image.decode()
      sheet.append(image)
      loaded.set(frame, image)
    } catch {
      missing.add(frame)
      // biome-ignore lint/suspicious/noConsole: S1 §4: logged only
      console.warn(`Picture ${frame + 1} of ${urls.length} of the spin could not be loaded: ${image.src}`)
    }
    const state = spinLoading(loaded.size, missing.size, count)
    onProgress(state.kind === 'ready' ? 1 : state.share)
  }

  const loadOn = async (): Promise<void> => {
    for (let frame = order?.shift(); frame !== undefined; frame = order?.shift()) await loadOne(frame)
  }

  return {
    sheet,
    show(wanted) {
      const frame = nearestLoadedFrame(wanted, urls.length, (each) => loaded.has(each))
      const image = frame === null ? undefined : loaded.get(frame)
      if (frame === null || image === undefined || frame === shown) return null
      const { x, y } = placeOf(frame)
      sheet.style.transform = `translate(${percent(-x)}, ${percent(-y)})`
      shown = frame
      return { frame, image }
    },
    isMissing: (frame) => missing.has(frame) || !isLoading(frame),
    load(startFrame) {
      if (order !== null) return
      order = spinLoadingOrder(urls.length, startFrame).filter(isLoading)
      for (let each = 0; each < LOADED_AT_ONCE; each += 1) void loadOn()
    },
  }
}

/** Whether the shopper's browser asks for less data: known to some browsers only. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

const percent = (share: number): string => `${share * 100}%`
