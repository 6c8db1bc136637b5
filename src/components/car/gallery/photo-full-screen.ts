/**
 * A car's photographs over the whole window, with zoom by pinch, double press and button, caption, counter and
 * thumbnails. Swiper's own zoom, because the gallery has loaded Swiper already. Loaded at the press.
 */
import Swiper from 'swiper'
import zoomSheetUrl from 'swiper/css/zoom?url'
import swiperSheetUrl from 'swiper/css?url'
import { Zoom } from 'swiper/modules'
import { cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { element } from '../../elements/draw-element.ts'
import viewerSheetUrl from '../viewer/viewer.css?url'
import { setButton, viewerButton } from '../viewer/viewer-controls.ts'
import sheetUrl from './photo-full-screen.css?url'

const TURN_MS = 300

/** Opens at the photograph of that index; fulfilled with the index of the last one when it is closed. */
export async function openFullScreen(
  photographs: readonly HTMLImageElement[],
  startIndex: number,
  title: string,
): Promise<number> {
  await Promise.all([swiperSheetUrl, zoomSheetUrl, viewerSheetUrl, sheetUrl].map(loadStyleSheet))
  const count = photographs.length
  const caption = element('p', { class: 'photos__caption' })
  const counter = element('p', { class: 'photos__counter', role: 'status' })
  const strip = element('ul', { class: 'swiper-wrapper', 'aria-label': 'Photos' })
  strip.append(...photographs.map(slideOf))
  const frame = element('div', { class: 'photos__frame swiper' }, strip)
  const dialog = element('dialog', { class: 'photos', 'aria-label': title })
  const zoom = viewerButton('zoom', 'Zoom in', () => swiper.zoom.toggle())
  const close = viewerButton('close', 'Close', () => dialog.close())
  const thumbnails = photographs.map((photograph, index) => {
    const button = element('button', { type: 'button', 'aria-label': `Photo ${index + 1}` }, thumbnailOf(photograph))
    button.onclick = () => swiper.slideTo(index)
    return button
  })
  const row = element('div', { class: 'photos__thumbs' }, ...thumbnails)
  const bar = element('div', { class: 'photos__bar' }, counter, caption, zoom, close)
  dialog.append(bar, frame)
  const step = (by: number): void => void swiper.slideTo(cyclicIndex(swiper.activeIndex + by, count))
  if (count > 1) {
    const back = viewerButton('left', 'Previous photo', () => step(-1))
    const on = viewerButton('right', 'Next photo', () => step(1))
    back.classList.add('photos__back')
    on.classList.add('photos__on')
    dialog.append(back, on, row)
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  document.body.append(dialog)
  dialog.showModal()
  const mark = (index: number): void => {
    counter.textContent = `${index + 1} / ${count}`
    caption.textContent = photographs[index]?.alt ?? ''
    for (const [at, button] of thumbnails.entries()) button.setAttribute('aria-current', String(at === index))
    const current = thumbnails[index]
    if (current !== undefined) row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 })
  }
  const swiper = new Swiper(frame, {
    modules: [Zoom],
    zoom: { maxRatio: 4 },
    initialSlide: startIndex,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN_MS,
    on: {
      slideChange: ({ activeIndex }) => mark(activeIndex),
      zoomChange: (_, scale) => setButton(zoom, scale > 1 ? 'zoom-out' : 'zoom', scale > 1 ? 'Zoom out' : 'Zoom in'),
    },
  })
  mark(startIndex)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const index = swiper.activeIndex
      swiper.destroy()
      dialog.remove()
      resolve(index)
    })
  })
}

function slideOf(photograph: HTMLImageElement): HTMLLIElement {
  const image = element('img', { src: photograph.src, alt: photograph.alt, loading: 'lazy', sizes: '100vw' })
  if (photograph.srcset !== '') image.srcset = photograph.srcset
  return element('li', { class: 'swiper-slide' }, element('div', { class: 'swiper-zoom-container' }, image))
}

function thumbnailOf(photograph: HTMLImageElement): HTMLImageElement {
  const image = element('img', { src: photograph.src, alt: '', loading: 'lazy', sizes: '120px' })
  if (photograph.srcset !== '') image.srcset = photograph.srcset
  return image
}
