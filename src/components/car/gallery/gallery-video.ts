/** The video among the photographs, in the place of its link while it is played. Loaded with its sheet at the press. */
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { playedVideo } from '../viewer/video-player.ts'
import sheetUrl from '../viewer/viewer.css?url'

/** Returns what ends it: the link is there again. */
export async function playInPlace(link: HTMLAnchorElement): Promise<() => void> {
  await loadStyleSheet(sheetUrl)
  const video = playedVideo(
    link.href,
    link.getAttribute('aria-label') ?? '',
    link.querySelector('img')?.currentSrc ?? null,
  )
  // Its controls are dragged, too.
  video.classList.add('swiper-no-swiping')
  link.replaceWith(video)
  video.focus()
  // A browser may want a press on its own controls.
  if (video instanceof HTMLVideoElement) video.play().catch(() => {})
  return () => video.replaceWith(link)
}
