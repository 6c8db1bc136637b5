/**
 * Swiper over the strip of a gallery: photographs that follow the finger, and whose end joins their beginning.
 * Loaded with its sheet at the first touch of the gallery, so that the page itself comes without it.
 */
import Swiper from 'swiper'
import sheetUrl from 'swiper/css?url'
import { cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'

/** What a gallery asks of its photographs, whether Swiper turns them or the strip scrolls. */
export interface PhotoSlider {
  /** Counted from 0. */
  index(): number
  /** Any whole number: beyond the end is the beginning. */
  show(index: number): void
}

const TURN_MS = 300

/** `frame` holds the strip; `onChange` is called when another photograph is shown. */
export async function createPhotoSlider(
  frame: HTMLElement,
  strip: HTMLElement,
  onChange: (index: number) => void,
): Promise<PhotoSlider> {
  await loadStyleSheet(sheetUrl)
  const startIndex = Math.round(strip.scrollLeft / strip.clientWidth)
  const count = strip.children.length
  // In one turn with Swiper's own start: the photograph that is in view stays where it is.
  frame.classList.add('swiper')
  strip.classList.add('swiper-wrapper')
  strip.scrollLeft = 0
  for (const slide of strip.children) slide.classList.add('swiper-slide')
  const swiper = new Swiper(frame, {
    loop: true,
    // A press while it turns counts, too.
    loopPreventsSliding: false,
    initialSlide: startIndex,
    // Its observer takes a width with a fraction for a change, and puts the photograph of a frame before back in view.
    // The frame is as wide as the window allows, so that the window's own changes are enough.
    resizeObserver: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN_MS,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  })
  return {
    index: () => swiper.realIndex,
    show(index) {
      const wanted = cyclicIndex(index, count)
      if (index === swiper.realIndex + 1) swiper.slideNext()
      else if (index === swiper.realIndex - 1) swiper.slidePrev()
      // Also where Swiper left a step out, because its last one was still moving.
      if (swiper.realIndex !== wanted) swiper.slideToLoop(wanted)
    },
  }
}
