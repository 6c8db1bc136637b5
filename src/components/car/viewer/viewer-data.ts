/** What the viewer of a car's page must know: made when the page is built, read when a mode is opened. */
import { GALLERY_WIDTH_PX } from '#components/parts/picture.ts'
import type { ViewerOptions } from '#config/schema/car/viewer.ts'
import type { Car } from '#domain/car/car.ts'
import type { PackedHotspot } from '#domain/car/viewer/hotspots.ts'
import { packHotspots } from '#domain/car/viewer/hotspots.ts'
import type { PackedAddresses } from '#domain/car/viewer/packed-addresses.ts'
import { packAddresses } from '#domain/car/viewer/packed-addresses.ts'
import type { ViewerMode } from '#domain/car/viewer/viewer-modes.ts'
import { availableViewerModes, initialViewerMode } from '#domain/car/viewer/viewer-modes.ts'
import { inWidth, localWidthsPx } from '#domain/images/local-picture.ts'
import type { ResponsiveOptions } from '#domain/images/source-set.ts'
import { imageSource } from '#domain/images/source-set.ts'

export interface ViewerData {
  readonly title: string
  readonly spin?: SpinData
  /** The spin of another maker, of a car without pictures of a spin. */
  readonly spinCode?: { readonly code: string; readonly script: string }
  readonly walkaround?: readonly string[]
  readonly interior?: InteriorData
  readonly hotspots?: readonly PackedHotspot[]
}

export interface SpinData {
  readonly frames: PackedAddresses
  readonly sensitivityPx: number
  /** `null` where the site does not let spins turn by themselves. */
  readonly rotateMs: number | null
}

export interface InteriorData {
  readonly url: string
  /** For phones; `null` when there is one width only. */
  readonly narrowUrl: string | null
}

export interface CarViewer {
  readonly modes: readonly ViewerMode[]
  readonly initial: ViewerMode
  readonly data: ViewerData
}

/** `null` for a car that has nothing but photographs, and for one that has nothing. */
export function carViewer(car: Car, title: string, viewer: ViewerOptions, images: ResponsiveOptions): CarViewer | null {
  const { viewing } = car
  if (viewing === null) return null
  const { spinImageUrls, spinInteriorImageUrl, walkaroundVideoUrls, hotspots } = viewing
  const media = {
    imageCount: car.images.length,
    hasVideo: viewer.video && car.videoUrl !== null,
    spinImageCount: spinImageUrls.length,
    spinCode: viewing.spinCode,
    walkaroundVideoCount: walkaroundVideoUrls.length,
    spinInteriorImage: spinInteriorImageUrl,
  }
  const modes = availableViewerModes(media, viewer)
  const hasSpinImages = spinImageUrls.length > 1
  // Nothing of another maker's script is fetched before a press.
  const initial = initialViewerMode(modes, hasSpinImages ? viewer.defaultMode : 'gallery')
  if (initial === null || modes.every((mode) => mode === 'gallery')) return null
  const has = (mode: ViewerMode): boolean => modes.includes(mode)
  const marked = hotspots.filter(({ view }) => has(view === 'exterior' ? 'spinner' : 'interior'))
  return {
    modes,
    initial,
    data: {
      title,
      ...(has('spinner') && hasSpinImages && { spin: spinData(spinImageUrls, viewer, images) }),
      ...(has('spinner') && !hasSpinImages && spinCodeData(viewing.spinCode, viewer.spinScript)),
      ...(has('walkaround') && { walkaround: walkaroundVideoUrls }),
      ...(has('interior') && spinInteriorImageUrl !== null && { interior: interiorData(spinInteriorImageUrl, images) }),
      ...(marked.length > 0 && { hotspots: packHotspots(marked) }),
    },
  }
}

function spinData(urls: readonly string[], viewer: ViewerOptions, images: ResponsiveOptions): SpinData {
  return {
    frames: packAddresses(urls.map((url) => imageSource(url, GALLERY_WIDTH_PX, images).src)),
    sensitivityPx: viewer.dragSensitivityPx,
    rotateMs: viewer.autoRotate ? viewer.autoRotateIntervalMs : null,
  }
}

function spinCodeData(code: string | null, script: string | null): Pick<ViewerData, 'spinCode'> {
  return code === null || script === null ? {} : { spinCode: { code, script } }
}

function interiorData(url: string, images: ResponsiveOptions): InteriorData {
  const [narrowest] = localWidthsPx(url)
  if (narrowest !== undefined) return { url, narrowUrl: inWidth(url, narrowest) }
  return { url: imageSource(url, PANORAMA_WIDTH_PX, images).src, narrowUrl: null }
}

/** Enough for a right angle of it to fill a large screen; graphics of a phone take no more. */
const PANORAMA_WIDTH_PX = 4096
