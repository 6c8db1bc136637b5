/** A video that is fetched when it is played: a file by the browser, one of a service in a frame behind a press. */
import { icon } from '#components/art/art.ts'
import { videoSource } from '#domain/car/viewer/video-source.ts'
import { drawing, element } from '../../elements/draw-element.ts'

/** A video to be played by a press; `poster`: the picture in its place until then. */
export function createVideo(url: string, title: string, poster: string | null): HTMLElement {
  const source = videoSource(url)
  if (source.kind === 'file') return playedVideo(url, title, poster)
  const button = element('button', { class: 'video video--waiting', type: 'button' })
  if (poster !== null && poster !== '') button.append(element('img', { src: poster, alt: '' }))
  const label = `Play on ${source.name}`
  button.append(element('span', { class: 'video__press' }, drawing(icon('play'), 'icon'), label))
  button.setAttribute('aria-label', `${label}: ${title}`)
  button.onclick = () => {
    const frame = playedVideo(url, title, poster)
    button.replaceWith(frame)
    frame.focus()
  }
  return button
}

/** A video after its press: the file, or the frame of its service. */
export function playedVideo(url: string, title: string, poster: string | null): HTMLElement {
  const source = videoSource(url)
  if (source.kind === 'service') {
    return element('iframe', {
      class: 'video',
      src: source.embedUrl,
      title,
      allow: 'autoplay; encrypted-media; picture-in-picture',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
  }
  return element('video', {
    class: 'video',
    src: url,
    controls: '',
    preload: 'none',
    playsinline: '',
    'aria-label': title,
    ...(poster !== null && poster !== '' && { poster }),
  })
}
