/** A car that turns: by drag, arrow keys, a slider, and by itself where the site allows it. */
import type { Hotspot } from '#domain/car/viewer/hotspots.ts'
import { shownHotspots } from '#domain/car/viewer/hotspots.ts'
import { unpackAddresses } from '#domain/car/viewer/packed-addresses.ts'
import { frameAfterDrag, frameAfterKey, frameAfterTime, frameAngleDegrees } from '#domain/car/viewer/spin.ts'
import { element } from '../../elements/draw-element.ts'
import { createHotspotLayer } from './hotspot-layer.ts'
import { createSpinFrames } from './spin-frames.ts'
import { createSpinSlider } from './spin-slider.ts'
import type { PanelContent } from './viewer-controls.ts'
import { fullScreenButton, setButton, viewerButton } from './viewer-controls.ts'
import type { SpinData } from './viewer-data.ts'

const PLAY = 'Turn automatically'
const PAUSE = 'Stop turning'

/** `panel` may hold the first picture already, as the page was built. */
export function createSpin(
  panel: HTMLElement,
  { frames, sensitivityPx, rotateMs }: SpinData,
  hotspots: readonly Hotspot[],
  title: string,
): PanelContent {
  const urls = unpackAddresses(frames)
  const count = urls.length
  const content = element('div', { class: 'spin' })
  const picture = element('div', { class: 'spin__picture' })
  const points = createHotspotLayer('exterior', hotspots)
  const progress = element('progress', { class: 'spin__progress', max: '1', 'aria-label': 'Loading the 360° view' })
  const slider = createSpinSlider(count)
  progress.hidden = true
  const first = panel.querySelector('img') ?? element('img', { src: urls[0] ?? '', alt: title, draggable: 'false' })
  /** What the shopper asked for; the picture follows when it is there. */
  let wanted = 0
  let isAsked = false
  let ratio = 0

  const pictures = createSpinFrames(urls, title, (share) => {
    progress.value = share
    progress.hidden = share === 1
    askForDrawing()
  })

  /** All of a turn is one change of the page, in its next frame. */
  function askForDrawing(): void {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(draw)
  }

  function draw(): void {
    isAsked = false
    const next = pictures.show(wanted)
    if (next === null) return
    first.remove()
    keepRatio(next.image)
    drawPoints(next.frame)
  }

  function keepRatio({ naturalWidth, naturalHeight }: HTMLImageElement): void {
    const newRatio = naturalHeight > 0 ? naturalWidth / naturalHeight : ratio
    if (newRatio === ratio) return
    ratio = newRatio
    picture.style.setProperty('--ratio', String(ratio))
  }

  function drawPoints(frame: number): void {
    const angleDegrees = frameAngleDegrees(frame, count)
    points.draw(shownHotspots(hotspots, { mode: 'spinner', angleDegrees, withinDegrees: 180 / count }))
  }

  function turnTo(frame: number): void {
    pictures.load(frame)
    wanted = frame
    slider.show(frame, frameAngleDegrees(frame, count))
    askForDrawing()
  }

  /** One picture on by the key; those that could not be loaded are passed over. */
  function afterKey(key: string): number {
    let frame = frameAfterKey(wanted, key, count)
    while (pictures.isMissing(frame) && frame !== wanted) frame = frameAfterKey(frame, key, count)
    return frame
  }

  const rotation = rotateMs === null ? null : createRotation(content, rotateMs, count, () => wanted, turnTo)
  const stop = (): void => rotation?.stop()

  let drag: { x: number; frame: number } | null = null
  picture.addEventListener('pointerdown', (event) => {
    stop()
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('.hotspots *') !== null)) return
    pictures.load(wanted)
    drag = { x: event.clientX, frame: wanted }
    picture.setPointerCapture(event.pointerId)
  })
  picture.addEventListener('pointermove', (event) => {
    if ((event.buttons & 1) === 0) return
    // A press that came before this code: the drag begins here.
    drag ??= { x: event.clientX, frame: wanted }
    const frame = frameAfterDrag(drag.frame, event.clientX - drag.x, count, sensitivityPx)
    if (frame !== wanted) turnTo(frame)
  })
  for (const kind of ['pointerup', 'pointercancel'] as const) picture.addEventListener(kind, () => (drag = null))
  slider.onInput((frame) => {
    stop()
    turnTo(frame)
  })
  content.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // The slider's own arrows stop at its ends.
    event.preventDefault()
    stop()
    turnTo(afterKey(event.key))
  })

  picture.append(pictures.sheet, first, points.buttons)
  const controls = element('div', { class: 'viewer__controls' })
  if (rotation !== null) controls.append(rotation.button)
  controls.append(slider.box, fullScreenButton(content, `360° view of ${title}`))
  content.append(picture, progress, controls, points.list)
  panel.prepend(content)
  if (first.complete) keepRatio(first)
  else first.addEventListener('load', () => keepRatio(first), { once: true })
  drawPoints(0)
  return {
    open() {
      progress.hidden = false
      turnTo(wanted)
    },
    close: stop,
  }
}

interface Rotation {
  readonly button: HTMLButtonElement
  stop(): void
}

/** Turning by itself while it is in view, from a press until the next touch; not for who asks for less motion. */
function createRotation(
  content: HTMLElement,
  intervalMs: number,
  count: number,
  current: () => number,
  turnTo: (frame: number) => void,
): Rotation {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let running: number | null = null
  const button = viewerButton('play', PLAY, () => (running === null ? start() : stop()))
  button.hidden = lessMotion.matches

  function start(): void {
    const startFrame = current()
    const startMs = performance.now()
    const step = (nowMs: number): void => {
      const frame = frameAfterTime(startFrame, Math.max(0, nowMs - startMs), count, intervalMs)
      if (frame !== current()) turnTo(frame)
      running = requestAnimationFrame(step)
    }
    running = requestAnimationFrame(step)
    setButton(button, 'pause', PAUSE)
  }
  function stop(): void {
    if (running === null) return
    cancelAnimationFrame(running)
    running = null
    setButton(button, 'play', PLAY)
  }
  lessMotion.addEventListener('change', () => {
    stop()
    button.hidden = lessMotion.matches
  })
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false) stop()
  }).observe(content)
  return { button, stop }
}
