/** A video that is fetched when it is played: a file by the browser, one of a service in a frame behind a press. */
import { icon } from '#components/art/art.ts'
import { videoSource } from '#domain/car/viewer/video-source.ts'
import { drawing, element } from '../../elements/draw-element.ts'

/** `poster`: the picture in its place until it is played. */
export function createVideo(url: string, title: string, poster: string | null): HTMLElement {
  const source = videoSource(url)
  const picture = poster === null || poster === '' ? null : poster
  if (source.kind === 'file') {
    return element('video', {
      class: 'video',
      src: url,
      controls: '',
      preload: 'none',
      playsinline: '',
      'aria-label': title,
      ...(picture !== null && { poster: picture }),
    })
  }
  const button = element('button', { class: 'video video--waiting', type: 'button' })
  if (picture !== null) button.append(element('img', { src: picture, alt: '' }))
  const label = `Play on ${source.name}`
  button.append(element('span', { class: 'video__press' }, drawing(icon('play'), 'icon'), label))
  button.setAttribute('aria-label', `${label}: ${title}`)
  button.onclick = () => {
    const frame = element('iframe', {
      class: 'video',
      src: source.embedUrl,
      title,
      allow: 'autoplay; encrypted-media; picture-in-picture',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    button.replaceWith(frame)
    frame.focus()
  }
  return button
}
