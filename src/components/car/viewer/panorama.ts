/** A panorama by Photo Sphere Viewer and three: large, so it is loaded when the inside of a car is opened. */
import { EquirectangularAdapter, events, Viewer } from '@photo-sphere-viewer/core'
import sheetUrl from '@photo-sphere-viewer/core/index.css?url'
import type { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import type { Hotspot, ShownHotspot } from '#domain/car/viewer/hotspots.ts'
import { shownHotspots } from '#domain/car/viewer/hotspots.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'

export interface Panorama {
  /** Turns by degrees to the right and up, and comes nearer by percent of the whole range. */
  look(rightDegrees: number, upDegrees: number, zoomPercent: number): void
  /** Lets the device's own turning look around; its browser may ask the shopper. Rejected where it is not allowed. */
  followDevice(): Promise<void>
  stopFollowing(): void
}

const RADIANS_PER_DEGREE = Math.PI / 180

/** Fulfilled when it is shown; rejected without WebGL 2, and where the picture cannot be fetched. */
export async function createPanorama(
  container: HTMLElement,
  url: string,
  hotspots: readonly Hotspot[],
  draw: (shown: readonly ShownHotspot[]) => void,
): Promise<Panorama> {
  await loadStyleSheet(sheetUrl)
  const viewer = new Viewer({
    container,
    panorama: url,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    navbar: false,
    keyboard: false,
    mousewheel: false,
    moveInertia: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : 0.8,
    defaultZoomLvl: 20,
    loadingTxt: '',
  })
  try {
    await new Promise<void>((resolve, reject) => {
      viewer.addEventListener(events.ReadyEvent.type, () => resolve(), { once: true })
      viewer.addEventListener(events.PanoramaErrorEvent.type, ({ error }) => reject(error), { once: true })
    })
  } catch (error) {
    viewer.destroy()
    throw error
  }
  const drawPoints = (): void => draw(seenHotspots(viewer, hotspots))
  for (const type of [events.PositionUpdatedEvent, events.ZoomUpdatedEvent, events.SizeUpdatedEvent]) {
    // The viewer's camera follows in its next picture.
    viewer.addEventListener(type.type, () => requestAnimationFrame(drawPoints))
  }
  drawPoints()
  let gyroscope: GyroscopePlugin | null = null
  return {
    look(rightDegrees, upDegrees, zoomPercent) {
      const { yaw, pitch } = viewer.getPosition()
      if (rightDegrees !== 0 || upDegrees !== 0) {
        viewer.rotate({
          yaw: yaw + rightDegrees * RADIANS_PER_DEGREE,
          pitch: pitch + upDegrees * RADIANS_PER_DEGREE,
        })
      }
      if (zoomPercent !== 0) viewer.zoom(viewer.getZoomLevel() + zoomPercent)
    },
    async followDevice() {
      gyroscope ??= await createGyroscope(viewer)
      await gyroscope.start()
    },
    stopFollowing: () => gyroscope?.stop(),
  }
}

/** Few turn their device: its code is loaded when somebody does. */
async function createGyroscope(viewer: Viewer): Promise<GyroscopePlugin> {
  const { GyroscopePlugin } = await import('@photo-sphere-viewer/gyroscope-plugin')
  const plugin = new GyroscopePlugin(viewer, { roll: false })
  plugin.init()
  return plugin
}

/** Hotspots in view, at their places in the panel: their shares are of the whole panorama. */
function seenHotspots(viewer: Viewer, hotspots: readonly Hotspot[]): ShownHotspot[] {
  const { dataHelper, state } = viewer
  const { fullWidth, fullHeight } = state.textureData.panoData
  const angleDegrees = viewer.getPosition().yaw / RADIANS_PER_DEGREE
  return shownHotspots(hotspots, { mode: 'interior', angleDegrees, withinDegrees: 180 }).flatMap(
    ({ description, xShare, yShare }) => {
      const at = dataHelper.textureCoordsToSphericalCoords({
        textureX: xShare * fullWidth,
        textureY: yShare * fullHeight,
      })
      if (!dataHelper.isPointVisible(at)) return []
      const { x, y } = dataHelper.sphericalCoordsToViewerCoords(at)
      return [{ description, xShare: x / state.size.width, yShare: y / state.size.height }]
    },
  )
}
