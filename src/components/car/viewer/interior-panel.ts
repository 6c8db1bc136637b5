/** The inside of a car all around: its still picture until the panorama is there, and where graphics cannot show it. */
import type { Hotspot } from '#domain/car/viewer/hotspots.ts'
import { element } from '../../elements/draw-element.ts'
import { whenDeviceTurns } from './device-turning.ts'
import { createHotspotLayer } from './hotspot-layer.ts'
import type { Panorama } from './panorama.ts'
import type { PanelContent } from './viewer-controls.ts'
import { fullScreenButton, viewerButton } from './viewer-controls.ts'
import type { InteriorData } from './viewer-data.ts'

/** Device pixels of a panel beyond which the whole panorama is worth its bytes. */
const WIDE_PANEL_PX = 1000
/** One press of a key or a button. */
const STEP_DEGREES = 15
const STEP_ZOOM = 15

const KEYS: Readonly<Record<string, readonly [rightDegrees: number, upDegrees: number, zoom: number]>> = {
  ArrowLeft: [-STEP_DEGREES, 0, 0],
  ArrowRight: [STEP_DEGREES, 0, 0],
  ArrowUp: [0, STEP_DEGREES, 0],
  ArrowDown: [0, -STEP_DEGREES, 0],
  '+': [0, 0, STEP_ZOOM],
  '=': [0, 0, STEP_ZOOM],
  '-': [0, 0, -STEP_ZOOM],
}

export function createInterior(
  panel: HTMLElement,
  { url, narrowUrl }: InteriorData,
  hotspots: readonly Hotspot[],
  title: string,
): PanelContent {
  const name = `Inside of ${title}`
  const isWide = panel.clientWidth * devicePixelRatio > WIDE_PANEL_PX
  const chosenUrl = isWide ? url : (narrowUrl ?? url)
  const content = element('div', { class: 'interior' })
  const still = element('img', { class: 'interior__still', src: narrowUrl ?? url, alt: name })
  const round = element('div', {
    class: 'interior__round',
    tabindex: '0',
    role: 'application',
    'aria-label': `${name}. Look around with the arrow keys, zoom with plus and minus.`,
  })
  const points = createHotspotLayer('interior', hotspots)
  const message = element('p', { class: 'interior__message', role: 'status' }, 'Loading the inside…')
  const controls = element('div', { class: 'viewer__controls' })
  content.append(still, round, points.buttons, message, controls, points.list)
  panel.append(content)
  round.hidden = true
  let isStarted = false

  async function start(): Promise<void> {
    isStarted = true
    try {
      const { createPanorama } = await import('./panorama.ts')
      round.hidden = false
      const panorama = await createPanorama(round, chosenUrl, hotspots, points.draw)
      const look = ([right, up, zoom]: readonly [number, number, number]): void => panorama.look(right, up, zoom)
      round.addEventListener('keydown', (event) => {
        const step = KEYS[event.key]
        if (step === undefined) return
        event.preventDefault()
        look(step)
      })
      controls.append(
        viewerButton('left', 'Look left', () => look([-STEP_DEGREES * 2, 0, 0])),
        viewerButton('right', 'Look right', () => look([STEP_DEGREES * 2, 0, 0])),
        viewerButton('zoom', 'Zoom in', () => look([0, 0, STEP_ZOOM])),
        viewerButton('zoom-out', 'Zoom out', () => look([0, 0, -STEP_ZOOM])),
        fullScreenButton(content, name),
      )
      whenDeviceTurns(() => controls.prepend(followButton(panorama)))
      still.hidden = true
      message.remove()
    } catch (error) {
      round.hidden = true
      // biome-ignore lint/suspicious/noConsole: S1 §4: what cannot be loaded is logged
      console.warn(`The panorama could not be shown: ${String(error)}`)
      message.textContent = 'This browser cannot show the inside all around, so it is one wide picture.'
    }
  }

  return {
    open() {
      if (!isStarted) void start()
    },
    close() {},
  }
}

/** Looking around by turning the device, from a press to the next. */
function followButton(panorama: Panorama): HTMLButtonElement {
  const button = viewerButton('turn', 'Look around by turning this device', () => {
    const isFollowing = button.getAttribute('aria-pressed') === 'true'
    if (isFollowing) panorama.stopFollowing()
    button.setAttribute('aria-pressed', String(!isFollowing))
    if (isFollowing) return
    // A shopper who does not allow it may look around by hand.
    panorama.followDevice().catch(() => button.setAttribute('aria-pressed', 'false'))
  })
  button.setAttribute('aria-pressed', 'false')
  return button
}
