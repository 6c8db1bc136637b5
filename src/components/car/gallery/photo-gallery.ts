/**
 * `<photo-gallery>`: buttons, arrow keys, thumbnails and a counter for a car's photographs. They stand in a strip that
 * scrolls by itself; at the first touch Swiper takes the strip over, and where it cannot be loaded the strip stays.
 */
import { cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'
import type { PhotoSlider } from './photo-slider.ts'

const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

export class PhotoGallery extends HTMLElement {
  #slider: Promise<PhotoSlider> | undefined
  /** Turns to a slide, where there are several. */
  #show: (index: number) => void = () => {}
  /** Puts the video's link back in its place when its slide is shown no more; null is another way to look at the car. */
  #endVideo: (shown: number | null) => void = () => {}

  connectedCallback(): void {
    const frame = this.querySelector<HTMLElement>('.gallery__frame')
    const strip = this.querySelector<HTMLElement>('.gallery__strip')
    if (frame === null || strip === null) return
    strip.addEventListener('click', (event) => this.#playVideo(event))
    this.querySelector<HTMLElement>('[data-full]')?.addEventListener('click', ({ currentTarget }) => {
      const from = currentTarget instanceof HTMLElement ? currentTarget : null
      void this.#openFullScreen(strip, from)
    })
    this.addEventListener('viewer:mode', () => this.#endVideo(null))
    if (strip.children.length < 2) return
    const thumbnails = [...this.querySelectorAll<HTMLAnchorElement>('.gallery__thumbs a')]
    const mark = (index: number): void => {
      this.#endVideo(index)
      this.#mark(index, thumbnails)
    }
    strip.addEventListener('scroll', () => mark(scrolledIndex(strip)), { passive: true })
    const slider = (cause?: Event): Promise<PhotoSlider> => {
      this.#slider ??= startSlider(frame, strip, this.#release(cause), mark)
      return this.#slider
    }
    for (const kind of FIRST_TOUCHES) {
      frame.addEventListener(kind, (event) => void slider(event), { once: true, passive: true })
    }
    const step = async (by: number): Promise<void> => {
      const photographs = await slider()
      photographs.show(photographs.index() + by)
    }
    this.addEventListener('click', (event) => {
      if (!(event.target instanceof Element)) return
      const by = event.target.closest<HTMLElement>('[data-step]')?.dataset['step']
      if (by !== undefined) void step(Number(by))
      const thumbnail = event.target.closest<HTMLAnchorElement>('.gallery__thumbs a')
      if (thumbnail === null) return
      event.preventDefault()
      void slider().then((photographs) => photographs.show(thumbnails.indexOf(thumbnail)))
    })
    this.#show = (index) => void slider().then((photographs) => photographs.show(index))
    this.addEventListener('keydown', (event) => {
      // Other ways to look at the car have arrows of their own.
      if (event.target instanceof Element && event.target.closest('.viewer__panel, [role=tablist]') !== null) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      void step(event.key === 'ArrowLeft' ? -1 : 1)
    })
  }

  #playVideo(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null
    if (link === null) return
    event.preventDefault()
    const slide = link.closest('li')
    const place = slide === null ? null : indexOfSlide(slide)
    let isAway = false
    this.#endVideo = (shown) => {
      isAway ||= shown === null
    }
    import('./gallery-video.ts')
      .then(({ playInPlace }) => playInPlace(link))
      .then((end) => {
        if (isAway) {
          end()
          return
        }
        // When a key starts it, the strip has not scrolled to it yet.
        let isThere = this.#shown() === place
        this.#endVideo = (shown) => {
          const isLeft = shown === null || (isThere && shown !== place)
          isThere ||= shown === place
          if (!isLeft) return
          this.#endVideo = () => {}
          end()
        }
      })
      // As without scripts: the link is followed.
      .catch(() => location.assign(link.href))
  }

  #shown(): number {
    return Number(this.querySelector('[data-counter]')?.textContent ?? 1) - 1
  }

  async #openFullScreen(strip: HTMLElement, from: HTMLElement | null): Promise<void> {
    // Swiper may have moved the slides: their ids say where they belong.
    const slides = [...strip.children].sort((a, b) => indexOfSlide(a) - indexOfSlide(b))
    const places = slides.flatMap((slide) => {
      const image = slide.querySelector('img')
      return image === null || slide.querySelector('[data-video]') !== null ? [] : [{ image, at: indexOfSlide(slide) }]
    })
    const current = this.#shown()
    const start = Math.max(
      0,
      places.findIndex(({ at }) => at >= current),
    )
    const { openFullScreen } = await import('./photo-full-screen.ts')
    const title = this.getAttribute('aria-label') ?? ''
    const last = await openFullScreen(
      places.map(({ image }) => image),
      start,
      title,
    )
    const place = places[last]
    if (place !== undefined && last !== start) this.#show(place.at)
    from?.focus()
  }

  /** When the finger that woke the gallery is lifted: until then it may be swiping the strip. */
  async #release(cause: Event | undefined): Promise<void> {
    if (!(cause instanceof PointerEvent) || cause.pointerType !== 'touch') return
    await new Promise((resolve) => {
      for (const kind of ['touchend', 'touchcancel']) this.addEventListener(kind, resolve, { once: true })
    })
  }

  #mark(index: number, thumbnails: readonly HTMLAnchorElement[]): void {
    const counter = this.querySelector('[data-counter]')
    if (counter !== null) counter.textContent = String(index + 1)
    thumbnails.forEach((thumbnail, at) => {
      if (at === index) thumbnail.setAttribute('aria-current', 'true')
      else thumbnail.removeAttribute('aria-current')
    })
    const current = thumbnails[index]
    const row = current?.closest<HTMLElement>('.gallery__thumbs')
    if (current === undefined || row === null || row === undefined) return
    row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 })
  }
}

/** Counted from 0, by the slide's id: `photo-1`. */
function indexOfSlide(slide: Element): number {
  return Number(slide.id.replace('photo-', '')) - 1
}

/** Swiper once it is loaded, the finger is lifted and the strip is at rest; else the strip. */
async function startSlider(
  frame: HTMLElement,
  strip: HTMLElement,
  release: Promise<void>,
  onChange: (index: number) => void,
): Promise<PhotoSlider> {
  try {
    const [{ createPhotoSlider }] = await Promise.all([import('./photo-slider.ts'), release])
    if (isBetweenPhotographs(strip)) await new Promise((resolve) => strip.addEventListener('scrollend', resolve))
    return await createPhotoSlider(frame, strip, onChange)
  } catch {
    return scrolledStrip(strip)
  }
}

function isBetweenPhotographs(strip: HTMLElement): boolean {
  return 'onscrollend' in strip && Math.abs(strip.scrollLeft / strip.clientWidth - scrolledIndex(strip)) > 0.01
}

function scrolledIndex(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/** What the platform alone can do. */
function scrolledStrip(strip: HTMLElement): PhotoSlider {
  return {
    index: () => scrolledIndex(strip),
    show(index) {
      strip.scrollTo({ left: cyclicIndex(index, strip.children.length) * strip.clientWidth })
    },
  }
}
