/** How a video's address is played: as a file, or in the frame of a service that sets no cookie before it is played. */

export type VideoService = 'youtube' | 'vimeo'
export type VideoSource =
  | { readonly kind: 'file' }
  | { readonly kind: 'service'; readonly service: VideoService; readonly name: string; readonly embedUrl: string }

/** Where the frames of a service come from: pages must allow it. */
export const VIDEO_ORIGINS: Readonly<Record<VideoService, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/(\w+))?(?![\w])/

export function videoSource(url: string): VideoSource {
  const youtube = YOUTUBE.exec(url)?.[1]
  if (youtube !== undefined) {
    const embedUrl = `${VIDEO_ORIGINS.youtube}/embed/${youtube}?autoplay=1&rel=0`
    return { kind: 'service', service: 'youtube', name: 'YouTube', embedUrl }
  }
  const vimeo = VIMEO.exec(url)
  if (vimeo === null) return { kind: 'file' }
  // The second part opens a video that is not listed.
  const secret = vimeo[2] === undefined ? '' : `&h=${vimeo[2]}`
  const embedUrl = `${VIDEO_ORIGINS.vimeo}/video/${vimeo[1]}?autoplay=1&dnt=1${secret}`
  return { kind: 'service', service: 'vimeo', name: 'Vimeo', embedUrl }
}
