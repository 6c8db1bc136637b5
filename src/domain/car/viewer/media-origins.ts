/** What the pages of a car must be allowed to fetch and frame, beyond photographs and files of videos. */
import type { Car } from '../car.ts'
import { VIDEO_ORIGINS, videoSource } from './video-source.ts'

export interface MediaOrigins {
  /** Frames of services of videos. */
  readonly frames: readonly string[]
  readonly hasPanorama: boolean
  /** Of panoramas, which are fetched by scripts; none for one of the site's own. */
  readonly panoramas: readonly string[]
}

/** `null` for a car that has neither, as most. */
export function mediaOrigins({ videoUrl, viewing }: Pick<Car, 'videoUrl' | 'viewing'>): MediaOrigins | null {
  const videos = [...(videoUrl === null ? [] : [videoUrl]), ...(viewing?.walkaroundVideoUrls ?? [])].map(videoSource)
  const frames = videos.flatMap((video) => (video.kind === 'service' ? [VIDEO_ORIGINS[video.service]] : []))
  const panorama = viewing?.spinInteriorImageUrl ?? null
  if (frames.length === 0 && panorama === null) return null
  const panoramas = panorama === null || panorama.startsWith('/') ? [] : [new URL(panorama).origin]
  return { frames: [...new Set(frames)], hasPanorama: panorama !== null, panoramas }
}

/** Those of all cars together. */
export function mediaOriginsOfAll(all: Iterable<MediaOrigins | null>): MediaOrigins {
  const frames = new Set<string>()
  const panoramas = new Set<string>()
  let hasPanorama = false
  for (const origins of all) {
    if (origins === null) continue
    hasPanorama ||= origins.hasPanorama
    for (const origin of origins.frames) frames.add(origin)
    for (const origin of origins.panoramas) panoramas.add(origin)
  }
  return { frames: [...frames].sort(), hasPanorama, panoramas: [...panoramas].sort() }
}
