/** Videos of a walk around the car: the first one, and a button for each where there are several. */
import { element } from '../../elements/draw-element.ts'
import { createVideo } from './video-player.ts'
import type { PanelContent } from './viewer-controls.ts'

export function createWalkaround(panel: HTMLElement, urls: readonly string[], title: string): PanelContent {
  const poster = panel.closest('.viewer')?.querySelector<HTMLImageElement>('.gallery__strip img')?.currentSrc ?? null
  const stage = element('div', { class: 'viewer__video' })
  const show = (index: number): void => {
    const url = urls[index]
    if (url === undefined) return
    stage.replaceChildren(createVideo(url, `Walk-around of ${title}`, poster))
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === index))
  }
  const buttons = urls.map((_, index) => {
    const button = element('button', { class: 'viewer__choice', type: 'button' }, `Video ${index + 1}`)
    button.onclick = () => show(index)
    return button
  })
  panel.append(stage)
  if (urls.length > 1) panel.append(element('div', { class: 'viewer__choices' }, ...buttons))
  show(0)
  return {
    open() {},
    close() {
      for (const video of stage.querySelectorAll('video')) video.pause()
      // The frame of a video service goes on playing unless it is taken away.
      if (stage.querySelector('iframe') !== null) show(buttons.findIndex((button) => button.ariaPressed === 'true'))
    },
  }
}
